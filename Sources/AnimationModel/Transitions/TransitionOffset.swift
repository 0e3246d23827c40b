/// How far a transition moves a view: some points, and some of the view's own widths and heights.
public struct TransitionOffset: Hashable, Sendable {
  /// Points to the right.
  public var x: Double

  /// Points down.
  public var y: Double

  /// Widths of the view to the right.
  public var widths: Double

  /// Heights of the view down.
  public var heights: Double

  /// Makes an offset.
  public init(x: Double = 0, y: Double = 0, widths: Double = 0, heights: Double = 0) {
    self.x = x
    self.y = y
    self.widths = widths
    self.heights = heights
  }

  /// The size of a view towards one of its edges, so that it lies just outside of where it was.
  public init(towards edge: Edge) {
    switch edge {
    case .top: self.init(heights: -1)
    case .leading: self.init(widths: -1)
    case .bottom: self.init(heights: 1)
    case .trailing: self.init(widths: 1)
    }
  }

  /// No offset.
  public static let zero = TransitionOffset()

  /// The offset of a view of a size, in points.
  public func resolved(in size: ViewSize) -> TransitionOffset {
    TransitionOffset(x: x + widths * size.width, y: y + heights * size.height)
  }

  /// One offset after the other.
  public static func + (lhs: TransitionOffset, rhs: TransitionOffset) -> TransitionOffset {
    TransitionOffset(
      x: lhs.x + rhs.x, y: lhs.y + rhs.y, widths: lhs.widths + rhs.widths,
      heights: lhs.heights + rhs.heights)
  }
}
