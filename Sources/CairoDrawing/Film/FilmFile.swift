/// A film as a file of pixels.
public struct FilmFile: Hashable, Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]

  /// The largest difference in a channel, 0 to 255, between a pixel and what was drawn; 0 where all colors are exact.
  public let colorError: Int

  /// The largest difference of two colors, in a channel, that is not seen.
  public static let unseenColorError = 6
}
