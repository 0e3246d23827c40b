internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// The samples of a drag in a file of comma-separated values.
///
/// The first line names the columns: `time`, and `value` for a number, or the names of the numbers of the state
/// (`width` and `height` of a size), which may also be called `x` and `y`. Other columns are ignored.
///
/// Source: RFC 4180; lines may have any ending, and empty ones are ignored.
struct SampleTable {
  private struct Field {
    let text: String
    let range: Range<Int>
  }

  private let origin: SourceOrigin
  private let header: [Field]
  private let rows: [[Field]]

  /// The greatest size of a file, in bytes.
  static let longestFile = 64 * 1_048_576

  /// Reads a table.
  init(_ contents: String, fileName: String) throws(ExpressionError) {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    origin = SourceOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: fileName)
    guard bytes.count <= Self.longestFile else {
      throw origin.error(
        Fault(.fileTooLong(bytes: bytes.count, limit: Self.longestFile), 0..<0))
    }
    var rows: [[Field]] = []
    var reader = CSVFieldReader(bytes: bytes)
    while !reader.isAtEnd {
      let row: [Field]
      do {
        row = try reader.row { Field(text: $0.trimmingBlanks, range: $1) }
      } catch {
        throw origin.error(.scenario(.brokenQuotes), error.offset..<error.offset + 1)
      }
      if row.count > 1 || row.first?.text.isEmpty == false { rows.append(row) }
    }
    header = rows.first ?? []
    self.rows = Array(rows.dropFirst())
  }

  // MARK: - Samples

  /// Returns the samples for a state, in the order of the file, which is that of time.
  func samples(
    of type: BasicType
  ) throws(ExpressionError) -> [(time: Double, value: AttributeValue)] {
    let time = try column(of: "time")
    let columns = try valueColumns(of: type)
    var samples: [(time: Double, value: AttributeValue)] = []
    samples.reserveCapacity(rows.count)
    for row in rows {
      let moment = try number(in: row, time)
      try check(moment, after: samples.last?.time, row[time])
      var numbers = SIMD4<Double>.zero
      for (index, column) in columns.enumerated() { numbers[index] = try number(in: row, column) }
      samples.append((moment, type == .number ? .number(numbers[0]) : type.value(numbers)))
    }
    guard !samples.isEmpty else {
      throw origin.error(.scenario(.noSamples), 0..<0)
    }
    return samples
  }

  private func check(
    _ time: Double, after previous: Double?, _ field: Field
  ) throws(ExpressionError) {
    if time < 0 {
      throw origin.error(
        .outOfRange(parameter: "time", value: field.text, range: "0 or more"), field.range)
    }
    if let previous, time < previous {
      throw origin.error(
        .scenario(
          .samplesGoBack(
            time: NumberText.swift(time), previous: NumberText.swift(previous))),
        field.range)
    }
  }

  private func column(of name: String) throws(ExpressionError) -> Int {
    if let column = header.firstIndex(where: { $0.text == name }) { return column }
    let start = header.first?.range.lowerBound ?? 0
    guard !header.isEmpty else { throw origin.error(.scenario(.noSamples), 0..<0) }
    throw origin.error(
      .scenario(.missingColumn(name, columns: header.map(\.text))),
      start..<(header.last?.range.upperBound ?? start))
  }

  /// Returns the columns of a value's numbers: of the possible names those with the most columns.
  private func valueColumns(of type: BasicType) throws(ExpressionError) -> [Int] {
    let names = Set(header.map(\.text))
    let choices: [[String]] =
      switch type {
      case .angle: [["degrees"], ["value"]]
      case .rectangle: [type.components, ["x", "y", "width", "height"]]
      case .size, .vector: [type.components, ["x", "y"]]
      case .point, .unitPoint: [type.components]
      case .boolean, .integer, .number, .text: [["value"]]
      }
    var best = choices[0]
    for choice in choices.dropFirst()
    where choice.count(where: names.contains) > best.count(where: names.contains) {
      best = choice
    }
    var columns: [Int] = []
    for name in best { columns.append(try column(of: name)) }
    return columns
  }

  private func number(in row: [Field], _ column: Int) throws(ExpressionError) -> Double {
    guard column < row.count else {
      let end = row.last?.range.upperBound ?? 0
      throw origin.error(
        .scenario(.missingField(column: header[column].text)), end..<end)
    }
    let field = row[column]
    guard let value = Double(field.text), value.magnitude <= ValidRange.largestMagnitude
    else {
      throw origin.error(
        .scenario(.notANumber(field.text, column: header[column].text)), field.range)
    }
    return value
  }
}
