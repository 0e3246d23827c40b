internal import AnimationModel

// The possible targets of actions.
extension ViewPlay {
  /// A possible target of an action.
  struct Target {
    let index: Int
    let link: Int
    let act: ViewAct
    let texts: [String]
    let candidate: ViewCandidate

    /// The name of the view in events.
    let name: ViewLog.Name

    func answers(to text: String) -> Bool { texts.contains(text) }
  }

  /// Returns the possible targets of an action of a kind.
  func candidates(for kind: UserAction.Kind) -> [Target] {
    let answers = tree.acts.filter {
      $0.act.event.answers(to: kind) && tree.obstacle(to: $0.index, $0.link) == nil
    }
    guard !answers.isEmpty else { return [] }
    if case .scroll = kind { return scrollTargets(answers) }
    return targets(answers)
  }

  /// The first view that would respond to an action but is obstructed, with the obstacle; nil if there is none.
  func obstructed(_ userAction: UserAction) -> (ViewCandidate, ViewObstacle)? {
    guard let text = userAction.target else { return nil }
    let answers = tree.acts.filter { $0.act.event.answers(to: userAction.kind) }
    guard let target = targets(answers).first(where: { $0.answers(to: text) }) else { return nil }
    return tree.obstacle(to: target.index, target.link).map { (target.candidate, $0) }
  }

  /// Returns the targets for the acts that respond to an action.
  func targets(_ answers: [(index: Int, link: Int, act: ViewAct)]) -> [Target] {
    let names = namesSoFar
    let counts = Dictionary(
      grouping: Set(answers.map(\.index)).compactMap { tree.entries[$0].node.texts.first }
    ) { $0 }.mapValues(\.count)
    return answers.map { answer in
      let node = tree.entries[answer.index].node
      let name = names[node.identity] ?? node.name.base
      var texts = node.texts + [name, node.name.base]
      if let literal = node.name.literal { texts.append("\(node.name.base)(\(literal))") }
      // Other views with the same name may still be inserted.
      if !name.hasSuffix("]") { texts.append("\(name)[1]") }
      // A text to which several views respond does not distinguish them.
      let text = node.texts.first.flatMap { counts[$0] == 1 ? $0 : nil }
      return Target(
        index: answer.index, link: answer.link, act: answer.act, texts: texts,
        candidate: ViewCandidate(text: text ?? name, source: node.source),
        name: text.map { .text($0) } ?? .view(node.identity))
    }
  }

  /// The actions that are possible now, with their targets.
  var possibleActions: [ViewFindings.Possibility] {
    let kinds: [UserAction.Kind] = [
      .tap(count: 1), .tap(count: 2), .press(0), .drag(ViewDragPath(straight: .zero, seconds: 0)),
      .fingers(FingerMotion(.pinch, from: 1, to: 1, seconds: 0)),
      .fingers(FingerMotion(.rotate, from: 0, to: 0, seconds: 0)),
      .scroll(ScrollMotion(usualAlong: .vertical)), .hover(true), .set(0),
    ]
    return kinds.flatMap { kind in
      candidates(for: kind).map {
        ViewFindings.Possibility(
          kind: $0.usual(kind), candidate: $0.candidate, changesState: $0.act.changesState)
      }
    }
  }

  /// The names of the views if no others are inserted.
  var namesSoFar: [ViewIdentity: String] {
    ViewNaming.names(records.map { ($0.identity, $0.name) })
  }

  /// The views that can be scrolled, without repetitions, however many acts depend on their offsets.
  func scrollTargets(_ answers: [(index: Int, link: Int, act: ViewAct)]) -> [Target] {
    var places: Set<ViewIdentity> = []
    return targets(
      answers.compactMap { answer in
        guard let place = answer.act.scrollPlace, places.insert(place.identity).inserted,
          let index = tree.indices[place.identity]
        else { return nil }
        return (index, answer.link, answer.act)
      })
  }
}

extension ViewPlay.Target {
  /// Returns the action that is offered for a kind of action on the target: scrollable content is scrolled along its
  /// axes.
  func usual(_ kind: UserAction.Kind) -> UserAction.Kind {
    guard case .scroll = kind, let axes = act.scrollPlace?.axes else { return kind }
    return .scroll(ScrollMotion(usualAlong: axes))
  }
}

extension ViewAct.Event {
  /// Whether the event is one of an action of a kind.
  func answers(to kind: UserAction.Kind) -> Bool {
    switch (kind, self) {
    case (.tap(let count), .tap(let needed)): count == needed
    case (.press, .drag(let minimum, let hold)): hold != nil || minimum <= 0
    case (.fingers(let motion), .fingers(let gesture, _)): motion.gesture == gesture
    case (.scroll, .scroll(let place?)): !place.axes.isEmpty
    case (.press, .press), (.drag, .drag), (.hover, .hover), (.set, .value), (.touch, .value): true
    default: false
    }
  }
}

// The choice among the gestures of nested views that is recognized.
extension ViewPlay {
  /// Returns the targets whose acts are performed for an action on a view, beginning with the target itself or
  /// the one that replaces it: a gesture of a view around it may have priority, or be recognized simultaneously.
  ///
  /// - Parameters:
  ///   - target: The target of the action.
  ///   - all: All possible targets.
  func recognized(_ target: Target, among all: [Target]) -> [Target] {
    let around = Dictionary(
      tree.surroundings(of: target.index).map { ($0.index, $0.firstLink) }
    ) { first, _ in first }
    func lies(_ other: Target, around inner: Target) -> Bool {
      if other.index == inner.index { return other.link > inner.link }
      return other.index < inner.index && around[other.index].map { other.link >= $0 } ?? false
    }
    let outer = all.filter { lies($0, around: target) }
    let winner = outer.filter { $0.act.priority == .high }.reduce(target) { inner, other in
      lies(other, around: inner) ? other : inner
    }
    return [winner]
      + outer.filter { $0.act.priority == .simultaneous && lies($0, around: winner) }
  }
}
