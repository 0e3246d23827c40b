internal import ChartLayout
internal import MotionRecording

/// What of a scenario is marked and named above its lanes: what was logged, the animations where they
/// begin, and what was set without one.
struct ScenarioMoments {
  /// Changes of one kind no further apart than this, in seconds, are one, such as a drag.
  private static let runDistance = 0.1

  /// How important names are: words that were written to be read come first.
  private enum Importance: Int {
    case gone = -3
    case repetition
    case view
    case jump
    case animation
    case log
  }

  /// The moments in order of time.
  let moments: [ChartMoment]

  init(_ recording: ScenarioRecording, _ colors: AnimationColors) {
    let animated = Self.animatedChanges(recording)
    let times = Set(animated.map(\.time))
    // What is set beside an animated change is mostly its reason.
    let jumps = Self.jumps(recording).filter { !times.contains($0.time) }
    let views = Set(
      recording.events.flatMap { $0.value.split(separator: "+") }.compactMap {
        Self.viewEvent($0)?.view
      })
    let logs = recording.events.flatMap { event in
      Self.words(in: event.value, hasOneView: views.count == 1).map { word, importance in
        ChartMoment(
          time: event.time, name: [ChartMoment.Word(word)], importance: importance.rawValue)
      }
    }
    moments = (Self.named(animated, colors) + jumps + logs).sorted { $0.time < $1.time }
  }

  /// Whether a change so soon after another of its kind is one with it.
  static func isRun(from last: Double?, to time: Double) -> Bool {
    last.map { time - $0 <= runDistance } ?? false
  }

  /// When attributes began to be moved by an animation, in order of time.
  private static func animatedChanges(
    _ recording: ScenarioRecording
  ) -> [(time: Double, animation: String)] {
    var changes: [(time: Double, animation: String)] = []
    for attribute in recording.attributes {
      var last: [String: Double] = [:]
      for event in attribute.recording.events where event.isChange {
        let name = attribute.animation(at: event.time)
        if !name.isEmpty, !isRun(from: last[name], to: event.time) {
          changes.append((event.time, name))
        }
        last[name] = event.time
      }
    }
    return changes.sorted { $0.time < $1.time }
  }

  /// Changes as moments: of several by one animation in quick succession, as in a cascade, the first
  /// is named.
  private static func named(
    _ changes: [(time: Double, animation: String)], _ colors: AnimationColors
  ) -> [ChartMoment] {
    var last: [String: Double] = [:]
    return changes.map { time, animation in
      let previous = last[animation]
      last[animation] = time
      if let previous, previous < time, isRun(from: previous, to: time) {
        return ChartMoment(time: time)
      }
      let importance = previous == nil ? Importance.animation : .repetition
      return ChartMoment(
        time: time, name: [colors.word(animation)], importance: importance.rawValue)
    }
  }

  /// When attributes were set without an animation; of a drag, when it began.
  private static func jumps(_ recording: ScenarioRecording) -> [ChartMoment] {
    recording.attributes.flatMap { attribute in
      let word = ChartMoment.Word(state(of: attribute), isCode: true)
      let times = attribute.jumpTimes
      return times.times.filter(times.beginsAt).map { time in
        ChartMoment(time: time, name: [word], importance: Importance.jump.rawValue)
      }
    }
  }

  /// The name of an attribute without that of its component.
  private static func state(of attribute: AttributeRecording) -> String {
    String(attribute.recording.name.prefix { $0 != "." })
  }

  /// The words in a recorded text as `log:home+appear:card`, and how important they are.
  private static func words(
    in event: String, hasOneView: Bool
  ) -> [(word: String, importance: Importance)] {
    let mark = "log:"
    var words: [(word: String, importance: Importance)] = []
    for part in event.split(separator: "+", omittingEmptySubsequences: false) {
      if part.hasPrefix(mark) {
        words.append((String(part.dropFirst(mark.count)), .log))
      } else if let word = systemWord(part) {
        words.append((word, .log))
      } else if let view = viewEvent(part) {
        let isGone = view.verb == verbs["removed"]
        words.append(
          (hasOneView ? view.verb : "\(view.view) \(view.verb)", isGone ? .gone : .view))
      } else if let last = words.popLast() {
        words.append(("\(last.word)+\(part)", last.importance))
      }
    }
    return words
  }

  /// What `appear:card` and its like say.
  private static func viewEvent(
    _ part: Substring
  ) -> (view: String, verb: String)? {
    let pieces = part.split(separator: ":", maxSplits: 1)
    guard pieces.count == 2, let verb = verbs[String(pieces[0])] else { return nil }
    return (String(pieces[1]), verb)
  }

  /// What the system does: `entry:2` of a widget's timeline, `reload` and `ended`.
  private static func systemWord(_ part: Substring) -> String? {
    let entry = "entry:"
    if part.hasPrefix(entry) { return "entry \(part.dropFirst(entry.count))" }
    return part == "reload" || part == "ended" ? String(part) : nil
  }

  private static let verbs = [
    "appear": "appears", "disappear": "disappears", "removed": "is gone",
    "willAppear": "will appear", "didAppear": "did appear",
    "willDisappear": "will disappear", "didDisappear": "did disappear",
  ]
}

extension RecordedEvent {
  /// Whether it is the beginning of an animation.
  var isChange: Bool { kind == .start || kind == .merge || kind == .combine }
}
