public import MotionFitting

/// Recorded motions in a table: any table with times and values, not only those that the tool writes.
public struct ObservationTable: Hashable, Sendable {
  /// The motions in the order in which they first appear, by the columns `curve` or `attribute`; one without a name where
  /// there is none.
  public let curves: [MotionObservations]

  /// Whether the table is one of `kymo sample`, in which the change is at time 0.
  public let isSample: Bool

  /// The columns about the motion that are not read, such as velocities.
  public let unreadColumns: [String]

  /// The names of columns that several have, of which the first was read.
  public let ambiguousColumns: [String]

  /// The unit that the name of the column of times says, where nobody says another one; nil otherwise, and for seconds.
  public let saidUnit: ObservationTimeUnit?

  /// The name of the column of times.
  public let timeName: String

  /// The name of the column of values.
  public let valueName: String

  /// Reads a table, whose first row names the columns unless it begins with a number.
  ///
  /// - Parameters:
  ///   - text: The table as CSV.
  ///   - time: The column of the times; nil for `time`, or the first of two.
  ///   - value: The column of the values; nil for `value`, or the second of two.
  ///   - unit: The unit of the times; nil for the one that the name of their column says, or seconds.
  /// - Throws: The error in the table, with the line: a missing column, a text that is no number, times that go back.
  public init(
    _ text: String, time: String? = nil, value: String? = nil, unit: ObservationTimeUnit? = nil
  ) throws(DataError) {
    try Self.checkSize(of: text)
    if let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      first == "{" || first == "["
    {
      throw DataError("this is JSON; expected a table, with commas between columns")
    }
    let rows = try CSVReader(text).rows
    guard let first = rows.first else {
      throw DataError("there are no rows; expected a heading 'time,value' and a row for each frame")
    }
    let columns = try ObservationColumns(rows, time: time, value: value)
    saidUnit = unit == nil ? columns.saidUnit : nil
    let unit = unit ?? saidUnit ?? .seconds
    var names: [String] = []
    var parts: [String: Part] = [:]
    for row in rows.dropFirst(columns.hasHeading ? 1 : 0) {
      guard row.fields.count == first.fields.count else {
        let count = row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
        throw DataError(
          "the row has \(count), the first row has \(first.fields.count)", line: row.line)
      }
      let name = columns.name.map { row.fields[$0] } ?? ""
      // Rows without a value, such as those of a scenario's callbacks, belong to no attribute.
      if columns.name != nil, name.isEmpty, row.fields[columns.value].isEmpty { continue }
      if parts[name] == nil { names.append(name) }
      parts[name, default: Part()].append(
        unit.seconds(try columns.number(row, columns.time)), try columns.number(row, columns.value),
        line: row.line)
    }
    guard !names.isEmpty else {
      throw DataError("there are no rows with times and values below the heading")
    }
    var curves: [MotionObservations] = []
    for name in names {
      guard let part = parts[name] else { continue }
      curves.append(try part.observations(named: name))
    }
    self.curves = curves
    isSample = first.fields == SampleDocument.columns
    unreadColumns = columns.unread
    ambiguousColumns = columns.ambiguous
    timeName = columns.timeName
    valueName = columns.valueName
  }

  /// Refuses the table of one motion with too many rows before it is read, which takes far longer than counting them.
  private static func checkSize(of text: String) throws(DataError) {
    let bytes = text.utf8
    guard bytes.count > 2 * MotionObservations.rowLimit, !bytes.contains(UInt8(ascii: "\"")) else {
      return
    }
    var count = 0
    var isInLine = false
    var head: [UInt8] = []
    for byte in bytes {
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if !isBreak, !isInLine { count += 1 }
      if !isBreak, count == 1 { head.append(byte) }
      isInLine = !isBreak
    }
    let names = String(decoding: head, as: UTF8.self).split(separator: ",").map(
      ObservationColumns.name)
    guard !names.contains(where: ObservationColumns.curveNames.contains) else { return }
    let rows = Double(names.first ?? "") == nil ? count - 1 : count
    if rows > MotionObservations.rowLimit { throw tooManyRows(rows) }
  }

  private static func tooManyRows(_ count: Int) -> DataError {
    DataError(
      "there are \(NumberText.grouped(count)) rows; at most "
        + "\(NumberText.grouped(MotionObservations.rowLimit)) are fitted")
  }

  /// The rows of one motion.
  private struct Part {
    var times: [Double] = []
    var values: [Double] = []
    var lines: [Int] = []

    mutating func append(_ time: Double, _ value: Double, line: Int) {
      times.append(time)
      values.append(value)
      lines.append(line)
    }

    private static func text(_ time: Double) -> String { HumanNumber.text(time, digits: 12) }

    func observations(named name: String) throws(DataError) -> MotionObservations {
      do throws(FittingError) {
        return try MotionObservations(name: name, times: times, values: values)
      } catch {
        switch error {
        case .timeGoesBack(let row):
          throw DataError(
            "the time \(Self.text(times[row])) s comes after "
              + "\(Self.text(times[row - 1])) s; expected times in order",
            line: lines[row])
        case .tooManyRows(let count):
          throw tooManyRows(count)
        case .notFinite(let row):
          throw DataError("the row has a number that is not finite", line: lines[row])
        case .nothingMoves, .onlyNoise, .tooFewRows, .tooLittleTravel, .tooSlow, .outOfScale:
          throw DataError("there is too little in the table")
        }
      }
    }
  }
}

