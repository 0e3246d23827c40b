/// A move in from an edge and out to the opposite one, by the view's own size, each with a fade.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes a push from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view; invisible and beyond one edge before it is inserted, and beyond the other after it is removed.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    let offset: TransitionOffset =
      switch phase {
      case .willAppear: TransitionOffset(towards: edge)
      case .identity: .zero
      case .didDisappear: TransitionOffset(towards: edge.opposite)
      }
    return content.adding(.offset(offset)).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == PushTransition {
  /// A move in from an edge and out to the opposite one, each with a fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// A move in from an edge and out to the opposite one, each with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
