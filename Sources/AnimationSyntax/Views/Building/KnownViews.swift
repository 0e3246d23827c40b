internal import MotionRecording
internal import SwiftProgram

/// The last state of the app's own views, from which one of them can be made alone.
struct KnownViews {
  /// A view, with everything that it was made from.
  struct View {
    let value: StructValue

    /// The content, if the value is a modifier.
    let content: ViewElement?
    let position: SourcePosition
    let setting: ViewSurroundings
    let modifiers: [ViewModifierValue]

    /// The enclosing views whose bodies were being evaluated.
    let outer: [ViewIdentity]

    /// The node of the view.
    let node: ViewNode
  }

  private var views: [ViewIdentity: View] = [:]

  /// Whether these are the views that are shown, and not those of a trial at some moment.
  var areShown = true

  /// The views whose bodies contain animators, by the animators.
  var animators: [ViewIdentity: ViewIdentity] = [:]

  subscript(identity: ViewIdentity) -> View? {
    get { views[identity] }
    set { views[identity] = newValue }
  }
}

extension ViewNode {
  /// Returns whether the node and another one are the same view with the same structure, so that views around cannot
  /// distinguish them: only numbers, animations and compared values may differ.
  ///
  /// - Parameters:
  ///   - other: The other node.
  ///   - readsTexts: Whether a view around has the texts of the views inside, so that these may not differ either.
  func hasShape(of other: ViewNode, readsTexts: Bool) -> Bool {
    identity == other.identity && name == other.name && source == other.source
      && isUndecided == other.isUndecided && isList == other.isList && isWrapper == other.isWrapper
      && (!readsTexts || texts == other.texts)
      && links.count == other.links.count && children.count == other.children.count
      && zip(links, other.links).allSatisfy { $0.hasShape(of: $1, readsTexts: readsTexts) }
      && zip(children, other.children).allSatisfy { $0.hasShape(of: $1, readsTexts: readsTexts) }
  }
}

extension ViewLink {
  fileprivate func hasShape(of other: ViewLink, readsTexts: Bool) -> Bool {
    switch (self, other) {
    case (.moves(let one), .moves(let two)):
      one.name == two.name && one.joinedParts == two.joinedParts
        && one.continuesPrevious == two.continuesPrevious && one.match == two.match
    case (.animation, .animation), (.transaction, .transaction), (.scope, .scope),
      (.scopeContent, .scopeContent):
      true
    case (.transition(let one), .transition(let two)): one == two
    case (.attached(let one), .attached(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.hasShape(of: $1, readsTexts: readsTexts) }
    case (.acts(let one), .acts(let two)):
      one.action == two.action && one.changesState == two.changesState
        && one.event.hasShape(of: two.event)
    case (.disabled(let one), .disabled(let two)): one == two
    case (.hit(let one), .hit(let two)): one == two
    case (.phases(let one), .phases(let two)):
      one.animator == two.animator && one.count == two.count
    case (.keyframes(let one), .keyframes(let two)): one.animator == two.animator
    default: false
    }
  }
}

extension ViewAct.Event {
  fileprivate func hasShape(of other: ViewAct.Event) -> Bool {
    switch (self, other) {
    case (.change(_, let one), .change(_, let two)): one == two
    case (.task(let one), .task(let two)): (one == nil) == (two == nil)
    default: self == other
    }
  }
}
