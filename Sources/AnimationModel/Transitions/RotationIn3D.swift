/// A turn of a view in space, written as turns about three axes.
///
/// For a turn about any one axis the three keep their proportions.
public struct RotationIn3D: Hashable, Sendable {
  /// How far the view is turned about the axis to the right, in degrees.
  public var x: Double

  /// How far the view is turned about the axis down, in degrees.
  public var y: Double

  /// How far the view is turned about the axis towards the viewer, clockwise in degrees.
  public var z: Double

  /// Creates a turn from turns about the three axes, in degrees.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a turn about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned.
  ///   - axis: The direction of the axis; its length does not count. Without a direction nothing is turned.
  public init(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    func share(_ part: Double) -> Double { length > 0 ? angle.degrees * (part / length) : 0 }
    self.init(x: share(axis.x), y: share(axis.y), z: share(axis.z))
  }

  /// No turn.
  public static let zero = RotationIn3D()

  static func + (left: RotationIn3D, right: RotationIn3D) -> RotationIn3D {
    RotationIn3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }
}
