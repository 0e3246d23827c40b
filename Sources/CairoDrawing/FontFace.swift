internal import CCairo
internal import DrawingModel

/// Owns a face that was found on the machine, with its measures at size 1.
@safe
final class FontFace {
  let pointer: OpaquePointer
  /// Text smoothing: grey, shapes as designed, widths not rounded, so that all formats and scales have the same
  /// layout.
  let options: OpaquePointer
  /// The face at `unit` points, for measuring.
  private let scaled: OpaquePointer
  /// The ascent of the face above the baseline, in ems.
  let ascent: Double
  /// The descent of the face below the baseline, in ems.
  let descent: Double

  /// The size in points at which widths are measured; large, so that nothing is lost by rounding.
  private static let unit = 1000.0

  /// Opens the installed face that fits best; see `FontCatalog.match`.
  init(
    _ catalog: FontCatalog, families: [String], weight: Font.Weight, characters: String = "",
    usesRules: Bool
  ) throws(CairoError) {
    let pattern = try unsafe catalog.match(
      families: families, weight: weight, characters: characters, usesRules: usesRules)
    defer { unsafe FcPatternDestroy(pattern) }
    guard let face = unsafe cairo_ft_font_face_create_for_pattern(pattern) else {
      throw .noFont
    }
    unsafe pointer = unsafe face
    guard let options = unsafe cairo_font_options_create() else { throw .cairo("no font options") }
    unsafe self.options = unsafe options
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    var identity = cairo_matrix_t()
    unsafe cairo_matrix_init_identity(&identity)
    var size = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&size, Self.unit, Self.unit)
    guard let scaled = unsafe cairo_scaled_font_create(face, &size, &identity, options) else {
      throw .noFont
    }
    unsafe self.scaled = unsafe scaled
    var extents = cairo_font_extents_t()
    unsafe cairo_scaled_font_extents(scaled, &extents)
    ascent = extents.ascent / Self.unit
    descent = extents.descent / Self.unit
    try CairoError.check(unsafe cairo_scaled_font_status(scaled))
  }

  deinit {
    unsafe cairo_scaled_font_destroy(scaled)
    unsafe cairo_font_options_destroy(options)
    unsafe cairo_font_face_destroy(pointer)
  }

  /// The glyphs of `text` in a row, in ems, the clusters that assign characters to glyphs, and the advance of the
  /// pen.
  func glyphs(of text: String) throws(CairoError) -> (
    glyphs: [cairo_glyph_t], clusters: [cairo_text_cluster_t], advance: Double
  ) {
    guard !text.isEmpty else { return ([], [], 0) }
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var clusters: UnsafeMutablePointer<cairo_text_cluster_t>?
    var glyphCount: Int32 = 0
    var clusterCount: Int32 = 0
    var flags = cairo_text_cluster_flags_t(rawValue: 0)
    let characters = Array(text.utf8CString)
    try CairoError.check(
      unsafe cairo_scaled_font_text_to_glyphs(
        scaled, 0, 0, characters, Int32(clamping: characters.count - 1), &glyphs, &glyphCount,
        &clusters, &clusterCount, &flags))
    defer {
      unsafe cairo_glyph_free(glyphs)
      unsafe cairo_text_cluster_free(clusters)
    }
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(scaled, glyphs, glyphCount, &extents)
    let inEms = unsafe UnsafeBufferPointer(start: glyphs, count: Int(glyphCount)).map { glyph in
      cairo_glyph_t(index: glyph.index, x: glyph.x / Self.unit, y: glyph.y / Self.unit)
    }
    return unsafe (
      inEms, Array(UnsafeBufferPointer(start: clusters, count: Int(clusterCount))),
      extents.x_advance / Self.unit
    )
  }
}
