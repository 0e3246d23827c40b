internal import AnimationModel

/// The player of a keyframe animator while its views are present.
struct ViewKeyframePlayer {
  var player: KeyframePlayer
  var link: ViewKeyframes

  /// The modifiers that the animator moves.
  var driven: [ModifierKey] = []

  /// The final values of the modifiers.
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

  /// Updates the player with the keyframes in the tree.
  ///
  /// - Parameters:
  ///   - new: The keyframes as they are in the tree.
  ///   - isStill: Whether no keyframes may begin, as on a dimmed display.
  ///   - clock: The clock of the run.
  ///   - time: The time, in seconds.
  ///   - list: The function that lists the tracks for a pass that begins at other numbers than the initial ones.
  /// - Returns: Whether the keyframes begin, pause or resume.
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
    // A pass that is running continues with the keyframes with which it began.
    if new.tracks != link.tracks, !player.isAnimating {
      player = Self.player(new, repeats: link.repeats, clock)
    }
    guard let trigger = new.trigger else {
      return player.change(isRepeating: new.repeats, at: time)
    }
    guard let old = link.trigger, trigger.hasChanged(from: old) else { return false }
    // A pass that is running is continued from the numbers that it shows, with keyframes that are listed for them.
    let current = player.states(at: time, .shown)?.map(\.value)
    player.begin(try current.map(list) ?? new.tracks, at: time)
    return true
  }

  /// The numbers of the tracks.
  var numbers: [DynamicVector] { player.shown.map(\.value) }
}
