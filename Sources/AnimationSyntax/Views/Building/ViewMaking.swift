internal import MotionRecording
internal import SwiftProgram

/// A view of SwiftUI's own while it is made: an object apart from the thread's stack, since views are deeply nested.
final class ViewMaking {
  let view: MadeView

  /// The surroundings of the view, of the views attached to it, and of the views inside.
  let setting: ViewSurroundings
  let outside: ViewSurroundings
  fileprivate(set) var inner: ViewSurroundings

  /// The size that is offered inside the view's modifiers.
  let room: OfferedRoom

  /// The stack that continues after the view, and the enclosing one.
  let row: StackRow?
  let outerRow: StackRow?

  /// The modifiers around the view, innermost first, those that each view inside gets, and those of its own arguments.
  let modifiers: [ViewModifierValue]
  let shared: [ViewModifierValue]
  fileprivate(set) var own: [ViewModifierValue]

  /// The preferences of the views before it.
  let before: [Int: SwiftValue]

  /// The node of the view.
  var node: ViewNode

  fileprivate init(
    _ view: MadeView, _ node: ViewNode, in setting: ViewSurroundings,
    _ placed: (inner: ViewSurroundings, row: StackRow?), outerRow: StackRow?,
    _ modifiers: [ViewModifierValue], shared: [ViewModifierValue], before: [Int: SwiftValue]
  ) {
    self.view = view
    self.node = node
    self.setting = setting
    self.outerRow = outerRow
    self.modifiers = modifiers
    self.shared = shared
    self.before = before
    (inner, row) = placed
    room = inner.room
    inner.path = node.identity.number
    inner.room = room.offered(by: view.kind, isAlone: view.isAlone)
    outside = inner
    own = view.modifiers
  }

  /// Takes the views of the content.
  func fill(with nodes: [ViewNode], of content: ViewContent) {
    node.children = nodes
    // Where the style decides the effect of a tap, a tap has no other.
    if content.saysTaps, nodes.contains(where: \.hasTap) { own = [] }
  }
}

/// The content of a view that is made.
struct ViewContent {
  let element: ViewElement

  /// The modifiers that each view of the content gets.
  var modifiers: [ViewModifierValue] = []

  /// Whether the content is the look of a style that decides the effect of a tap.
  var saysTaps = false
}

extension MadeView {
  /// Whether the content is at most one view, as far as that can be seen.
  fileprivate var isAlone: Bool { content?.isAlone ?? true }
}

// Views of SwiftUI.
extension ViewTreeBuilder {
  /// Begins to make a view.
  func begin(
    _ view: MadeView, _ identity: ViewIdentity, _ setting: ViewSurroundings,
    _ modifiers: [ViewModifierValue]
  ) -> ViewMaking {
    let before = preferences.beginView()
    var view = view
    var setting = setting
    // Of views that are one, whichever is chosen, the words may change although each of them is a literal.
    if setting.choice != nil, view.readKey == nil { view.readKey = view.text ?? view.literal }
    let outerRow = setting.row
    let placed = place(
      view.isList ? view.isAlone ? .inside : .each : .one, in: &setting, modifiers)
    var node = ViewNode(
      identity: identity, name: ViewName(view.kind, literal: view.literal),
      source: view.position.sourceOffset,
      isList: view.isList, arrangesChildren: ViewKinds.arranging.contains(view.kind))
    node.environment = run.surroundings.surroundings(setting.environment)
    let isHeld = setting.environment["isScrollEnabled"]?.boolean == false
    node.scrolls = view.scrolls.map { isHeld ? [] : $0 }
    node.movesRows = ViewKinds.movingRows.contains(view.kind)
    node.passesRows = ViewKinds.passingRows.contains(view.kind)
    let (shared, others) = view.kind == "Group" ? Self.shared(modifiers) : ([], modifiers)
    let making = ViewMaking(
      view, node, in: setting, placed, outerRow: outerRow, others, shared: shared, before: before)
    making.inner.isInControl = making.inner.isInControl || view.isControl
    addPath(of: view, identity, to: &making.inner)
    (making.inner.place, making.inner.row) = place(
      inside: view, identity, making.inner, isAlone: view.isAlone)
    return making
  }

  /// Returns the content of a view, to be made in its inner surroundings; nil for a view without one.
  func content(of making: ViewMaking) throws -> ViewContent? {
    let view = making.view
    if let styled = try styled(view, making.node.identity, making.setting) {
      making.inner.evaluation = nil
      making.own.removeAll(where: \.showsValue)
      // The value of such a view moves the views that the style makes of it, and nothing else.
      if view.fraction != nil { making.own = [] }
      // The style does not apply to the views inside it.
      if let name = OwnStyles.modifier(of: view.kind) { making.inner.environment[name] = nil }
      return ViewContent(element: styled.look, saysTaps: styled.saysTaps)
    }
    view.leftOut?(run)
    if let content = view.content {
      return ViewContent(element: content, modifiers: making.shared)
    }
    guard let reader = view.reader else { return nil }
    making.inner.evaluation = nil
    return ViewContent(element: try content(of: reader, making))
  }

  /// Returns the content of a `GeometryReader`.
  private func content(of reader: ClosureValue, _ making: ViewMaking) throws -> ViewElement {
    let view = making.view
    let proxy = run.placeReader.geometryProxy(
      in: making.room, making.inner.place, view.readSides, of: making.node.identity,
      isFrame: isFrame, at: view.position)
    return try run.element(try run.functions.call(reader, [proxy]), at: view.position)
  }

  /// Adds what a view reads by itself, once its content is known.
  ///
  /// - Returns: The size and the place around the modifiers that follow.
  func addReadings(to making: ViewMaking) -> RoomAround {
    let (view, setting) = (making.view, making.setting)
    if let unread = view.unread, view.rolls(with: setting.contentTransition) {
      run.leaveOut("what \(view.kind) reads", because: unread, at: unread.position)
    }
    if let read = view.read(with: setting.contentTransition) {
      making.node.links.append(.moves(MovingValue(name: "", content: read).modifier(in: run)))
    }
    if run.places.scrolls.contains(making.node.identity) { making.own.append(.acts(.scrolling)) }
    return RoomAround(
      offered: setting.room, place: setting.place, fills: view.filledSides,
      content: making.inner.row?.size(unless: making.outerRow) ?? OfferedRoom())
  }

  /// Ends a view, once its modifiers are added.
  func finish(_ making: ViewMaking, in around: RoomAround) throws -> ViewNode {
    let view = making.view
    making.row?.advance(by: around.size(with: making.modifiers))
    try joinPreferences(making.before)
    var texts = view.text.map { [$0] } ?? []
    if view.isControl {
      for text in Self.texts(in: making.node.children) where !texts.contains(text) {
        texts.append(text)
      }
    }
    let known = making.node.texts
    making.node.texts += texts.filter { !known.contains($0) }
    return making.node
  }
}
