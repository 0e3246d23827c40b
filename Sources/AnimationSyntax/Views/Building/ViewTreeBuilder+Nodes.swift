internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The conversion of elements to nodes.
extension ViewTreeBuilder {
  /// The greatest nesting depth of views, for which a thread's stack has room.
  private static let deepestNesting = 512

  /// The number of levels that an element counts as that is evaluated when it is reached, since it takes more of the
  /// stack.
  private static let lateLevels = 4

  /// Returns the views of an element, with the modifiers around it, innermost first.
  func nodes(
    of element: ViewElement, _ setting: ViewSurroundings, _ modifiers: [ViewModifierValue]
  ) throws -> [ViewNode] {
    // The content of animators and styles is evaluated when it is reached, and may contain the view around it again.
    var levels = 1
    nesting += levels
    defer { nesting -= levels }
    guard nesting <= Self.deepestNesting else {
      throw run.error(.tooDeepViews(limit: Self.deepestNesting), at: .none)
    }
    // Modifiers are processed in a loop: there may be many.
    var element = element
    var setting = setting
    var modifiers: [ViewModifierValue] = modifiers.reversed()
    while true {
      switch element {
      case .empty: return []
      case .undecided: return [undecided(in: setting)]
      case .modified(let inner, let modifier, _):
        if run.identityComparer.mayReplace(modifier, at: ViewIdentity(setting.path)) {
          return [undecided(in: setting)]
        }
        try enter(modifier, &setting, &modifiers)
        element = inner
      case .inlined(let position, let inner):
        setting.path = identity(setting.path, setting.step(to: position))
        element = inner
      case .chosen(let position, let inner):
        setting.choice = setting.choice ?? position
        element = inner
      case .branch(let number, let inner):
        setting.path = identity(setting.path, .branch(number))
        element = inner
      case .group(let views):
        guard let only = views.first, views.count == 1 else {
          return try nodes(ofGroup: views, setting, modifiers.reversed())
        }
        setting.path = identity(setting.path, setting.step(to: only.position))
        element = only.element
      case .each(let views, let position):
        return [try list(views, position, setting, modifiers.reversed())]
      case .made(let view): return [try node(of: view, setting, modifiers.reversed())]
      case .phased(let animator):
        levels += goLate()
        element = enter(try shown(by: animator, setting), &setting, &modifiers)
      case .keyframed(let animator):
        levels += goLate()
        element = enter(try shown(by: animator, setting), &setting, &modifiers)
      case .own(let value, let position):
        return [try node(of: value, nil, position, setting, modifiers.reversed())]
      case .styled(let value, let content, let position):
        return [try node(of: value, content, position, setting, modifiers.reversed())]
      }
    }
  }

  /// The node of a view of which it is not known which one it is, at the place that is reached.
  private func undecided(in setting: ViewSurroundings) -> ViewNode {
    setting.row?.lose()
    return .undecided(ViewIdentity(setting.path))
  }

  /// Goes deeper by the levels of something that is evaluated now that it is reached, and returns how many these are.
  private func goLate() -> Int {
    nesting += Self.lateLevels
    return Self.lateLevels
  }

  /// Goes into what an animator shows, and returns that.
  private func enter(
    _ animator: ShownAnimator, _ setting: inout ViewSurroundings,
    _ modifiers: inout [ViewModifierValue]
  ) -> ViewElement {
    setting.path = animator.key.number
    setting.evaluation = nil
    modifiers.append(animator.modifier)
    return animator.content
  }

  /// The views that stand beside each other, not one alone.
  private func nodes(
    ofGroup views: [(position: SourcePosition, element: ViewElement)], _ setting: ViewSurroundings,
    _ modifiers: [ViewModifierValue]
  ) throws -> [ViewNode] {
    // If all modifiers are traits, such as a transition, each view has them itself.
    let (traits, others) = Self.shared(modifiers)
    guard others.isEmpty else {
      let group = MadeView(
        kind: "Group", position: views.first?.position ?? .none, isList: true,
        content: .group(views))
      return [try node(of: group, setting, modifiers)]
    }
    var setting = setting
    if setting.row == nil { setting.place = setting.place.lost }
    return try views.enumerated().flatMap { index, view in
      var inner = setting
      inner.path = identity(setting.path, setting.step(to: view.position, "\(index)"))
      return try nodes(of: view.element, inner, traits)
    }
  }

