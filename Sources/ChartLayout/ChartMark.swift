/// Something to point out on a curve.
public struct ChartMark: Hashable, Sendable {
  /// How it is pointed out.
  public enum Kind: Hashable, Sendable {
    /// A small ring with a few words, such as `+4.2 %` at a peak.
    ///
    /// The words are left out where they would cover others; the ring stays.
    case ring(String)
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

  /// Makes a mark.
  public init(series: Int, time: Double, value: Double, kind: Kind) {
    self.series = series
    self.time = time
    self.value = value
    self.kind = kind
  }
}
