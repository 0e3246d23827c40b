internal import MotionRecording

/// Plays sequences at the same rows, one after the other.
///
/// A search changes one number after the other. What the motions before that number's show is the same as in the
/// play before, so that a sequence is played from the first motion on that differs.
struct SequenceRows {
  /// The times of the rows, in order, in seconds.
  let times: [Double]

  /// Seconds between rows.
  let step: Double

  private var last: SequenceCourse?

  /// The values that the last sequence shows.
  private var shown: [Double] = []

  /// The animator that ran before each motion that has begun, and the first row at which the motion shows.
  private var beginnings: [(animator: Animator<Double>, row: Int)] = []

  init(times: [Double], step: Double) {
    self.times = times
    self.step = step
  }

  /// The values of a sequence at the rows.
  ///
  /// A motion takes over what the one before it showed at the last of the rows before it.
  mutating func values(of course: SequenceCourse) -> [Double] {
    let resumed = takeLast(before: course)
    var animator = resumed?.animator ?? newAnimator(course)
    var next = course.motions[beginnings.count...]
    for row in (resumed?.row ?? 0)..<times.count {
      while let motion = next.first, motion.parameters.start <= times[row] {
        beginnings.append((animator, row))
        animator.change(
          to: motion.to, AnimatedChange(animation: motion.animation), at: motion.parameters.start)
        next = next.dropFirst()
      }
      animator.update(to: times[row])
      shown.append(animator.shown)
    }
    last = course
    return shown
  }

  private func newAnimator(_ course: SequenceCourse) -> Animator<Double> {
    var animator = Animator(course.from, clock: .frames(rate: 1 / step))
    animator.followsVelocity = false
    return animator
  }

  /// Takes the animator that ran before the first motion of a sequence that differs from the last one's.
  ///
  /// All animators and values after it are forgotten.
  ///
  /// - Returns: That, with the row from which on the sequence has to be played; nil for the first.
  private mutating func takeLast(
    before course: SequenceCourse
  ) -> (animator: Animator<Double>, row: Int)? {
    var count = 0
    if let last, last.from == course.from {
      count = zip(last.motions, course.motions).prefix { $0 == $1 }.count
    }
    // A motion may begin earlier than it did, before rows that have been played.
    while count > 0 {
      if count < beginnings.count {
        let row = beginnings[count].row
        let start = course.motions.dropFirst(count).first?.parameters.start ?? .infinity
        if row == 0 || times[row - 1] < start { break }
      }
      count -= 1
    }
    let resumed = count > 0 ? beginnings[count] : nil
    beginnings.removeSubrange(count...)
    shown.removeSubrange((resumed?.row ?? 0)...)
    return resumed
  }
}

extension SequenceCourse {
  /// The values at some times, in order.
  ///
  /// - Parameters:
  ///   - times: Seconds.
  ///   - step: Seconds between rows.
  func values(at times: [Double], step: Double) -> [Double] {
    var rows = SequenceRows(times: times, step: step)
    return rows.values(of: self)
  }

  /// The value at a time, and its velocity in value units per second, of what runs then.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - rows: The times of the rows, at which it is shown before.
  ///   - step: Seconds between rows.
  func state(
    at time: Double, rows: [Double], step: Double
  ) -> (value: Double, velocity: Double) {
    let near = [time - step / 4, time, time + step / 4]
    let shown = values(at: rows.prefix { $0 < near[0] } + near, step: step).suffix(3)
    return (
      shown[shown.startIndex + 1],
      (shown[shown.endIndex - 1] - shown[shown.startIndex]) / (step / 2)
    )
  }

  /// Returns the residuals at rows.
  func residuals(at times: [Double], _ values: [Double], step: Double) -> [Double] {
    zip(values, self.values(at: times, step: step)).map { $0 - $1 }
  }
}
