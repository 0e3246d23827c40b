public import MotionRecording
internal import TextForms

/// The description of a scenario, in words: for readers who cannot see the picture, and for searching.
///
///     offset goes from 0 to 300: start at 0 s, merge at 0.25 s, removed at 1.2 s. Log: home at 0.9 s.
public struct ScenarioDescription: Hashable, Sendable {
  private let recording: ScenarioRecording

  /// Takes the recording of a scenario.
  public init(_ recording: ScenarioRecording) {
    self.recording = recording
  }

  /// The largest number of attributes that are described, and of events of each attribute.
  private static let limit = 12

  /// The sentences, with full stops.
  public var text: String {
    var sentences = recording.attributes.prefix(Self.limit).map(sentence)
    let more = recording.attributes.count - Self.limit
    if more > 0 { sentences.append("And \(more) more.") }
    if !recording.events.isEmpty {
      let words = recording.events.map { "\(EventText.text(of: $0.value)) at \(number($0.time)) s" }
      sentences.append(listed(words) + ".")
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ attribute: AttributeRecording) -> String {
    let recording = attribute.recording
    let events = recording.events.map { "\(words($0.kind)) at \(number($0.time)) s" }
    return "\(recording.name) \(course(of: recording))"
      + (events.isEmpty ? "." : ": \(listed(events)).")
  }

  private func words(_ kind: RecordedEvent.Kind) -> String {
    kind == .logicallyComplete ? "logically complete" : kind.rawValue
  }

  /// The words about the start, the end and the extremes of a recording.
  private func course(of recording: Recording) -> String {
    let start = recording.start
    let end = recording.values.last ?? recording.target
    let far = recording.values.max { ($0 - start).magnitude < ($1 - start).magnitude } ?? start
    if number(far) == number(start) { return "stays at \(number(start))" }
    if number(end) == number(start) {
      return "goes from \(number(start)) to \(number(far)) and back"
    }
    return "goes from \(number(start)) to \(number(end))"
  }

  private func listed(_ words: [String]) -> String { WordList.text(words, first: Self.limit) }

  private func number(_ value: Double) -> String { HumanNumber.text(value, digits: 3) }
}
