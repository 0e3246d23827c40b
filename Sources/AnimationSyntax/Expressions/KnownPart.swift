/// An animation of which a part depends on the app, with that part marked: `.delay(‹index / 20›)`.
struct KnownPart {
  /// What is known; nil if nothing is.
  let text: String?

  /// The most parts that are looked for.
  private static let mostParts = 8

  init(_ site: PasteSite, _ paste: Paste, _ context: ExpressionContext) {
    guard case .expression(let range, let type) = site.content else {
      text = nil
      return
    }
    var bytes = paste.text.bytes
    var parts: [Range<Int>] = []
    while parts.count < Self.mostParts {
      let filled = TextRegions(bytes: bytes, regions: paste.text.regions)
      do throws(Fault) {
        let source = SwiftText(filled, range: range)
        let term = paste.names.resolved(
          try source.readTerm(refusing: []), in: site.scope)
        var resolver = ExpressionResolver(semantics: context.semantics)
        _ = try resolver.resolve(term, as: type)
        break
      } catch {
        // What is wrong with a number, too, is wrong with more than the value.
        guard let part = SwiftText(filled, range: range).argument(around: error.range),
          !parts.contains(part)
        else {
          text = nil
          return
        }
        // One stands for what is not known, and is as good as any other number.
        for index in part { bytes[index] = .space }
        bytes[part.lowerBound] = UInt8(ascii: "1")
        parts.removeAll { part.lowerBound <= $0.lowerBound && $0.upperBound <= part.upperBound }
        parts.append(part)
      }
    }
    text =
      parts.isEmpty
      ? nil
      : OneLineText(
        paste.text, range: range,
        replacing: parts.sorted { $0.lowerBound < $1.lowerBound }.map {
          ($0, "‹\(OneLineText(paste.text, range: $0).text)›")
        }
      ).text
  }
}
