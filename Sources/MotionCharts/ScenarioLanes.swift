public import ChartLayout
internal import MotionRecording
internal import TextForms

/// The lanes of a scenario: a panel for every quantity of every number.
///
/// There may be hundreds of lanes, so that everything that they have in common is found only once.
struct ScenarioLanes {
  /// The series of all animations.
  let colors: AnimationColors

  /// The duration of the time axis, in seconds.
  let duration: Double

  /// The time at which the recordings end, in seconds.
  private let recordedEnd: Double

  private let recording: ScenarioRecording
  private let quantities: [Quantity]
  private let marks: Set<MarkKind>

  /// The marks on every number.
  private let pointing: [AttributeMarks?]

  /// The recordings that a device shows, by the names of the numbers.
  private let frames: [String: [AttributeRecording]]

  /// Takes a scenario, and the moments that must lie within its time axis.
  init(_ chart: ScenarioChart, moments: [ChartMoment]) {
    recording = chart.recording
    quantities = chart.quantities
    marks = chart.marks
    colors = chart.colors
    recordedEnd = recording.attributes.compactMap(\.recording.times.last).max() ?? 0
    pointing = recording.attributes.map { [marks, recordedEnd] attribute in
      AttributeMarks(attribute, kinds: marks, duration: recordedEnd)
    }
    let removals =
      marks.isDisjoint(with: [.removed, .logical])
      ? [] : pointing.compactMap { $0?.lastTime }
    let last = (moments.map(\.time) + Self.cutTimes(recording) + removals).max() ?? 0
    duration = chart.axisEnd.time(of: recording.attributes.map(\.axisEnds), last: last)
    frames = Dictionary(grouping: chart.frames?.attributes ?? []) { $0.recording.name }
  }

  /// The marks in words, a sentence for each number; empty for a number that has none.
  var sentences: [String] { pointing.compactMap { $0?.sentence } }

  /// The panels, from top to bottom.
  var panels: [ChartPanel] {
    recording.lanes.flatMap { lives in quantities.map { panel(lives, $0) } }
  }

  private func panel(_ indices: [Int], _ quantity: Quantity) -> ChartPanel {
    let lives = indices.map { recording.attributes[$0] }
    let name = lives.first?.recording.name ?? ""
    let courses = lives.map { colors.curves(of: $0, quantity) + rest(of: $0, quantity) }
    let curves =
      Array(courses.joined())
      + (frames[name] ?? []).flatMap {
        $0.frameCurves(of: quantity, colors, on: lives.map(\.recording))
      }
    let pointing = indices.compactMap { self.pointing[$0] }
    let pointed = pointing.flatMap {
      $0.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: colors.index)
    }
    let onward = zip(lives, courses).flatMap { life, curves in
      OnwardMarks.marks(
        of: life, curves: curves, isNamed: quantity == quantities.first, until: recordedEnd)
    }
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      let spikes = SpikeLimit(lives.map(\.recording), quantity: quantity)
      return ChartPanel(
        name: name, axisTitle: quantity.axisTitle, weight: weight,
        curves: curves, references: [ChartPanel.Reference(value: 0, kind: .zero)],
        requiredTicks: [0],
        marks: pointed + onward
          + (quantity == .velocity ? lives.flatMap(velocityRings) : [])
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

  /// The targets as steps, the last of which ends with the number's recording if that ends early.
  private func steps(of attribute: AttributeRecording) -> [ChartPanel.Step] {
    var steps = attribute.steps
    guard let end = attribute.recording.times.last, end < recordedEnd, !steps.isEmpty else {
      return steps
    }
    steps[steps.count - 1].end = end
    return steps
  }

  /// Returns the level curve of a number that is at rest, from the end of the recordings to the end of the time
  /// axis.
  private func rest(of attribute: AttributeRecording, _ quantity: Quantity) -> [ChartCurve] {
    guard duration > recordedEnd, case .finished = attribute.recording.ending,
      let end = attribute.recording.times.last, end == recordedEnd,
      let value = attribute.recording.figures(of: quantity).last
    else { return [] }
    let level = quantity == .value ? value : 0
    return [
      ChartCurve(
        series: colors.restIndex,
        pieces: [
          CurvePiece([end, duration].map { CurveKnot(time: $0, value: level, slope: 0) })
        ])
    ]
  }

  /// Rings where an animation took over and the velocity jumped.
  private func velocityRings(on attribute: AttributeRecording) -> [ChartMark] {
    attribute.recording.events.filter { $0.kind == .merge || $0.kind == .combine }.flatMap {
      event in
      let name = attribute.animation(at: event.time)
      return name.isEmpty
        ? [] : attribute.velocityJump(at: event.time, series: colors.index(of: name))
    }
  }

  /// The times at which a widget or Live Activity cut animations off, in seconds.
  private static func cutTimes(_ recording: ScenarioRecording) -> [Double] {
    recording.attributes.flatMap(\.recording.events).filter { $0.kind == .capped }.map(\.time)
  }

  /// The height of a lane in which nothing moves, as a part of the height of other lanes.
  private static let stillShare = 0.5

  /// The values that are labelled on the axis: the targets if they are few, otherwise the outermost.
  private func ticks(of lives: [AttributeRecording]) -> [Double] {
    let levels = lives.flatMap { life in
      life.recording.values.prefix(1) + life.targets.map(\.value)
    }.withoutRepeats
    let most = 4
    if levels.count <= most { return levels }
    return [levels.max() ?? 0, levels.min() ?? 0]
  }

  /// Rings where an animation took over from another, and where an animation was cut off.
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
      // A change without an animation is the follow-up of a drag.
      guard !name.isEmpty else { return nil }
      // Of several changes in quick succession only the first has words.
      let isInRun = ScenarioMoments.isRun(from: last[event.kind], to: event.time)
      last[event.kind] = event.time
      guard let value = attribute.value(at: event.time), !attribute.rests(at: event.time) else {
        return nil
      }
      return ChartMark(
        series: colors.index(of: name), time: event.time, value: value,
        kind: .ring, words: isInRun ? [] : [event.kind.rawValue])
    }
  }
}

extension ScenarioChart {
  /// The chart to be laid out.
  public var chart: Chart {
    let moments = ScenarioMoments(recording, colors).moments
    let lanes = ScenarioLanes(self, moments: moments)
    var chart = Chart(
      title: title,
      subtitle: subtitle,
      duration: lanes.duration,
      series: lanes.colors.series(namedBy: moments),
      panels: lanes.panels,
      moments: moments,
      description: ([description] + lanes.sentences).filter { !$0.isEmpty }
        .joined(separator: " "),
      facts: facts)
    chart.name = name.isEmpty ? recording.namesOfNumbers : name
    return chart
  }
}
