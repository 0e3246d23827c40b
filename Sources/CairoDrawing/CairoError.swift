/// The reason why a picture could not be made.
public enum CairoError: Error, Hashable, Sendable {
  /// An error of Cairo, with its message.
  case cairo(String)
  /// An error of libpng, with its message.
  case png(String)
  /// The machine has no font at all.
  case noFont
  /// The width or the height is not a number above zero.
  case invalidSize(width: Double, height: Double)
  /// The picture has more pixels than can be made; the limits are in `DrawingRenderer`.
  case tooLarge(width: Double, height: Double)
}

extension CairoError: CustomStringConvertible {
  /// The error as a sentence without a full stop, in lower case.
  public var description: String {
    switch self {
    case .cairo(let words): "the drawing failed: \(words)"
    case .png(let words): "the PNG could not be written: \(words)"
    case .noFont:
      "no font was found; install one, for example the package fonts-dejavu-core"
    case .invalidSize(let width, let height):
      "a picture of \(Self.text(width)) by \(Self.text(height)) has no area"
    case .tooLarge(let width, let height):
      "a picture of \(Self.text(width)) by \(Self.text(height)) is too large; the limit is "
        + "\(PictureLimit.side) per side and \(PictureLimit.pixels / 1_000_000) million pixels"
    }
  }

  /// A length as people write it: without a fraction if it is whole.
  private static func text(_ length: Double) -> String {
    let whole = length.rounded()
    return whole == length && whole.magnitude < 1e15 ? String(Int(whole)) : "\(length)"
  }
}
