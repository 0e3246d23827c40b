public import DrawingModel

/// Measures text with the fonts with which it will be drawn.
///
/// It is made by `DrawingRenderer.measurer`, which has checked that there are fonts.
public struct CairoTextMeasurer: TextMeasuring {
  let fonts: FontCollection

  /// The extent of `text` set in `font`, with widths as designed, not rounded to pixels.
  ///
  /// A face that cannot be read after it was found measures as empty, with the height of an em;
  /// drawing with it then reports the error.
  public func metrics(of text: String, in font: Font) -> TextMetrics {
    do {
      let face = try fonts.face(for: font)
      let line = try fonts.line(of: text, in: font)
      return TextMetrics(
        width: line.advance * font.size, ascent: face.ascent * font.size,
        descent: face.descent * font.size)
    } catch {
      return TextMetrics(width: 0, ascent: font.size, descent: 0)
    }
  }
}
