internal import AnimationModel
public import MotionRecording

/// An animation that a recorded motion may be.
public struct FitCandidate: Hashable, Sendable {
  /// The verdict on a candidate in comparison with the others.
  public enum Verdict: String, Hashable, Sendable {
    /// The candidate that is chosen.
    case best
    /// A candidate that cannot be told from the best: behind by less than 6.
    case tied
    /// A candidate that is possible: behind by less than 10.
    case possible
    /// A candidate that is refuted.
    case no
  }

  /// The number of rows at rest that count as informative beside those that move.
  static let restingRows = 4.0

  /// A number of a candidate for which there is an interval.
  public enum Figure: String, Hashable, Sendable, CaseIterable {
    /// The duration, in seconds.
    case duration
    /// The bounce of a spring.
    case bounce
    /// The velocity at the start, in travels per second.
    case initialVelocity
    /// The time at which the animation begins, in seconds on the recording's clock.
    case start
    /// The value before the animation.
    case from
    /// The target.
    case to
  }

  /// The kind of animation.
  public let family: MotionFamily

  /// The duration in seconds; of a spring the perceptual one.
  public let duration: Double

  /// The bounce; nil for a candidate that is not a spring.
  public let bounce: Double?

  /// The velocity at the start, in travels per second; nil for a candidate that is not a spring.
  public let initialVelocity: Double?

  /// The control points x₁, y₁, x₂ and y₂ of a Bézier without a name; empty for others.
  public let points: [Double]

  /// The time at which the animation begins, in seconds on the recording's clock.
  public private(set) var start: Double

  /// The time from the change to the start, in seconds, where the time of the change is known; 0 otherwise.
  public let delay: Double

  /// The time by which a display shows the animation ahead of its course, in seconds: for a spring in steps half a
  /// step, on average.
  public var lead: Double {
    family == .spring(.swiftui) ? 0.5 / FluidSpringSteps.perSecond : 0
  }

  /// The repetition; nil for an animation that is played once.
  public internal(set) var repetition: Repetition?

  /// The value before the animation.
  public let from: Double

  /// The target.
  public let to: Double

  /// The root mean square of the residuals at the rows that are used, in value units.
  public private(set) var rms: Double

  /// The largest magnitude of the residuals at these rows, in value units.
  public private(set) var largest: Double

  /// The sum of the squared residuals in units of the noise, plus k·ln m for k free numbers and m rows: less is
  /// better.
  public let score: Double

  /// The sum of squares before numbers were rounded, the least that was found.
  public let unroundedSquares: Double

  /// The score less that of the chosen candidate; below 0 where one with fewer numbers was chosen.
  public internal(set) var behind = 0.0

  /// The verdict in comparison with the other candidates.
  public internal(set) var verdict = Verdict.no

  /// Whether it goes on where the recording is at rest, so that it is not what was recorded.
  public internal(set) var goesOnAtRest = false

  /// Whether what it leaves over is little, or noise.
  var isAccepted = false

  /// The intervals of the chosen candidate's numbers; empty where they were not asked for or nothing fits.
  public internal(set) var intervals: [Figure: ClosedRange<Double>] = [:]

  /// Returns the value of a figure.
  public func value(of figure: Figure) -> Double? {
    switch figure {
    case .duration: duration
    case .bounce: bounce
    case .initialVelocity: initialVelocity
    case .start: start
    case .from: from
    case .to: to
    }
  }

  /// Widens intervals, which are around the fitted numbers, to include the rounder numbers that replaced these.
  mutating func widenIntervals() {
    for (figure, interval) in intervals {
      guard let value = value(of: figure) else { continue }
      intervals[figure] = min(interval.lowerBound, value)...max(interval.upperBound, value)
    }
  }

  /// The subject that moves, as it is written and played.
  ///
  /// A delay comes before the first cycle, not before each.
  ///
  /// An overdamped closed form is a `Spring`, because `.interpolatingSpring` plays at most critical damping. Only
  /// an `.interpolatingSpring` has a velocity at the start.
  public var subject: Subject {
    switch family {
    case .spring(.swiftui):
      return .animation(delayed(.spring(duration: duration, bounce: bounce ?? 0)))
    case .spring(.exact):
      let bounce = bounce ?? 0
      if bounce < 0 { return .spring(Spring(duration: duration, bounce: bounce)) }
      return .animation(
        delayed(
          .interpolatingSpring(
            duration: duration, bounce: bounce, initialVelocity: initialVelocity ?? 0)))
    case .curve(let named):
      return .animation(delayed(.timingCurve(named.curve, duration: duration)))
    case .bezier:
      return .animation(
        delayed(.timingCurve(points[0], points[1], points[2], points[3], duration: duration)))
    }
  }

  /// Whether another candidate has the same curve and duration, whatever its name is.
  func isSame(as other: FitCandidate) -> Bool {
    guard let points = curvePoints, points == other.curvePoints else { return false }
    return duration == other.duration && delay == other.delay
  }

  private var curvePoints: [Double]? {
    switch family {
    case .spring: nil
    case .curve(let named): named.points
    case .bezier: points
    }
  }

  private func delayed(_ animation: Animation) -> Animation {
    let played =
      if let repetition {
        if let count = repetition.count {
          animation.repeatCount(count, autoreverses: repetition.autoreverses)
        } else {
          animation.repeatForever(autoreverses: repetition.autoreverses)
        }
      } else {
        animation
      }
    return delay > 0 ? played.delay(delay) : played
  }

  /// Returns the candidate played several times.
  ///
  /// - Parameters:
  ///   - repetition: The repetition.
  ///   - shift: The time by which it begins later, in seconds.
  ///   - left: The residuals of the repeated candidate at the rows that are used.
  func repeated(_ repetition: Repetition, later shift: Double, _ left: [Double]) -> FitCandidate {
    var candidate = self
    candidate.repetition = repetition
    candidate.start += shift
    (candidate.rms, candidate.largest) = Self.sizes(of: left)
    return candidate
  }

  /// The root mean square and the largest magnitude of residuals.
  private static func sizes(of left: [Double]) -> (rms: Double, largest: Double) {
    let squares = left.reduce(0) { $0 + $1 * $1 }
    return (
      left.isEmpty ? 0 : (squares / Double(left.count)).squareRoot(),
      left.map(\.magnitude).max() ?? 0
    )
  }

  /// A velocity without the last digits, which come from a quotient and which nobody can measure.
  private static func plain(_ velocity: Double) -> Double {
    let scale = 1e9
    let rounded = (velocity * scale).rounded() / scale
    return rounded.isFinite ? rounded : velocity
  }

  init(
    _ solution: FamilySolution, delay: Double, used: [Double], unrounded: Double, score: Double
  ) {
    let parameters = solution.parameters
    family = solution.family
    duration = parameters.duration
    bounce = solution.family.isSpring ? parameters.bounce : nil
    let delta = solution.ends.delta
    initialVelocity =
      solution.family.isSpring ? (delta == 0 ? 0 : Self.plain(solution.ends.velocity / delta)) : nil
    points = parameters.points
    start = parameters.start
    self.delay = delay
    from = solution.ends.from
    to = solution.ends.to
    (rms, largest) = Self.sizes(of: used)
    unroundedSquares = unrounded
    self.score = score
  }
}
