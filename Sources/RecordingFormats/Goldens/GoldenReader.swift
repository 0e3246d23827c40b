public import MotionComparison
internal import MotionRecording

/// The contents of the document of a golden.
public struct GoldenHeader: Hashable, Sendable {
  /// The source of the motion that was played.
  public let source: MotionGolden.Source

  /// The settings with which the motion was played.
  public let settings: MotionGolden.Settings

  /// The curves without their rows, in order.
  let curves: [Recording]

  /// The events.
  let events: [TimedChange<String>]

  /// Reads a document in the form `kymograph/golden`.
  ///
  /// - Parameter text: The document.
  /// - Returns: The header; nil for a JSON text of another form.
  /// - Throws: The error in the document, with its line if it is not JSON.
  public init?(_ text: String) throws(DataError) {
    let json = try JSONText(text)
    guard json.member("schema")?.text == GoldenDocument.schemaName else { return nil }
    let version = json.member("version")?.number
    guard version == Double(GoldenDocument.schemaVersion) else {
      let found = version.map { NumberText.shortest($0) } ?? "none"
      throw DataError(
        "a golden of version \(GoldenDocument.schemaVersion) was expected, found version \(found)")
    }
    if let expression = json.member("expression")?.text {
      source = .expression(expression)
    } else if let scenario = json.member("scenario")?.text {
      source = .scenario(scenario)
    } else {
      throw DataError("there is no 'expression' and no 'scenario'")
    }
    let clock = json.member("clock")?.text
    guard clock == "frames" || clock == "continuous" else {
      throw DataError("the 'clock' must be frames or continuous")
    }
    guard let rate = json.member("rate")?.number, rate > 0, rate <= Self.highestRate else {
      throw DataError("the 'rate' must be a number above 0 and up to 1e9")
    }
    let span = json.member("span")?.number
    guard span ?? 0 >= 0 else {
      throw DataError("the 'span' must be seconds, 0 or more")
    }
    settings = MotionGolden.Settings(
      playsFrames: clock == "frames", rate: rate, start: json.member("from")?.number,
      target: json.member("to")?.number,
      initialVelocity: json.member("initialVelocity")?.number, span: span)
    guard let elements = json.member("curves")?.elements else {
      throw DataError("there are no 'curves'")
    }
    var curves: [Recording] = []
    for element in elements {
      guard let name = element.member("name")?.text,
        let start = element.member("start")?.number, let target = element.member("target")?.number,
        let ending = Recording.Ending(element.member("ending"))
      else { throw DataError("a curve lacks its 'name', 'start', 'target' or 'ending'") }
      curves.append(
        Recording(
          name: name, start: start, target: target,
          clock: clock == "frames" ? .frames(rate: rate) : .continuous, ending: ending))
    }
    self.curves = curves
    var events: [TimedChange<String>] = []
    for element in json.member("events")?.elements ?? [] {
      guard let time = element.member("time")?.number, let event = element.member("event")?.text
      else { throw DataError("an event lacks its 'time' or 'event'") }
      events.append(TimedChange(time: time, value: event))
    }
    self.events = events
  }

  /// The highest possible rate of rows.
  private static let highestRate = 1e9

  /// Returns the golden, with the rows of its table.
  ///
  /// - Parameter csv: The table.
  /// - Throws: The error in the table, with its line: wrong columns, texts that are not numbers, NaN, times that
  ///   do not increase, and missing or unexpected curves.
  public func golden(table csv: String) throws(DataError) -> MotionGolden {
    let table = try CSVReader(csv)
    guard let head = table.rows.first, head.fields == SampleDocument.columns else {
      throw DataError(
        "the columns must be \(SampleDocument.columns.joined(separator: ","))", line: 1)
    }
    var curves = curves
    var indices: [String: Int] = [:]
    for (index, curve) in curves.enumerated() { indices[curve.name] = index }
    for row in table.rows.dropFirst() {
      guard row.fields.count == head.fields.count else {
        throw DataError(
          "a row has \(head.fields.count) fields, found \(row.fields.count)", line: row.line)
      }
      guard let index = indices[row.fields[0]] else {
        throw DataError(
          "the JSON of the golden has no curve '\(row.fields[0])'", line: row.line)
      }
      var numbers: [Double] = []
      for (column, text) in zip(head.fields, row.fields).dropFirst() {
        numbers.append(try Self.number(text, column, line: row.line))
      }
      guard numbers[0] > curves[index].times.last ?? -.infinity else {
        throw DataError(
          "the times of a curve must increase, and \(row.fields[1]) does not", line: row.line)
      }
      curves[index].times.append(numbers[0])
      curves[index].values.append(numbers[1])
      curves[index].velocities.append(numbers[2])
    }
    if let empty = curves.first(where: { $0.times.isEmpty }) {
      throw DataError("there are no rows of '\(empty.name)'")
    }
    return MotionGolden(source, settings, curves: curves, events: events)
  }

  private static func number(
    _ text: String, _ column: String, line: Int
  ) throws(DataError) -> Double {
    guard let number = Double(text) else {
      throw DataError("the \(column) '\(text)' is not a number", line: line)
    }
    guard !number.isNaN else {
      throw DataError(
        "the \(column) is NaN, which cannot be compared", line: line)
    }
    // A vertical curve has an infinite velocity; no other figure can be infinite.
    guard number.isFinite || column == "velocity" else {
      throw DataError("the \(column) is not finite", line: line)
    }
    return number
  }
}

extension Recording.Ending {
  /// Reads an ending as `JSONWriter` writes it.
  fileprivate init?(_ json: JSONText?) {
    guard let time = json?.member("time")?.number else { return nil }
    switch json?.member("kind")?.text {
    case "finished": self = .finished(at: time)
    case "cutOff": self = .cutOff(at: time)
    case "endless": self = .endless(until: time)
    case "sampled": self = .sampled(until: time)
    default: return nil
    }
  }
}
