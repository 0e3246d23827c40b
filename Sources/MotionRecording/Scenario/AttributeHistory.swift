internal import AnimationModel

/// Everything an attribute did, kept for recordings.
struct AttributeHistory {
  private let names: [String]
  private var events: [RecordedEvent] = []
  private var animations = [TimedChange(time: 0, value: "")]
  private var columns: [RowColumns]
  private var targets: [[TimedChange<Double>]]
  /// The values before anything happened.
  private var starts: [Double]
  private var pieces: [MotionPieces?]

  /// What is shown of the number that moves, if it is not the number itself, and where that began.
  private let display: (shown: @Sendable (Double) -> Double, start: Double)?

  init(names: [String], display: (shown: @Sendable (Double) -> Double, start: Double)? = nil) {
    self.names = names
    self.display = display
    columns = names.map { _ in RowColumns() }
    targets = names.map { _ in [] }
    starts = names.map { _ in 0 }
    pieces = names.map { _ in nil }
  }

  mutating func append(_ event: RecordedEvent) {
    events.append(event)
  }

  mutating func append(animation: String, at time: Double) {
    animations.setLast(animation, at: time)
  }

  mutating func append(target: Double, at time: Double, component: Int) {
    if targets[component].isEmpty { starts[component] = target }
    targets[component].setLast(target, at: time)
  }

  mutating func append(_ piece: MotionPieces.Piece, component: Int) {
    var all = pieces[component] ?? MotionPieces(start: display?.start ?? starts[component])
    all.append(piece)
    pieces[component] = all
  }

  mutating func append(
    _ time: Double, value: Double, velocity: Double, isAnimating: Bool, component: Int
  ) {
    columns[component].append(
      time, value: value, velocity: velocity, isAnimating: isAnimating)
  }

  /// A recording of each number, from its rows.
  func recordings(clock: Clock) -> [AttributeRecording] {
    names.indices.filter { !targets[$0].isEmpty }.map { index in
      let targets = targets[index]
      let recording = columns[index].recording(
        name: names[index],
        start: starts[index],
        target: targets.last?.value ?? 0,
        clock: clock,
        events: events,
        isEndless: false)
      return AttributeRecording(
        recording: recording, targets: targets, animations: animations)
    }
  }

  /// A recording of each number for a figure: a trace of its motion where it moves, its steps where it
  /// does not.
  func traces(until end: Double) throws(RecordingError) -> [AttributeRecording] {
    var all: [AttributeRecording] = []
    for index in names.indices {
      guard let last = targets[index].last else { continue }
      var recording: Recording
      if let pieces = pieces[index] {
        let start = display?.start ?? starts[index]
        let recorder = Recorder(from: start, to: last.value, span: end)
        let motion = pieces.motion(until: end)
        recording = try recorder.trace(
          SubjectMotion(motion: motion, window: end), name: names[index])
        if let shown = display?.shown {
          recording = displayed(recording, start: starts[index], target: last.value, until: end) {
            shown(start + motion.state($0, .after).value)
          } shown: {
            shown($0)
          }
        }
      } else {
        recording = steps(of: index, until: end)
      }
      recording.events = events
      all.append(
        AttributeRecording(
          recording: recording, targets: targets[index], animations: animations))
    }
    return all
  }

  /// The smallest part of a recording's length in which a rounded number is seen to change.
  private static let shortestStep = 1e-5

  /// What is shown of a number that moves: steps, with two samples at each.
  ///
  /// - Parameters:
  ///   - trace: The trace of the number.
  ///   - valueAt: What is shown at a time.
  ///   - shown: What is shown of a value of the number.
  private func displayed(
    _ trace: Recording, start: Double, target: Double, until end: Double,
    at valueAt: (Double) -> Double, shown: (Double) -> Double
  ) -> Recording {
    var rows = RowColumns()
    var current = start
    func step(to value: Double, at time: Double) {
      rows.append(time, value: current, velocity: 0, isAnimating: true)
      rows.append(time, value: value, velocity: 0, isAnimating: true)
      current = value
    }
    /// Finds the steps after a time at which `current` is shown, up to one at which another value is.
    func steps(from: Double, to: Double, _ last: Double) {
      guard last != current else { return }
      let middle = from + (to - from) / 2
      guard to - from > end * Self.shortestStep, middle > from, middle < to else {
        return step(to: last, at: to)
      }
      steps(from: from, to: middle, valueAt(middle))
      steps(from: middle, to: to, last)
    }
    rows.append(0, value: start, velocity: 0, isAnimating: true)
    var before = 0.0
    for index in 0..<trace.count {
      let time = trace.times[index]
      let value = shown(trace.values[index])
      if time > before {
        steps(from: before, to: time, value)
      } else if value != current {
        step(to: value, at: time)
      }
      before = time
    }
    rows.append(end, value: current, velocity: 0, isAnimating: false)
    return rows.recording(
      name: trace.name, start: start, target: target, clock: .continuous, events: events,
      isEndless: false)
  }

  /// What stands still and jumps, with two samples at each jump.
  private func steps(of index: Int, until end: Double) -> Recording {
    var rows = RowColumns()
    var value = starts[index]
    for change in targets[index] where change.time <= end {
      rows.append(change.time, value: value, velocity: 0, isAnimating: false)
      value = change.value
      rows.append(change.time, value: value, velocity: 0, isAnimating: false)
    }
    rows.append(end, value: value, velocity: 0, isAnimating: false)
    return rows.recording(
      name: names[index], start: starts[index], target: value,
      clock: .continuous, events: events, isEndless: false)
  }
}
