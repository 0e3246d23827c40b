internal import MotionRecording

/// Plays sequences at the same rows, one after the other.
///
/// A search changes one number after the other. The motions before that number's are the same as in the last
/// play, so that a sequence is played only from the first motion that differs.
struct SequenceRows {
  /// The times of the rows, in order, in seconds.
  let times: [Double]

  /// The interval between rows, in seconds.
  let step: Double

  private var last: SequenceCourse?

  /// The values of the last sequence at the rows.
  private var shown: [Double] = []

  /// The animator that ran before each motion that has begun, and the first row at which that motion shows.
  private var beginnings: [(animator: Animator<Double>, row: Int)] = []

  init(times: [Double], step: Double) {
    self.times = times
    self.step = step
  }

  /// Returns the values of a sequence at the rows.
  ///
  /// A motion takes over the value of the one before it at the last of the rows before it.
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

  /// Returns the animator that ran before the first motion in which a sequence differs from the last one.
  ///
  /// All later animators and values are removed.
  ///
  /// - Returns: The animator, with the row from which on the sequence has to be played; nil for the first
  ///   motion.
  private mutating func takeLast(
    before course: SequenceCourse
  ) -> (animator: Animator<Double>, row: Int)? {
    var count = 0
    if let last, last.from == course.from {
      count = zip(last.motions, course.motions).prefix { $0 == $1 }.count
    }
    // A motion may begin earlier than in the last sequence, before rows that have already been played.
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
  /// Returns the values at some times, in order.
  ///
  /// - Parameters:
  ///   - times: The times, in seconds.
  ///   - step: The interval between rows, in seconds.
  func values(at times: [Double], step: Double) -> [Double] {
    var rows = SequenceRows(times: times, step: step)
    return rows.values(of: self)
  }

  /// Returns the value at a time, and its velocity in value units per second, of the motions that run then.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - rows: The times of the rows at which the sequence is shown before.
  ///   - step: The interval between rows, in seconds.
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
