/// An edge of a view.
///
/// Leading is left and trailing is right: everything in this library is laid out from left to right.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top

  /// The edge where lines of text begin.
  case leading

  /// The lower edge.
  case bottom

  /// The edge where lines of text end.
  case trailing

  /// The opposite edge of the view.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
