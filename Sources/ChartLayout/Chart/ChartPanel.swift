/// One plot with a value axis of its own.
public struct ChartPanel: Hashable, Sendable {
  /// A horizontal line at a value with a meaning.
  public struct Reference: Hashable, Sendable {
    /// The meaning of the value.
    public enum Kind: String, Hashable, Sendable {
      /// The value to which the motion goes; thin and dark.
      case target
      /// The value at which the motion begins; fainter.
      case start
      /// Zero, in panels of velocity and acceleration.
      case zero
    }

    /// The value.
    public var value: Double
    /// The meaning of the value.
    public var kind: Kind

    /// Makes a reference line.
    public init(value: Double, kind: Kind) {
      self.value = value
      self.kind = kind
    }
  }

  /// A target that holds from a time on, until the next step or until its own end.
  public struct Step: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The value of the target.
    public var value: Double
    /// The time at which the target ends if no step follows before, in seconds; nil if it holds to the
    /// end.
    public var end: Double?

    /// Makes a step.
    public init(time: Double, value: Double, end: Double? = nil) {
      self.time = time
      self.value = value
      self.end = end
    }
  }

  /// A stretch of time in which something holds: shaded and named inside the plot.
  public struct Stretch: Hashable, Sendable {
    /// The time at which the stretch begins, in seconds since the start.
    public var start: Double
    /// The time at which the stretch ends, in seconds since the start.
    public var end: Double
    /// The name of the condition that holds; left out where there is no room for it.
    public var name: String
    /// The faint tint: 0 for gray, 1 for cool, 2 for warm.
    public var tint: Int

    /// Makes a stretch.
    public init(from start: Double, to end: Double, name: String, tint: Int = 0) {
      self.start = start
      self.end = end
      self.name = name
      self.tint = tint
    }
  }

  /// A faint horizontal band, such as one percent around a target.
  public struct Band: Hashable, Sendable {
    /// The value at the lower edge.
    public var lower: Double
    /// The value at the upper edge.
    public var upper: Double
    /// The time from which on the band is drawn, in seconds; nil for the whole width.
    public var start: Double?
    /// The index of the series whose color tints it; nil for grey.
    public var series: Int?
    /// The meaning of the band, written at it once per panel; empty for none.
    public var name: String

    /// Makes a band; the two values may be given in either order.
    public init(
      lower: Double, upper: Double, from start: Double? = nil, series: Int? = nil,
      name: String = ""
    ) {
      self.lower = min(lower, upper)
      self.upper = max(lower, upper)
      self.start = start
      self.series = series
      self.name = name
    }
  }

  /// A straight line from a point of a curve to a control point beside it.
  public struct Handle: Hashable, Sendable {
    /// The position at which it begins: seconds since the start, and a value.
    public var start: Position
    /// The position at which it ends.
    public var end: Position
    /// The index of the series to whose curve the handle belongs.
    public var series: Int

    /// A time and a value.
    public struct Position: Hashable, Sendable {
      /// Seconds since the start.
      public var time: Double
      /// The value.
      public var value: Double

      /// Makes a position.
      public init(time: Double, value: Double) {
        self.time = time
        self.value = value
      }
    }

    /// Makes a handle.
    public init(from start: Position, to end: Position, series: Int) {
      self.start = start
      self.end = end
      self.series = series
    }
  }

  /// The name of the panel's content, as code above its plot; empty in charts whose panels need no names.
  ///
  /// Panels with names are lanes: they may be low, and a figure with many of them keeps their
  /// names and leaves out their numbers.
  public var name: String
  /// The quantity that the value axis measures, with its unit: `value`, `value per second`.
  public var axisTitle: String
  /// The share of the height, as a ratio to the other panels' weights; above 0.
  public var weight: Double
  /// The curves, from back to front.
  public var curves: [ChartCurve]
  /// Lines at values with a meaning.
  public var references: [Reference]
  /// The steps of a target that changes, in order of time, drawn as a line like that of a target.
  public var steps: [Step]
  /// The faint bands behind everything else.
  public var bands: [Band]
  /// Areas between two courses, shaded behind the curves; in front of bands.
  public var ribbons: [ChartRibbon]
  /// Stretches of time that are shaded, in order of time.
  public var stretches: [Stretch]
  /// The values that are labelled on the axis whatever its step; of two whose labels would collide, the
  /// first.
  public var requiredTicks: [Double]
  /// The marks on curves.
  public var marks: [ChartMark]
  /// The handles of curves, which are drawn behind the curves.
  public var handles: [Handle] = []
  /// The notes inside the cell of a sheet, next to each other or below each other; empty for none.
  public var notes: [String] = []
  /// Values beyond which curves are cut off, so that a spike does not flatten everything else.
  public var limits: Band?

  /// Makes a panel.
  public init(
    name: String = "", axisTitle: String, weight: Double = 1, curves: [ChartCurve],
    references: [Reference] = [], steps: [Step] = [], bands: [Band] = [],
    ribbons: [ChartRibbon] = [], stretches: [Stretch] = [], requiredTicks: [Double] = [],
    marks: [ChartMark] = [], limits: Band? = nil
  ) {
    self.name = name
    self.axisTitle = axisTitle
    self.weight = weight
    self.curves = curves
    self.references = references
    self.steps = steps
    self.bands = bands
    self.ribbons = ribbons
    self.stretches = stretches
    self.requiredTicks = requiredTicks
    self.marks = marks
    self.limits = limits
  }

  /// The weight made safe: always finite and above 0.
  var safeWeight: Double {
    weight > 0 && weight.isFinite ? min(max(weight, 1e-3), 1e3) : 1
  }
}
