public import DrawingModel
internal import TextForms

/// The protocols by which terminals show pictures among their text.
public enum InlineProtocol: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty and others support, too.
  case kitty
  /// The inline images of iTerm2, which WezTerm and others support, too.
  case iterm2
  /// Sixels, which foot, mlterm and others support.
  case sixel

  /// The largest number of bytes of text that kitty takes at once.
  private static let kittyChunk = 4096

  /// The control sequences that show a PNG, without a line break after them.
  ///
  /// Sixels are made from pixels, so that for them there are none.
  func sequence(ofPNG png: [UInt8]) -> [UInt8] {
    let text = Base64Text.encoded(png)
    switch self {
    case .kitty: return Self.kitty(text)
    case .iterm2:
      return Array("\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:".utf8)
        + text + "\u{07}".utf8
    case .sixel: return []
    }
  }

  private static func kitty(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: kittyChunk) {
      let end = min(start + kittyChunk, text.count)
      // Transmit and show a PNG, without answers; further pieces only say whether more follow.
      let control = start == 0 ? "a=T,f=100,q=2," : ""
      bytes += "\u{1B}_G\(control)m=\(end < text.count ? 1 : 0);".utf8
      bytes += text[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes
  }
}

extension DrawingRenderer {
  /// The bytes that show a drawing in a terminal, ended by a line feed.
  ///
  /// - Parameter drawing: The drawing, with one point per pixel.
  /// - Parameter chosen: The protocol that the terminal supports.
  /// - Parameter scale: Pixels per point; finite and above 0.
  /// - Throws: The errors of ``png(_:scale:)``.
  public func inline(
    _ drawing: Drawing, by chosen: InlineProtocol, scale: Double = 1
  ) throws(CairoError) -> [UInt8] {
    let bytes =
      chosen == .sixel
      ? SixelEncoder.sequence(of: try pixels(drawing, scale: scale))
      : chosen.sequence(ofPNG: try png(drawing, scale: scale))
    return bytes + [UInt8(ascii: "\n")]
  }
}
