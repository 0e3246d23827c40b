/// An instant that concerns all panels: an upright hairline through them, with a name above the
/// first.
///
/// Moments of one time share a line and a name. One at the left end of the time axis has a name only. A name
/// for which there is no room is under the plots, with its time in place of a line.
public struct ChartMoment: Hashable, Sendable {
  /// A part of a moment's name.
  public struct Word: Hashable, Sendable {
    /// The text of the part.
    public var text: String
    /// Whether the text is code, which is set in equal widths.
    public var isCode: Bool
    /// The index of the series whose color the text has; nil for the color of quiet words.
    public var series: Int?

    /// Makes a part of a name.
    public init(_ text: String, isCode: Bool = false, series: Int? = nil) {
      self.text = text
      self.isCode = isCode
      self.series = series
    }
  }

  /// Seconds since the start.
  public var time: Double
  /// The name, word by word; a moment without a name is not drawn.
  public var name: [Word]
  /// The importance of the name: where there is no room for all names, the less important ones move under the plots
  /// first, and those of importance below 0 before any other name is cut.
  public var importance: Int

  /// Makes a moment.
  public init(time: Double, name: [Word] = [], importance: Int = 0) {
    self.time = time
    self.name = name
    self.importance = importance
  }
}
