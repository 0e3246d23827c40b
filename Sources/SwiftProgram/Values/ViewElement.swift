/// The view that an expression denotes: a view and its modifiers, before it has an identity in the tree.
package indirect enum ViewElement {
  /// `EmptyView`, or an `if` that does not hold.
  case empty
  /// A view of a known kind, or of a kind that is opaque.
  case made(MadeView)
  /// A view of the app, whose body is evaluated when the tree is built.
  case own(StructValue, SourcePosition)
  /// The views of a view builder's statements.
  case group([(position: SourcePosition, element: ViewElement)])
  /// The branch of a condition that was taken, by its number.
  case branch(Int, ViewElement)
  /// Views that may or may not be there, because of an unknown condition.
  case undecided
  /// The elements of a `ForEach`, by their ids; nil if they are unknown.
  case each([(key: ElementKey, element: ViewElement)]?, SourcePosition)
  /// A view with a modifier.
  case modified(ViewElement, ViewModifierValue, SourcePosition)
  /// A phase animator, whose content is evaluated when the tree is built.
  case phased(PhasedElement)
  /// A keyframe animator, whose content is evaluated when the tree is built.
  case keyframed(KeyframedElement)
  /// A modifier of the app, with its content.
  case styled(StructValue, content: ViewElement, SourcePosition)
  /// A view that an expression chooses among others of its type, as `isOn ? Text("a") : Text("b")` does: its identity
  /// is that of the expression.
  case chosen(SourcePosition, ViewElement)
  /// The view that a function returns, at the position of the call.
  case inlined(SourcePosition, ViewElement)
}

/// A phase animator: a modifier or a view.
package struct PhasedElement {
  /// The view that the modifier is written on; nil if the animator is a view.
  package var base: ViewElement?
  package var phases: [SwiftValue]

  /// The value whose change begins a pass; nil for a loop.
  package var trigger: SwiftValue?
  package var content: ClosureValue

  /// The closure that returns the animation to a phase; nil for the default one.
  package var animation: ClosureValue?
  package var position: SourcePosition

  package init(
    base: ViewElement? = nil, phases: [SwiftValue], trigger: SwiftValue? = nil,
    content: ClosureValue,
    animation: ClosureValue? = nil, position: SourcePosition
  ) {
    self.base = base
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
    self.position = position
  }
}

/// A keyframe animator: a modifier or a view.
package struct KeyframedElement {
  /// The view that the modifier is written on; nil if the animator is a view.
  package var base: ViewElement?
  package var initialValue: SwiftValue

  /// The value whose change begins the keyframes; nil for keyframes without a trigger.
  package var trigger: SwiftValue?
  package var repeats: Bool
  package var content: ClosureValue

  /// The closure that lists the tracks.
  package var keyframes: ClosureValue
  package var position: SourcePosition

  package init(
    base: ViewElement? = nil, initialValue: SwiftValue, trigger: SwiftValue? = nil, repeats: Bool,
    content: ClosureValue, keyframes: ClosureValue, position: SourcePosition
  ) {
    self.base = base
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
    self.position = position
  }
}

extension ViewElement {
  /// Whether the element is at most one view, as far as that can be seen without evaluating a body.
  package var isAlone: Bool {
    switch self {
    case .group(let views): views.isEmpty || (views.count == 1 && views[0].element.isAlone)
    case .each: false
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner),
      .branch(_, let inner):
      inner.isAlone
    case .empty, .undecided, .made, .own, .phased, .keyframed, .styled: true
    }
  }

  /// The text that the view shows, where it is a single view with a text; nil for any other element, and where the text
  /// is unknown.
  var plainText: String? {
    switch self {
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner):
      inner.plainText
    case .made(let view): view.text
    default: nil
    }
  }

  /// The kind of the view that stands for the content of a modifier.
  package static let holeKind = "content"
}
