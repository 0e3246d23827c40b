internal import AnimationModel

/// A view over a whole run, or an attribute of a script: what plays its modifiers and its transition while it is there.
struct ViewRecord {
  /// A moving modifier.
  struct Modifier {
    let name: String
    let joinedParts: Int
    let continuesPrevious: Bool

    /// The key that it shares with the modifiers of views that take each other's place.
    let match: ViewKey?
    var player: AttributePlayer?

    /// How often something without numbers, such as a color, has changed.
    var hiddenChanges = 0
    var hiddenKey: ViewKey?

    /// Whether what is read was made anew from frame to frame.
    var isMadeAnew = false

    /// When it was another one at once.
    var lastJump: Double?
    var hidden: MovingModifier.Hidden?

    /// The numbers at first, and which of them have changed since.
    var first: [MovingModifier.Component] = []
    var moves: [Bool] = []

    /// Whether each of its components was given at some time, and the reason why it was not at another one.
    var isGiven: [Bool] = []
    var gaps: [ViewUnknown?] = []

    /// Whether the numbers that usually have one row have differed.
    var differs = false

    /// Whether it is what a text reads.
    var isCount = false

    /// The content of the text at first, and whether it has been anything but a whole number.
    var firstText: String?
    var hasWords = false

    /// Whether it was not known at some time what is read, so that there are no rows.
    var isUnread = false

    /// Why it is left out, if it is.
    var unknown: ViewUnknown?
  }

  /// Whether the view is there.
  enum Stage {
    case absent
    case present
    /// It has gone from the tree, and its transition still plays.
    case leaving
  }

  /// The record of an earlier player.
  enum Past {
    case life(PlayedLife)

    /// A transition did nothing, up to a row.
    case rest(RestingTransition, end: Int)
  }

  let identity: ViewIdentity
  let name: ViewName
  let source: SourceOffset

  /// The surroundings that modifiers around it set.
  var environment: ViewEnvironment?
  var stage = Stage.absent
  var modifiers: [Modifier]

  /// The player of its coming and going, once there is any, and the transition at rest until then.
  var transition: ViewPlayer?
  var rest: RestingTransition?
  var shownTransition: ViewTransition?

  /// Whether what an animatable view makes of its numbers was moving when it was looked at last.
  var animatableWasMoving = false

  /// Since when that is there, in seconds.
  var transitionBegin = 0.0

  /// Whether a transition has moved it.
  var movedByTransition = false

  /// Whether a list has brought or taken it in an animation.
  var isMovedByList = false

  /// The numbers of its transitions that were moved: one half of an asymmetric transition moves its own alone.
  var movedComponents: Set<ViewComponent> = []

  /// The size that was taken where its own is not known and a transition moved it by that; nil if none did.
  var assumedSize: ViewSize?

  /// The records of earlier players.
  var past: [Past] = []

  /// The views that are gone when this one is: those inside of it, by their indices among the records.
  var leavesWith: [Int] = []

  init(_ node: ViewNode) {
    identity = node.identity
    name = node.name
    source = node.source
    environment = node.environment
    modifiers = []
  }

  /// Gives up what plays its coming and going, before a row.
  mutating func retireTransition(before row: Int) {
    if let rest { past.append(.rest(rest, end: row)) }
    if let transition { past += transition.lives.map { .life($0) } }
    rest = nil
    transition = nil
  }

  /// Whether it is an animatable view or modifier whose numbers move, or have just come to rest.
  var isMovingAnimatable: Bool {
    guard stage == .present, !modifiers.isEmpty, modifiers[0].name.isEmpty, !modifiers[0].isCount,
      let player = modifiers[0].player
    else { return false }
    return player.isAnimating || animatableWasMoving || player.hasJumped
  }
}

extension ViewRecord {
  /// Returns the names that follow the view's name in the rows of its transition.
  ///
  /// - Parameters:
  ///   - kindNames: The names of its kinds of change.
  ///   - showsConstants: Whether numbers that never move have rows too.
  func transitionRows(
    in kindNames: [TransitionPart.Kind: String], showsConstants: Bool
  ) -> [String] {
    guard let shownTransition else { return [] }
    let tracks = shownTransition.transition.tracks
    return ViewComponent.components(of: tracks, in: shownTransition.size).filter {
      showsConstants || movedComponents.contains($0)
    }.map { $0.name(in: kindNames) }
  }

  /// Notes which numbers a transition moves on the way from or to one of its phases.
  mutating func noteMoved(_ phase: TransitionPhase) {
    guard let shownTransition else { return }
    let (tracks, size) = (shownTransition.transition.tracks, shownTransition.size)
    for component in ViewComponent.components(of: tracks, in: size) {
      func moves(_ track: TransitionTrack) -> Bool {
        Set(track.numbers(between: phase, size).map { $0[component.axis] }).count > 1
      }
      let own = tracks.filter { $0.kind == component.kind }
      if own.isEmpty || own.contains(where: moves) { movedComponents.insert(component) }
    }
  }
}

