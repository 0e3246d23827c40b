/// The offset by which a transition moves a view, in points and in the view's own widths and heights.
public struct TransitionOffset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double

  /// The distance down, in points.
  public var y: Double

  /// The distance to the right, in widths of the view.
  public var widths: Double

  /// The distance down, in heights of the view.
  public var heights: Double

  /// Makes an offset.
  public init(x: Double = 0, y: Double = 0, widths: Double = 0, heights: Double = 0) {
    self.x = x
    self.y = y
    self.widths = widths
    self.heights = heights
  }

  /// Makes the offset of a view's own size towards one of its edges, so that it lies just outside of its position.
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

  /// The offset of a view of a given size, in points.
  public func resolved(in size: ViewSize) -> TransitionOffset {
    TransitionOffset(x: x + widths * size.width, y: y + heights * size.height)
  }

  /// The sum of two offsets.
  public static func + (lhs: TransitionOffset, rhs: TransitionOffset) -> TransitionOffset {
    TransitionOffset(
      x: lhs.x + rhs.x, y: lhs.y + rhs.y, widths: lhs.widths + rhs.widths,
      heights: lhs.heights + rhs.heights)
  }
}
