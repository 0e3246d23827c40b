/// A film as a file of pixels.
public struct FilmFile: Hashable, Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]

  /// The largest difference in a channel, 0 to 255, of a pixel from the drawn one; 0 where all colors are exact.
  public let colorError: Int

  /// The largest difference of two colors, in a channel, that is invisible.
  public static let unseenColorError = 6
}
