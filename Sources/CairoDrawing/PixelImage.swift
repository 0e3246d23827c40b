/// A picture as opaque pixels.
public struct PixelImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The colors as 0xRRGGBB, row by row from the top.
  public let pixels: [UInt32]

  /// Makes a picture.
  ///
  /// - Parameter width: The width in pixels, above 0.
  /// - Parameter pixels: The pixels in whole rows; the rest of an incomplete row is cut off.
  public init(width: Int, pixels: [UInt32]) {
    let rows = width > 0 ? pixels.count / width : 0
    self.width = max(width, 0)
    self.height = rows
    self.pixels = Array(pixels.prefix(rows * max(width, 0)))
  }
}
