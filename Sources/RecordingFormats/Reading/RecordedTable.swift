public import MotionRecording

/// Curves from a table, written by `kymo sample`, `interrupt` or `scenario`, or by any other program, with times and
/// values.
///
/// The first row names the columns. `time` and `value` are needed; `velocity` is used if every row of a curve has
/// one; `curve` or `attribute` distinguishes the curves, and `target` is the target of each. A table without names
/// has times, values and, if there is a third column, velocities. Rows without a value, such as those of a scenario's
/// callbacks, are ignored, and so are columns with other names.
public struct RecordedTable: Hashable, Sendable {
  /// A curve of a table.
  public struct Curve: Hashable, Sendable {
    /// The samples of the curve; its name is empty in a table of one nameless curve.
    public var recording: Recording

    /// Whether the velocities were in the table; otherwise they are 0.
    public var hasVelocities: Bool
  }

  /// The curves in the order in which they first appear.
  public let curves: [Curve]

  /// Reads a table.
  ///
  /// The target of a curve is the last one that its rows have, otherwise its last value. The curve has finished if it
  /// ends there at rest.
  ///
  /// - Throws: The error in the table, with the line: a text that is not a number, a time that goes back or begins
  ///   below 0, a missing column, a table without rows.
  public init(_ text: String) throws(DataError) {
    let table = try CSVReader(text)
    guard let first = table.rows.first else {
      throw DataError(
        "there are no rows; expected a heading 'time,value' and a row for each sample")
    }
    let columns = try Columns(first)
    var names: [String] = []
    var samples: [String: Samples] = [:]
    for row in table.rows.dropFirst(columns.hasHeading ? 1 : 0) {
      let name =
        columns.name.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil } ?? ""
      guard try columns.hasValue(row) else { continue }
      if samples[name] == nil { names.append(name) }
      try samples[name, default: Samples()].append(row, columns)
    }
    guard !names.isEmpty else {
      throw DataError("there are no samples; expected a row with a time and a value for each")
    }
    curves = names.compactMap { name in samples[name].map { $0.curve(named: name) } }
  }
}

/// The positions of the columns in a table.
private struct Columns {
  var hasHeading: Bool
  var time: Int
  var value: Int
  var velocity: Int?
  var name: Int?
  var target: Int?
  var count: Int

  init(_ first: CSVReader.Row) throws(DataError) {
    let heads = first.fields.map { $0.trimmingBlanks.lowercased() }
    count = heads.count
    if let head = heads.first, Double(head) != nil, count >= 2 {
      hasHeading = false
      (time, value) = (0, 1)
      velocity = count > 2 ? 2 : nil
      return
    }
    hasHeading = true
    guard let time = heads.firstIndex(of: "time"), let value = heads.firstIndex(of: "value") else {
      let missing = heads.contains("time") ? "value" : "time"
      throw DataError(
        "there is no column '\(missing)', only \(heads.map { "'\($0)'" }.joined(separator: ", ")); "
          + "expected 'time' and 'value', and optionally 'velocity' and 'curve'",
        line: first.line)
    }
    self.time = time
    self.value = value
    velocity = heads.firstIndex(of: "velocity")
    name = heads.firstIndex(of: "curve") ?? heads.firstIndex(of: "attribute")
    target = heads.firstIndex(of: "target")
  }

  /// Whether a row is a sample.
  func hasValue(_ row: CSVReader.Row) throws(DataError) -> Bool {
    guard row.fields.count == count else {
      let fields = row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
      throw DataError("the row has \(fields), the first row has \(count)", line: row.line)
    }
    return !row.fields[value].trimmingBlanks.isEmpty
  }
}

/// The samples of one curve while they are read.
private struct Samples {
  private var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private var target: Double?

  mutating func append(_ row: CSVReader.Row, _ columns: Columns) throws(DataError) {
    let time = try Self.number(row, columns.time, "time")
    guard time >= 0 else {
      throw DataError("the time \(row.fields[columns.time]) is below 0", line: row.line)
    }
    if let last = times.last, time < last {
      throw DataError(
        "the time \(row.fields[columns.time]) comes after \(NumberText.shortest(last)); "
          + "expected times in order", line: row.line)
    }
    times.append(time)
    values.append(try Self.number(row, columns.value, "value"))
    if let column = columns.velocity, !row.fields[column].trimmingBlanks.isEmpty {
      velocities.append(try Self.number(row, column, "velocity", mayBeInfinite: true))
    }
    if let column = columns.target, !row.fields[column].trimmingBlanks.isEmpty {
      target = try Self.number(row, column, "target")
    }
  }

  private static func number(
    _ row: CSVReader.Row, _ column: Int, _ name: String, mayBeInfinite: Bool = false
  ) throws(DataError) -> Double {
    let text = row.fields[column].trimmingBlanks
    guard let number = Double(text), mayBeInfinite ? !number.isNaN : number.isFinite else {
      throw DataError("the \(name) '\(text)' is not a finite number", line: row.line)
    }
    return number
  }

  func curve(named name: String) -> RecordedTable.Curve {
    let hasVelocities = velocities.count == times.count
    let end = times.last ?? 0
    let goal = target ?? values.last ?? 0
    let isOver = values.last == goal && (!hasVelocities || velocities.last == 0)
    return RecordedTable.Curve(
      recording: Recording(
        name: name, start: values.first ?? 0, target: goal, clock: .continuous, times: times,
        values: values,
        velocities: hasVelocities ? velocities : [Double](repeating: 0, count: times.count),
        ending: isOver ? .finished(at: end) : .cutOff(at: end)),
      hasVelocities: hasVelocities)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let text = drop { $0 == " " || $0 == "\t" }
    return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
