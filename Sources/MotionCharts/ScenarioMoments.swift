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
    // What is set together with an animated change is mostly its reason.
    let deeds = DeedTimes(recording)
    let jumps = Self.jumps(recording).filter {
      !times.contains($0.time) && !deeds.explains($0.time)
    }
    let views = Set(recording.events.flatMap(\.value).compactMap(\.view))
    let logs = recording.events.flatMap { moment in
      moment.value.compactMap { Self.word(for: $0, hasOneView: views.count == 1) }.map {
        ChartMoment(
          time: moment.time, name: [ChartMoment.Word($0.word)], importance: $0.importance.rawValue)
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

  /// Changes as moments: several by one animation in quick succession, as in a cascade, are one, whose name
  /// says how many they are.
  private static func named(
    _ changes: [(time: Double, animation: String)], _ colors: AnimationColors
  ) -> [ChartMoment] {
    var last: [String: (time: Double, moment: Int)] = [:]
    var moments: [ChartMoment] = []
    var counts: [Int] = []
    for (time, animation) in changes {
      if let previous = last[animation], isRun(from: previous.time, to: time) {
        if previous.time < time { counts[previous.moment] += 1 }
        last[animation] = (time, previous.moment)
        continue
      }
      let importance = last[animation] == nil ? Importance.animation : .repetition
      last[animation] = (time, moments.count)
      counts.append(1)
      moments.append(
        ChartMoment(
          time: time, name: [colors.word(animation)], importance: importance.rawValue))
    }
    for (index, count) in counts.enumerated() where count > 1 {
      moments[index].name.append(ChartMoment.Word("\(count) times"))
    }
    return moments
  }

  /// When attributes were set without an animation; of a drag, when it began.
  private static func jumps(_ recording: ScenarioRecording) -> [ChartMoment] {
    recording.attributes.flatMap { attribute in
      let word = ChartMoment.Word(attribute.attribute, isCode: true)
      let times = attribute.jumpTimes
      return times.times.filter(times.beginsAt).map { time in
        ChartMoment(time: time, name: [word], importance: Importance.jump.rawValue)
      }
    }
  }

  /// What is written for an event, and how important it is; nil for what is drawn with its attribute.
  private static func word(
    for event: RowEvent, hasOneView: Bool
  ) -> (word: String, importance: Importance)? {
    switch event {
    case .log(let word): (word, .log)
    case .entry(let number): ("entry \(number)", .log)
    case .reload: ("reload", .log)
    case .ended: ("ended", .log)
    case .view(let event, let name):
      (hasOneView ? event.verb : "\(name) \(event.verb)", event == .removed ? .gone : .view)
    case .deed(let deed, let name): ("\(deed.rawValue) \(name)", .view)
    case .animation, .roll: nil
    }
  }
}

/// When something was done to a view, which is the reason for what is set then.
private struct DeedTimes {
  private var instants: Set<Double> = []
  private var drags: [ClosedRange<Double>] = []

  init(_ recording: ScenarioRecording) {
    var begin: Double?
    for moment in recording.events {
      for case .deed(let deed, _) in moment.value {
        instants.insert(moment.time)
        if deed == .drag { begin = moment.time }
        if deed == .drop, let start = begin { drags.append(start...moment.time) }
      }
    }
  }

  /// Whether something was done at a time, or a drag lasted.
  func explains(_ time: Double) -> Bool {
    instants.contains(time) || drags.contains { $0.contains(time) }
  }
}

extension RowEvent {
  /// The name of the view to which something happened.
  fileprivate var view: String? {
    if case .view(_, let name) = self { name } else { nil }
  }
}

extension RowEvent.ViewEvent {
  /// What the view does, as a figure says it.
  fileprivate var verb: String {
    switch self {
    case .appear: "appears"
    case .disappear: "disappears"
    case .removed: "is gone"
    case .willAppear: "will appear"
    case .didAppear: "did appear"
    case .willDisappear: "will disappear"
    case .didDisappear: "did disappear"
    }
  }
}

extension RecordedEvent {
  /// Whether it is the beginning of an animation.
  var isChange: Bool { kind == .start || kind == .merge || kind == .combine }
}
