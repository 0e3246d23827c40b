internal import CCairo
internal import DrawingModel

/// Owns a Cairo context, with the few calls that drawings need.
@safe
final class CairoContext {
  private let pointer: OpaquePointer

  init(_ surface: CairoSurface) throws(CairoError) {
    guard let pointer = unsafe cairo_create(surface.pointer) else { throw .cairo("no context") }
    unsafe self.pointer = unsafe pointer
    try check()
  }

  deinit {
    unsafe cairo_destroy(pointer)
  }

  /// Throws the first error so far, if there is one, which Cairo remembers.
  func check() throws(CairoError) {
    try CairoError.check(unsafe cairo_status(pointer))
  }

  /// Scales the drawing so that one of its points is `factor` units of the surface.
  func scale(by factor: Double) {
    unsafe cairo_scale(pointer, factor, factor)
  }

  /// Covers everything with a color.
  func paint(_ color: Color) {
    setSource(color)
    unsafe cairo_paint(pointer)
  }

  /// Fills the inside of a path.
  func fill(_ path: Path, _ color: Color) {
    setSource(color)
    append(path)
    unsafe cairo_fill(pointer)
  }

  /// Draws the outline of a path.
  func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
    setSource(color)
    unsafe cairo_set_line_width(pointer, style.width)
    unsafe cairo_set_dash(pointer, style.dashes, Int32(clamping: style.dashes.count), 0)
    unsafe cairo_set_line_cap(pointer, style.cap.cairoValue)
    unsafe cairo_set_line_join(pointer, style.join.cairoValue)
    append(path)
    unsafe cairo_stroke(pointer)
  }

  /// Runs `body` with drawing confined to a rectangle.
  func clipped<Failure: Error>(to rect: Rect, _ body: () throws(Failure) -> Void) throws(Failure) {
    unsafe cairo_save(pointer)
    append(.rectangle(rect))
    unsafe cairo_clip(pointer)
    try body()
    unsafe cairo_restore(pointer)
  }

  /// Draws a line of glyphs with its left end at `origin`, turned clockwise by `rotation` degrees
  /// about `pivot`.
  func show(
    _ line: GlyphLine, size: Double, at origin: Point, rotation: Double, about pivot: Point,
    color: Color
  ) {
    unsafe cairo_save(pointer)
    setSource(color)
    if rotation != 0 {
      unsafe cairo_translate(pointer, pivot.x, pivot.y)
      unsafe cairo_rotate(pointer, rotation * .pi / 180)
      unsafe cairo_translate(pointer, -pivot.x, -pivot.y)
    }
    for span in line.spans {
      unsafe cairo_set_font_face(pointer, span.face.pointer)
      unsafe cairo_set_font_size(pointer, size)
      unsafe cairo_set_font_options(pointer, span.face.options)
      var glyphs = span.glyphs.map { glyph in
        cairo_glyph_t(
          index: glyph.index, x: origin.x + glyph.x * size, y: origin.y + glyph.y * size)
      }
      var clusters = span.clusters
      var text = Array(span.text.utf8CString)
      // Text and clusters make the words of a PDF searchable; a picture only needs the glyphs.
      unsafe cairo_show_text_glyphs(
        pointer, &text, Int32(clamping: text.count - 1), &glyphs, Int32(clamping: glyphs.count),
        &clusters, Int32(clamping: clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
    }
    unsafe cairo_restore(pointer)
  }

  private func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  private func append(_ path: Path) {
    unsafe cairo_new_path(pointer)
    var pen = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        unsafe cairo_move_to(pointer, point.x, point.y)
        pen = point
      case .line(let point):
        unsafe cairo_line_to(pointer, point.x, point.y)
        pen = point
      case .curve(let first, let second, let end):
        if Self.isUpright([first, second, end], from: pen) {
          unsafe cairo_line_to(pointer, end.x, end.y)
        } else {
          unsafe cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
        }
        pen = end
      case .close: unsafe cairo_close_path(pointer)
      }
    }
  }

  /// Whether the points of a curve lie on a vertical line.
  ///
  /// Cairo draws such a curve only as a faint hair, since there is no width between its two edges; a line has its full
  /// width.
  private static func isUpright(_ points: [Point], from pen: Point) -> Bool {
    points.allSatisfy { ($0.x - pen.x).magnitude < leastWidth }
  }

  /// The least width of a curve that is drawn as a curve, in points.
  private static let leastWidth = 0.02
}

extension StrokeStyle.Cap {
  fileprivate var cairoValue: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairoValue: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
