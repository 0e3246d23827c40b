internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// Screens that are shown on top of each other, by the values of a navigation path.
extension ViewTreeBuilder {
  /// Adds the navigation stack and its path to the surroundings of the views inside.
  func addPath(
    of stack: MadeView, _ identity: ViewIdentity, to setting: inout ViewSurroundings
  ) {
    guard NavigationPath.containers.contains(stack.kind) else { return }
    setting.environment[NavigationPath.isAround] = .boolean(true)
    guard stack.kind == "NavigationStack" else { return }
    let frame = run.screens.paths[identity] ?? Frame(count: 1, parent: nil)
    if run.screens.paths[identity] == nil { frame.slots[0] = .array([]) }
    run.screens.paths[identity] = frame
    setting.environment[NavigationPath.key] = stack.path ?? .reference(.local(frame, 0))
  }

  /// Adds the effect of a tap on a link, and of a press, which also counts as a tap; disabled links for nil.
  func addLinks(_ act: ActValue?, to node: inout ViewNode) {
    guard let act else {
      node.links += [.disabled(false), .disabled(false)]
      return
    }
    var press = act
    press.event = .hold
    for act in [act, press] { node.links.append(actions.link(act, node, in: run)) }
  }

  /// Notes a zoom to another screen: its motion is not documented, but its sizes may be known.
  func noteZoom(from source: ViewKey?, to node: ViewNode, at position: SourcePosition) {
    let begin = source.flatMap { run.screens.zoomSources[$0] ?? nil }
    run.noteUnplayed(
      .zoom(from: begin, to: ViewSizeGuess.literal(of: node)), of: ".navigationTransition",
      at: position)
  }

  /// Returns the act of a tap on a link; nil if there is no path, or nothing to add to it.
  func pushing(_ value: SwiftValue, _ setting: ViewSurroundings) -> ActValue? {
    guard case .reference(let path)? = setting.environment[NavigationPath.key] else { return nil }
    if case .nothing = value { return nil }
    return ActValue(
      event: .tap(count: 1), closure: .pushing(value, to: path), opensScreen: true)
  }

  /// Returns the act of a tap on a link with a destination, and the destination where it is shown.
  ///
  /// - Returns: The act of a tap, nil if no navigation is around the link or its state is unknown, and the screen; nil
  ///   where it is not shown.
  func followed(
    _ link: ScreenLink, _ node: ViewNode, _ setting: ViewSurroundings
  ) throws -> (act: ActValue?, screen: ShownScreen?) {
    guard setting.environment[NavigationPath.isAround]?.boolean == true else {
      if link.mayMove {
        run.noteUnplayed(.withoutNavigation, of: "NavigationLink", at: link.position)
      }
      return (nil, nil)
    }
    let (location, shows, hides) = try state(of: link.presence, node.identity)
    guard let location else { return (nil, nil) }
    let act = ActValue(
      event: .tap(count: 1), closure: .showing(shows, at: location), opensScreen: true)
    let now = try run.locations.read(location)
    switch try run.comparisons.equality(of: now, shows) {
    case .fails: return (act, nil)
    case .unknown(let unknown):
      run.leaveOut("what 'NavigationLink' leads to", because: unknown, at: link.position)
      return (act, nil)
    case .holds: break
    }
    run.noteUnplayed(.presentation, of: "NavigationLink", at: link.position)
    var inner = setting
    inner.path = identity(setting.path, .link(node.links.count + 2))
    inner.room = OfferedRoom()
    inner.evaluation = nil
    inner.environment["dismiss"] = .closure(.showing(hides, at: location))
    return (act, ShownScreen(of: try link.content(), at: link.position, in: inner))
  }

  /// Returns the location of the value that decides whether the screen of a link is shown, and the values that show
  /// and hide the screen.
  private func state(
    of presence: ScreenLink.Presence, _ identity: ViewIdentity
  ) throws -> (location: Location?, shows: SwiftValue, hides: SwiftValue) {
    switch presence {
    case .own:
      let frame = run.screens.paths[identity] ?? Frame(count: 1, parent: nil)
      if run.screens.paths[identity] == nil { frame.slots[0] = .boolean(false) }
      run.screens.paths[identity] = frame
      return (.local(frame, 0), .boolean(true), .boolean(false))
    case .flag(let binding): return (run.location(binding), .boolean(true), .boolean(false))
    case .selection(let binding, let tag): return (run.location(binding), tag, .nothing)
    }
  }

  /// Returns the path of which a destination shows the values; nil if it is not known where the values are.
  func shownPath(
    of destination: DestinationValue, _ setting: ViewSurroundings
  ) throws -> (location: Location, values: [SwiftValue])? {
    let path = setting.environment[NavigationPath.key]
    guard case .reference(let location)? = path else {
      if let unknown = path?.unknown { leaveOut(destination, because: unknown) }
      return nil
    }
    let values = try run.locations.read(location)
    if let unknown = values.unknown { leaveOut(destination, because: unknown) }
    return (location, values.elements ?? [])
  }

  /// Returns the screen of a destination for a value of the path; nil if the destination is not for such values.
  func screen(
    of destination: DestinationValue, at index: Int,
    in path: (location: Location, values: [SwiftValue]), _ setting: ViewSurroundings,
    inLink link: Int
  ) throws -> ShownScreen? {
    let value = path.values[index]
    let unknown =
      value.unknown
      ?? (destination.type.isUnknown
        ? UnknownValue(destination.words, at: destination.position) : nil)
    if let unknown {
      leaveOut(destination, because: unknown)
      return nil
    }
    guard run.leads(value, to: destination.type) else { return nil }
    var inner = setting
    let step = identity(setting.path, .link(link))
    inner.path = identity(step, .element("\(index): \(value.key)"))
    inner.room = OfferedRoom()
    inner.evaluation = nil
    inner.environment["dismiss"] = .closure(.popping(index, of: path.location))
    run.noteUnplayed(.presentation, of: ".navigationDestination", at: destination.position)
    let content = try run.element(
      try run.functions.call(destination.content, [value]), at: destination.position)
    return ShownScreen(of: content, at: destination.position, in: inner)
  }

  private func leaveOut(_ destination: DestinationValue, because unknown: UnknownValue) {
    run.leaveOut(
      "what '.navigationDestination' shows", because: unknown, at: destination.position)
  }
}

/// A screen that navigation shows, before its views are made.
struct ShownScreen {
  let element: ViewElement

  /// The surroundings in which the views are made.
  let setting: ViewSurroundings

  fileprivate init(
    of content: ViewElement?, at position: SourcePosition, in setting: ViewSurroundings
  ) {
    let screen = ViewElement.made(
      MadeView(kind: "NavigationDestination", position: position, content: content))
    let transition = TransitionValue(transition: .identity, animationNames: [:])
    element = .modified(screen, .transition(transition, unknown: nil), position)
    self.setting = setting
  }
}

extension ProgramRun {
  /// Returns whether a value in a path is of the type of a destination; a `Double` is a `CGFloat`, too.
  fileprivate func leads(_ value: SwiftValue, to type: SwiftType) -> Bool {
    switch (value, type.unwrapped) {
    case (.integer, .integer), (.number, .number), (.float, .float), (.text, .text),
      (.boolean, .boolean):
      true
    case (.structure, .declared), (.enumeration, .declared), (.object, .declared):
      comparisons.isOf(type, value) != false
    case (.integer, _), (.number, _), (.float, _), (.text, _), (.boolean, _), (.structure, _),
      (.enumeration, _), (.object, _), (_, .declared):
      false
    default: comparisons.isOf(type, value) != false
    }
  }
}
