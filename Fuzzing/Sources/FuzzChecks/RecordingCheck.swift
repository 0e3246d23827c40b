internal import MotionComparison
internal import MotionRecording
internal import OutsideText
internal import RecordingFormats

enum RecordingCheck {
  static func run(_ text: String) throws -> Bool {
    let parts = text.split(separator: "\n---\n", maxSplits: 1, omittingEmptySubsequences: false)
    var tables: [RecordedTable] = []
    for part in parts {
      do {
        tables.append(try RecordedTable(String(part)))
      } catch {
        try OutputChecks.check(words: error.message(in: "a.csv"))
        return false
      }
    }
    for curve in tables.flatMap(\.curves) {
      try OutputChecks.check(curve.recording)
      try OutputChecks.checkDocuments(of: [curve.recording])
    }
    guard let one = tables.first?.curves.first, let other = tables.last?.curves.last else {
      return true
    }
    try compare(one, other)
    return true
  }

  private static func compare(_ one: RecordedTable.Curve, _ other: RecordedTable.Curve) throws {
    let courses = [one, other].map { curve in
      MotionCourse(curve.recording, joined: curve.hasVelocities ? .curves : .lines)
    }
    let pair = ComparisonDocument.Pair(
      // As in the tool, the names that were read are quoted first.
      ComparisonDocument.Origin(name: PrintableText.line(one.recording.name), text: "a"),
      ComparisonDocument.Origin(name: PrintableText.line(other.recording.name), text: "b"),
      MotionDifference(courses[0], courses[1]))
    let document = ComparisonDocument(
      .pair(pair), limits: DifferenceLimits(), clock: .continuous)
    try OutputChecks.check(json: Array(document.json.utf8))
    for words in [document.text(), document.markdown] {
      try OutputChecks.check(printed: words)
      try require(
        !words.split { !$0.isLetter && !$0.isNumber }.contains("nan")
          || one.recording.name.contains("nan") || other.recording.name.contains("nan"),
        "a comparison has nan: \(words)")
    }
  }
}
