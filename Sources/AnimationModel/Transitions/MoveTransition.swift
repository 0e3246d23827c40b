/// A move in from an edge, and out to it, by the view's own size.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct MoveTransition: Transition {
  /// The edge from which the view comes and to which it goes.
  public var edge: Edge

  /// Makes a transition from and to an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, beyond the edge except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.adding(.offset(phase.isIdentity ? .zero : TransitionOffset(towards: edge)))
  }
}

extension Transition where Self == MoveTransition {
  /// A move in from an edge, and out to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension AnyTransition {
  /// A move in from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}
