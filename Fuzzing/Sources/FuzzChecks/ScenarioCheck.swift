internal import AnimationSyntax
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats
import SwiftProgram

enum ScenarioCheck {
  /// The duration that is played, in seconds.
  private static let span = 0.5

  /// The number of bytes after which writing ends.
  private static let mostBytes = 200_000

  /// The error that ends a document once enough was written.
  private struct Enough: Error {}

  static func run(_ text: String) throws -> Bool {
    let scenario: Scenario
    do {
      scenario = try ScenarioFile.parse(text, fileName: "s.swift", readFile: samples)
    } catch let error as ExpressionError {
      try OutputChecks.check(error)
      return false
    }
    try check(scenario, span: span, choice: text.utf8.count)
    return true
  }

  /// Returns the samples that a drag reads from any file.
  static func samples(ofFile name: String) -> String { "time,value\n0,0\n0.1,5\n0.2,20\n" }

  /// Plays a scenario and checks everything that is made of it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - span: The largest duration that is played, in seconds.
  ///   - choice: The number that decides whether a figure is made.
  static func check(_ scenario: Scenario, span: Double, choice: Int) throws {
    var scenario = scenario
    scenario.end = min(scenario.end ?? span, span)
    do {
      try play(scenario, choice: choice)
    } catch let error as ExpressionError {
      try OutputChecks.check(error)
    } catch is RecordingError {
    } catch is ScenarioError {
    } catch is Enough {}
  }

  private static func play(_ scenario: Scenario, choice: Int) throws {
    let runner = ScenarioRunner(scenario, clock: .frames(rate: 30), rowsPerSecond: 30)
    let first = try csv(of: runner)
    let text = String(decoding: first, as: UTF8.self)
    try require(try csv(of: runner) == first, "played differently twice")
    try require(
      !text.split(whereSeparator: { $0 == "," || $0 == "\n" }).contains("nan"), "a row has nan")
    var json: [UInt8] = []
    try ScenarioDocument(runner).writeJSON { json += $0 }
    try OutputChecks.check(json: json)
    for attribute in try runner.record().attributes { try OutputChecks.check(attribute.recording) }
    guard choice.isMultiple(of: 4) else { return }
    let recording = try runner.trace()
    for attribute in recording.attributes { try OutputChecks.check(attribute.recording) }
    try OutputChecks.check(ScenarioChart(recording).chart)
    try OutputChecks.check(words: ScenarioDescription(recording).text)
  }

  private static func csv(of runner: ScenarioRunner) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try ScenarioDocument(runner).writeCSV { chunk in
      bytes += chunk
      if bytes.count > mostBytes { throw Enough() }
    }
    return bytes
  }
}
