public import ChartLayout
internal import CurveGeometry
public import DrawingModel
public import MotionRecording
internal import TextForms

/// A widget's timeline whose entries are far apart: the animations of each entry, on the time since the entry.
///
/// On one time axis the two seconds of an entry would be a stroke among hours. Here all entries begin at 0, each in
/// a color of its own, in a lane for every number.
///
///     let recording = try ScenarioRunner(scenario).trace()
///     if let chart = TimelineChart(recording) { … }
public struct TimelineChart: Hashable, Sendable {
  /// The recording of the timeline: traces, or rows of a frame clock.
  public let recording: ScenarioRecording

  /// The quantities that are drawn of every number, from top to bottom.
  public var quantities: [Quantity] = [.value]

  /// The line at the top; empty for none.
  public var title = ""

  /// The name of the timeline where the figure has no title; empty for the names of its numbers.
  public var name = ""

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the events, in words.
  public var description = ""

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact] = []

  private let entries: [Entry]

  /// An entry, and the time during which it is shown.
  private struct Entry: Hashable {
    let name: String
    let start: Double
    let end: Double

    /// Whether the entry is shown at a time in seconds.
    func shows(_ time: Double) -> Bool { time >= start && time < end }
  }

  /// The largest distance of entries that are clearly visible on one axis, in seconds.
  private static let nearest = 10.0

  /// Makes a chart; nil if the recording has no entries that are far apart.
  public init?(_ recording: ScenarioRecording) {
    self.recording = recording
    let marked = recording.events.compactMap { event in
      event.value.lazy.compactMap(\.entry).first.map {
        (time: event.time, name: "entry \($0)")
      }
    }
    let ends = marked.dropFirst().map(\.time) + [.infinity]
    entries = zip(marked, ends).map { Entry(name: $0.name, start: $0.time, end: $1) }
    guard entries.dropLast().contains(where: { $0.end - $0.start > Self.nearest }) else {
      return nil
    }
  }

  /// The chart to be laid out.
  public var chart: Chart {
    var chart = Chart(
      title: title,
      subtitle: subtitle,
      duration: duration,
      series: entries.map { Series(label: "\($0.name) at \(Self.clock($0.start))") },
      panels: recording.attributes.flatMap { attribute in
        quantities.map { lane(attribute, $0) }
      },
      description: description,
      facts: facts)
    chart.name = name.isEmpty ? recording.namesOfNumbers : name
    return chart
  }

  /// The time until everything that an entry moves is at rest, in seconds, with a little room; at least 1.
  private var duration: Double {
    let lengths = entries.flatMap { entry in
      recording.attributes.flatMap(\.recording.events).filter { entry.shows($0.time) }
        .map { $0.time - entry.start }
    }
    return max((lengths.max() ?? 0) * 1.1, 1)
  }

  private func lane(_ attribute: AttributeRecording, _ quantity: Quantity) -> ChartPanel {
    let parts = entries.map { attribute.recording.part(from: $0.start, to: $0.end, for: duration) }
    let curves = parts.enumerated().map { index, part in
      ChartCurve(series: index, pieces: part.pieces(of: quantity, travel: attribute.extent))
    }
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      return ChartPanel(
        name: attribute.recording.name, axisTitle: quantity.axisTitle, weight: weight,
        curves: curves, references: [ChartPanel.Reference(value: 0, kind: .zero)],
        requiredTicks: [0], limits: SpikeLimit(parts, quantity: quantity).band)
    }
    let levels = parts.flatMap { $0.values.suffix(1) }.withoutRepeats
    return ChartPanel(
      name: attribute.recording.name, axisTitle: "", weight: weight, curves: curves,
      requiredTicks: levels.count <= 4 ? levels : [levels.max() ?? 0, levels.min() ?? 0],
      marks: marks(of: attribute))
  }

  /// Rings where an animation was cut off.
  private func marks(of attribute: AttributeRecording) -> [ChartMark] {
    attribute.recording.events.compactMap { event in
      guard event.kind == .capped,
        let series = entries.firstIndex(where: { $0.shows(event.time) }),
        let index = attribute.recording.times.firstIndex(where: { $0 >= event.time })
      else { return nil }
      return ChartMark(
        series: series, time: event.time - entries[series].start,
        value: attribute.recording.values[index], kind: .ring, words: ["cut at 2 s"])
    }
  }

  /// A time as hours, minutes and seconds, without parts that are 0: `1 h 30 min`.
  private static func clock(_ time: Double) -> String {
    let whole = Int(saturating: time)
    let parts = [(whole / 3600, "h"), (whole / 60 % 60, "min")].filter { $0.0 > 0 }
    let seconds = time - Double(whole - whole % 60)
    var words = parts.map { "\($0.0) \($0.1)" }
    if seconds > 0 || words.isEmpty { words.append("\(TickWords.text(seconds)) s") }
    return words.joined(separator: " ")
  }
}

/// Writes seconds as text.
private enum TickWords {
  /// A number with at most two decimals.
  static func text(_ number: Double) -> String {
    let hundredths = Int(saturating: (number * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Recording {
  /// Returns the part of the recording that is shown from a time on, as a recording that begins at that time.
  ///
  /// - Parameters:
  ///   - start: The time, in seconds.
  ///   - end: The time at which another entry is shown, in seconds.
  ///   - duration: The largest duration of the part, in seconds.
  fileprivate func part(from start: Double, to end: Double, for duration: Double) -> Recording {
    var part = self
    let length = min(end - start, duration)
    let first = times.lastIndex { $0 <= start } ?? 0
    let last = times.lastIndex { $0 - start < length } ?? first
    let rows = first...max(first, last)
    part.times = rows.map { max(times[$0] - start, 0) }
    part.values = Array(values[rows])
    part.velocities = Array(velocities[rows])
    if !accelerations.isEmpty { part.accelerations = Array(accelerations[rows]) }
    if times[first] < start {
      // The value is at rest until then; otherwise the time would have a sample of its own.
      part.velocities[0] = 0
      if !part.accelerations.isEmpty { part.accelerations[0] = 0 }
    }
    part.times.append(length)
    part.values.append(part.values.last ?? 0)
    part.velocities.append(0)
    if !part.accelerations.isEmpty { part.accelerations.append(0) }
    part.start = part.values.first ?? 0
    part.target = part.values.last ?? 0
    return part
  }
}

extension RowEvent {
  /// The number of the entry that is shown from now on.
  fileprivate var entry: Int? {
    if case .entry(let number) = self { number } else { nil }
  }
}
