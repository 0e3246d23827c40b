internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The whole tree, and single views of it that are made again.
extension ViewTreeBuilder {
  /// Returns the current views, in a view of their own.
  func tree() throws -> ViewNode {
    schemes.begin()
    let node = try allViews()
    // A scheme that a view inside prefers is around all of them.
    return schemes.settle() ? try allViews() : node
  }

  private func allViews() throws -> ViewNode {
    hasTree = true
    run.dependencies.beginAllViews()
    defer { run.dependencies.endViews() }
    numbering.beginTree()
    phased = [:]
    known = KnownViews()
    known.areShown = !isFrame
    run.places.beginAllViews()
    preferences.beginAllViews()
    run.shownInstances = []
    var children: [ViewNode] = []
    let outer = run.environment
    defer { run.environment = outer }
    if roots.isEmpty { roots = try run.code.roots.map { try run.locations.evaluate($0) } }
    for (number, (root, value)) in zip(run.code.roots, roots).enumerated() {
      var setting = ViewSurroundings(path: identity(0, .branch(number)), isRoot: true)
      setting.environment = outer
      setting.place = .screen
      setting.room = OfferedRoom(wholeScreen: .all)
      setting.evaluation = 0
      schemes.surround(&setting)
      try surroundByScenes(&setting)
      // Outside of apps contents have transitions by default.
      if run.setting.context != .app { setting.contentTransition = .opacity }
      children += try nodes(of: try run.element(value, at: root.position), setting, [])
    }
    return ViewNode(
      identity: ViewIdentity(identity(0, .position(.none))), name: ViewName(""),
      source: SourceOffset(file: 0, offset: 0),
      children: children)
  }

  /// Returns views of the app that are made again alone; nil if the views around them have to be made again, too.
  func nodes(of views: Set<ViewIdentity>) throws -> [ViewNode]? {
    // A view that reads its position, or the preferences of others, depends on other views.
    guard known.areShown, !run.places.areRead, !preferences.areUsed,
      isFrame || views.count <= Self.mostViewsAlone,
      views.allSatisfy({ known[$0] != nil && !run.roots.contains($0) })
    else { return nil }
    let shown = run.shownInstances
    defer { run.shownInstances = shown }
    var nodes: [ViewNode] = []
    for identity in shown where views.contains(identity) {
      guard let view = known[identity],
        numbering.number(of: step(to: view), in: view.setting.path) == identity.number
      else { return nil }
      numbering.beginTree()
      run.dependencies.beginViews(in: view.outer)
      defer { run.dependencies.endViews() }
      let node = try node(
        of: view.value, view.content, view.position, view.setting, view.modifiers)
      guard node.hasShape(of: view.node, readsTexts: view.setting.isInControl), !schemes.isStale,
        !run.places.areRead,
        !preferences.areUsed
      else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  /// The greatest number of views that are made again alone in an update; with more, all are made again.
  private static let mostViewsAlone = 8

  private func step(to view: KnownViews.View) -> ViewNumbering.Step {
    view.setting.step(to: view.position, run.code.types[view.value.type].name)
  }
}
