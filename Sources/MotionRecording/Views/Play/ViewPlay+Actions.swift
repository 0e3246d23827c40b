internal import AnimationModel

// The actions that are done to views as a person would do them.
extension ViewPlay {
  /// Something that an action could be done to.
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

  /// Something that is being done to a view for a while.
  struct Gesture {
    let identity: ViewIdentity
    let link: Int

    /// The name of the view in the rows.
    let name: ViewLog.Name

    /// When it began, in seconds; of a drag that waits for a press, when that has lasted long enough.
    var begin: Double

    /// How it goes; nil for a press.
    var path: ViewDragPath?

    /// The motion of two fingers along the path; nil for one finger.
    var fingers: FingerMotion?

    /// How far a drag has to come before it counts, in points.
    var minimum = 0.0

    /// Whether it counts.
    var counts = false

    /// The press that the drag waits for.
    var hold: ViewHold?

    /// Whether it is asked for as a drag.
    var isDrag = true

    /// Whether another gesture is recognized with it, of which rows tell.
    var isBeside = false

    /// How far what is scrolled was scrolled at first, in points; nil for what scrolls nothing.
    var scrollBegin: ViewSize?
  }

  // MARK: - What can be done

  /// Returns the targets that an action of a kind could be done to.
  func candidates(for kind: UserAction.Kind) -> [Target] {
    let answers = tree.acts.filter {
      $0.act.event.answers(to: kind) && tree.obstacle(to: $0.index, $0.link) == nil
    }
    guard !answers.isEmpty else { return [] }
    if case .scroll = kind { return scrollTargets(answers) }
    return targets(answers)
  }

  /// The first view that answers to an action which something prevents, and what that is; nil for none.
  private func obstructed(_ userAction: UserAction) -> (ViewCandidate, ViewObstacle)? {
    guard let text = userAction.target else { return nil }
    let answers = tree.acts.filter { $0.act.event.answers(to: userAction.kind) }
    guard let target = targets(answers).first(where: { $0.answers(to: text) }) else { return nil }
    return tree.obstacle(to: target.index, target.link).map { (target.candidate, $0) }
  }

  /// Returns the targets for the acts that answer an action.
  func targets(_ answers: [(index: Int, link: Int, act: ViewAct)]) -> [Target] {
    let names = namesSoFar
    let counts = Dictionary(
      grouping: answers.compactMap { tree.entries[$0.index].node.texts.first }
    ) { $0 }.mapValues(\.count)
    return answers.map { answer in
      let node = tree.entries[answer.index].node
      let name = names[node.identity] ?? node.name.base
      var texts = node.texts + [name, node.name.base]
      if let literal = node.name.literal { texts.append("\(node.name.base)(\(literal))") }
      // Others that are called like it may still come.
      if !name.hasSuffix("]") { texts.append("\(name)[1]") }
      // A text that several views answer to distinguishes none of them from the others.
      let text = node.texts.first.flatMap { counts[$0] == 1 ? $0 : nil }
      return Target(
        index: answer.index, link: answer.link, act: answer.act, texts: texts,
        candidate: ViewCandidate(text: text ?? name, source: node.source),
        name: text.map { .text($0) } ?? .view(node.identity))
    }
  }

  /// Everything that could be done now, and to what.
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

  /// The names of the views if no others come.
  var namesSoFar: [ViewIdentity: String] {
    ViewNaming.names(records.map { ($0.identity, $0.name) })
  }

