public import MotionRecording

/// A motion as it was approved: its source, its settings, and every row of it.
public struct MotionGolden: Hashable, Sendable {
  /// The expression or the scenario that was played.
  public enum Source: Hashable, Sendable {
    /// An expression, label included.
    case expression(String)

    /// A scenario, by the name of its file without folders.
    case scenario(String)
  }

  /// The settings with which a motion was played.
  public struct Settings: Hashable, Sendable {
    /// Whether the rows are frames; otherwise they are rows of the motion in continuous time.
    public var playsFrames: Bool

    /// Rows per second, above 0.
    public var rate: Double

    /// The value at the start; nil for a motion that defines it, such as keyframes and scenarios.
    public var start: Double?

    /// The value at the target; nil for a motion that defines it.
    public var target: Double?

    /// The velocity at the start, in value units per second; nil if none was given.
    public var initialVelocity: Double?

    /// The duration of the recording, in seconds; nil for that of the motion.
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

  /// The expression or the scenario that was played.
  public var source: Source

  /// The settings with which the motion was played.
  public var settings: Settings

  /// The recordings of the curves, with unique names.
  public var curves: [Recording]

  /// The events, in order of time: those of a scenario that belong to no curve (`log:home`), and the logical
  /// completions of the animations of curves (`card logicallyComplete`), which their rows do not show.
  public var events: [TimedChange<String>]

  /// Makes a golden of recordings; recordings with the same name, such as those of a view that is inserted
  /// twice, are numbered.
  ///
  /// - Parameters:
  ///   - source: The source that was played.
  ///   - settings: The settings with which it was played.
  ///   - curves: The recordings of the curves; their logical completions become events.
  ///   - events: The other events, in order of time.
  public init(
    _ source: Source, _ settings: Settings, curves: [Recording],
    events: [TimedChange<String>] = []
  ) {
    self.source = source
    self.settings = settings
    self.events = events
    var counts: [String: Int] = [:]
    self.curves = curves.map { curve in
      let count = counts[curve.name, default: 0] + 1
      counts[curve.name] = count
      var numbered = curve
      if count > 1 { numbered.name = "\(curve.name) (\(count))" }
      return numbered
    }
    let completions = self.curves.flatMap { curve in
      curve.events.filter { $0.kind == .logicallyComplete }.map {
        TimedChange(time: $0.time, value: "\(curve.name) \($0.kind.rawValue)")
      }
    }
    guard !completions.isEmpty else { return }
    // Events at the same time stay in their order.
    self.events = (events + completions).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}

extension Recording {
  /// The travel of which tolerances are parts: the distance from start to target, or the range of the values
  /// where that is more than twice as much, as with keyframes that come back to nearly their start.
  public var travel: Double {
    let travel = (target - start).magnitude
    let finite = values.filter(\.isFinite)
    let range = (finite.max() ?? 0) - (finite.min() ?? 0)
    return range > 2 * travel ? range : travel
  }
}
