internal import AnimationModel
public import MotionRecording

extension Recording {
  /// Returns the difference of another recording from this one, value by value and velocity by velocity, at
  /// this one's times.
  ///
  /// Where the other recording has no row the cubic between its neighboring rows counts. Times at which it is
  /// not known, or at which a difference is not finite, are left out.
  public func difference(to other: Recording) -> Recording {
    let course = RecordedMotion(other)
    var difference = Recording(name: name, start: 0, target: 0, clock: clock, ending: ending)
    for index in times.indices {
      guard let state = course.state(at: times[index]) else { continue }
      let value = state.value - values[index]
      let velocity = state.velocity - velocities[index]
      guard value.isFinite, velocity.isFinite else { continue }
      difference.times.append(times[index])
      difference.values.append(value)
      difference.velocities.append(velocity)
    }
    return difference
  }
}
