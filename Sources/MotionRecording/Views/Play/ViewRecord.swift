internal import AnimationModel

/// A view over a whole run, or an attribute of a script, with the players of its modifiers and its transition.
struct ViewRecord {
  /// A moving modifier.
  struct Modifier {
    let name: String
    let joinedParts: Int
    let continuesPrevious: Bool

    /// The key that the modifier shares with those of views that take each other's place; nil if there is none.
    let match: ViewKey?
    var player: AttributePlayer?

    /// The number of changes of a value without numbers, such as a color.
    var hiddenChanges = 0
    var hiddenKey: ViewKey?

    /// Whether the content of the view was made anew from frame to frame.
    var isMadeAnew = false

    /// The time at which the value last changed at once, in seconds.
    var lastJump: Double?
    var hidden: MovingModifier.Hidden?

    /// The numbers at first, and for each of them whether it has changed since.
    var first: [MovingModifier.Component] = []
    var moves: [Bool] = []

    /// For each component whether it was given at some time, and the reason why it was not given at another time.
    var isGiven: [Bool] = []
    var gaps: [ViewUnknown?] = []

    /// Whether the numbers that usually share a row have differed.
    var differs = false

    /// Whether the value is the content of a text.
    var isCount = false

    /// The content of the text at first, and whether it has been anything but a whole number.
    var firstText: String?
    var hasWords = false

    /// Whether the content of the text was unknown at some time, so that there are no rows.
    var isUnread = false

    /// The reason why the modifier is left out; nil if it is not.
    var unknown: ViewUnknown?
  }

  /// The stage of the view's presence.
  enum Stage {
    case absent
    case present
    /// The view has been removed from the tree, and its transition is still playing.
    case leaving
  }

  /// The record of an earlier player.
  enum Past {
    case life(PlayedLife)

    /// A transition that did nothing, up to a row.
    case rest(RestingTransition, end: Int)
  }

  let identity: ViewIdentity
  let name: ViewName
  let source: SourceOffset

  /// The surroundings that modifiers around it set.
  var environment: ViewEnvironment?
  var stage = Stage.absent
  var modifiers: [Modifier]

  /// The player of the transition, once it has moved, and the transition at rest until then.
  var transition: ViewPlayer?
  var rest: RestingTransition?
  var shownTransition: ViewTransition?

  /// Whether the body of an animatable view was moving at the last check.
  var animatableWasMoving = false

  /// The time from which the transition's player is present, in seconds.
  var transitionBegin = 0.0

  /// Whether a transition has moved the view.
  var movedByTransition = false

  /// Whether a list has inserted or removed the view with an animation.
  var isMovedByList = false

  /// The numbers of the transition that have moved: each half of an asymmetric transition moves only its own.
  var movedComponents: Set<ViewComponent> = []

  /// The size that was assumed because the view's own is unknown and a transition moved it by its size; nil if there is
  /// none.
  var assumedSize: ViewSize?

  /// Whether the view came or went without an animation, although it has one itself.
  var missesAnimation = false

  /// The records of earlier players.
  var past: [Past] = []

  /// The indices of the records that are gone when this view is: those of the views inside.
  var leavesWith: [Int] = []

  init(_ node: ViewNode) {
    identity = node.identity
    name = node.name
    source = node.source
    environment = node.environment
    modifiers = []
  }

  /// Gives up the player of the transition, before a row.
  mutating func retireTransition(before row: Int) {
    if let rest { past.append(.rest(rest, end: row)) }
    if let transition { past += transition.lives.map { .life($0) } }
    rest = nil
    transition = nil
  }

  /// Whether the view is an animatable view or modifier whose numbers move, or have just come to rest.
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
  ///   - kindNames: The names of the transition's kinds of change.
  ///   - showsConstants: Whether numbers that never move have rows too.
  func transitionRows(
    in kindNames: [TransitionChange.Kind: String], showsConstants: Bool
  ) -> [String] {
    guard let shownTransition else { return [] }
    let tracks = shownTransition.transition.tracks
    return ViewComponent.components(of: tracks, in: shownTransition.size).filter {
      showsConstants || movedComponents.contains($0)
    }.map { $0.name(in: kindNames) }
  }

  /// Notes the numbers that a transition moves from or to one of its phases.
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

  /// Notes a value, to know at the end which numbers have moved.
  mutating func note(_ value: MovingModifier.Value) {
    switch value {
    case .hidden(_, .unread): isUnread = true
    case .hidden(_, .unnumberedColor):
      // The way from numbers to a value without numbers is not known.
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
      // The name of the progress is that of the first transition that is animated.
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

  /// Whether the modifier never had numbers, nor any other value.
  var isBlank: Bool {
    hidden == nil && unknown == nil && !isCount
      && !zip(first, isGiven).contains { $0.part != nil && $1 }
  }

  /// The numbers that were given only at some times, by the ends of the names of their rows.
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

  /// Whether a value differs from the current content of a text or image.
  func readsAnew(_ value: MovingModifier.Value) -> Bool {
    guard case .hidden(let key, let hidden) = value, hidden.isRead, let hiddenKey else {
      return false
    }
    return hiddenKey != key
  }

  /// Notes a change at once; a shape that changes at once again and again seems to move.
  mutating func noteJump(at time: Double) {
    if hidden == .shape, let lastJump, time - lastJump < Self.longestFrame { isMadeAnew = true }
    lastJump = time
  }

  /// The longest time between two pictures that seem to move, in seconds.
  private static let longestFrame = 0.1

  /// Returns the value for a player; for values without numbers it counts their changes.
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