  /// Does what a script asks for, and answers what follows at once.
  mutating func perform(
    _ userAction: UserAction, at time: Double
  ) throws -> [Cause] {
    if case .root(let appears) = userAction.kind {
      let order = tree.insideOut { _ in true }
      return actions(of: order) { $0 == (appears ? .appear : .disappear) }.map { .cause($0) }
    }
    let all = candidates(for: userAction.kind)
    let fitting = userAction.target.map { target in all.filter { $0.answers(to: target) } } ?? all
    guard let first = fitting.first else {
      if let (candidate, obstacle) = obstructed(userAction) {
        throw session.error(.obstructed(userAction, candidate, obstacle))
      }
      throw session.error(.noTarget(userAction, candidates: all.map(\.candidate)))
    }
    // Several actions of one view are done by the one that is written first, as the gesture that is innermost wins.
    guard fitting.allSatisfy({ $0.index == first.index }) else {
      throw session.error(.severalTargets(userAction, candidates: fitting.map(\.candidate)))
    }
    if case .scroll(let motion) = userAction.kind, let axes = first.act.scrollPlace?.axes,
      !motion.fits(axes)
    {
      throw session.error(.wrongAxis(userAction, first.candidate, axes))
    }
    return try perform(
      userAction.kind, on: first, among: all,
      named: userAction.target.map { .text($0) } ?? first.name, at: time)
  }

  /// Does something to a view, and answers what follows at once.
  ///
  /// - Parameters:
  ///   - kind: The kind of the action.
  ///   - target: To what.
  ///   - all: Everything that it could be done to.
  ///   - name: The name that events have for the view.
  ///   - time: When, in seconds.
  mutating func perform(
    _ kind: UserAction.Kind, on target: Target, among all: [Target], named name: ViewLog.Name,
    at time: Double
  ) throws -> [Cause] {
    note(.userAction(kind.event, name), at: time)
    findings.done.append(
      .init(kind: kind, candidate: target.candidate, changesState: target.act.changesState))
    var causes: [Cause] = []
    for (number, recognized) in recognized(target, among: all).enumerated() {
      causes += begin(kind, of: recognized, named: name, isBeside: number > 0, at: time)
    }
    return causes
  }

  /// Begins a gesture, and answers what follows at once.
  private mutating func begin(
    _ kind: UserAction.Kind, of target: Target, named name: ViewLog.Name, isBeside: Bool,
    at time: Double
  ) -> [Cause] {
    let action = target.act.action
    var gesture = Gesture(
      identity: tree.entries[target.index].node.identity, link: target.link, name: name,
      begin: time)
    gesture.isBeside = isBeside
    switch kind {
    case .tap: return [.cause(.action(action, .none))]
    case .hover(let isOver): return [.cause(.action(action, .hover(isOver)))]
    case .set(let value): return [.cause(.action(action, .value(value)))]
    case .touch: return [.cause(.action(action, .touched))]
    case .fingers(let motion):
      gesture.path = motion.path
      gesture.fingers = motion
      if case .fingers(_, let least) = target.act.event { gesture.minimum = least }
      let (sample, moment) = motion.path.first(from: time, minimum: gesture.minimum)
      put(off: .drag(gesture, sample: sample), until: moment)
      return []
    case .scroll(let motion):
      gesture.path = motion.path
      gesture.scrollBegin = scrolled[gesture.identity] ?? .zero
      let (sample, moment) = motion.path.first(from: time, minimum: 0)
      put(off: .drag(gesture, sample: sample), until: moment)
      return []
    case .press(let seconds):
      if case .drag(let least, let hold?) = target.act.event {
        gesture.minimum = least
        gesture.hold = hold
        gesture.isDrag = false
        gesture.path = ViewDragPath(straight: .zero, seconds: max(seconds - hold.seconds, 0))
        wait(for: hold, of: gesture, lasting: seconds, from: time)
        return [.cause(.action(action, .pressing(true)))]
      }
      var minimum = 0.0
      if case .press(let least) = target.act.event { minimum = least } else { minimum = seconds }
      if seconds >= minimum { put(off: .pressed(gesture), until: time + minimum) }
      put(off: .release(gesture), until: time + seconds)
      return [.cause(.action(action, .pressing(true)))]
    case .drag(let path):
      gesture.path = path
      if case .drag(let least, let hold) = target.act.event {
        gesture.minimum = least
        gesture.hold = hold
      }
      if let hold = gesture.hold {
        wait(for: hold, of: gesture, lasting: .infinity, from: time)
        return [.cause(.action(action, .pressing(true)))]
      }
      let (sample, moment) = path.first(from: time, minimum: gesture.minimum)
      put(off: .drag(gesture, sample: sample), until: moment)
      return []
    case .root: return []
    }
  }

