/// The area between two courses over the same time, shaded behind the curves: the difference of two
/// motions, or the tube within which a motion has to stay.
public struct ChartRibbon: Hashable, Sendable {
  /// The position of a ribbon at one time.
  public struct Edge: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The value at the lower edge.
    public var lower: Double
    /// The value at the upper edge.
    public var upper: Double

    /// Makes an edge.
    public init(time: Double, lower: Double, upper: Double) {
      self.time = time
      self.lower = lower
      self.upper = upper
    }
  }

  /// The course of one edge, piece by piece in order of time.
  public var first: [CurvePiece]
  /// The course of the other edge, which may cross the first.
  public var second: [CurvePiece]
  /// The index of the series whose color tints the area; nil for grey.
  public var series: Int?
  /// The name of the area, for those who cannot see it; empty for none.
  public var name: String

  /// Makes the area between two courses.
  ///
  /// Pieces that do not follow each other without a gap are joined by straight lines.
  public init(
    between first: [CurvePiece], and second: [CurvePiece], name: String = "", series: Int? = nil
  ) {
    self.first = first
    self.second = second
    self.name = name
    self.series = series
  }

  /// Makes the area between edges at times in order, joined by straight lines.
  public init(_ edges: [Edge], name: String = "", series: Int? = nil) {
    self.init(
      between: Self.pieces(edges.map { ($0.time, $0.lower) }),
      and: Self.pieces(edges.map { ($0.time, $0.upper) }), name: name, series: series)
  }

  private static func pieces(_ positions: [(time: Double, value: Double)]) -> [CurvePiece] {
    zip(positions, positions.dropFirst()).map { start, end in
      let slope = end.time > start.time ? (end.value - start.value) / (end.time - start.time) : 0
      return CurvePiece(
        [start, end].map { CurveKnot(time: $0.time, value: $0.value, slope: slope) })
    }
  }
}
