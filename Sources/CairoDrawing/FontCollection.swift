internal import CCairo
internal import DrawingModel

/// Finds faces by preference and keeps them, since a look-up costs milliseconds.
final class FontCollection {
  private struct Key: Hashable {
    var face: Font.Face
    var weight: Font.Weight
  }

  private struct LineKey: Hashable {
    var key: Key
    var text: String
  }

  private let catalog = FontCatalog()
  private let preferredFamily: String?
  private var faces: [Key: FontFace] = [:]
  /// The faces that replace the usual ones for characters that these lack.
  private var substitutes: [Key: [FontFace]] = [:]
  /// The lines that were already set; each is measured at least once before it is drawn.
  private var lines: [LineKey: GlyphLine] = [:]

  /// Makes a collection.
  ///
  /// - Parameter preferredFamily: A family that comes before the usual ones for words; the face
  ///   for code stays.
  init(preferredFamily: String?) {
    self.preferredFamily = preferredFamily
  }

  /// The family that is used for words instead of the preferred one; nil if that is installed, or if none is
  /// preferred.
  func substituteFamily() throws(CairoError) -> String? {
    guard let preferredFamily, !preferredFamily.isEmpty else { return nil }
    return try catalog.substitute(for: families(for: .sans), weight: .regular)
  }

  /// The face for a font.
  func face(for font: Font) throws(CairoError) -> FontFace {
    let key = Key(face: font.face, weight: font.weight)
    if let face = faces[key] { return face }
    // The preferred family may be installed in a folder that only the rules name.
    let face = try FontFace(
      catalog, families: families(for: font.face), weight: font.weight,
      usesRules: font.face == .sans && preferredFamily != nil)
    faces[key] = face
    return face
  }

  /// The glyphs of a line of text.
  ///
  /// Characters that the face lacks are taken from another installed face; a character that no face has shows the
  /// face's empty box. Scripts from right to left are reversed, and Arabic is joined; other scripts that join or
  /// reorder letters are set letter by letter.
  func line(of text: String, in font: Font) throws(CairoError) -> GlyphLine {
    let text = CairoText.accepted(text)
    let key = Key(face: font.face, weight: font.weight)
    let lineKey = LineKey(key: key, text: text)
    if let line = lines[lineKey] { return line }
    let face = try face(for: font)
    let visual = VisualText.of(text)
    let (span, advance) = try face.span(of: visual)
    let line =
      span.hasMissingGlyph
      ? try mixedLine(of: visual, face: face, key: key)
      : GlyphLine(spans: [span], advance: advance)
    lines[lineKey] = line
    return line
  }

  /// Forgets the faces that replaced others for missing characters, and the lines that may contain them.
  ///
  /// A face from an earlier drawing may have a character for which this drawing by itself would get a better face.
  /// itself would get a better one.
  func forgetSubstitutes() {
    guard !substitutes.isEmpty else { return }
    substitutes = [:]
    lines = [:]
  }

  private func mixedLine(
    of text: String, face: FontFace, key: Key
  ) throws(CairoError) -> GlyphLine {
    var pieces: [(face: FontFace, text: String)] = []
    var line = GlyphLine(spans: [], advance: 0)
    for character in text {
      let chosen = try substitute(for: character, usual: face, key: key)
      if chosen == nil { line.missing += VisualText.letters(of: String(character)) }
      let (face, text) = chosen ?? (face, String(character))
      if let last = pieces.last, last.face === face {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append((face, text))
      }
    }
    for piece in pieces {
      let (span, advance) = try piece.face.span(of: piece.text)
      line.spans.append(span.moved(by: line.advance))
      line.advance += advance
    }
    return line
  }

  /// A face that has a character, and the text to be set in it; nil if no face has the character.
  private func substitute(
    for character: Character, usual: FontFace, key: Key
  ) throws(CairoError) -> (face: FontFace, text: String)? {
    let whole = String(character)
    if let face = try face(having: whole, usual: usual, key: key) { return (face, whole) }
    // Scalars that join characters or choose their forms are invisible, and are those that faces lack most often;
    // letters may be in a face although their joined forms are not.
    let visible = VisualText.letters(
      of: String(
        String.UnicodeScalarView(
          character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })))
    guard visible != whole else { return nil }
    guard !visible.isEmpty else { return (usual, "") }
    return try face(having: visible, usual: usual, key: key).map { ($0, visible) }
  }

  /// An installed face that has all characters of a text; nil if there is none.
  private func face(
    having text: String, usual: FontFace, key: Key
  ) throws(CairoError) -> FontFace? {
    for face in [usual] + substitutes[key, default: []] {
      if try !face.span(of: text).span.hasMissingGlyph { return face }
    }
    let found = try FontFace(
      catalog, families: families(for: key.face), weight: key.weight, characters: text,
      usesRules: true)
    guard try !found.span(of: text).span.hasMissingGlyph else { return nil }
    substitutes[key, default: []].append(found)
    return found
  }

  private func families(for face: Font.Face) -> [String] {
    switch face {
    case .sans:
      let usual = ["Inter", "Helvetica Neue", "DejaVu Sans", "sans-serif"]
      guard let preferredFamily, !preferredFamily.isEmpty else { return usual }
      return [preferredFamily] + usual
    case .monospaced:
      return ["JetBrains Mono", "DejaVu Sans Mono", "monospace"]
    }
  }
}