extension ViewRecord.Modifier {
  init(_ modifier: MovingModifier) {
    name = modifier.name
    joinedParts = modifier.joinedParts
    continuesPrevious = modifier.continuesPrevious
    match = modifier.match
  }

  /// Notes a value, to know in the end what has moved.
  mutating func note(_ value: MovingModifier.Value) {
    switch value {
    case .hidden(_, .unread): isUnread = true
    case .hidden(_, .unnumberedColor):
      // From numbers to none there is no way that is known.
      if !first.isEmpty, !isUnread { hiddenChanges += 1 }
      isUnread = true
    case .hidden: break
    case .unknown(let unknown): self.unknown = self.unknown ?? unknown
    case .read(let text, let transition):
      isCount = true
      if text.number == nil { hasWords = true }
      firstText = firstText ?? text.text
      note([
        .init("", Double(text.number ?? 0)), .init(nil, text.text == firstText ? 0 : 1),
      ])
      // The name of the progress is known with the first transition that has one.
      if transition.isAnimated, first[1].part == nil {
        first[1].part = String(transition.rowName(of: "").dropFirst())
      }
    case .numbers(let components):
      if hidden == .unnumberedColor { hiddenChanges += 1 }
      note(components)
      let joined = components.prefix(joinedParts)
      if let value = joined.first?.value, joined.contains(where: { $0.value != value }) {
        differs = true
      }
    }
  }

  private mutating func note(_ components: [MovingModifier.Component]) {
    if first.isEmpty {
      first = components
      moves = components.map { _ in false }
      isGiven = components.map { $0.gap == nil }
      gaps = components.map(\.gap)
    } else if first.count == components.count {
      for (index, component) in components.enumerated() {
        if component.value != first[index].value { moves[index] = true }
        if component.gap == nil { isGiven[index] = true }
        gaps[index] = gaps[index] ?? component.gap
      }
    }
  }

  /// Whether it has no numbers, and nothing without numbers either.
  var isBlank: Bool {
    hidden == nil && unknown == nil && !isCount
      && !zip(first, isGiven).contains { $0.part != nil && $1 }
  }

  /// The numbers that were given at times alone, by the ends of their rows.
  var interrupted: [(part: String, gap: ViewUnknown)] {
    zip(first, zip(isGiven, gaps)).compactMap { component, state in
      guard let part = component.part, let gap = state.1, state.0 else { return nil }
      return (part, gap)
    }
  }

  /// Returns the names that follow the modifier's name in the rows of each number; nil for a number without rows.
  ///
  /// - Parameter showsConstants: Whether numbers that never move have rows too.
  func parts(showsConstants: Bool) -> [String?] {
    guard unknown == nil, !isUnread else { return first.map { _ in nil } }
    let isJoined = joinedParts > 1 && !differs
    return first.enumerated().map { index, component in
      guard let part = component.part, moves[index] || showsConstants, gaps[index] == nil else {
        return nil
      }
      if isCount, hasWords, index == 0 { return nil }
      guard isJoined, index < joinedParts else { return part }
      return index == 0 ? "" : nil
    }
  }

  /// Whether a value is another text than the one that is read.
  func readsAnew(_ value: MovingModifier.Value) -> Bool {
    guard case .hidden(let key, let hidden) = value, hidden.isRead, let hiddenKey else {
      return false
    }
    return hiddenKey != key
  }

  /// Notes that it is another one at once; a shape that is so again and again seems to move.
  mutating func noteJump(at time: Double) {
    if hidden == .shape, let lastJump, time - lastJump < Self.longestFrame { isMadeAnew = true }
    lastJump = time
  }

  /// Pictures that follow each other faster than ten in a second seem to move.
  private static let longestFrame = 0.1

  /// The value for a player, which counts the changes of what has no numbers.
  mutating func attributeValue(_ value: MovingModifier.Value) -> AttributeValue? {
    switch value {
    case .numbers(let components): return components.isEmpty ? nil : components.attributeValue
    case .hidden(let key, let hidden):
      if let hiddenKey, hiddenKey != key, !hidden.isRead { hiddenChanges += 1 }
      hiddenKey = key
      self.hidden = hidden
      guard hidden.isAwaited else { return nil }
      return .number(Double(hiddenChanges) * MovingModifier.hiddenTravel)
    case .read(let text, _): return .read(text)
    case .unknown: return nil
    }
  }
}
