internal import AnimationModel
public import MotionRecording

/// An animation that a recorded motion may be.
public struct FitCandidate: Hashable, Sendable {
  /// How it compares with the others.
  public enum Verdict: String, Hashable, Sendable {
    /// The one that is chosen.
    case best
    /// Not to be told from it: behind by less than 6.
    case tied
    /// Behind by less than 10.
    case possible
    /// Not it.
    case no
  }

  /// Rows at rest that count as informative beside those that move.
  static let restingRows = 4.0

  /// A number of a candidate for which there is an interval.
  public enum Figure: String, Hashable, Sendable, CaseIterable {
    /// The duration, in seconds.
    case duration
    /// The bounce of a spring.
    case bounce
    /// Velocity at the start, in travels per second.
    case initialVelocity
    /// When it begins, in seconds on the recording's clock.
    case start
    /// The value before it.
    case from
    /// The value that it heads for.
    case to
  }

  /// The kind of animation.
  public let family: MotionFamily

  /// The duration in seconds: of a spring the perceptual one.
  public let duration: Double

  /// The bounce; nil for what is no spring.
  public let bounce: Double?

  /// Velocity at the start, in travels per second; nil for what is no spring.
  public let initialVelocity: Double?

  /// x₁, y₁, x₂ and y₂ of a Bézier without a name; empty for others.
  public let points: [Double]

  /// When it begins, in seconds on the recording's clock.
  public let start: Double

  /// Seconds from the change to the start, where the time of the change is known; 0 otherwise.
  public let delay: Double

  /// By how many seconds a display shows it ahead of its course: a spring in steps by half of one, in the mean.
  public var lead: Double {
    family == .spring(.swiftui) ? 0.5 / FluidSpringSteps.perSecond : 0
  }

  /// How often it is played; nil for once.
  public let repetition: Repetition?

  /// The value before it.
  public let from: Double

  /// The value that it heads for.
  public let to: Double

  /// The root mean square of what is left over at the rows that are used, in value units.
  public let rms: Double

  /// The largest of it.
  public let largest: Double

  /// The residuals in units of the noise, squared and added up, plus k·ln m for k free numbers and m rows: less is
  /// better.
  public let score: Double

  /// The sum of squares before numbers were rounded: the least that was found.
  public let unroundedSquares: Double

  /// The score less that of the chosen one; below 0 where one with fewer numbers was chosen.
  public internal(set) var behind = 0.0

  /// How it compares.
  public internal(set) var verdict = Verdict.no

  /// Whether what it leaves over is little, or noise.
  var isAccepted = false

  /// Between what the numbers of the chosen one lie; empty where that was not asked for or nothing fits.
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

  /// Widens intervals, which lie around what was fitted, to the rounder numbers that took its place.
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
  /// A closed form that is overdamped is a `Spring`, because `.interpolatingSpring` plays no more than critical
  /// damping. A velocity at the start is part of an `.interpolatingSpring` and of nothing else.
  public var subject: Subject {
    let once = family.animation(parameters, velocity: initialVelocity ?? 0)
    guard let once else { return .spring(Spring(duration: duration, bounce: bounce ?? 0)) }
    let played = repetition?.repeating(once) ?? once
    return .animation(delay > 0 ? played.delay(delay) : played)
  }

  /// The numbers that bend it.
  var parameters: MotionParameters {
    MotionParameters(start: start, duration: duration, bounce: bounce ?? 0, points: points)
  }

  /// Whether another one is the same curve and takes as long, whatever it is called.
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

  /// The root mean square and the largest of what is left over.
  private static func sizes(of left: [Double]) -> (rms: Double, largest: Double) {
    let squares = left.reduce(0) { $0 + $1 * $1 }
    return (
      left.isEmpty ? 0 : (squares / Double(left.count)).squareRoot(),
      left.map(\.magnitude).max() ?? 0
    )
  }

  /// A velocity without the last digits, which a quotient has and nobody can measure.
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
    let velocity = delta == 0 ? 0 : Self.plain(solution.ends.velocity / delta)
    initialVelocity = solution.family.isSpring ? solution.cycles?.velocity ?? velocity : nil
    repetition = solution.cycles?.repetition
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
