public import AnimationModel

/// Animations that take over from each other: the first begins at time 0, each further one when it
/// interrupts the one before.
///
///     let interruption = Interruption(
///       [NamedAnimation("there", .bouncy), NamedAnimation("back", .smooth)], at: [0.2])
///     let recording = try interruption.record(framesPerSecond: 60)
///
/// On a frame clock an interruption happens in the first frame at or after its time.
public struct Interruption: Hashable, Sendable {
  /// An animation, when it takes over, and where it is heading.
  public struct Step: Hashable, Sendable {
    /// The animation.
    public var animation: NamedAnimation

    /// Seconds since the start.
    public var time: Double

    /// The value it heads for.
    public var target: Double
  }

  /// The value at rest before anything happens.
  public var start: Double

  /// The steps, in order.
  public var steps: [Step]

  /// The rule at each interruption, whatever the new animation wants; nil to let it decide, as SwiftUI does.
  ///
  /// Animations that do not merge, forced to, begin anew from where the value is.
  public var rule: Retargeting?

  /// Seconds to follow the motion; nil to follow it to its end.
  ///
  /// Without it endless motion is followed for three cycles, or for ten seconds after the last
  /// interruption if it has none.
  public var span: Double?

  /// The most animations that may take over from each other.
  public static let mostSteps = 10_000

  /// The most interruptions of which a recording shows what the interrupted animations would have done: more
  /// could not be distinguished.
  public static let mostGhosts = 32

  /// Makes an interruption.
  ///
  /// - Parameters:
  ///   - animations: The animations, at least one.
  ///   - times: When each but the first takes over, in seconds: not negative, not decreasing.
  ///   - start: The value at rest before anything happens.
  ///   - targets: The value each heads for; without them 1 and 0 in turn.
  ///   - rule: The rule for each interruption; nil to let the new animation decide.
  ///   - span: Seconds to follow the motion; not negative.
  public init(
    _ animations: [NamedAnimation],
    at times: [Double],
    from start: Double = 0,
    to targets: [Double]? = nil,
    rule: Retargeting? = nil,
    span: Double? = nil
  ) {
    precondition(!animations.isEmpty, "there is an animation")
    precondition(times.count == animations.count - 1, "every animation but the first has a time")
    precondition(
      targets.map { $0.count == animations.count } ?? true, "every animation has a target")
    precondition(
      zip([0] + times, times).allSatisfy { $0 <= $1 }, "times are in order and not negative")
    self.start = start
    self.rule = rule
    self.span = span
    let times = [0] + times
    steps = animations.indices.map { index in
      Step(
        animation: animations[index],
        time: times[index],
        target: targets?[index] ?? (index.isMultiple(of: 2) ? 1 : 0))
    }
  }

  /// The largest distance between two values of the plan: what jumps are measured by.
  public var travel: Double {
    let values = [start] + steps.map(\.target)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
