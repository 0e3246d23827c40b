internal import AnimationModel

/// The history of an attribute, kept for recordings.
struct AttributeHistory {
  /// The history of one number.
  private struct Column {
    var name: String
    /// The value that is shown before any change.
    let start: Double
    var rows = RowColumns()
    var targets: [TimedChange<Double>] = []
    var layers: [Layer]
  }

  /// A motion of which a number is made, alone or with others.
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

  /// The values that are shown of a number that does not move, each from a time on in seconds; nil if they are its
  /// targets.
  var steps: [TimedChange<Double>]?

  /// The time at which the view of the attribute was gone, in seconds; nil while it is present.
  var end: Double?

  /// Makes an empty history.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute of the numbers; nil for the part of their names before the
  ///     first dot.
  ///   - names: The names of the numbers.
  ///   - layers: The values at which each number starts, with one for each motion of which it is made.
  ///   - blend: The way in which several motions make one number.
  ///   - begin: The time from which the view of the attribute is present, in seconds.
  ///   - display: The function that gives the shown number for a moving one; nil if the numbers themselves
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

  /// Appends rows that were kept outside of the history.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - times: The times of the rows, in seconds.
  ///   - component: The index of the number.
  mutating func append(_ rows: NumberRows, times: [Double], component: Int) {
    rows.visit { row, value, velocity in
      columns[component].rows.append(
        times[row], value: value, velocity: velocity, isAnimating: rows.isAnimating)
    }
  }

  /// The number of numbers.
  var count: Int { columns.count }

  /// Gives the numbers their names, and removes those without one.
  mutating func name(_ names: [String?], of attribute: String?) {
    self.attribute = attribute
    columns = zip(names, columns).compactMap { name, column in
      var column = column
      guard let name else { return nil }
      column.name = name
      return column
    }
  }

  /// Returns a recording of each number, from its rows.
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

  /// Returns a recording of each number for a figure: a trace of its motion if it moves, otherwise its
  /// steps.
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

  /// The shortest time between two steps of a rounded number, as a fraction of the recording's length.
  private static let shortestStep = 1e-5

  /// Returns the shown values of a moving number: steps, with two samples at each.
  ///
  /// - Parameters:
  ///   - trace: The trace of the number.
  ///   - column: The column of the number, with the values at which it starts and ends.
  ///   - end: The time up to which the number is followed, in seconds.
  ///   - valueAt: The function that gives the shown value at a time.
  ///   - shown: The function that gives the shown value for a value of the number.
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
    /// Finds the steps after a time at which `current` is shown, up to a time at which another value is shown.
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
  /// Removes the samples before a time in seconds, and the left side of a jump at that time.
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
