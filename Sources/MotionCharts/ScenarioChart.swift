public import ChartLayout
public import DrawingModel
public import MotionRecording

/// A scenario against time: a lane for every number of every attribute and view, all on one time axis.
///
/// What a view does each time it is there stands in one lane.
///
///     let recording = try ScenarioRunner(scenario).trace()
///     let chart = ScenarioChart(recording).chart
public struct ScenarioChart: Hashable, Sendable {
  /// What happened: traces, or rows of a frame clock.
  public var recording: ScenarioRecording

  /// What is drawn of every number, from top to bottom.
  public var quantities: [Quantity]

  /// What is pointed out of the motion of every number to its last target.
  public var marks: Set<MarkKind>

  /// What a device shows, to be marked by dots; nil for nothing.
  public var frames: ScenarioRecording?

  /// The line at the top; empty for none.
  public var title: String

  /// What the scenario is called where the figure has no title; empty for the names of its numbers.
  public var name = ""

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
  ///   - marks: What is pointed out of the motion of every number to its last target.
  ///   - frames: What a device shows, to be marked by dots; nil for nothing.
  ///   - title: The line at the top; empty for none.
  ///   - subtitle: A quieter line below it.
  ///   - description: What happens, in words.
  ///   - facts: What else travels with the picture.
  public init(
    _ recording: ScenarioRecording, quantities: [Quantity] = [.value],
    marks: Set<MarkKind> = [], frames: ScenarioRecording? = nil, title: String = "",
    subtitle: String? = nil, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.recording = recording
    self.quantities = quantities
    self.marks = marks
    self.frames = frames
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let colors = colors
    var chart = Chart(
      title: title,
      subtitle: subtitle,
      duration: duration,
      series: colors.series,
      panels: lanes.flatMap { lives in
        quantities.map { lane(lives, $0, colors) }
      },
      moments: ScenarioMoments(recording, colors).moments,
      description: ([description] + pointing.map(\.sentence)).filter { !$0.isEmpty }
        .joined(separator: " "),
      facts: facts)
    chart.name = name.isEmpty ? recording.namesOfNumbers : name
    return chart
  }

  /// The series of all animations.
  var colors: AnimationColors {
    AnimationColors(
      recording.attributes.flatMap(\.animations).sorted { $0.time < $1.time }.map(\.value))
  }

  /// What is pointed out on every number.
  private var pointing: [AttributeMarks] { recording.attributes.compactMap(pointing) }

  private func pointing(at attribute: AttributeRecording) -> AttributeMarks? {
    AttributeMarks(attribute, kinds: marks, duration: duration)
  }

  /// The recordings of each name, in the order of the names and of time.
  var lanes: [[AttributeRecording]] {
    let lives = Dictionary(grouping: recording.attributes, by: \.recording.name)
    return recording.attributes.map(\.recording.name).withoutRepeats.compactMap { lives[$0] }
  }

  private func lane(
    _ lives: [AttributeRecording], _ quantity: Quantity, _ colors: AnimationColors
  ) -> ChartPanel {
    let name = lives.first?.recording.name ?? ""
    let dots = (frames?.attributes ?? []).filter { $0.recording.name == name }
    let curves =
      lives.flatMap { colors.curves(of: $0, quantity) }
      + dots.flatMap { $0.frameCurves(of: quantity, colors) }
    let pointing = lives.compactMap(pointing)
    let pointed = pointing.flatMap {
      $0.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: colors.index)
    }
    let onward = lives.flatMap { life in
      OnwardMarks.marks(
        of: life, curves: colors.curves(of: life, quantity), isNamed: quantity == quantities.first)
    }
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      let spikes = SpikeLimit(lives.map(\.recording), quantity: quantity)
      return ChartPanel(
        name: name, axisTitle: quantity.axisTitle, weight: weight,
        curves: curves, references: [ChartPanel.Reference(value: 0, kind: .zero)],
        requiredTicks: [0],
        marks: pointed + onward
          + lives.flatMap { spikes.marks(on: $0, series: colors.index) },
        limits: spikes.band)
    }
    return ChartPanel(
      name: name,
      axisTitle: "",
      weight: lives.contains { $0.extent > 0 } ? weight : weight * Self.stillShare,
      curves: curves,
      steps: lives.flatMap(steps),
      bands: marks.contains(.settle) ? pointing.compactMap { $0.band(series: colors.index) } : [],
      requiredTicks: ticks(of: lives),
      marks: lives.flatMap { marks(of: $0, colors) } + pointed + onward)
  }

  /// The targets as long as there is something that heads for them.
  private func steps(of attribute: AttributeRecording) -> [ChartPanel.Step] {
    var steps = attribute.steps
    guard let end = attribute.recording.times.last, end < duration, !steps.isEmpty else {
      return steps
    }
    steps[steps.count - 1].end = end
    return steps
  }

  private var duration: Double {
    recording.attributes.compactMap(\.recording.times.last).max() ?? 0
  }

  /// The height of a lane in which nothing moves, as a part of that of others.
  private static let stillShare = 0.5

  /// The values worth a number: the targets if they are few, otherwise the outermost.
  private func ticks(of lives: [AttributeRecording]) -> [Double] {
    let levels = lives.flatMap { life in
      life.recording.values.prefix(1) + life.targets.map(\.value)
    }.withoutRepeats
    let most = 4
    if levels.count <= most { return levels }
    return [levels.max() ?? 0, levels.min() ?? 0]
  }

  /// Rings where an animation took over from another, and where one was cut off.
  private func marks(
    of attribute: AttributeRecording, _ colors: AnimationColors
  ) -> [ChartMark] {
    cuts(of: attribute, colors) + takeovers(of: attribute, colors)
  }

  /// Rings where a widget or Live Activity cut an animation off, at the value that it had.
  private func cuts(
    of attribute: AttributeRecording, _ colors: AnimationColors
  ) -> [ChartMark] {
    attribute.recording.events.compactMap { event in
      guard event.kind == .capped,
        let name = attribute.animations.last(where: { $0.time < event.time })?.value,
        let index = attribute.recording.times.firstIndex(where: { $0 >= event.time })
      else { return nil }
      return ChartMark(
        series: colors.index(of: name), time: event.time,
        value: attribute.recording.values[index], kind: .ring, words: ["cut at 2 s"])
    }
  }

  private func takeovers(
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
        kind: .ring, words: [event.kind.rawValue])
    }
  }
}

extension ScenarioRecording {
  /// The names of all numbers, which say more of what is shown than those of the animations.
  var namesOfNumbers: String {
    attributes.map(\.recording.name).withoutRepeats.joined(separator: ", ")
  }
}
