internal import DrawingModel
public import MotionRecording

extension Recording {
  /// The value at each time of a film.
  ///
  /// - Parameter fromRest: Whether the value rests at its start until the motion begins.
  func filmCourse(_ timing: PlayTiming, fromRest: Bool = true) -> FilmCourse {
    let isHeld = if case .frames = clock { true } else { false }
    var course = FilmCourse(
      times: times.map { timing.time(of: $0) }, values: values,
      slopes: velocities.map { $0 * timing.speed }, isHeld: isHeld)
    // A motion that jumps when it begins rests at its start until then.
    if fromRest, let first = values.first, first != start {
      course.times.insert(course.start, at: 0)
      course.values.insert(start, at: 0)
      course.slopes.insert(0, at: 0)
    }
    return course
  }

  /// Returns the motion, a rest, and then another motion, as one motion with the target of the
  /// first.
  ///
  /// - Parameters:
  ///   - back: The motion that follows: a recording on the same clock.
  ///   - time: The time at which the second motion begins, in seconds; not before the end of the
  ///     first.
  public func followed(by back: Recording, at time: Double) -> Recording {
    var whole = self
    let rest = values.last ?? start
    func append(_ time: Double, _ value: Double, _ velocity: Double, _ acceleration: Double) {
      whole.times.append(time)
      whole.values.append(value)
      whole.velocities.append(velocity)
      if !accelerations.isEmpty { whole.accelerations.append(acceleration) }
    }
    // A corner at either end of the rest, so that it is level.
    if let last = times.last, velocities.last != 0, time > last { append(last, rest, 0, 0) }
    if time > (times.last ?? 0) { append(time, rest, 0, 0) }
    for index in back.times.indices {
      append(
        time + back.times[index], back.values[index], back.velocities[index],
        back.accelerations.isEmpty ? 0 : back.accelerations[index])
    }
    whole.events += back.events.map { RecordedEvent(time: $0.time + time, kind: $0.kind) }
    switch back.ending {
    case .finished(let end): whole.ending = .finished(at: time + end)
    case .cutOff(let end): whole.ending = .cutOff(at: time + end)
    case .endless(let end): whole.ending = .endless(until: time + end)
    case .sampled(let end): whole.ending = .sampled(until: time + end)
    }
    return whole
  }
}
