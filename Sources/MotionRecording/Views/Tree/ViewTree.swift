internal import AnimationModel

/// The views of a tree in a list, each with its parent: in tree order, every view after those around it.
struct ViewTree {
  /// A view with its place in the tree.
  struct Entry {
    let node: ViewNode

    /// The index of the parent; nil for a root.
    let parent: Int?

    /// The index of the parent's link that contains the view; nil for a view inside of all links.
    let parentLink: Int?

    /// The moving modifiers of the view, innermost first.
    let movers: [Mover]
  }

  /// A moving modifier with its index among the links.
  struct Mover {
    let modifier: MovingModifier
    let link: Int
  }

  private(set) var entries: [Entry] = []

  /// The index of each view, by its identity.
  private(set) var indices: [ViewIdentity: Int] = [:]

  /// The places of views of which it is not known whether they are present.
  private(set) var undecided: [ViewIdentity] = []

  /// The indices of the views with phase or keyframe animators.
  private var animatorIndices: [Int] = []

  /// Makes an empty list.
  init() {}

  /// Makes the list of the views in a tree.
  init(_ root: ViewNode) {
    append(root, parent: nil, link: nil)
  }

  /// Replaces views by new values, which consist of the same views.
  ///
  /// - Returns: The indices of the replaced views.
  mutating func replace(_ nodes: [ViewNode]) -> [Range<Int>] {
    nodes.compactMap { node in
      guard let first = indices[node.identity] else { return nil }
      var next = first
      replace(node, &next)
      return first..<next
    }
  }

  private mutating func replace(_ node: ViewNode, _ index: inout Int) {
    entries[index] = Entry(
      node: node, parent: entries[index].parent, parentLink: entries[index].parentLink,
      movers: Self.movers(of: node))
    index += 1
    for child in node.inside { replace(child.node, &index) }
  }

  private mutating func append(_ node: ViewNode, parent: Int?, link: Int?) {
    let index = entries.count
    entries.append(
      Entry(node: node, parent: parent, parentLink: link, movers: Self.movers(of: node)))
    indices[node.identity] = index
    if node.hasAnimator { animatorIndices.append(index) }
    for child in node.inside { append(child.node, parent: index, link: child.link) }
    undecided += node.placesInside
  }

  private static func movers(of node: ViewNode) -> [Mover] {
    node.links.enumerated().compactMap { number, link in
      guard case .moves(let modifier) = link else { return nil }
      return Mover(modifier: modifier, link: number)
    }
  }

  /// The view with an identity; nil if it is not present.
  subscript(identity: ViewIdentity) -> Entry? { indices[identity].map { entries[$0] } }

  /// Returns the views around a view, outermost first, each with the index of the first of its links around the view.
  func surroundings(of index: Int) -> [(index: Int, firstLink: Int)] {
    var all: [(index: Int, firstLink: Int)] = []
    var entry = entries[index]
    while let parent = entry.parent {
      all.append((parent, entry.parentLink.map { $0 + 1 } ?? 0))
      entry = entries[parent]
    }
    return all.reversed()
  }

  /// Whether other views are next to a view, or to a view around it, so that they move when its size changes.
  func hasNeighbors(_ index: Int) -> Bool {
    var entry = entries[index]
    while let parent = entry.parent, entry.parentLink == nil {
      let around = entries[parent]
      if around.node.arrangesChildren, around.node.hasSeveralChildren { return true }
      if around.node.hasFixedSize { return false }
      entry = around
    }
    return false
  }

  /// Whether a view is disabled, by itself or by a view around it.
  func isDisabled(_ index: Int) -> Bool {
    func disables(_ links: ArraySlice<ViewLink>) -> Bool {
      links.contains { if case .disabled(true) = $0 { true } else { false } }
    }
    return disables(entries[index].node.links[...])
      || surroundings(of: index).contains {
        disables(entries[$0.index].node.links[$0.firstLink...])
      }
  }

  /// The acts of all views, in tree order: for each, the indices of the view and the link, and the act.
  var acts: [(index: Int, link: Int, act: ViewAct)] { acts(among: entries.indices) }

  /// Returns the acts of some views.
  func acts(among indices: some Sequence<Int>) -> [(index: Int, link: Int, act: ViewAct)] {
    var acts: [(index: Int, link: Int, act: ViewAct)] = []
    for index in indices {
      for (link, value) in entries[index].node.links.enumerated() {
        if case .acts(let act) = value { acts.append((index, link, act)) }
      }
    }
    return acts
  }

