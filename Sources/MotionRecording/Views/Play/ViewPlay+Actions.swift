internal import AnimationModel

// The actions that are performed on views as a user would perform them.
extension ViewPlay {
  /// Performs an action of the script, and returns the causes that follow at once.
  mutating func perform(
    _ userAction: UserAction, at time: Double
  ) throws -> [Cause] {
    if case .root(let appears) = userAction.kind {
      let order = tree.insideOut { _ in true }
      return [.cause(.actions(tree.actions(of: order) { $0 == (appears ? .appear : .disappear) }))]
    }
    let all = candidates(for: userAction.kind)
    let fitting = userAction.target.map { target in all.filter { $0.answers(to: target) } } ?? all
    guard let first = fitting.first else {
      if let (candidate, obstacle) = obstructed(userAction) {
        throw session.error(.obstructed(userAction, candidate, obstacle))
      }
      throw session.error(.noTarget(userAction, candidates: all.map(\.candidate)))
    }
    // If a view has several acts for an action, the one that is written first wins, as the innermost gesture does.
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

  /// Performs an action on a view, and returns the causes that follow at once.
  ///
  /// - Parameters:
  ///   - kind: The kind of the action.
  ///   - target: The target of the action.
  ///   - all: All possible targets.
  ///   - name: The name of the view in events.
  ///   - time: The time, in seconds.
  mutating func perform(
    _ kind: UserAction.Kind, on target: Target, among all: [Target], named name: ViewLog.Name,
    at time: Double
  ) throws -> [Cause] {
    note(.userAction(kind.event, name), at: time)
    findings.done.append(
      .init(kind: kind, candidate: target.candidate, changesState: target.act.changesState))
    var causes: [Cause] = []
    let played = recognized(target, among: all)
    for gesture in missed(by: kind, besides: played) where !findings.missed.contains(gesture) {
      findings.missed.append(gesture)
    }
    for (number, recognized) in played.enumerated() {
      causes += begin(kind, of: recognized, named: name, isBeside: number > 0, at: time)
    }
    return causes
  }

  /// Begins a gesture, and returns the causes that follow at once.
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
    case .press(let seconds): return press(gesture, target.act, lasting: seconds, at: time)
    case .drag(let path): return drag(gesture, target.act, along: path, at: time)
    case .root: return []
    }
  }

  /// Begins a press, and returns the causes that follow at once.
  private mutating func press(
    _ gesture: Gesture, _ act: ViewAct, lasting seconds: Double, at time: Double
  ) -> [Cause] {
    var gesture = gesture
    if case .drag(let least, let hold?) = act.event {
      gesture.minimum = least
      gesture.hold = hold
      gesture.isDrag = false
      gesture.path = ViewDragPath(straight: .zero, seconds: max(seconds - hold.seconds, 0))
      wait(for: hold, of: gesture, lasting: seconds, from: time)
      return [.cause(.action(act.action, .pressing(true)))]
    }
    if case .drag = act.event {
      // A finger that comes down begins a drag that needs no distance, and ends it when it is lifted.
      gesture.isDrag = false
      gesture.path = ViewDragPath([(time, .zero), (time + seconds, .zero)])
      put(off: .drag(gesture, sample: 0), until: time)
      return []
    }
    let minimum = if case .press(let least) = act.event { least } else { seconds }
    if seconds >= minimum { put(off: .pressed(gesture), until: time + minimum) }
    put(off: .release(gesture), until: time + seconds)
    return [.cause(.action(act.action, .pressing(true)))]
  }

  /// Begins a drag, and returns the causes that follow at once.
  private mutating func drag(
    _ gesture: Gesture, _ act: ViewAct, along path: ViewDragPath, at time: Double
  ) -> [Cause] {
    var gesture = gesture
    gesture.path = path
    if case .drag(let least, let hold) = act.event {
      gesture.minimum = least
      gesture.hold = hold
    }
    if let hold = gesture.hold {
      wait(for: hold, of: gesture, lasting: .infinity, from: time)
      return [.cause(.action(act.action, .pressing(true)))]
    }
    let (sample, moment) = path.first(from: time, minimum: gesture.minimum)
    put(off: .drag(gesture, sample: sample), until: moment)
    return []
  }

  // MARK: - Gestures that last

  /// Defers the end of a press that is too short or moves too far, otherwise the drag that waits for the press.
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

  /// The action of a gesture's view; nil if it is no longer there.
  private func action(of gesture: Gesture) -> Int? {
    guard let entry = tree[gesture.identity],
      case .acts(let act)? = entry.node.links.dropFirst(gesture.link).first
    else { return nil }
    return act.action
  }

  /// Notifies the view of a press that it has lasted long enough, or that it is over.
  mutating func press(
    _ gesture: Gesture, _ input: ViewInput, at time: Double
  ) throws {
    guard let action = action(of: gesture) else { return }
    loop.lastAction = max(loop.lastAction, time)
    try update([.cause(.action(action, input))], at: time)
  }

  /// Moves a drag on to one of its samples, and ends it after the last.
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

extension UserAction.Kind {
  /// The action as the rows have it.
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