  private func node(
    of view: MadeView, _ setting: ViewSurroundings, _ modifiers: [ViewModifierValue]
  ) throws -> ViewNode {
    let identity = numbering.identity(
      of: setting.step(to: view.position, view.erasedKind ?? view.kind), in: setting.path)
    let making = begin(view, identity, setting, modifiers)
    try fill(making)
    let around = addReadings(to: making)
    try add(making.own + making.modifiers, to: &making.node, making.outside, around)
    return try finish(making, in: around)
  }

  private func fill(_ making: ViewMaking) throws {
    guard let content = try content(of: making) else { return }
    making.fill(
      with: try nodes(of: content.element, making.inner, content.modifiers), of: content)
  }

  private func list(
    _ views: [(key: ElementKey, element: ViewElement)]?, _ position: SourcePosition,
    _ setting: ViewSurroundings,
    _ modifiers: [ViewModifierValue]
  ) throws -> ViewNode {
    let identity = numbering.identity(
      of: setting.step(to: position, "ForEach"), in: setting.path)
    var node = ViewNode(
      identity: identity, name: ViewName("ForEach"), source: position.sourceOffset, isList: true)
    if let views {
      let changes = orders.changes(of: identity, to: views.map(\.key.text))
      let order = MovingValue(name: "order", content: .hidden("\(changes)", .order))
      node.links.append(.moves(order.modifier(in: run)))
    }
    let before = preferences.beginView()
    var setting = setting
    var (inner, row) = place(.each, in: &setting, modifiers)
    let (shared, modifiers) = Self.shared(modifiers)
    if let views,
      !run.identityComparer.mayHaveChanged(to: views.map(\.key), of: identity, at: position)
    {
      for index in views.indices {
        inner.path = self.identity(identity.number, .element(views[index].key.text))
        node.children += try nodes(of: views[index].element, inner, shared)
      }
    } else {
      node.children = [.undecided(identity)]
      inner.row?.lose()
    }
    inner.path = identity.number
    try add(modifiers, to: &node, inner, RoomAround(offered: setting.room, place: setting.place))
    row?.lose()
    try joinPreferences(before)
    return node
  }

  // MARK: - Views of the app's own

  /// Returns the node of a view of the app.
  ///
  /// - Parameter content: The content, if the view is a modifier.
  func node(
    of value: StructValue, _ content: ViewElement?, _ position: SourcePosition,
    _ setting: ViewSurroundings,
    _ modifiers: [ViewModifierValue]
  ) throws -> ViewNode {
    let type = run.code.types[value.type]
    let identity = numbering.identity(
      of: setting.step(to: position, type.name), in: setting.path)
    let outer = run.dependencies.bodies
    run.dependencies.bodies.append(identity)
    defer { run.dependencies.bodies = outer }
    var instance = value
    instance.identity = identity
    var node = ViewNode(
      identity: identity, name: ViewName(type.name), source: position.sourceOffset,
      isWrapper: !type.isLayout)
    node.environment = run.surroundings.surroundings(setting.environment)
    let before = preferences.beginView()
    var setting = setting
    let outerRow = setting.row
    let isWhole = type.body != nil || content != nil && !type.isLayout
    var (inner, row) = place(isWhole ? .inside : .one, in: &setting, modifiers)
    inner.path = identity.number
    inner.isRoot = false
    // The positions in its body are the same whichever view is chosen; those of its content are not.
    inner.choice = nil
    let content =
      setting.choice.flatMap { choice in content.map { .chosen(choice, $0) } } ?? content
    if type.isView || content != nil {
      if setting.isRoot, content == nil { run.roots.insert(identity) }
      keep(&instance, identity, type)
      run.environments[identity] = setting.environment.isEmpty ? nil : setting.environment
      run.shownInstances.append(identity)
      try animate(&instance, &node)
      run.bodyPositions.append(position)
      defer { run.bodyPositions.removeLast() }
      node.children = try body(of: instance, content, type, inner)
      node.links += try links(updating: instance, identity, type)
      let size = ViewSizeGuess(inner.row?.size(unless: outerRow) ?? OfferedRoom())
      node.links += try run.effects.moves(of: instance, size, at: position).map { .moves($0) }
    } else {
      try animate(&instance, &node)
      if type.isShape { addStillShape(instance, to: &node) }
    }
    var around = RoomAround(offered: setting.room, place: setting.place)
    if type.isShape { around.fills = .all }
    if let size = inner.row?.size(unless: outerRow) { around.content = size }
    if isWhole, node.children.count > 1 { around.place = setting.place.lost }
    try add(modifiers, to: &node, inner, around)
    row?.advance(by: around.size(with: modifiers))
    try joinPreferences(before)
    known[identity] = KnownViews.View(
      value: value, content: content, position: position, setting: setting, modifiers: modifiers,
      outer: outer, node: node)
    return node
  }

