internal import AnimationSyntax
internal import ChartLayout
internal import DrawingModel
internal import MotionRecording
internal import OutsideText
internal import RecordingFormats
import SwiftProgram
internal import TestSupport

/// The checks of everything that is written, whatever the input was.
enum OutputChecks {
  /// Checks the sentence of an error, and its message at two widths.
  static func check(_ error: ExpressionError) throws {
    try require(!error.sentence.isEmpty, "an error of kind \(error.problem) has no sentence")
    for width in [20, 80] {
      let message = error.message(width: width)
      try check(words: message)
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      try require(
        lines.count <= 3, "a message has \(lines.count) lines: \(message.debugDescription)")
    }
  }

  /// Checks words for a person, which go through ``PrintableText`` once more before they are printed.
  static func check(words: String) throws {
    let printed = PrintableText.lines(words)
    try check(printed: printed)
    try require(
      PrintableText.lines(printed) == printed, "quoted twice: \(words.debugDescription)")
  }

  /// Checks text as it is printed: no terminal or build server may obey any of it.
  static func check(printed text: String) throws {
    if let what = TerminalGrammar.obeyed(in: text) {
      throw Finding("\(what) would be obeyed in \(text.prefix(400).debugDescription)")
    }
  }

  /// Checks a JSON document, and returns its value.
  @discardableResult
  static func check(json bytes: [UInt8]) throws -> JSONValue {
    do {
      return try JSONValue(bytes)
    } catch let error as JSONValue.Malformed {
      let place = bytes[max(error.offset - 40, 0)..<min(error.offset + 40, bytes.count)]
      throw Finding("no JSON at byte \(error.offset): \(String(decoding: place, as: UTF8.self))")
    }
  }

  /// Checks an XML document.
  static func check(xml text: String) throws {
    if let problem = XMLChecker.problem(in: text) { throw Finding("no XML: \(problem)") }
  }

  /// Checks a figure, as an SVG picture and as text.
  static func check(_ chart: Chart) throws {
    let drawing = ChartDrawing.drawing(
      of: chart, size: Size(width: 480, height: 300), measuring: FixedTextMeasurer())
    try check(svg: drawing.svg(measuring: FixedTextMeasurer()))
    try check(printed: TextChart.text(of: chart, width: 60, height: 16, color: false))
  }

  /// Checks an SVG picture: it must be well-formed, and have only finite numbers.
  static func check(svg: String) throws {
    try check(xml: svg)
    for word in ["nan", "inf"] {
      for attribute in [" d=\"", " x=\"", " y=\"", " width=\"", " height=\"", " transform=\""] {
        for piece in svg.components(startingBehind: attribute) {
          let value = String(Substring(piece.prefix { $0 != "\"" }))
          try require(!value.contains(word), "a figure has \(attribute)\(value.prefix(60))")
        }
      }
    }
  }

  /// Checks samples: their times must be in order, and their numbers must not be NaN.
  static func check(_ recording: Recording) throws {
    let name = recording.name
    try require(
      recording.start.isFinite && recording.target.isFinite,
      "\(name) goes from \(recording.start) to \(recording.target)")
    var last = -Double.infinity
    for index in 0..<recording.count {
      let time = recording.times[index]
      try require(time.isFinite && time >= last, "\(name): time \(time) after \(last)")
      try require(
        recording.values[index].isFinite, "\(name): value \(recording.values[index]) at \(time)")
      try require(
        !recording.velocities[index].isNaN, "\(name): velocity nan at \(time)")
      last = time
    }
    try require(
      recording.accelerations.allSatisfy { !$0.isNaN }, "\(name): an acceleration is nan")
  }

  /// Checks samples as a table, which must read back, and as a JSON document.
  static func checkDocuments(of recordings: [Recording]) throws {
    let document = SampleDocument(recordings)
    var csv: [UInt8] = []
    var json: [UInt8] = []
    document.writeCSV { csv += $0 }
    document.writeJSON { json += $0 }
    try check(json: json)
    let table: RecordedTable
    do {
      table = try RecordedTable(String(decoding: csv, as: UTF8.self))
    } catch {
      throw Finding("a table of our own is not read: \(error.words)")
    }
    guard recordings.count == 1, let curve = table.curves.first?.recording else { return }
    try require(curve.times == recordings[0].times, "times do not read back")
    try require(curve.values == recordings[0].values, "values do not read back")
  }

  /// Checks that two recordings are of one motion, rounding aside.
  static func checkSame(_ one: Recording, _ other: Recording, _ words: String) throws {
    try require(one.count == other.count, "\(words): \(one.count) and \(other.count) samples")
    let size = one.values.reduce(1) { max($0, $1.magnitude) }
    for index in 0..<one.count {
      let difference = (one.values[index] - other.values[index]).magnitude
      try require(
        difference <= 1e-6 * size,
        "\(words): \(one.values[index]) and \(other.values[index]) at \(one.times[index])")
    }
  }
}

extension String {
  /// Returns the rest of the string after each place where a text is.
  fileprivate func components(
    startingBehind text: String
  ) -> [Substring.UnicodeScalarView] {
    var found: [Substring.UnicodeScalarView] = []
    var rest = self[...].unicodeScalars
    while let position = rest.firstRange(of: text.unicodeScalars) {
      rest = rest[position.upperBound...]
      found.append(rest)
    }
    return found
  }
}
