public import AnimationModel

/// Animations that take over from each other: the first one begins at time 0, each further one when it
/// interrupts the previous one.
///
///     let interruption = Interruption(
///       [NamedAnimation("there", .bouncy), NamedAnimation("back", .smooth)], at: [0.2])
///     let recording = try interruption.record(framesPerSecond: 60)
///
/// On a frame clock an interruption happens in the first frame at or after its time.
public struct Interruption: Hashable, Sendable {
  /// An animation, with the time at which it takes over and its target.
  public struct Step: Hashable, Sendable {
    /// The animation.
    public var animation: NamedAnimation

    /// The time at which the animation takes over, in seconds since the start.
    public var time: Double

    /// The value towards which the animation moves.
    public var target: Double
  }

  /// The value at rest before the first animation.
  public var start: Double

  /// The steps, in order.
  public var steps: [Step]

  /// The rule at each interruption, whatever the new animation decides; nil to let it decide, as SwiftUI does.
  ///
  /// Animations that do not merge by themselves begin anew from the current value if the rule is to merge.
  public var rule: Retargeting?

  /// The time for which the motion is followed, in seconds; nil to follow it to its end.
  ///
  /// If it is nil, endless motion is followed for three cycles, or for ten seconds after the last
  /// interruption if it has no cycles.
  public var span: Double?

  /// The largest number of animations that may take over from each other.
  public static let mostSteps = 10_000

  /// The largest number of interruptions for which a recording shows how the interrupted animations would have
  /// continued: more could not be distinguished.
  public static let mostGhosts = 32

  /// Makes an interruption.
  ///
  /// - Parameters:
  ///   - animations: The animations, at least one.
  ///   - times: The times at which all animations but the first take over, in seconds: not negative, not decreasing.
  ///   - start: The value at rest before the first animation.
  ///   - targets: The targets of the animations; nil for 1 and 0 in turn.
  ///   - rule: The rule for each interruption; nil to let the new animation decide.
  ///   - span: The time for which the motion is followed, in seconds; not negative.
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

  /// The largest distance between two values of the plan, in comparison with which jumps are measured.
  public var travel: Double {
    let values = [start] + steps.map(\.target)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
