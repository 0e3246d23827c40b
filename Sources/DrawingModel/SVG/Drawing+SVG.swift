extension Drawing {
  /// The picture as an SVG document: real text, short paths, nothing that changes between runs.
  ///
  /// Every line of text carries the width it was measured at, so that the layout holds with
  /// whatever font a viewer finds. Title and description are what a screen reader speaks.
  ///
  /// - Parameter measurer: The measurer the layout was made with.
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
  /// A viewer without style sheets shows the colors of this picture. Places, words and widths
  /// are this picture's in both.
  ///
  /// - Parameter dark: The same picture in the colors for a dark ground. Nothing but its colors
  ///   is looked at; where it has other commands than this one, the document has this picture's
  ///   colors alone.
  /// - Parameter measurer: The measurer the layout was made with.
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
