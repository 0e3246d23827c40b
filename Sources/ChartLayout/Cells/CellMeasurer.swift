internal import DrawingModel

/// Measures text in cells of a terminal, so that the planning of figures serves there, too.
struct CellMeasurer: TextMeasuring {
  func metrics(of text: String, in font: Font) -> TextMetrics {
    TextMetrics(width: Double(CellWidth.of(text)), ascent: 1, descent: 0)
  }
}
