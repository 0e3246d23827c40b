internal import CCairo

/// A line of text as glyphs in ems, perhaps from several faces.
struct GlyphLine {
  /// The parts from left to right.
  var spans: [GlyphSpan]
  /// The advance of the pen, in ems.
  var advance: Double
  /// The characters that no installed face has, which show as empty boxes.
  var missing: [Character] = []
}

/// A part of a line that one face can set.
@safe
struct GlyphSpan {
  var face: FontFace
  var text: String
  /// Positions in ems from the left end of the line.
  var glyphs: [cairo_glyph_t]
  /// The clusters, which assign characters to glyphs.
  var clusters: [cairo_text_cluster_t]

  /// Whether a character had no glyph in the face; glyph 0 is the empty box.
  var hasMissingGlyph: Bool {
    glyphs.contains { $0.index == 0 }
  }

  /// The same glyphs, `distance` ems further to the right.
  func moved(by distance: Double) -> GlyphSpan {
    var copy = self
    for index in copy.glyphs.indices { copy.glyphs[index].x += distance }
    return copy
  }
}

extension FontFace {
  /// Sets a text in this face from the left end of a line; returns it with the advance of the pen,
  /// in ems.
  func span(of text: String) throws(CairoError) -> (span: GlyphSpan, advance: Double) {
    let (glyphs, clusters, advance) = try glyphs(of: text)
    return (GlyphSpan(face: self, text: text, glyphs: glyphs, clusters: clusters), advance)
  }
}
