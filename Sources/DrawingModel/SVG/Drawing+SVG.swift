extension Drawing {
  /// The picture as an SVG document: real text, short paths, nothing that changes between runs.
  ///
  /// Every line of text has the width with which it was measured, so that the layout holds with any
  /// font that a viewer finds. Title and description are the words that a screen reader speaks.
  ///
  /// - Parameter measurer: The measurer with which the layout was made.
  /// - Parameter preferredFamily: A font family that comes before the usual ones.
  /// - Returns: UTF-8 text that ends with a line feed; lengths in CSS pixels.
  public func svg(measuring measurer: some TextMeasuring, preferredFamily: String? = nil)
    -> String
  {
    var writer = SVGWriter(measurer: measurer, preferredFamily: preferredFamily, colors: nil)
    return writer.document(of: self)
  }

  /// The same document with a second set of colors, for readers who prefer a dark ground.
  ///
  /// A viewer without style sheets shows the colors of this picture. Positions, words and widths
  /// are this picture's in both.
  ///
  /// - Parameter dark: The same picture in the colors for a dark ground. Only its colors are used;
  ///   if it has other commands than this one, the document has only this picture's colors.
  /// - Parameter measurer: The measurer with which the layout was made.
  /// - Parameter preferredFamily: A font family that comes before the usual ones.
  /// - Returns: UTF-8 text that ends with a line feed; lengths in CSS pixels.
  public func svg(
    adaptingTo dark: Drawing, measuring measurer: some TextMeasuring,
    preferredFamily: String? = nil
  ) -> String {
    var writer = SVGWriter(
      measurer: measurer, preferredFamily: preferredFamily,
      colors: SVGColorClasses(light: self, dark: dark))
    return writer.document(of: self)
  }
}
