internal import ChartLayout
internal import MotionRecording

/// The lanes of a scenario: a panel for every quantity of every number.
///
/// There may be hundreds of them, so what all of them need is found once.
struct ScenarioLanes {
  /// The series of all animations.
  let colors: AnimationColors

  /// Seconds that the time axis spans.
  let duration: Double

  private let recording: ScenarioRecording
  private let quantities: [Quantity]
  private let marks: Set<MarkKind>

  /// What is pointed out on every number.
  private let pointing: [AttributeMarks?]

  /// What a device shows, by the names of the numbers.
  private let frames: [String: [AttributeRecording]]

  /// Takes a scenario.
  init(_ chart: ScenarioChart) {
    recording = chart.recording
    quantities = chart.quantities
    marks = chart.marks
    colors = chart.colors
    let duration = recording.attributes.reduce(nil) { (last: Double?, attribute) in
      guard let end = attribute.recording.times.last else { return last }
      return last.map { max($0, end) } ?? end
    }
    self.duration = duration ?? 0
    pointing = recording.attributes.map { [marks] attribute in
      AttributeMarks(attribute, kinds: marks, duration: duration ?? 0)
    }
    frames = Dictionary(grouping: chart.frames?.attributes ?? []) { $0.recording.name }
  }

  /// What is pointed out, a sentence for each number; empty for one on which nothing is.
  var sentences: [String] { pointing.compactMap { $0?.sentence } }

  /// The panels, from top to bottom.
  var panels: [ChartPanel] {
    recording.lanes.flatMap { lives in quantities.map { panel(lives, $0) } }
  }

  private func panel(_ indices: [Int], _ quantity: Quantity) -> ChartPanel {
    let lives = indices.map { recording.attributes[$0] }
    let name = lives.first?.recording.name ?? ""
    let courses = lives.map { colors.curves(of: $0, quantity) }
    let curves =
      Array(courses.joined())
      + (frames[name] ?? []).flatMap { $0.frameCurves(of: quantity, colors) }
    let pointing = indices.compactMap { self.pointing[$0] }
    let pointed = pointing.flatMap {
      $0.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: colors.index)
    }
    let onward = zip(lives, courses).flatMap { life, curves in
      OnwardMarks.marks(of: life, curves: curves, isNamed: quantity == quantities.first)
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
      marks: lives.flatMap { marks(of: $0) } + pointed + onward)
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
  private func marks(of attribute: AttributeRecording) -> [ChartMark] {
    cuts(of: attribute) + takeovers(of: attribute)
  }

  /// Rings where a widget or Live Activity cut an animation off, at the value that it had.
  private func cuts(of attribute: AttributeRecording) -> [ChartMark] {
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

  private func takeovers(of attribute: AttributeRecording) -> [ChartMark] {
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
