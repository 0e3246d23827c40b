internal import AnimationModel

// The actions that are performed if the script does not name any.
extension ViewPlay {
  /// The time of the first planned action, in seconds, the largest number of taps, the largest number of further
  /// attempts if nothing moves, and the distance of a drag: our choice.
  private static let firstAction = 0.5
  private static let mostTaps = 6
  private static let mostRounds = 4
  private static let usualDrag = UserAction.Kind.drag(
    ViewDragPath(straight: ViewSize(width: 120, height: 80), seconds: 0.25))

  private static let usualPinch = UserAction.Kind.fingers(
    FingerMotion(.pinch, from: 1, to: 2, seconds: 0.5))
  private static let usualRotation = UserAction.Kind.fingers(
    FingerMotion(.rotate, from: 0, to: 90, seconds: 0.5))

  /// Returns the groups of actions that are possible, as far as is known now, in the order in which they are tried:
  /// taps of everything that does not open another screen, a few at a time, the first press, the first drag, pinch,
  /// rotation and scroll, a pointer that enters and leaves, other values for controls, and a tap of the first link to
  /// another screen.
  func plannedActions() -> [[PlannedAction]] {
    let acts = tree.acts.filter { $0.act.changesState && !tree.isDisabled($0.index) }
    func userAction(
      _ answer: (index: Int, link: Int, act: ViewAct), _ turn: Int, _ kind: UserAction.Kind
    ) -> PlannedAction {
      PlannedAction(
        time: Self.firstAction + Double(turn), identity: tree.entries[answer.index].node.identity,
        link: answer.link, kind: kind)
    }
    var taps: [[PlannedAction]] = [[]]
    var screens: [PlannedAction] = []
    for answer in acts {
      guard case .tap(let count) = answer.act.event else { continue }
      if answer.act.opensScreen {
        if screens.isEmpty { screens = [userAction(answer, 0, .tap(count: count))] }
        continue
      }
      if taps[taps.count - 1].count == Self.mostTaps { taps.append([]) }
      let turn = taps[taps.count - 1].count
      taps[taps.count - 1].append(userAction(answer, turn, .tap(count: count)))
    }
    var presses: [PlannedAction] = []
    var pinches: [PlannedAction] = []
    var rotations: [PlannedAction] = []
    var scrolls: [PlannedAction] = []
    var pointer: [PlannedAction] = []
    var values: [PlannedAction] = []
    for answer in acts {
      switch answer.act.event {
      case .press(let minimum):
        // A button is tapped, and is pressed only if its style shows it.
        if presses.isEmpty, minimum.isFinite {
          presses = [userAction(answer, 0, .press(minimum))]
        }
      case .fingers(.pinch, _) where pinches.isEmpty:
        pinches = [userAction(answer, 0, Self.usualPinch)]
      case .fingers(.rotate, _) where rotations.isEmpty:
        rotations = [userAction(answer, 0, Self.usualRotation)]
      case .scroll(let place?) where scrolls.isEmpty:
        guard let index = tree.indices[place.identity] else { continue }
        scrolls = [
          userAction(
            (index, answer.link, answer.act), 0, .scroll(ScrollMotion(usualAlong: place.axes)))
        ]
      case .hover where pointer.isEmpty:
        pointer = [userAction(answer, 0, .hover(true)), userAction(answer, 1, .hover(false))]
      case .value where values.count < Self.mostTaps:
        values.append(userAction(answer, values.count, .touch))
      default: break
      }
    }
    let all =
      taps.prefix(Self.mostRounds)
      + [
        presses, usualDrag(acts, userAction), pinches, rotations, scrolls, pointer, values, screens,
      ]
    return all.filter { !$0.isEmpty }
  }

  /// The first drag that is possible.
  private func usualDrag(
    _ acts: [(index: Int, link: Int, act: ViewAct)],
    _ userAction: ((index: Int, link: Int, act: ViewAct), Int, UserAction.Kind) -> PlannedAction
  ) -> [PlannedAction] {
    let drags = acts.filter { if case .drag = $0.act.event { true } else { false } }
    guard let first = drags.first else { return [] }
    // In a stack of cards only the top one can be reached.
    let reached = stack(of: first.index).flatMap { stack in
      drags.last { self.stack(of: $0.index) == stack && $0.link == first.link }
    }
    return [userAction(reached ?? first, 0, Self.usualDrag)]
  }

  /// The list inside a `ZStack` of which a view is an element; nil for any other view.
  private func stack(of index: Int) -> Int? {
    guard let list = tree.entries[index].parent, tree.entries[list].node.isList,
      let stack = tree.entries[list].parent, tree.entries[stack].node.name.base == "ZStack"
    else { return nil }
    return list
  }

  /// Performs a planned action, if it is still possible.
  mutating func perform(
    _ userAction: PlannedAction, at time: Double
  ) throws {
    loop.lastAction = time
    let all = candidates(for: userAction.kind)
    guard
      let target = all.first(where: {
        tree.entries[$0.index].node.identity == userAction.identity && $0.link == userAction.link
      })
    else { return }
    let node = tree.entries[target.index].node
    let text = target.candidate.text
    // A pointer that leaves belongs to the action in which it entered.
    if case .hover(false) = userAction.kind {
      try update(
        try perform(userAction.kind, on: target, among: all, named: target.name, at: time), at: time
      )
      return
    }
    findings.userActions.append(
      .init(
        text: text, isName: !node.texts.contains(text), kind: node.name.base, time: userAction.time)
    )
    actedOnViews.append(node.identity)
    switch userAction.kind {
    case .press: findings.userAction = .press
    case .drag: findings.userAction = .drag
    case .fingers(let motion): findings.userAction = motion.gesture == .pinch ? .pinch : .rotate
    case .scroll: findings.userAction = .scroll
    case .hover: findings.userAction = .hover
    case .touch: findings.userAction = .set
    default: break
    }
    let causes = try perform(userAction.kind, on: target, among: all, named: target.name, at: time)
    try update(causes, at: time)
  }
}
