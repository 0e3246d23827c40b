/// A point of a curve: its time, its value and its slope.
public struct CurveKnot: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// The value at that time.
  public var value: Double
  /// The value's change per second; infinite where the curve is vertical.
  public var slope: Double

  /// Makes a knot.
  public init(time: Double, value: Double, slope: Double) {
    self.time = time
    self.value = value
    self.slope = slope
  }
}

/// A stretch of a curve without jumps: knots in order of time joined by cubic Hermite segments.
public struct CurvePiece: Hashable, Sendable {
  /// The knots, in order of time.
  ///
  /// A knot whose time or value is not finite breaks the line.
  public var knots: [CurveKnot]

  /// Makes a piece.
  public init(_ knots: [CurveKnot]) {
    self.knots = knots
  }
}

/// The course of one series in one panel.
public struct ChartCurve: Hashable, Sendable {
  /// A point at which a display shows the motion.
  public struct Frame: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The value shown.
    public var value: Double
    /// The value of the curve at which a stem to the dot begins; nil for no stem.
    public var curveValue: Double?

    /// Makes a frame.
    public init(time: Double, value: Double, curveValue: Double? = nil) {
      self.time = time
      self.value = value
      self.curveValue = curveValue
    }
  }

  /// Whether the motion that a curve shows happened.
  public enum Role: Hashable, Sendable {
    /// A motion that happened.
    case main
    /// A motion that would have continued like this: fainter and dashed, without a label at its end.
    case ghost
  }

  /// The index of the series in its chart; a curve of no series is not drawn.
  public var series: Int
  /// The course, piece by piece in order of time.
  ///
  /// Where a piece begins at the time the one before ends, but at another value, the curve jumps:
  /// an open ring marks where it leaves and a full one where it lands.
  public var pieces: [CurvePiece]
  /// The points to mark with a small dot each.
  public var frames: [Frame]
  /// Whether the motion happened.
  public var role: Role
  /// A remark next to the curve, such as `without the interruption`; empty for none.
  ///
  /// A remark for which there is no room there is under the plots.
  public var remark: String

  /// Makes a curve.
  public init(
    series: Int, pieces: [CurvePiece], frames: [Frame] = [], role: Role = .main,
    remark: String = ""
  ) {
    self.series = series
    self.pieces = pieces
    self.frames = frames
    self.role = role
    self.remark = remark
  }
}
