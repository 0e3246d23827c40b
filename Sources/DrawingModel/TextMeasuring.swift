/// The extent of a line of text, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The advance of the pen, which is the width that the text takes on its line.
  public var width: Double
  /// The ascent of the font above the baseline.
  public var ascent: Double
  /// The descent of the font below the baseline, not negative.
  public var descent: Double

  /// Makes an extent.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// The single question that layout asks a back end: the size of a text.
///
/// Ascent and descent belong to the font, not to the characters, so that lines of the same
/// font have the same height. Extents grow in proportion to the size of the font.
public protocol TextMeasuring {
  /// The extent of `text` set in `font`; an empty text has no width but the font's height.
  func metrics(of text: String, in font: Font) -> TextMetrics
}

extension TextMeasuring {
  /// The width of `text` set in `font`, in points.
  public func width(of text: String, in font: Font) -> Double {
    metrics(of: text, in: font).width
  }
}
