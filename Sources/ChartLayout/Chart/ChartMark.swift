/// A mark that points something out on a curve.
public struct ChartMark: Hashable, Sendable {
  /// The shape of a mark.
  ///
  /// No shape looks like the dots of frames.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A small ring, such as at a peak.
    case ring
    /// A short upright tick, such as where the motion has settled.
    case tick
    /// A filled diamond, such as at a keyframe.
    case diamond
    /// A small slanting cross, such as where the target is first reached.
    case cross
    /// A filled triangle, such as where the motion is fastest.
    case triangle
    /// An arrow at the upper edge of the plot, for a point that lies beyond it.
    case above
    /// An arrow at the lower edge of the plot, for a point that lies beyond it.
    case below
    /// A small square, at the end of a handle.
    case knob
    /// An arrow at the end of a curve that continues beyond the plot.
    case onward
  }

  /// A figure that the mark shows, as it is written in a table under the plots.
  public struct Figure: Hashable, Sendable {
    /// The name of the figure: `settled`.
    ///
    /// Figures of one name are in one column.
    public var column: String
    /// The figure, from the longest to the shortest form.
    public var texts: [String]

    /// Makes a figure.
    public init(_ column: String, _ texts: [String]) {
      self.column = column
      self.texts = texts
    }
  }

  /// The index of the series in its chart, which gives the color.
  public var series: Int
  /// Seconds since the start; may lie beyond the time axis for a mark that has figures only.
  public var time: Double
  /// The value at that time.
  public var value: Double
  /// The shape of the mark.
  public var kind: Kind
  /// The words beside the mark, from the longest to the shortest form; empty for none.
  ///
  /// Words are where they cover neither other words nor marks nor curves, with a hairline to the
  /// mark where that is not close by. Where there is no such position the figures are in a table.
  public var words: [String]
  /// Whether the words are on one baseline with those of similar marks in the panel, as far as there is
  /// room.
  public var standsInRow = false
  /// The figures that a table under the plots shows where there is no room for the words; empty for none.
  public var figures: [Figure]

  /// Makes a mark.
  public init(
    series: Int, time: Double, value: Double, kind: Kind, words: [String] = [],
    figures: [Figure] = []
  ) {
    self.series = series
    self.time = time
    self.value = value
    self.kind = kind
    self.words = words
    self.figures = figures
  }
}
