/// Something to point out on a curve.
public struct ChartMark: Hashable, Sendable {
  /// How it is pointed out.
  public enum Kind: String, Hashable, Sendable {
    /// A small ring, such as at a peak.
    case ring
    /// A short upright tick, such as where the motion has settled.
    case tick
    /// A small dot on the curve, such as a keyframe.
    case dot
  }

  /// The index of the series in its chart, which gives the colour.
  public var series: Int
  /// Seconds since the start.
  public var time: Double
  /// The value there.
  public var value: Double
  /// How it is pointed out.
  public var kind: Kind
  /// What is written beside it, from the longest to the shortest way to say it; empty for nothing.
  ///
  /// Words stand where they cover neither other words nor marks nor curves, with a hair line to the
  /// mark where that is not close by. Where there is no such place they are left out; the mark stays.
  public var words: [String]

  /// Makes a mark.
  public init(
    series: Int, time: Double, value: Double, kind: Kind, words: [String] = []
  ) {
    self.series = series
    self.time = time
    self.value = value
    self.kind = kind
    self.words = words
  }
}
