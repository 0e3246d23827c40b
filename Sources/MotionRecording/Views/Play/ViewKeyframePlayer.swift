internal import AnimationModel

/// A keyframe animator while its views are there.
struct ViewKeyframePlayer {
  var player: KeyframePlayer
  var link: ViewKeyframes

  /// The modifiers that it moves.
  var driven: [ModifierKey] = []

  /// The values to which it leads the modifiers.
  var targets: [ModifierKey: [Double]] = [:]

  init(_ link: ViewKeyframes, clock: Clock) {
    self.link = link
    player = Self.player(link, repeats: link.repeats, clock)
  }

  private static func player(
    _ link: ViewKeyframes, repeats: Bool, _ clock: Clock
  ) -> KeyframePlayer {
    KeyframePlayer(
      link.tracks, repeats: link.trigger == nil ? repeats : nil, clock: clock, keepsHistory: false)
  }

  /// Takes what the tree says now.
  ///
  /// - Parameters:
  ///   - new: The keyframes as they are in the tree.
  ///   - isStill: Whether nothing begins now, as on a dimmed display.
  ///   - clock: The clock of the run.
  ///   - time: The time, in seconds.
  ///   - list: The function that lists the tracks for a run that begins at other numbers than the first ones.
  /// - Returns: Whether it begins, is still or continues.
  mutating func update(
    _ new: ViewKeyframes, isStill: Bool, clock: Clock, at time: Double,
    _ list: ([DynamicVector]) throws -> [KeyframedNumbers]
  ) rethrows -> Bool {
    defer { link = new }
    if isStill {
      let wasAnimating = player.isAnimating
      player.end(at: time)
      return wasAnimating
    }
    // A run that is under way goes on by the keyframes with which it began.
    if new.tracks != link.tracks, !player.isAnimating {
      player = Self.player(new, repeats: link.repeats, clock)
    }
    guard let trigger = new.trigger else {
      return player.change(isRepeating: new.repeats, at: time)
    }
    guard let old = link.trigger, trigger.hasChanged(from: old) else { return false }
    // A run that is under way goes on from the numbers that it shows, and has keyframes listed for them.
    let current = player.states(at: time, .shown)?.map(\.value)
    player.begin(try current.map(list) ?? new.tracks, at: time)
    return true
  }

  /// The numbers of the tracks.
  var numbers: [DynamicVector] { player.shown.map(\.value) }
}