  /// Returns the actions of some views for the events that a closure selects, by their numbers, in the order of the
  /// views.
  func actions(of order: [Int], _ keep: (ViewAct.Event) -> Bool) -> [Int] {
    order.flatMap { index in
      entries[index].node.links.compactMap { link in
        guard case .acts(let act) = link, keep(act.event) else { return nil }
        return act.action
      }
    }
  }

  /// The phase animators, in tree order.
  var phases: [ViewPhases] {
    animatorIndices.flatMap { index in
      entries[index].node.links.compactMap { link in
        if case .phases(let phases) = link { phases } else { nil }
      }
    }
  }

  /// The keyframe animators, in tree order.
  var keyframes: [ViewKeyframes] {
    animatorIndices.flatMap { index in
      entries[index].node.links.compactMap { link in
        if case .keyframes(let keyframes) = link { keyframes } else { nil }
      }
    }
  }

  /// Returns the indices of views from the inside out: the views inside of a view come before it.
  func insideOut(_ keep: (ViewNode) -> Bool) -> [Int] {
    var order: [Int] = []
    func visit(_ index: Int) {
      for child in children[index] ?? [] { visit(child) }
      if keep(entries[index].node) { order.append(index) }
    }
    var children: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if let parent = entry.parent { children[parent, default: []].append(index) }
    }
    for (index, entry) in entries.enumerated() where entry.parent == nil { visit(index) }
    return order
  }

  /// Whether a view is a row of a list, which inserts and removes it.
  func isRow(_ index: Int) -> Bool {
    var entry = entries[index]
    while let parent = entry.parent, entry.parentLink == nil {
      let node = entries[parent].node
      if node.movesRows { return true }
      guard node.isList || node.isWrapper || node.passesRows else { return false }
      entry = entries[parent]
    }
    return false
  }

  /// The transition of a view; nil if it has none.
  func transition(of index: Int) -> ViewTransition? {
    isRow(index)
      ? ViewTransition(.identity, size: .zero, isSizeAssumed: false)
      : entries[index].node.transition
  }

  /// The views that are inserted or removed by themselves with a view: the view itself, or the elements of a list
  /// without a transition of its own.
  func units(of index: Int) -> [Int] {
    var units: [Int] = []
    var stack = [index]
    while let next = stack.popLast() {
      let node = entries[next].node
      guard node.isList, node.transition == nil else {
        units.append(next)
        continue
      }
      // The place of unknown elements has the identity of the list itself.
      stack += node.children.reversed().filter { !$0.isUndecided }.compactMap {
        indices[$0.identity]
      }
    }
    return units
  }
}

extension ViewNode {
  /// Whether there is more than one view inside, counting the elements of lists.
  fileprivate var hasSeveralChildren: Bool {
    children.count > 1 || children.contains { $0.isList && $0.hasSeveralChildren }
  }

  /// Whether a frame gives both sides of the view.
  fileprivate var hasFixedSize: Bool {
    links.contains { link in
      guard case .moves(let modifier) = link, modifier.placement == .frame,
        case .numbers(let sides) = modifier.value
      else { return false }
      return sides.count == 2 && sides.allSatisfy { $0.gap == nil }
    }
  }

  /// The transition that is written last, on the view or on the only view in the body of an app's own view.
  var transition: ViewTransition? {
    for case .transition(let transition) in links.reversed() { return transition }
    return isWrapper && children.count == 1 ? children[0].transition : nil
  }

  /// The direct children, in tree order, each with the index of its link; nil for a child inside of all links.
  fileprivate var inside: [(node: ViewNode, link: Int?)] {
    var inside: [(node: ViewNode, link: Int?)] = children.map { ($0, nil) }
    for (number, link) in links.enumerated() {
      if case .attached(let nodes) = link { inside += nodes.map { ($0, number) } }
    }
    return inside.filter { !$0.node.isUndecided }
  }

  /// The places, directly inside, of views of which it is not known whether they are present.
  fileprivate var placesInside: [ViewIdentity] {
    let attached = links.flatMap { link -> [ViewNode] in
      if case .attached(let nodes) = link { nodes } else { [] }
    }
    return (children + attached).filter(\.isUndecided).map(\.identity)
  }

  fileprivate var hasAnimator: Bool {
    links.contains { link in
      switch link {
      case .phases, .keyframes: true
      default: false
      }
    }
  }
}

extension ViewTree {
  /// The indices of a view and of all views inside of it.
  func subtree(of index: Int) -> [Int] {
    var inside = [index]
    for other in (index + 1)..<max(entries.count, index + 1) {
      // The views inside of a view follow it in the list.
      guard let parent = entries[other].parent, parent >= index else { break }
      inside.append(other)
    }
    return inside
  }
}
