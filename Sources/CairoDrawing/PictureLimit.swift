/// The largest size of a picture.
enum PictureLimit {
  /// The largest number of pixels along a side, which is Cairo's own limit.
  static let side = 32_767

  /// The largest number of pixels of a picture.
  static let pixels = 268_000_000
}
