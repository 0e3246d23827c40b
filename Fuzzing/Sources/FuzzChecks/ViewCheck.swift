internal import AnimationSyntax
internal import MotionRecording
import SwiftProgram

/// Files of an app that declare views, with the actions on them and their settings.
enum ViewCheck {
  /// The duration that is played, in seconds; the first action happens at half a second.
  private static let span = 1.0

  /// The line between a file and the actions, and between the actions and the settings, one on each line.
  private static let mark = "\n---\n"

  static func run(_ text: String) throws -> Bool {
    let parts = text.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    let choice = text.utf8.count
    var options = ViewOptions(
      showsConstants: choice.isMultiple(of: 3), seed: choice.isMultiple(of: 5) ? 1 : nil)
    if parts.count > 1 { options.actions = [String(parts[1])] }
    if parts.count > 2 {
      options.settings = parts[2].split(separator: "\n").map(String.init)
    }
    let file = ViewFile(name: "v.swift", contents: String(parts[0]))
    let scenario: Scenario
    do {
      scenario = try ScenarioFile.read(
        [file], options: options, readFile: ScenarioCheck.samples
      ).scenario
    } catch let error as ExpressionError {
      try OutputChecks.check(error)
      return false
    } catch let error as ViewOptionError {
      try OutputChecks.check(words: error.sentence)
      return false
    }
    guard case .views = scenario else { return false }
    try ScenarioCheck.check(scenario, span: span, choice: choice)
    try checkNotes(of: scenario)
    return true
  }

  private static func checkNotes(of scenario: Scenario) throws {
    var scenario = scenario
    scenario.end = span
    let runner = ScenarioRunner(scenario, clock: .frames(rate: 30), rowsPerSecond: 30)
    // The errors of a run have been checked before.
    guard let played = try? runner.play(keepsRows: true, keepsMotion: false) else { return }
    for note in played.notes {
      try require(!note.isEmpty, "an empty note")
      try OutputChecks.check(words: note)
    }
  }
}
