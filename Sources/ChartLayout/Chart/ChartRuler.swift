/// The stages of one curve's motion, as a thin ruler under the time axis.
public struct ChartRuler: Hashable, Sendable {
  /// A stretch of time with a name.
  public struct Stage: Hashable, Sendable {
    /// The kind of a stage.
    public enum Kind: Hashable, Sendable {
      /// The curve waits, drawn as a hairline.
      case pause
      /// The curve moves forward, drawn as a line like the curve's.
      case forward
      /// The curve comes back, drawn as the same line with its arrow at the left.
      case back
    }

    /// The time at which the stage begins, in seconds since the start.
    public var start: Double
    /// The time at which the stage ends, in seconds since the start.
    public var end: Double
    /// The kind of the stage.
    public var kind: Kind
    /// The name, from the longest to the shortest form; left out where no form has room.
    public var names: [String]

    /// Makes a stage.
    public init(from start: Double, to end: Double, kind: Kind, names: [String]) {
      self.start = start
      self.end = end
      self.kind = kind
      self.names = names
    }
  }

  /// The index of the series in its chart, which gives color and dash.
  public var series: Int
  /// The stages in order of time.
  public var stages: [Stage]

  /// Makes a ruler.
  public init(series: Int, stages: [Stage]) {
    self.series = series
    self.stages = stages
  }
}
