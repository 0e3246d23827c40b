/// A rotation of a view in space, given by rotations about three axes.
///
/// For a rotation about any one axis the three keep their proportions.
public struct RotationIn3D: Hashable, Sendable {
  /// The rotation about the axis that points to the right, in degrees.
  public var x: Double

  /// The rotation about the axis that points down, in degrees.
  public var y: Double

  /// The rotation about the axis that points towards the viewer, clockwise in degrees.
  public var z: Double

  /// Makes a rotation from rotations about the three axes, in degrees.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Makes a rotation about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis; its length does not count. With a length of 0 nothing is rotated.
  public init(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    func share(_ part: Double) -> Double { length > 0 ? angle.degrees * (part / length) : 0 }
    self.init(x: share(axis.x), y: share(axis.y), z: share(axis.z))
  }

  /// The identity rotation.
  public static let zero = RotationIn3D()

  static func + (left: RotationIn3D, right: RotationIn3D) -> RotationIn3D {
    RotationIn3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }
}
