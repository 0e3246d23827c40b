public import MotionRecording

/// A motion as it was once approved: what was played, how, and every row of it.
public struct Golden: Hashable, Sendable {
  /// What was played.
  public enum Source: Hashable, Sendable {
    /// An expression, label included.
    case expression(String)

    /// A scenario, by the name of its file without folders.
    case scenario(String)
  }

  /// How it was played.
  public struct Settings: Hashable, Sendable {
    /// Whether rows are frames, or rows of the motion on a display of unlimited rate.
    public var playsFrames: Bool

    /// Rows per second, above 0.
    public var rate: Double

    /// The value at the start; nil for what has its own, as keyframes and scenarios have.
    public var start: Double?

    /// The value at the target, likewise.
    public var target: Double?

    /// The velocity at the start, in value units per second, if it was given from outside.
    public var initialVelocity: Double?

    /// Seconds for which the motion was followed; nil for its own length.
    public var span: Double?

    /// Makes settings.
    public init(
      playsFrames: Bool = true, rate: Double = 60, start: Double? = nil, target: Double? = nil,
      initialVelocity: Double? = nil, span: Double? = nil
    ) {
      self.playsFrames = playsFrames
      self.rate = rate
      self.start = start
      self.target = target
      self.initialVelocity = initialVelocity
      self.span = span
    }
  }

  /// What was played.
  public var source: Source

  /// How it was played.
  public var settings: Settings

  /// What each curve did, no two of one name.
  public var curves: [Recording]

  /// Makes a golden of recordings; those of one name, as views have that come twice, are numbered.
  public init(_ source: Source, _ settings: Settings, curves: [Recording]) {
    self.source = source
    self.settings = settings
    var counts: [String: Int] = [:]
    self.curves = curves.map { curve in
      let count = counts[curve.name, default: 0] + 1
      counts[curve.name] = count
      var numbered = curve
      if count > 1 { numbered.name = "\(curve.name) (\(count))" }
      return numbered
    }
  }
}

extension Recording {
  /// The length of the way that percentages of a tolerance are parts of: from start to target, or the range of
  /// the values where that is more, as with keyframes that come back.
  public var wayLength: Double {
    let finite = values.filter(\.isFinite)
    let range = (finite.max() ?? 0) - (finite.min() ?? 0)
    return max((target - start).magnitude, range)
  }
}
