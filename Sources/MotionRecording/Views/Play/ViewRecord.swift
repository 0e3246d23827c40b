internal import AnimationModel

/// A view over a whole run: what plays its modifiers and its transition while it is there.
struct ViewRecord {
  /// A moving modifier.
  struct Modifier {
    let name: String
    let joinedParts: Int
    let continuesPrevious: Bool
    var player: AttributePlayer?

    /// How often something without numbers, such as a color, has changed.
    var hiddenChanges = 0
    var hiddenKey: ViewKey?
    var hidden: MovingModifier.Hidden?

    /// The numbers at first, and which of them have changed since.
    var first: [MovingModifier.Component] = []
    var moves: [Bool] = []

    /// Which of them were given at some time, and why they were not at another one.
    var isGiven: [Bool] = []
    var gaps: [ViewUnknown?] = []

    /// Whether the numbers that usually have one row have differed.
    var differs = false

    /// Whether it is a number that is read.
    var isCount = false

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

  /// What an earlier player did.
  enum Past {
    case life(PlayedLife)

    /// A transition did nothing, up to a row.
    case rest(RestingTransition, end: Int)
  }

  let identity: ViewIdentity
  let name: ViewName
  let source: SourceOffset
  var stage = Stage.absent
  var modifiers: [Modifier]

  /// What plays its coming and going, once there is any, and what would until then.
  var transition: ViewPlayer?
  var rest: RestingTransition?
  var shownTransition: ViewTransition?

  /// Whether what an animatable view makes of its numbers was moving when it was looked at last.
  var animatableWasMoving = false

  /// Since when that is there, in seconds.
  var transitionBegin = 0.0

  /// Whether a transition has moved it.
  var movedByTransition = false
  var usedAssumedSize = false

  /// What earlier players did.
  var past: [Past] = []

  /// The views that are gone when this one is: those inside of it, by their indices among the records.
  var leavesWith: [Int] = []

  init(_ node: ViewNode) {
    identity = node.identity
    name = node.name
    source = node.source
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

  /// Takes away what has happened, and adds who listens for it.
  mutating func takeListeners(_ listeners: inout [AnimationListener]) {
    for ordinal in modifiers.indices {
      listeners += modifiers[ordinal].player?.takeListeners() ?? []
    }
    if transition != nil { listeners += transition?.takeListeners() ?? [] }
  }

  /// Whether an animation is running.
  var isAnimating: Bool {
    guard stage != .absent else { return false }
    for ordinal in modifiers.indices where modifiers[ordinal].player?.isAnimating == true {
      return true
    }
    return transition?.isAnimating ?? false
  }
}

extension ViewRecord {
  /// What follows the view's name in the rows of its transition.
  func transitionRows(in kindNames: [TransitionPart.Kind: String]) -> [String] {
    guard let shownTransition else { return [] }
    let tracks = shownTransition.transition.tracks
    return ViewComponent.components(of: tracks, in: shownTransition.size).map {
      $0.name(in: kindNames)
    }
  }
}

extension ViewRecord.Modifier {
  init(_ modifier: MovingModifier) {
    name = modifier.name
    joinedParts = modifier.joinedParts
    continuesPrevious = modifier.continuesPrevious
  }

  /// Notes a value, to know in the end what has moved.
  mutating func note(_ value: MovingModifier.Value) {
    switch value {
    case .hidden: break
    case .unknown(let unknown): self.unknown = self.unknown ?? unknown
    case .count(let number, let transition):
      isCount = true
      // As often as the number changes, its text does.
      let part = transition.rowName(of: "").dropFirst()
      note([.init("", Double(number)), .init(String(part), Double(number))])
    case .numbers(let components):
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

  /// What follows the modifier's name in the rows of each number; nil for none.
  ///
  /// - Parameter showsConstants: Whether numbers that never move have rows too.
  func parts(showsConstants: Bool) -> [String?] {
    guard unknown == nil else { return first.map { _ in nil } }
    let isJoined = joinedParts > 1 && !differs
    return first.enumerated().map { index, component in
      guard let part = component.part, moves[index] || showsConstants, gaps[index] == nil else {
        return nil
      }
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

  /// The value for a player, which counts the changes of what has no numbers.
  mutating func scenarioValue(_ value: MovingModifier.Value) -> ScenarioValue? {
    switch value {
    case .numbers(let components): return components.isEmpty ? nil : components.scenarioValue
    case .hidden(let key, let hidden):
      if let hiddenKey, hiddenKey != key, !hidden.isRead { hiddenChanges += 1 }
      hiddenKey = key
      self.hidden = hidden
      guard hidden.isAwaited else { return nil }
      return .number(Double(hiddenChanges) * MovingModifier.hiddenTravel)
    case .count(let number, _): return .integer(number)
    case .unknown: return nil
    }
  }
}
