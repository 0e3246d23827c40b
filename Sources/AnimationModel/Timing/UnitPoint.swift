/// A point of the unit square, such as a control point of a timing curve.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate: for a control point, the time.
  public var x: Double

  /// The vertical coordinate: for a control point, the progress.
  public var y: Double

  /// Makes the origin.
  @inlinable
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The point (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The point (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The point (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The point (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The point (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The point (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The point (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The point (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The point (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
