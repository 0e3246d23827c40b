internal import DrawingModel

/// A line of text with its position and the room it takes.
struct PlacedText: Hashable, Sendable {
  let run: TextRun
  /// The position of the anchor on the baseline.
  let point: Point
  /// The area that the text covers.
  let bounds: Rect

  /// Places a line by its top edge.
  init(_ run: TextRun, x: Double, top: Double, measuring measurer: some TextMeasuring) {
    let metrics = measurer.metrics(of: run.text, in: run.font)
    self.run = run
    point = Point(x: x, y: top + metrics.ascent)
    bounds = Self.bounds(run.anchor, x: x, top: top, metrics)
  }

  /// Returns the area that a line with a given top edge covers.
  static func bounds(
    _ anchor: TextRun.Anchor, x: Double, top: Double, _ metrics: TextMetrics
  ) -> Rect {
    let left =
      switch anchor {
      case .start: x
      case .middle: x - metrics.width / 2
      case .end: x - metrics.width
      }
    return Rect(
      x: left, y: top, width: metrics.width, height: metrics.ascent + metrics.descent)
  }

  /// Places a line by its baseline.
  init(_ run: TextRun, x: Double, baseline: Double, measuring measurer: some TextMeasuring) {
    let ascent = measurer.metrics(of: run.text, in: run.font).ascent
    self.init(run, x: x, top: baseline - ascent, measuring: measurer)
  }

  /// Places a line by its middle.
  init(_ run: TextRun, x: Double, middle: Double, measuring measurer: some TextMeasuring) {
    let height = measurer.lineHeight(of: run.font)
    self.init(run, x: x, top: middle - height / 2, measuring: measurer)
  }
}

extension TextMeasuring {
  /// The height of a line in a font, ascent and descent together.
  func lineHeight(of font: Font) -> Double {
    let metrics = metrics(of: "", in: font)
    return metrics.ascent + metrics.descent
  }
}
