internal import AnimationModel

// What is done to views as a person would do it.
extension ViewPlay {
  /// Something that a deed could be done to.
  struct Target {
    let index: Int
    let link: Int
    let act: ViewAct
    let texts: [String]
    let candidate: ViewCandidate

    func answers(to text: String) -> Bool { texts.contains(text) }
  }

  /// Something that is being done to a view for a while.
  struct Gesture {
    let identity: ViewIdentity
    let link: Int

    /// What the rows call the view.
    let name: String

    /// When it began, in seconds.
    let begin: Double

    /// How far it leads in all, and how long it takes in seconds.
    let distance: ViewSize
    let duration: Double

    /// How far a drag has to come before it counts, in points.
    let minimum: Double

    /// Whether it counts.
    var counts = false
  }

  /// Samples of a drag in a second.
  static let dragRate = 60.0

  // MARK: - What can be done

  /// What a deed could be done to.
  func candidates(for kind: ViewDeed.Kind) -> [Target] {
    tree.acts.compactMap { place in
      guard place.act.event.answers(to: kind), !tree.isDisabled(place.index) else { return nil }
      let node = tree.entries[place.index].node
      let name = name(of: node.identity)
      let names = [name, node.name.base, node.name.literal.map { "\(node.name.base)(\($0))" }]
      return Target(
        index: place.index, link: place.link, act: place.act,
        texts: node.texts + names.compactMap(\.self),
        candidate: ViewCandidate(text: node.texts.first ?? name, place: node.place))
    }
  }

  /// Does what a script asks for, and answers what follows at once.
  mutating func perform(
    _ deed: ViewDeed, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> [Cause] {
    if case .root(let appears) = deed.kind {
      let order = tree.insideOut { _ in true }
      return actions(of: order) { $0 == (appears ? .appear : .disappear) }.map { .cause($0) }
    }
    let all = candidates(for: deed.kind)
    let fitting = deed.target.map { target in all.filter { $0.answers(to: target) } } ?? all
    guard let first = fitting.first else {
      throw session.error(.noTarget(deed, candidates: all.map(\.candidate)))
    }
    // Several actions of one view are done by the one that is written first, as the gesture that is innermost wins.
    guard fitting.allSatisfy({ $0.index == first.index }) else {
      throw session.error(.severalTargets(deed, candidates: fitting.map(\.candidate)))
    }
    return try perform(
      deed.kind, on: first, named: deed.target ?? first.candidate.text, at: time, sink)
  }

  /// Does something to a view, and answers what follows at once.
  mutating func perform(
    _ kind: ViewDeed.Kind, on target: Target, named name: String, at time: Double,
    _ sink: (AttributeRow) throws -> Void
  ) throws -> [Cause] {
    let action = target.act.action
    try note(.deed(kind.event, name: name), at: time, sink)
    var gesture = Gesture(
      identity: tree.entries[target.index].node.identity, link: target.link, name: name,
      begin: time, distance: .zero, duration: 0, minimum: 0)
    switch kind {
    case .tap: return [.cause(.action(action, .none))]
    case .hover(let isOver): return [.cause(.action(action, .hover(isOver)))]
    case .set(let value): return [.cause(.action(action, .value(value)))]
    case .press(let seconds):
      var minimum = 0.0
      if case .press(let least) = target.act.event { minimum = least } else { minimum = seconds }
      if seconds >= minimum { put(off: .pressed(gesture), until: time + minimum) }
      put(off: .release(gesture), until: time + seconds)
      return [.cause(.action(action, .pressing(true)))]
    case .drag(let distance, let seconds):
      var minimum = 0.0
      if case .drag(let least) = target.act.event { minimum = least }
      gesture = Gesture(
        identity: gesture.identity, link: gesture.link, name: name, begin: time,
        distance: distance, duration: seconds, minimum: minimum)
      put(off: .drag(gesture, sample: 1), until: time + min(1 / Self.dragRate, seconds))
      return []
    case .root: return []
    }
  }

  // MARK: - What lasts

  /// The action of a gesture's view, if that is still there.
  private func action(of gesture: Gesture) -> Int? {
    guard let entry = tree[gesture.identity],
      case .acts(let act)? = entry.node.links.dropFirst(gesture.link).first
    else { return nil }
    return act.action
  }

  /// Tells the view of a press that it has lasted long enough, or is over.
  mutating func press(
    _ gesture: Gesture, _ input: ViewInput, at time: Double,
    _ sink: (AttributeRow) throws -> Void
  ) throws {
    guard let action = action(of: gesture) else { return }
    lastDeed = max(lastDeed, time)
    try update([.cause(.action(action, input))], at: time, sink)
  }

  /// Moves a drag on to one of its samples, and lets it go after the last.
  mutating func drag(
    _ gesture: Gesture, sample: Int, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    guard let action = action(of: gesture) else { return }
    lastDeed = max(lastDeed, time)
    var gesture = gesture
    let elapsed = min(Double(sample) / Self.dragRate, gesture.duration)
    // Samples fall on whole sixtieths; rounding must not make another one of the end.
    let isLast = gesture.duration - elapsed < 1e-9
    let part = isLast || gesture.duration == 0 ? 1 : elapsed / gesture.duration
    let distance = gesture.distance
    let speed = gesture.duration > 0 ? 1 / gesture.duration : 0
    let place = ViewDrag(
      translation: ViewSize(width: distance.width * part, height: distance.height * part),
      velocity: ViewSize(width: distance.width * speed, height: distance.height * speed),
      time: gesture.begin + elapsed)
    let length = place.translation
    if (length.width * length.width + length.height * length.height).squareRoot()
      >= gesture.minimum
    {
      gesture.counts = true
    }
    if gesture.counts { try update([.cause(.action(action, .dragged(place)))], at: time, sink) }
    guard isLast else {
      let next = min(Double(sample + 1) / Self.dragRate, gesture.duration)
      return put(off: .drag(gesture, sample: sample + 1), until: gesture.begin + next)
    }
    try note(.deed(.drop, name: gesture.name), at: time, sink)
    if gesture.counts { try update([.cause(.action(action, .dropped(place)))], at: time, sink) }
  }
}

extension ViewAct.Event {
  /// Whether something of a kind can be done.
  fileprivate func answers(to kind: ViewDeed.Kind) -> Bool {
    switch (kind, self) {
    case (.tap(let count), .tap(let needed)): count == needed
    case (.press, .press), (.drag, .drag), (.hover, .hover), (.set, .value): true
    default: false
    }
  }
}

extension ViewDeed.Kind {
  /// What the rows say.
  fileprivate var event: RowEvent.Deed {
    switch self {
    case .tap: .tap
    case .press: .press
    case .drag: .drag
    case .hover(let isOver): isOver ? .hover : .leave
    case .set: .set
    case .root: .tap
    }
  }
}
