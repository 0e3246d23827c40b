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

  init(names: [String]) {
    self.names = names
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
    var all = pieces[component] ?? MotionPieces(start: starts[component])
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
        let recorder = Recorder(from: starts[index], to: last.value, span: end)
        recording = try recorder.trace(
          SubjectMotion(motion: pieces.motion(until: end), window: end), name: names[index])
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