  /// Returns the nodes in the body of a view, or of a modifier of content.
  private func body(
    of instance: StructValue, _ content: ViewElement?, _ type: TypeCode, _ setting: ViewSurroundings
  ) throws -> [ViewNode] {
    guard let body = type.body else {
      return try content.map { try nodes(of: $0, setting, []) } ?? []
    }
    return try run.deeper(at: .none) {
      let shown = try shown(by: instance, content, body, in: setting.evaluation)
      var inner = setting
      inner.evaluation = shown.evaluation
      return try nodes(of: shown.element, inner, [])
    }
  }

  // MARK: - Modifiers

  /// Turns modifiers into links.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, innermost first.
  ///   - node: The view.
  ///   - setting: The surroundings of the views inside.
  ///   - room: The size and the place around all modifiers.
  private func add(
    _ modifiers: [ViewModifierValue], to node: inout ViewNode, _ setting: ViewSurroundings,
    _ room: RoomAround
  ) throws {
    var match: ViewKey?
    for (index, modifier) in modifiers.enumerated() {
      switch modifier {
      case .matched(let key): match = key
      case .identifier(let text):
        node.name = ViewName(text)
        node.texts.insert(text, at: 0)
      case .label(let text): node.texts.append(text)
      case .acts(let act):
        node.links.append(actions.link(act, node, in: run))
      case .link(let value): addLinks(pushing(value, setting), to: &node)
      case .leads(let screen):
        let (act, shown) = try followed(screen, node, setting)
        let views = try shown.map { try nodes(of: $0.element, $0.setting, []) } ?? []
        addLinks(act, to: &node)
        node.links.append(.attached(views))
      case .zoomSource(let key): run.screens.zoomSources[key] = ViewSizeGuess.literal(of: node)
      case .zoomEnd(let key, let position): noteZoom(from: key, to: node, at: position)
      case .destination(let destination):
        let link = node.links.count
        node.links.append(.attached(try screens(of: destination, setting, inLink: link)))
      case .attached(let element, let liesBehind):
        let inner = attached(
          to: node, at: room.behind(modifiers, index), liesBehind: liesBehind, setting)
        node.links.append(.attached(try nodes(of: element, inner, [])))
      case .transition where node.hasTransition: break  // The inner one is meant.
      case .transition(let value, let unknown):
        if let value {
          let size = ViewSizeGuess(room.behind(modifiers, index).0)
          node.links.append(value.link(after: node, size, in: run))
        } else if let unknown {
          run.leaveOut(
            "the transition of \(node.name.base)", because: unknown, at: unknown.position)
          // Without a transition the view would fade.
          node.links.append(
            .transition(ViewTransition(.identity, size: .zero, isSizeAssumed: false)))
        }
      case .measured(let act):
        node.links.append(
          try link(
            act, node, room.behind(modifiers, index),
            identity(setting.path, .link(node.links.count))))
      case .effect(let closure, let readsPlace, let position):
        // The effect does not see the motion of its view that it causes itself.
        let behind = room.behind(modifiers, index + 1)
        let number = identity(setting.path, .link(node.links.count))
        if readsPlace { noteSize(behind.0, of: ViewIdentity(number), position) }
        let effects = try effects(of: closure, behind, number, position)
        try add(effects, to: &node, setting, room)
      case .preference(let use):
        if let link = try self.use(use, of: node) { node.links.append(link) }
      case .id, .unknownID, .environment, .environmentTransform, .textSizes, .contentTransition,
        .room, .place, .coordinates:
        break
      default:
        if let link = plainLink(modifier, node) { node.links.append(link.matched(&match)) }
      }
    }
  }

  /// Returns the screens of a destination, from the first to the last value of the path.
  private func screens(
    of destination: DestinationValue, _ setting: ViewSurroundings, inLink link: Int
  ) throws -> [ViewNode] {
    guard let path = try shownPath(of: destination, setting) else { return [] }
    return try path.values.indices.flatMap { index in
      guard let screen = try screen(of: destination, at: index, in: path, setting, inLink: link)
      else { return [ViewNode]() }
      return try nodes(of: screen.element, screen.setting, [])
    }
  }
}
