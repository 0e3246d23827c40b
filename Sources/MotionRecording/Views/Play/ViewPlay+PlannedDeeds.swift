internal import AnimationModel

// What is done because nothing says what is.
extension ViewPlay {
  /// Something that will be done to a view.
  struct PlannedDeed {
    let time: Double
    let identity: ViewIdentity
    let link: Int
    let kind: ViewDeed.Kind
  }

  /// When the first thing is done that nothing asks for, in seconds, how many taps there are at most, and how far a
  /// drag leads: our choice.
  private static let firstDeed = 0.5
  private static let mostTaps = 6
  private static let usualDrag = ViewDeed.Kind.drag(
    ViewDragPath(straight: ViewSize(width: 120, height: 80), seconds: 0.25))

  /// What is done once it is known what can be: taps of everything, or else the first press, or else the first drag.
  func plannedDeeds() -> [PlannedDeed] {
    let acts = tree.acts.filter { $0.act.changesState && !tree.isDisabled($0.index) }
    func deed(
      _ answer: (index: Int, link: Int, act: ViewAct), _ turn: Int, _ kind: ViewDeed.Kind
    ) -> PlannedDeed {
      PlannedDeed(
        time: Self.firstDeed + Double(turn), identity: tree.entries[answer.index].node.identity,
        link: answer.link, kind: kind)
    }
    var taps: [PlannedDeed] = []
    for answer in acts where taps.count < Self.mostTaps {
      guard case .tap(let count) = answer.act.event else { continue }
      taps.append(deed(answer, taps.count, .tap(count: count)))
    }
    guard taps.isEmpty else { return taps }
    for answer in acts {
      guard case .press(let minimum) = answer.act.event else { continue }
      return [deed(answer, 0, .press(minimum))]
    }
    let drags = acts.filter { if case .drag = $0.act.event { true } else { false } }
    guard let first = drags.first else { return [] }
    // Of the cards of a stack the one on top can be reached.
    let reached = stack(of: first.index).flatMap { stack in
      drags.last { self.stack(of: $0.index) == stack && $0.link == first.link }
    }
    return [deed(reached ?? first, 0, Self.usualDrag)]
  }

  /// The list in a `ZStack` of which a view is an element; nil for any other view.
  private func stack(of index: Int) -> Int? {
    guard let list = tree.entries[index].parent, tree.entries[list].node.isList,
      let stack = tree.entries[list].parent, tree.entries[stack].node.name.base == "ZStack"
    else { return nil }
    return list
  }

  /// Does what was planned, if it can still be done.
  mutating func perform(
    _ deed: PlannedDeed, at time: Double
  ) throws {
    lastDeed = time
    guard
      let target = candidates(for: deed.kind).first(where: {
        tree.entries[$0.index].node.identity == deed.identity && $0.link == deed.link
      })
    else { return }
    let node = tree.entries[target.index].node
    let text = target.candidate.text
    findings.deeds.append(
      .init(text: text, isName: !node.texts.contains(text), kind: node.name.base, time: deed.time))
    deedViews.append(node.identity)
    switch deed.kind {
    case .press: findings.deed = .press
    case .drag: findings.deed = .drag
    default: break
    }
    let causes = try perform(deed.kind, on: target, named: target.name, at: time)
    try update(causes, at: time)
  }
}