  // MARK: - What lasts

  /// Puts off what follows a press that a drag waits for, or the end of one that is too short or moves too far.
  private mutating func wait(
    for hold: ViewHold, of gesture: Gesture, lasting seconds: Double, from time: Double
  ) {
    guard seconds >= hold.seconds, let path = gesture.path else {
      return put(off: .release(gesture), until: time + seconds)
    }
    let (sample, moment) = path.first(after: hold, from: time)
    guard let sample else { return put(off: .release(gesture), until: moment) }
    var gesture = gesture
    gesture.begin = time + hold.seconds
    put(off: .pressed(gesture), until: gesture.begin)
    put(off: .drag(gesture, sample: sample), until: moment)
  }

  /// The action of a gesture's view, if that is still there.
  private func action(of gesture: Gesture) -> Int? {
    guard let entry = tree[gesture.identity],
      case .acts(let act)? = entry.node.links.dropFirst(gesture.link).first
    else { return nil }
    return act.action
  }

  /// Tells the view of a press that it has lasted long enough, or is over.
  mutating func press(
    _ gesture: Gesture, _ input: ViewInput, at time: Double
  ) throws {
    guard let action = action(of: gesture) else { return }
    loop.lastAction = max(loop.lastAction, time)
    try update([.cause(.action(action, input))], at: time)
  }

  /// Moves a drag on to one of its samples, and lets it go after the last.
  mutating func drag(
    _ gesture: Gesture, sample: Int, at time: Double
  ) throws {
    guard let action = action(of: gesture), let path = gesture.path else { return }
    loop.lastAction = max(loop.lastAction, time)
    var gesture = gesture
    let (drag, next) = path.sample(sample, from: gesture.begin)
    if drag.translation.length >= gesture.minimum { gesture.counts = true }
    let fingers = gesture.fingers?.state(at: drag)
    if gesture.counts {
      let input = fingers.map { ViewInput.fingers($0) } ?? .dragged(drag)
      try update([.cause(.action(action, input))], at: time)
    }
    if let next { return put(off: .drag(gesture, sample: sample + 1), until: next) }
    if gesture.isDrag, !gesture.isBeside { note(.userAction(.drop, gesture.name), at: time) }
    if gesture.counts {
      let input = fingers.map { ViewInput.lifted($0) } ?? .dropped(drag)
      try update([.cause(.action(action, input))], at: time)
    } else if gesture.hold != nil {
      try update([.cause(.action(action, .pressing(false)))], at: time)
    }
  }
}

extension ViewAct.Event {
  /// Whether something of a kind can be done.
  fileprivate func answers(to kind: UserAction.Kind) -> Bool {
    switch (kind, self) {
    case (.tap(let count), .tap(let needed)): count == needed
    case (.press, .drag(_, let hold)): hold != nil
    case (.fingers(let motion), .fingers(let gesture, _)): motion.gesture == gesture
    case (.scroll, .scroll(let place?)): !place.axes.isEmpty
    case (.press, .press), (.drag, .drag), (.hover, .hover), (.set, .value), (.touch, .value): true
    default: false
    }
  }
}

extension UserAction.Kind {
  /// The action as it is written in the rows.
  fileprivate var event: RowEvent.Action {
    switch self {
    case .tap: .tap
    case .press: .press
    case .drag: .drag
    case .hover(let isOver): isOver ? .hover : .leave
    case .scroll: .scroll
    case .fingers(let motion): motion.gesture == .pinch ? .pinch : .rotate
    case .set, .touch: .set
    case .root: .tap
    }
  }
}

// Which of the gestures of views in each other is recognized.
extension ViewPlay {
  /// Returns the targets whose acts are done where something is done to a view, beginning with the target itself or
  /// the one that is done instead: a gesture of a view around it may have priority over it, or be recognized with it.
  ///
  /// - Parameters:
  ///   - target: The target to which something is done.
  ///   - all: Everything that it could be done to.
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
