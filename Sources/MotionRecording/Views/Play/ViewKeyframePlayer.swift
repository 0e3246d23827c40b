internal import AnimationModel

/// A keyframe animator while its views are there.
struct ViewKeyframePlayer {
  var player: KeyframePlayer
  var states: ScenarioStates
  var link: ViewKeyframes

  /// The modifiers that it moves.
  var driven: [ModifierKey] = []

  /// Where it leads them.
  var targets: [ModifierKey: [Double]] = [:]

  private static let trigger = "trigger"
  private static let repeats = "repeats"

  init(_ link: ViewKeyframes, clock: Clock) throws {
    self.link = link
    states = ScenarioStates([Self.trigger: .integer(0), Self.repeats: .boolean(link.repeats)])
    player = try Self.player(link, states, clock)
  }

  private static func player(
    _ link: ViewKeyframes, _ states: ScenarioStates, _ clock: Clock
  ) throws -> KeyframePlayer {
    let animator =
      link.trigger == nil
      ? Scenario.KeyframeAnimator(link.tracks, repeating: { $0[repeats] ?? .boolean(true) })
      : Scenario.KeyframeAnimator(link.tracks, trigger: { $0[trigger] ?? .integer(0) })
    return try KeyframePlayer(animator, states, clock: clock, keepsHistory: false)
  }

  /// Takes what the tree says now.
  ///
  /// - Parameters:
  ///   - new: What the tree says.
  ///   - isStill: Whether nothing begins now, as on a dimmed display.
  ///   - clock: The clock of the run.
  ///   - time: The time, in seconds.
  /// - Returns: Whether it begins, is still or continues.
  mutating func update(
    _ new: ViewKeyframes, isStill: Bool, clock: Clock, at time: Double
  ) throws -> Bool {
    defer { link = new }
    if isStill {
      let wasAnimating = player.isAnimating
      player.end(at: time)
      return wasAnimating
    }
    // What runs goes on by the keyframes with which it began.
    if new.tracks != link.tracks, !player.isAnimating {
      player = try Self.player(new, states, clock)
    }
    if let trigger = new.trigger, let old = link.trigger, trigger.hasChanged(from: old) {
      states[Self.trigger] = .integer(Int(states.number(Self.trigger)) + 1)
    }
    states[Self.repeats] = .boolean(new.repeats)
    return try player.update(states, at: time)
  }

  /// The numbers of the tracks.
  var numbers: [DynamicVector] { player.shown.map(\.value) }
}
