internal import ChartLayout
internal import MotionRecording

/// What of a scenario is marked and named above its lanes: what was logged, the animations where they
/// begin, and what was set without one.
struct ScenarioMoments {
  /// Changes of one kind no further apart than this, in seconds, are one, such as a drag.
  private static let runDistance = 0.1

  /// How important names are: words that were written to be read come first.
  private enum Importance: Int {
    case jump
    case animation
    case log
  }

  /// The moments in order of time.
  let moments: [ChartMoment]

  init(_ recording: ScenarioRecording, _ colors: AnimationColors) {
    let changes = Self.changes(recording, colors)
    let logs = recording.events.flatMap { event in
      Self.words(in: event.value).map { word in
        ChartMoment(
          time: event.time, name: [ChartMoment.Word(word)], importance: Importance.log.rawValue)
      }
    }
    moments = (changes + logs).sorted { $0.time < $1.time }
  }

  /// Whether a change so soon after another of its kind is one with it.
  static func isRun(from last: Double?, to time: Double) -> Bool {
    last.map { time - $0 <= runDistance } ?? false
  }

  private static func changes(
    _ recording: ScenarioRecording, _ colors: AnimationColors
  ) -> [ChartMoment] {
    var animated: [ChartMoment] = []
    var jumps: [ChartMoment] = []
    for attribute in recording.attributes {
      var last: [String: Double] = [:]
      for event in attribute.recording.events {
        let name = attribute.animation(at: event.time)
        switch event.kind {
        case .start, .merge, .combine:
          if !isRun(from: last[name], to: event.time) {
            animated.append(
              ChartMoment(
                time: event.time, name: [colors.word(name)],
                importance: Importance.animation.rawValue))
          }
          last[name] = event.time
        case .jump:
          if !isRun(from: last[""], to: event.time) {
            let word = ChartMoment.Word(state(of: attribute), isCode: true)
            jumps.append(
              ChartMoment(
                time: event.time, name: [word], importance: Importance.jump.rawValue))
          }
          last[""] = event.time
        case .logicallyComplete, .removed: break
        }
      }
    }
    // What is set beside an animated change is mostly its reason.
    let times = Set(animated.map(\.time))
    return animated + jumps.filter { !times.contains($0.time) }
  }

  /// The name of an attribute without that of its component.
  private static func state(of attribute: AttributeRecording) -> String {
    String(attribute.recording.name.prefix { $0 != "." })
  }

  /// The words in a recorded text as `log:home+log:done`.
  private static func words(in event: String) -> [String] {
    let mark = "log:"
    var words: [String] = []
    for part in event.split(separator: "+", omittingEmptySubsequences: false) {
      if part.hasPrefix(mark) {
        words.append(String(part.dropFirst(mark.count)))
      } else if let last = words.popLast() {
        words.append("\(last)+\(part)")
      }
    }
    return words
  }
}
