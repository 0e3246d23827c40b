internal import SwiftProgram

/// An animation of which a part depends on the app, with that part marked: `.delay(‹index / 20›)`.
struct KnownPart {
  /// The text with the part marked that depends on the app; nil if nothing is known of the animation.
  let text: String?

  /// The most parts that are looked for.
  private static let mostParts = 8

  /// Looks at what is written for an animation.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - range: The range of the animation in it.
  ///   - read: Reads the animation in a text that has something else in place of what is not known.
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
        // An error that also occurs with a number in place of the value is about more than the value.
        guard let part = SwiftText(filled, range: whole).argument(around: error.range) else {
          self.text = nil
          return
        }
        if parts.isEmpty { isAboutApp = error.isAboutApp }
        guard !parts.contains(part) else {
          // It is no number that is missing, and what follows it is not known either.
          if isAboutApp { break search }
          self.text = nil
          return
        }
        // One stands for what is not known, and is as good as any other number.
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