/// The positions of the columns in a table of recorded motions.
private struct ObservationColumns {
  var hasHeading = true
  var time = 0
  var value = 1
  var name: Int?
  var unread: [String] = []
  var heads: [String]

  /// The names of the columns that are read, where several have them.
  var ambiguous: [String] {
    guard hasHeading else { return [] }
    return [time, value].compactMap { column in
      heads.count { $0 == heads[column] } > 1 ? heads[column] : nil
    }
  }

  /// The unit that the name of the column of times says; nil if it says none, or seconds.
  var saidUnit: ObservationTimeUnit? {
    guard hasHeading, let unit = ColumnName(heads[time]).unit, unit != .seconds else { return nil }
    return unit
  }

  var timeName: String { hasHeading ? heads[time] : "time" }

  var valueName: String { hasHeading ? heads[value] : "value" }

  /// The names of columns whose fields name the motion to which a row belongs; the first one that exists is used.
  static let curveNames = ["curve", "attribute"]

  /// The name of a column in the form in which names are compared.
  static func name(_ field: some StringProtocol) -> String { trimmed(String(field)).lowercased() }

  init(_ rows: [CSVReader.Row], time: String?, value: String?) throws(DataError) {
    let first = rows[0]
    heads = first.fields.map(Self.trimmed)
    if Double(heads[0]) != nil {
      hasHeading = false
      guard heads.count == 2, time == nil, value == nil else {
        throw DataError(
          "the first row has no names of columns; without names a table has two columns, times and values",
          line: first.line)
      }
      return
    }
    let numeric = heads.indices.filter { column in
      rows.dropFirst().first.map {
        column < $0.fields.count && Double(Self.trimmed($0.fields[column])) != nil
      }
        ?? false
    }
    for separator in [";", "\t"] where heads.count == 1 && first.fields[0].contains(separator) {
      throw DataError(
        "the columns are separated by \(separator == ";" ? "';'" : "tabs"); write commas, and '.' in numbers",
        line: first.line)
    }
    let names = first.fields.map(Self.name)
    name = Self.curveNames.compactMap { names.firstIndex(of: $0) }.first
    let isPair = time == nil && value == nil && heads.count == 2 && numeric.count == 2
    self.time = try column(time, "time", names, first.line) ?? (isPair ? 0 : -1)
    self.value = try column(value, "value", names, first.line) ?? (isPair ? 1 : -1)
    guard self.time >= 0, self.value >= 0 else {
      throw missing(self.time < 0 ? "time" : "value", numeric, first.line)
    }
    guard self.time != self.value else {
      throw DataError("times and values are both read from '\(heads[self.time])'", line: first.line)
    }
    unread = names.firstIndex(of: "velocity").map { [heads[$0]] } ?? []
  }

  /// The column of a given name, otherwise that of its usual name.
  private func column(
    _ asked: String?, _ usual: String, _ names: [String], _ line: Int
  ) throws(DataError) -> Int? {
    guard let asked else { return names.firstIndex(of: usual) ?? Self.index(of: usual, in: heads) }
    if let column = heads.firstIndex(of: asked) ?? names.firstIndex(of: asked.lowercased())
      ?? Self.index(of: asked.lowercased(), in: heads)
    {
      return column
    }
    throw DataError(
      "there is no column '\(asked)'; the columns are \(WordList.text(heads, first: 12))",
      line: line)
  }

  /// The column of a name that says a unit besides.
  private static func index(of name: String, in heads: [String]) -> Int? {
    heads.firstIndex { ColumnName($0).bare.lowercased() == name }
  }

  private func missing(_ name: String, _ numeric: [Int], _ line: Int) -> DataError {
    var words =
      "there is no column '\(name)', only \(WordList.text(heads.map { "'\($0)'" }, first: 12))"
    if numeric.count > 1 {
      words +=
        "; say which are meant, such as --time \(Self.quoted(heads[numeric[0]])) "
        + "--value \(Self.quoted(heads[numeric[1]]))"
    } else {
      if numeric.isEmpty { words += ", which \(heads.count == 1 ? "holds" : "hold") no numbers" }
      words += "; expected columns of times and values"
    }
    return DataError(words, line: line)
  }

  func number(_ row: CSVReader.Row, _ column: Int) throws(DataError) -> Double {
    let text = Self.trimmed(row.fields[column])
    guard let number = Double(text), number.isFinite else {
      let name = hasHeading ? heads[column] : column == 0 ? "time" : "value"
      throw DataError(
        text.isEmpty
          ? "the column '\(name)' is empty; expected a number"
          : "'\(text)' in the column '\(name)' is not a finite number", line: row.line)
    }
    return number
  }

  private static func quoted(_ word: String) -> String {
    word.contains(" ") ? "'\(word)'" : word
  }

  private static func trimmed(_ text: String) -> String {
    let text = text.drop { $0 == " " || $0 == "\t" }
    return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
