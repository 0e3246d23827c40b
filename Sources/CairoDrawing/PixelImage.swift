/// A picture as opaque pixels.
public struct PixelImage: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The colors as 0xRRGGBB, row by row from the top.
  public let pixels: [UInt32]

  /// Makes a picture.
  ///
  /// - Parameter width: Pixels across, above 0.
  /// - Parameter pixels: Whole rows; what is left over is cut off.
  public init(width: Int, pixels: [UInt32]) {
    let rows = width > 0 ? pixels.count / width : 0
    self.width = max(width, 0)
    self.height = rows
    self.pixels = Array(pixels.prefix(rows * max(width, 0)))
  }
}
