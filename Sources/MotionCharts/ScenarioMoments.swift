internal import ChartLayout
internal import MotionRecording

/// The moments of a scenario that are marked and named above its lanes: logged words, the beginnings of animations,
/// and values that were set without an animation.
struct ScenarioMoments {
  /// The largest distance of two changes of one kind that count as one, such as a drag, in seconds.
  private static let runDistance = 0.1

  /// The importance of names: logged words come first.
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
    let userActions = ActionTimes(recording)
    let words = Set(
      recording.events.filter { moment in
        moment.value.contains { if case .log = $0 { true } else { false } }
      }.map(\.time))
    let changes = Self.animatedChanges(recording)
    let times = Set(changes.map(\.time))
    // A value that is set together with an animated change is usually the reason for that change.
    let jumps = Self.jumps(recording).filter {
      !times.contains($0.time) && !userActions.explains($0.time)
    }
    let views = Set(recording.events.flatMap(\.value).compactMap(\.view))
    let logs = recording.events.flatMap { moment in
      moment.value.compactMap { Self.word(for: $0, hasOneView: views.count == 1) }.map {
        ChartMoment(
          time: moment.time, name: [ChartMoment.Word($0.word)], importance: $0.importance.rawValue)
      }
    }
    // Several animations that begin at once have labels at their curves: their names in one place would be a list.
    let crowded = Set(
      Dictionary(grouping: changes, by: \.time).filter { Set($0.value.map(\.animation)).count > 1 }
        .keys)
    let begun = crowded.filter { $0 > 0 && !userActions.isInstant($0) && !words.contains($0) }.map {
      ChartMoment(
        time: $0, name: [ChartMoment.Word("several begin")],
        importance: Importance.repetition.rawValue)
    }
    // An action or a log entry names its moment; the animations that begin then have labels at their curves.
    let named = Self.named(
      changes.filter {
        !userActions.isInstant($0.time) && !words.contains($0.time) && !crowded.contains($0.time)
      }, colors, userActions,
      hasOneName: recording.lanes.count == 1)
    moments = (named + begun + jumps + logs).sorted { $0.time < $1.time }
  }

  /// Whether a change comes so soon after another of its kind that they count as one.
  static func isRun(from last: Double?, to time: Double) -> Bool {
    last.map { time - $0 <= runDistance } ?? false
  }

  /// An attribute that an animation begins to move.
  private struct Change {
    let time: Double
    let animation: String
    let attribute: String
    /// The new target of the attribute; nil where it is not known.
    let target: Double?
  }

  /// The changes with an animation, in order of time.
  private static func animatedChanges(_ recording: ScenarioRecording) -> [Change] {
    recording.attributes.flatMap { attribute in
      attribute.recording.events.filter(\.isChange).compactMap { event -> Change? in
        let name = attribute.animation(at: event.time)
        guard !name.isEmpty else { return nil }
        return Change(
          time: event.time, animation: name, attribute: attribute.recording.name,
          target: attribute.targets.last { $0.time <= event.time }?.value)
      }
    }.sorted { $0.time < $1.time }
  }

  /// The changes as moments: the name of an animation where it first begins, and the new value at its later changes.
  ///
  /// Several numbers changed by one animation in quick succession, as in a cascade, are one moment, whose name gives
  /// their count. Changes that a finger makes while it drags have no moments.
  ///
  /// - Parameter hasOneName: Whether there is only one number, whose name is left out.
  private static func named(
    _ changes: [Change], _ colors: AnimationColors, _ userActions: ActionTimes, hasOneName: Bool
  ) -> [ChartMoment] {
    var last: [String: (time: Double, moment: Int, attributes: Set<String>)] = [:]
    var moments: [ChartMoment] = []
    var counts: [Int] = []
    for change in changes {
      let previous = last[change.animation]
      if var previous, isRun(from: previous.time, to: change.time),
        previous.time == change.time || !previous.attributes.contains(change.attribute)
      {
        if previous.time < change.time { counts[previous.moment] += 1 }
        previous.time = change.time
        previous.attributes.insert(change.attribute)
        last[change.animation] = previous
        continue
      }
      if let previous, userActions.lasts(at: change.time) {
        last[change.animation] = (change.time, previous.moment, previous.attributes)
        continue
      }
      last[change.animation] = (change.time, moments.count, [change.attribute])
      counts.append(1)
      var name = [colors.word(change.animation)]
      if previous != nil, let target = change.target {
        name = setting(hasOneName ? "" : change.attribute, to: target)
      }
      moments.append(
        ChartMoment(
          time: change.time, name: name,
          importance: (previous == nil ? Importance.animation : .repetition).rawValue))
    }
    for (index, count) in counts.enumerated() where count > 1 {
      moments[index].name.append(ChartMoment.Word("\(count) times"))
    }
    return moments
  }

  /// Returns the words for a value that was set: `set to 0.5`.
  private static func setting(_ name: String, to value: Double) -> [ChartMoment.Word] {
    (name.isEmpty ? [] : [ChartMoment.Word(name, isCode: true)])
      + [ChartMoment.Word("set to \(FigureNumber.text(value, digits: 4))")]
  }

  /// The times at which attributes were set without an animation; of a drag only its beginning.
  private static func jumps(_ recording: ScenarioRecording) -> [ChartMoment] {
    let hasOneName = recording.lanes.count == 1
    return recording.attributes.flatMap { attribute in
      let times = attribute.jumpTimes
      return times.times.filter(times.beginsAt).map { time in
        let target = attribute.targets.last { $0.time <= time }?.value
        var name =
          hasOneName ? [] : [ChartMoment.Word(attribute.attribute, isCode: true)]
        if times.isInRun(time) {
          name.append(ChartMoment.Word("drag begins"))
        } else if attribute.recording.name != attribute.attribute {
          // Each of the attribute's numbers has a lane, which shows its new value.
          name.append(ChartMoment.Word("set"))
        } else if let target {
          name = setting(hasOneName ? "" : attribute.recording.name, to: target)
        } else {
          name.append(ChartMoment.Word("set"))
        }
        return ChartMoment(time: time, name: name, importance: Importance.jump.rawValue)
      }
    }
  }

  /// Returns the word for an event, and its importance; nil for an event that is drawn with its attribute.
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
    case .userAction(.drag, let name): ("drag of \(name) begins", .view)
    case .userAction(.pinch, let name): ("pinch of \(name) begins", .view)
    case .userAction(.rotate, let name): ("turn of \(name) begins", .view)
    case .userAction(.scroll, let name): ("scrolling of \(name) begins", .view)
    case .userAction(.drop, let name): ("\(name) let go", .view)
    case .userAction(let userAction, let name): ("\(userAction.rawValue) \(name)", .view)
    case .animation, .roll: nil
    }
  }
}

/// The times of the user's actions on views, which are the reason for the values that are set then.
private struct ActionTimes {
  private var instants: Set<Double> = []
  private var drags: [ClosedRange<Double>] = []

  init(_ recording: ScenarioRecording) {
    var begin: Double?
    for moment in recording.events {
      for case .userAction(let userAction, _) in moment.value {
        instants.insert(moment.time)
        if [.drag, .pinch, .rotate, .scroll].contains(userAction) { begin = moment.time }
        if userAction == .drop, let start = begin { drags.append(start...moment.time) }
      }
    }
  }

  /// Whether an action happened at a time.
  func isInstant(_ time: Double) -> Bool { instants.contains(time) }

  /// Whether an action happened at a time, or a drag was in progress.
  func explains(_ time: Double) -> Bool {
    instants.contains(time) || lasts(at: time)
  }

  /// Whether a drag is in progress at a time.
  func lasts(at time: Double) -> Bool { drags.contains { $0.contains(time) } }
}

extension RowEvent {
  /// The name of the view to which something happened.
  fileprivate var view: String? {
    if case .view(_, let name) = self { name } else { nil }
  }
}

extension RowEvent.ViewEvent {
  /// The verb for the event of the view in a figure.
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
