/// The size of a view in points.
///
/// It takes the place of SwiftUI's `CGSize`, which needs Foundation.
public struct ViewSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// The size of zero width and height.
  public static let zero = ViewSize(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
