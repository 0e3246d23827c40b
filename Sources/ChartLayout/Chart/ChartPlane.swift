/// Curves of one quantity against another, such as velocity against value: a plane in which time only
/// orders the points of a curve.
public struct ChartPlane: Hashable, Sendable {
  /// A point of a curve: its time, and both quantities with their changes.
  public struct Knot: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The quantity of the horizontal axis.
    public var x: Double
    /// The change of the horizontal quantity per second.
    public var xRate: Double
    /// The quantity of the vertical axis.
    public var y: Double
    /// The change of the vertical quantity per second.
    public var yRate: Double

    /// Makes a knot.
    public init(time: Double, x: Double, xRate: Double, y: Double, yRate: Double) {
      self.time = time
      self.x = x
      self.xRate = xRate
      self.y = y
      self.yRate = yRate
    }
  }

  /// A path through the plane.
  public struct Curve: Hashable, Sendable {
    /// The index of the series in its chart.
    public var series: Int
    /// The path, piece by piece in order of time; knots are joined by cubic Hermite segments.
    ///
    /// A knot that is not finite breaks the line. Between pieces the curve jumps: an open ring marks where it
    /// leaves and a full one where it lands.
    public var pieces: [[Knot]]
    /// The points to mark with a small dot each.
    public var dots: [Knot]

    /// Makes a path.
    public init(series: Int, pieces: [[Knot]], dots: [Knot] = []) {
      self.series = series
      self.pieces = pieces
      self.dots = dots
    }
  }

  /// The quantity that the horizontal axis measures.
  public var horizontalTitle: String
  /// The paths from back to front.
  public var curves: [Curve]
  /// The largest magnitude of the vertical quantity that is shown; nil for no limit.
  public var limit: Double?

  /// Makes a plane.
  public init(horizontalTitle: String, curves: [Curve], limit: Double? = nil) {
    self.horizontalTitle = horizontalTitle
    self.curves = curves
    self.limit = limit
  }

  private var knots: [Knot] { curves.flatMap { $0.pieces.flatMap { $0 } + $0.dots } }

  /// The extent of the horizontal axis.
  var horizontalExtent: ValueExtent {
    var extent = ValueExtent()
    for knot in knots { extent.include(knot.x) }
    return extent
  }

  /// Returns the extent of the vertical axis, together with the extent that a panel shows besides.
  func extent(within panel: ValueExtent) -> ValueExtent {
    var extent = panel
    let limit = limit ?? .infinity
    for knot in knots { extent.include(min(max(knot.y, -limit), limit)) }
    return extent
  }
}
