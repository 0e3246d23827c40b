/// A move in from the leading edge, and out to the trailing one, by the view's own width.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct SlideTransition: Transition {
  /// Makes a slide.
  public init() {}

  /// The view, left of its position before it is inserted and right of it after its removal.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.offset(widths: phase.value)
  }
}

extension Transition where Self == SlideTransition {
  /// A move in from the leading edge, and out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension AnyTransition {
  /// A move in from the leading edge, and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
}
