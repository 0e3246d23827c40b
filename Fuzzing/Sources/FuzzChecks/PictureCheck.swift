internal import DrawingModel
internal import PictureReading
internal import RecordingFormats

enum PictureCheck {
  static func run(_ bytes: [UInt8]) throws -> Bool {
    let metadata: PictureMetadata
    do {
      metadata = try PictureMetadata(bytes)
    } catch {
      try OutputChecks.check(words: error.description)
      return false
    }
    try require(try PictureMetadata(bytes) == metadata, "read differently twice")
    let texts =
      [metadata.title, metadata.description].compactMap { $0 }
      + metadata.facts.flatMap { [$0.key, $0.value] }
    for text in texts { try OutputChecks.check(words: text) }
    var json = JSONWriter()
    json.document { json in
      json.array("texts") { json in
        for text in texts { json.element(text) }
      }
    }
    try OutputChecks.check(json: Array(json.text.utf8))
    // The texts that were read can be drawn, and read again from that picture.
    let drawing = Drawing(
      size: Size(width: 10, height: 10), background: Color(hex: 0xFFFFFF), commands: [],
      title: metadata.title ?? "", description: metadata.description ?? "", facts: [])
    let svg = drawing.svg(measuring: NoText())
    try OutputChecks.check(xml: svg)
    let again = try PictureMetadata(Array(svg.utf8))
    try require(
      again.title.map(Self.allowed) == Self.allowed(metadata.title ?? ""),
      "a title does not read back")
    return true
  }

  /// Returns a text with U+FFFD in place of the characters that XML forbids.
  private static func allowed(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isForbidden =
            scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar) || scalar == "\u{FFFE}"
            || scalar == "\u{FFFF}"
          return isForbidden ? "\u{FFFD}" : scalar
        }))
  }

  private struct NoText: TextMeasuring {
    func metrics(of text: String, in font: Font) -> TextMetrics {
      TextMetrics(width: 0, ascent: 0, descent: 0)
    }
  }
}
