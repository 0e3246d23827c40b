public import ChartLayout
public import DrawingModel
public import MotionRecording

/// A scenario against time: a lane for every number of every attribute, all on one time axis.
///
///     let recording = try ScenarioRunner(scenario).trace()
///     let chart = ScenarioChart(recording).chart
public struct ScenarioChart: Hashable, Sendable {
  /// What happened: traces, or rows of a frame clock.
  public var recording: ScenarioRecording

  /// What is drawn of every number, from top to bottom.
  public var quantities: [Quantity]

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below it.
  public var subtitle: String?

  /// What happens, in words.
  public var description: String

  /// What else travels with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart of a scenario.
  ///
  /// - Parameters:
  ///   - recording: What happened.
  ///   - quantities: What is drawn of every number, from top to bottom, a lane each.
  ///   - title: The line at the top; empty for none.
  ///   - subtitle: A quieter line below it.
  ///   - description: What happens, in words.
  ///   - facts: What else travels with the picture.
  public init(
    _ recording: ScenarioRecording, quantities: [Quantity] = [.value], title: String = "",
    subtitle: String? = nil, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.recording = recording
    self.quantities = quantities
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let colors = AnimationColors(
      recording.attributes.flatMap(\.animations).sorted { $0.time < $1.time }.map(\.value))
    return Chart(
      title: title,
      subtitle: subtitle,
      duration: recording.attributes.compactMap(\.recording.times.last).max() ?? 0,
      series: colors.series,
      panels: recording.attributes.flatMap { attribute in
        quantities.map { lane(attribute, $0, colors) }
      },
      moments: ScenarioMoments(recording, colors).moments,
      description: description,
      facts: facts)
  }

  private func lane(
    _ attribute: AttributeRecording, _ quantity: Quantity, _ colors: AnimationColors
  ) -> ChartPanel {
    let curves = colors.curves(of: attribute, quantity)
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      return ChartPanel(
        name: attribute.recording.name, axisTitle: quantity.axisTitle, weight: weight,
        curves: curves, references: [ChartPanel.Reference(value: 0, kind: .zero)],
        requiredTicks: [0],
        limits: SpikeLimit([attribute.recording], quantity: quantity).band)
    }
    return ChartPanel(
      name: attribute.recording.name,
      axisTitle: "",
      weight: attribute.extent > 0 ? weight : weight * Self.stillShare,
      curves: curves,
      steps: attribute.steps,
      requiredTicks: ticks(of: attribute),
      marks: marks(of: attribute, colors))
  }

  /// The height of a lane in which nothing moves, as a part of that of others.
  private static let stillShare = 0.5

  /// The values worth a number: the targets if they are few, otherwise the outermost.
  private func ticks(of attribute: AttributeRecording) -> [Double] {
    let first = attribute.recording.values.prefix(1)
    let places = (first + attribute.targets.map(\.value)).withoutRepeats
    let most = 4
    if places.count <= most { return places }
    return [places.max() ?? 0, places.min() ?? 0]
  }

  /// Rings where an animation took over from another.
  private func marks(
    of attribute: AttributeRecording, _ colors: AnimationColors
  ) -> [ChartMark] {
    var last: [RecordedEvent.Kind: Double] = [:]
    return attribute.recording.events.compactMap { event in
      guard event.kind == .merge || event.kind == .combine else { return nil }
      let name = attribute.animation(at: event.time)
      // Without an animation it is the follow-up of a drag.
      guard !name.isEmpty else { return nil }
      let isInRun = ScenarioMoments.isRun(from: last[event.kind], to: event.time)
      last[event.kind] = event.time
      guard !isInRun, let value = attribute.value(at: event.time) else { return nil }
      return ChartMark(
        series: colors.index(of: name), time: event.time, value: value,
        kind: .ring(event.kind.rawValue))
    }
  }
}
