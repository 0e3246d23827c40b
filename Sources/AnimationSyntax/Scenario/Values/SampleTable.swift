internal import MotionRecording

/// The samples of a drag in a file of comma-separated values.
///
/// The first line names the columns: `time`, and `value` for a number, or the names of the numbers of which
/// the state consists (`width` and `height` of a size), for which `x` and `y` may stand. Other columns are
/// not looked at.
///
/// Source: RFC 4180; lines may end in any way, and empty ones are left out.
struct SampleTable {
  private struct Field {
    let text: String
    let range: Range<Int>
  }

  private let origin: ScenarioOrigin
  private let header: [Field]
  private let rows: [[Field]]

  /// The largest file that is read, in bytes.
  static let longestFile = 64 * 1_048_576

  /// Reads a table.
  init(_ contents: String, fileName: String) throws(ExpressionError) {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    origin = ScenarioOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: fileName)
    guard bytes.count <= Self.longestFile else {
      throw origin.error(
        .scenario(.fileTooLong(bytes: bytes.count, limit: Self.longestFile)), 0..<0)
    }
    var rows: [[Field]] = []
    var index = 0
    do {
      while index < bytes.count {
        let row = try Self.row(bytes, from: &index)
        if row.count > 1 || row.first?.text.isEmpty == false { rows.append(row) }
      }
    } catch {
      throw origin.error(error)
    }
    header = rows.first ?? []
    self.rows = Array(rows.dropFirst())
  }

  private static func row(_ bytes: [UInt8], from index: inout Int) throws(Fault) -> [Field] {
    var fields = [try field(bytes, from: &index)]
    while index < bytes.count, bytes[index] == .comma {
      index += 1
      fields.append(try field(bytes, from: &index))
    }
    while index < bytes.count, bytes[index].isLineBreak {
      index += 1
      if bytes[index - 1] == .lineFeed { break }
    }
    return fields
  }

  private static func field(_ bytes: [UInt8], from index: inout Int) throws(Fault) -> Field {
    let start = index
    guard index < bytes.count, bytes[index] == .quote else {
      while index < bytes.count, bytes[index] != .comma, !bytes[index].isLineBreak { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      return Field(text: text.trimmingBlanks, range: start..<index)
    }
    var text: [UInt8] = []
    index += 1
    while true {
      guard index < bytes.count else {
        throw Fault(.scenario(.brokenQuotes), start..<start + 1)
      }
      if bytes[index] != .quote {
        text.append(bytes[index])
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == .quote {
        text.append(.quote)
        index += 2
      } else {
        index += 1
        break
      }
    }
    guard index == bytes.count || bytes[index] == .comma || bytes[index].isLineBreak else {
      throw Fault(.scenario(.brokenQuotes), index..<index + 1)
    }
    return Field(
      text: String(decoding: text, as: UTF8.self).trimmingBlanks, range: start..<index)
  }

  // MARK: - Samples

  /// The samples of a state, in the order of the file, which is that of time.
  func samples(
    of type: ScenarioType
  ) throws(ExpressionError) -> [(time: Double, value: ScenarioValue)] {
    let time = try place(of: "time")
    let columns = try valueColumns(of: type)
    var samples: [(time: Double, value: ScenarioValue)] = []
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
            time: NumberText.shortest(time), previous: NumberText.shortest(previous))),
        field.range)
    }
  }

  private func place(of name: String) throws(ExpressionError) -> Int {
    if let place = header.firstIndex(where: { $0.text == name }) { return place }
    let start = header.first?.range.lowerBound ?? 0
    guard !header.isEmpty else { throw origin.error(.scenario(.noSamples), 0..<0) }
    throw origin.error(
      .scenario(.missingColumn(name, columns: header.map(\.text))),
      start..<(header.last?.range.upperBound ?? start))
  }

  /// The columns of a value's numbers: of the possible names those of which there are most.
  private func valueColumns(of type: ScenarioType) throws(ExpressionError) -> [Int] {
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
    var places: [Int] = []
    for name in best { places.append(try place(of: name)) }
    return places
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

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}
