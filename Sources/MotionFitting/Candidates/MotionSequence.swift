internal import AnimationModel
public import MotionRecording

/// Motions one after the other that a recording shows.
public struct MotionSequence: Hashable, Sendable {
  /// The value before the first motion.
  public let from: Double

  /// The motions in their order; `from` of each is the value that is shown when the motion begins.
  public let motions: [FitCandidate]

  /// The root mean square of the residuals at the rows that move, in value units.
  public let rms: Double

  /// The largest magnitude of these residuals, in value units.
  public let largest: Double

  /// The sum of the squared residuals in units of the noise, plus k·ln m for k free numbers and m rows.
  public let score: Double

  /// The number of rows that were looked at.
  public let used: Int

  /// The residuals at the rows, with their times.
  let residuals: [(time: Double, residual: Double)]

  private let course: SequenceCourse

  /// The number of fitted numbers.
  var figures: Int { course.freeCount }

  init(_ course: SequenceCourse, _ observed: ObservedMotion) {
    self.course = course
    let rows = observed.window
    let times = Array(observed.times[rows])
    let left = course.residuals(
      at: times, Array(observed.values[rows]), step: observed.step)
    residuals = Array(zip(times, left))
    let squares = left.reduce(0) { $0 + $1 * $1 }
    from = course.from
    rms = (squares / Double(max(left.count, 1))).squareRoot()
    largest = left.map(\.magnitude).max() ?? 0
    used = left.count
    let size = Double(observed.moving.count) + FitCandidate.restingRows
    let score =
      squares / (observed.noise * observed.noise) + Double(course.freeCount)
      * ElementaryFunctions.logarithm(size)
    self.score = score
    motions = course.motions.indices.map { index in
      let motion = course.motions[index]
      let next = course.motions.dropFirst(index + 1).first?.parameters.start ?? .infinity
      let own = times.indices.filter {
        times[$0] > motion.parameters.start && times[$0] <= next
      }
      let before = SequenceCourse(from: course.from, motions: Array(course.motions[..<index]))
      let begin = before.state(
        at: motion.parameters.start, rows: observed.times, step: observed.step
      ).value
      let solution = FamilySolution(
        family: motion.family, parameters: motion.parameters,
        ends: MotionEnds(from: begin, to: motion.to), squares: squares)
      var candidate = FitCandidate(
        solution, delay: 0, used: own.map { left[$0] }, unrounded: squares, score: score)
      candidate.verdict = .best
      return candidate
    }
  }

  /// Compares everything but the residuals, which follow from the rest.
  public static func == (lhs: MotionSequence, rhs: MotionSequence) -> Bool {
    lhs.from == rhs.from && lhs.motions == rhs.motions && lhs.score == rhs.score
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(motions)
  }

  /// Returns the motion of the sequence for a figure, with a row for each of SwiftUI's steps, and times from the
  /// first motion's start.
  ///
  /// - Parameters:
  ///   - name: The name of the recording.
  ///   - end: The last time, in seconds on the recording's clock.
  public func recording(named name: String, until end: Double) -> Recording {
    let begin = motions[0].start
    let rate = FluidSpringSteps.perSecond
    let count = max(Int((end - begin) * rate), 1)
    let times = (0...count).map { Double($0) / rate }
    let values = course.values(at: times.map { begin + $0 }, step: 1 / rate)
    let velocities = values.indices.map { index in
      (values[min(index + 1, count)] - values[index]) * rate
    }
    return Recording(
      name: name, start: from, target: motions[motions.count - 1].to, clock: .frames(rate: rate),
      times: times, values: values, velocities: velocities,
      ending: .sampled(until: Double(count) / rate))
  }
}
