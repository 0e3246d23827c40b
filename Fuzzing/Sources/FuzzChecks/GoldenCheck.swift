internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

enum GoldenCheck {
  static func run(_ text: String) throws -> Bool {
    let parts = text.split(separator: "\n---\n", maxSplits: 1, omittingEmptySubsequences: false)
    let golden: MotionGolden
    do {
      guard let header = try GoldenHeader(String(parts[0])) else { return false }
      golden = try header.golden(table: parts.count > 1 ? String(parts[1]) : "")
    } catch {
      try OutputChecks.check(words: error.message(in: "g.json"))
      return false
    }
    for curve in golden.curves { try OutputChecks.check(curve) }
    try checkReadingBack(golden)
    let comparison = golden.comparison(with: golden)
    try require(comparison.isWithin, "a golden is not within itself")
    try checkReports(golden, comparison)
    return true
  }

  private static func checkReadingBack(_ golden: MotionGolden) throws {
    let document = GoldenDocument(golden)
    try OutputChecks.check(json: Array(document.json.utf8))
    let again: MotionGolden?
    do {
      again = try GoldenHeader(document.json)?.golden(
        table: String(decoding: document.csv, as: UTF8.self))
    } catch {
      throw Finding("a golden of our own is not read: \(error.words)")
    }
    guard let again else { throw Finding("a golden of our own is none") }
    try require(
      GoldenDocument(again).json == document.json && GoldenDocument(again).csv == document.csv,
      "a golden is written differently when it is read back")
  }

  private static func checkReports(
    _ golden: MotionGolden, _ comparison: GoldenComparison
  ) throws {
    let name: String
    switch golden.source {
    case .expression(let text), .scenario(let text): name = text
    }
    var moved = golden
    for index in moved.curves.indices {
      moved.curves[index].values = moved.curves[index].values.map { $0 / 2 + 1 }
    }
    let change = golden.comparison(with: moved)
    let report = GoldenReport(
      folder: name,
      entries: [
        GoldenReport.Entry(
          name: name, text: name,
          verdict: GoldenVerdict(comparison, from: golden.source, to: golden.source)),
        GoldenReport.Entry(
          name: name, text: name,
          verdict: GoldenVerdict(change, from: golden.source, to: golden.source),
          origin: GoldenReport.Origin(file: name, line: 1), figure: name),
        GoldenReport.Entry(name: name, text: name, verdict: .orphaned),
      ])
    try OutputChecks.check(json: Array(report.json.utf8))
    for words in [report.text(), report.markdown] { try OutputChecks.check(printed: words) }
    for line in report.gitHub.split(separator: "\n") {
      // Byte by byte, as a server reads: a combining mark does not change the character before it.
      let isCommand = line.utf8.starts(with: "::".utf8)
      let known = ["::error file=", "::error title="]
      try require(
        !isCommand || known.contains { line.utf8.starts(with: $0.utf8) },
        "a command of GitHub's: \(line)")
      try OutputChecks.check(printed: String(isCommand ? line.dropFirst(2) : line))
    }
    // The checker does not know the XML declaration.
    try OutputChecks.check(xml: String(report.jUnit.drop { $0 != "\n" }))
  }
}
