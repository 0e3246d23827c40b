/// In from an edge with a fade, and out to the opposite one with another: by the view's own size.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes a push from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, invisible and beyond one edge before it is there and beyond the other after.
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
  /// In from an edge with a fade, and out to the opposite one with another.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// In from an edge with a fade, and out to the opposite one with another.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}
