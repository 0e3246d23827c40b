internal import AnimationModel
internal import MotionRecording

// Screens that are shown on top of each other, by the values of a path.
extension ViewTreeBuilder {
  /// What a stack says of its path to what is inside of it.
  func path(of stack: MadeView, _ identity: ViewIdentity) -> ViewValue? {
    guard stack.kind == "NavigationStack" else { return nil }
    if let path = stack.path { return path }
    let frame = run.paths[identity] ?? Frame(count: 1, parent: nil)
    if run.paths[identity] == nil { frame.slots[0] = .array([]) }
    run.paths[identity] = frame
    return .reference(.local(frame, 0))
  }

  /// What a link does when it is tapped; nil where no path is around it, or nothing is added to it.
  func pushing(_ value: ViewValue, _ setting: ViewSurroundings) -> ActValue? {
    guard case .reference(let path)? = setting.environment[NavigationPath.key] else { return nil }
    if case .nothing = value { return nil }
    return ActValue(event: .tap(count: 1), closure: .pushing(value, to: path))
  }

  /// The screens that a modifier shows, from the first to the last value of the path.
  func screens(
    of destination: DestinationValue, _ setting: ViewSurroundings, inLink link: Int
  ) throws -> [ViewNode] {
    let path = setting.environment[NavigationPath.key]
    let name = "'.navigationDestination'"
    guard case .reference(let location)? = path else {
      if let unknown = path?.unknown {
        run.leaveOut("what \(name) shows", because: unknown, at: destination.position)
      }
      return []
    }
    let values = try run.read(location)
    if let unknown = values.unknown {
      run.leaveOut("what \(name) shows", because: unknown, at: destination.position)
    }
    var nodes: [ViewNode] = []
    for (index, value) in (values.elements ?? []).enumerated() {
      let unknown =
        value.unknown
        ?? (destination.type.isUnknown
          ? UnknownValue(destination.words, at: destination.position) : nil)
      if let unknown {
        run.leaveOut("what \(name) shows", because: unknown, at: destination.position)
        continue
      }
      guard run.leads(value, to: destination.type) else { continue }
      var inner = setting
      let step = identity(setting.path, .link(link))
      inner.path = identity(step, .element("\(index): \(value.key)"))
      inner.room = OfferedRoom()
      inner.environment["dismiss"] = .closure(.popping(index, of: location))
      run.noteUnplayed(
        .presentation, of: ".navigationDestination", at: destination.position)
      let content = try run.element(
        try run.call(destination.content, [value]), at: destination.position)
      let screen = ViewElement.made(
        MadeView(
          kind: "NavigationDestination", position: destination.position, content: content))
      let transition = TransitionValue(transition: .identity, animationNames: [:])
      nodes += try self.nodes(
        of: .modified(screen, .transition(transition, unknown: nil), destination.position), inner,
        [])
    }
    return nodes
  }
}

extension ViewRun {
  /// Whether a value in a path is of the type of a destination; a `Double` is a `CGFloat`, too.
  fileprivate func leads(_ value: ViewValue, to type: ViewType) -> Bool {
    switch (value, type.unwrapped) {
    case (.integer, .integer), (.number, .number), (.text, .text), (.boolean, .boolean): true
    case (.structure, .declared), (.enumeration, .declared), (.object, .declared):
      isOf(type, value) != false
    case (.integer, _), (.number, _), (.text, _), (.boolean, _), (.structure, _),
      (.enumeration, _), (.object, _), (_, .declared):
      false
    default: isOf(type, value) != false
    }
  }
}
