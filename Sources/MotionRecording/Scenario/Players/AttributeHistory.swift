internal import AnimationModel

/// Everything an attribute did, kept for recordings.
struct AttributeHistory {
  /// The history of one number.
  private struct Column {
    var name: String
    /// The value that is shown before anything happens.
    let start: Double
    var rows = RowColumns()
    var targets: [TimedChange<Double>] = []
    var layers: [Layer]
  }

  /// A motion that makes a number, alone or with others.
  private struct Layer {
    let start: Double
    var pieces: MotionPieces?
  }

  private var attribute: String?
  private let begin: Double
  private let blend: LayerBlend
  private let display: (@Sendable (Double) -> Double)?
  private var columns: [Column]
  private var events: [RecordedEvent] = []
  private var animations: [TimedChange<String>]

  /// The values that are shown of a number that does not move, each from a time on in seconds; nil if these are its
  /// targets.
  var steps: [TimedChange<Double>]?

  /// When what it belongs to was gone, in seconds; nil while it is there.
  var end: Double?

  /// Begins a history.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute that the numbers belong to; nil for the part of their names before the
  ///     first dot.
  ///   - names: The names of the numbers.
  ///   - layers: The values at which each number starts: one for each motion that makes it.
  ///   - blend: How several motions make one number.
  ///   - begin: When what it belongs to is there first, in seconds.
  ///   - display: The function that gives the number that is shown for one that moves; nil if the numbers themselves
  ///     are shown.
  init(
    of attribute: String? = nil, names: [String], layers: [[Double]], blend: LayerBlend = .sum,
    from begin: Double = 0, display: (@Sendable (Double) -> Double)? = nil
  ) {
    self.attribute = attribute
    self.begin = begin
    self.blend = blend
    self.display = display
    animations = [TimedChange(time: begin, value: "")]
    columns = zip(names, layers).map { name, starts in
      let start = blend.value(starts)
      return Column(
        name: name, start: display?(start) ?? start, layers: starts.map { Layer(start: $0) })
    }
  }

  mutating func append(_ event: RecordedEvent) {
    events.append(event)
  }

  mutating func append(animation: String, at time: Double) {
    animations.setLast(animation, at: time)
  }

  mutating func append(target: Double, at time: Double, component: Int) {
    columns[component].targets.setLast(target, at: time)
  }

  mutating func append(_ piece: MotionPieces.Piece, component: Int, layer: Int = 0) {
    let start = columns[component].layers[layer].start
    var pieces = columns[component].layers[layer].pieces ?? MotionPieces(start: start)
    pieces.append(piece)
    columns[component].layers[layer].pieces = pieces
  }

  mutating func append(
    _ time: Double, value: Double, velocity: Double, isAnimating: Bool, component: Int
  ) {
    columns[component].rows.append(
      time, value: value, velocity: velocity, isAnimating: isAnimating)
  }

  /// Appends rows that were kept without it.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - times: When they are, in seconds.
  ///   - component: The number.
  mutating func append(_ rows: NumberRows, times: [Double], component: Int) {
    rows.visit { row, value, velocity in
      columns[component].rows.append(
        times[row], value: value, velocity: velocity, isAnimating: rows.isAnimating)
    }
  }

  /// How many numbers there are.
  var count: Int { columns.count }

  /// Gives the numbers their names, and forgets those without one.
  mutating func name(_ names: [String?], of attribute: String?) {
    self.attribute = attribute
    columns = zip(names, columns).compactMap { name, column in
      var column = column
      guard let name else { return nil }
      column.name = name
      return column
    }
  }

  /// A recording of each number, from its rows.
  func recordings(clock: Clock) -> [AttributeRecording] {
    columns.filter { !$0.targets.isEmpty }.map { column in
      let recording = column.rows.recording(
        name: column.name,
        start: column.start,
        target: column.targets.last?.value ?? 0,
        clock: clock,
        events: events,
        isEndless: false)
      return AttributeRecording(
        recording: recording, attribute: attribute, targets: column.targets, animations: animations)
    }
  }

  /// A recording of each number for a figure: a trace of its motion where it moves, its steps where it
  /// does not.
  func traces(until limit: Double) throws(RecordingError) -> [AttributeRecording] {
    let limit = min(end ?? limit, limit)
    var all: [AttributeRecording] = []
    for column in columns {
      guard let last = column.targets.last else { continue }
      var recording: Recording
      if column.layers.contains(where: { $0.pieces != nil }) {
        let start = blend.value(column.layers.map(\.start))
        let motion = motion(of: column, until: limit)
        let recorder = Recorder(from: start, to: last.value, span: limit)
        recording = try recorder.trace(
          SubjectMotion(motion: motion, window: limit), name: column.name)
        if let display {
          recording = displayed(recording, of: column, until: limit) { time in
            display(start + motion.state(time, .after).value)
          } shown: {
            display($0)
          }
        }
        recording.drop(before: begin)
      } else {
        recording = steps(of: column, until: limit)
      }
      recording.events = events
      all.append(
        AttributeRecording(
          recording: recording, attribute: attribute, targets: column.targets,
          animations: animations))
    }
    return all
  }

  private func motion(of column: Column, until limit: Double) -> ContinuousMotion<Double> {
    if column.layers.count == 1, let pieces = column.layers.first?.pieces {
      return pieces.motion(until: limit)
    }
    let layers = column.layers.map { layer in
      (start: layer.start, motion: layer.pieces?.motion(until: limit))
    }
    return blend.motion(of: layers)
  }

  /// The smallest part of a recording's length in which a rounded number is seen to change.
  private static let shortestStep = 1e-5

  /// Returns the values that are shown of a moving number: steps, with two samples at each.
  ///
  /// - Parameters:
  ///   - trace: The trace of the number.
  ///   - column: The column of the number, with the values at which it starts and ends.
  ///   - end: How far it is followed, in seconds.
  ///   - valueAt: The function that gives the value that is shown at a time.
  ///   - shown: The function that gives the value that is shown for a value of the number.
  private func displayed(
    _ trace: Recording, of column: Column, until end: Double,
    at valueAt: (Double) -> Double, shown: (Double) -> Double
  ) -> Recording {
    var rows = RowColumns()
    var current = column.start
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
    rows.append(0, value: column.start, velocity: 0, isAnimating: true)
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
      name: trace.name, start: column.start, target: column.targets.last?.value ?? column.start,
      clock: .continuous, events: events, isEndless: false)
  }

  /// Returns the recording of a number that rests and jumps, with two samples at each jump.
  private func steps(of column: Column, until end: Double) -> Recording {
    var rows = RowColumns()
    var value = column.start
    for change in steps ?? column.targets where change.time <= end {
      rows.append(change.time, value: value, velocity: 0, isAnimating: false)
      value = change.value
      rows.append(change.time, value: value, velocity: 0, isAnimating: false)
    }
    rows.append(end, value: value, velocity: 0, isAnimating: false)
    return rows.recording(
      name: column.name, start: column.start, target: value, clock: .continuous, events: events,
      isEndless: false)
  }
}

extension Recording {
  /// Forgets the samples before a time in seconds, and at it the side it comes from.
  fileprivate mutating func drop(before time: Double) {
    guard time > 0 else { return }
    let first = times.firstIndex { $0 > time } ?? count
    let kept = first > 0 && times[first - 1] == time ? first - 1 : first
    times.removeFirst(kept)
    values.removeFirst(kept)
    velocities.removeFirst(kept)
    if !accelerations.isEmpty { accelerations.removeFirst(kept) }
  }
}
