internal import SwiftProgram

/// An animation with parts that depend on the app, which are marked: `.delay(‹index / 20›)`.
struct KnownPart {
  /// The text with marks around the parts that depend on the app; nil if nothing is known of the animation.
  let text: String?

  /// The greatest number of parts that are marked.
  private static let mostParts = 8

  /// Finds the parts of an animation that depend on the app.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - range: The range of the animation in it.
  ///   - read: Reads the animation in a text that has something else in place of the unknown parts.
  init(of text: TextRegions, in range: Range<Int>, _ read: (TextRegions) throws(Fault) -> Void) {
    let piece = text.piece(range)
    let whole = piece.bytes.indices
    var bytes = piece.bytes
    var parts: [Range<Int>] = []
    var isAboutApp = false
    search: while parts.count < Self.mostParts {
      let filled = TextRegions(bytes: bytes, regions: piece.regions)
      do throws(Fault) {
        try read(filled)
        break search
      } catch {
        // An error that also occurs with a number in place of the value concerns more than the value.
        guard let part = SwiftText(filled, range: whole).argument(around: error.range) else {
          self.text = nil
          return
        }
        if parts.isEmpty { isAboutApp = error.isAboutApp }
        guard !parts.contains(part) else {
          // A value other than a number is missing, and the parts after it are unknown, too.
          if isAboutApp { break search }
          self.text = nil
          return
        }
        // The number 1 stands for the unknown value, and is as good as any other.
        for index in part { bytes[index] = .space }
        bytes[part.lowerBound] = UInt8(ascii: "1")
        parts.removeAll { part.lowerBound <= $0.lowerBound && $0.upperBound <= part.upperBound }
        parts.append(part)
      }
    }
    self.text =
      parts.isEmpty
      ? nil
      : OneLineText(
        piece, range: whole,
        replacing: parts.sorted { $0.lowerBound < $1.lowerBound }.map {
          ($0, "‹\(OneLineText(piece, range: $0).text)›")
        }
      ).text
  }
}
