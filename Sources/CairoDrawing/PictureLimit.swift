/// How large a picture can be.
enum PictureLimit {
  /// The most pixels along a side, which is Cairo's own limit.
  static let side = 32_767

  /// The most pixels of a picture.
  static let pixels = 268_000_000
}
