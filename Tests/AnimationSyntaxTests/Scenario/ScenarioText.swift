import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

extension Scenario {
  /// The script of the scenario.
  var script: ScenarioScript {
    get throws {
      guard case .script(let script) = self else { throw UnexpectedViews() }
      return script
    }
  }
}

/// An error: a text that should be a script declares views.
private struct UnexpectedViews: Error {}

/// Convenience functions for reading and playing scenarios in tests.
enum ScenarioText {
  /// Reads a script that refers to no files.
  static func parse(_ text: String) throws -> ScenarioScript {
    try ScenarioFile.parse(text, fileName: "a.swift") { _ in "" }.script
  }

  /// Returns the rows of a scenario.
  static func rows(
    _ text: String, _ clock: Clock = .frames(rate: 60),
    readFile: (String) throws -> String = { _ in "" }
  ) throws -> [AttributeRow] {
    let scenario = try ScenarioFile.parse(text, fileName: "a.swift", readFile: readFile)
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario, clock: clock).run { rows.append($0) }
    return rows
  }

  /// Returns the error that reading or playing a scenario throws; nil if there is none.
  static func error(in text: String, readFile: (String) throws -> String = { _ in "" })
    -> ExpressionError?
  {
    do {
      _ = try rows(text, readFile: readFile)
      return nil
    } catch {
      return error as? ExpressionError
    }
  }

  /// Returns the initial value of an attribute.
  static func start(_ text: String, _ attribute: String) throws -> Double? {
    try rows(text + "\nrun(until: 0)").first { $0.attribute == attribute }?.value
  }

  /// Returns all events of an attribute, in order; with an empty name, the events that belong to no attribute.
  static func events(_ text: String, of attribute: String = "") throws -> [String] {
    try rows(text).filter { $0.attribute == attribute && !$0.event.isEmpty }.map(\.event)
  }

  /// Returns the animation of each attribute in the first frame; "jump" for an attribute without one.
  static func animations(_ text: String) throws -> [String: String] {
    var animations: [String: String] = [:]
    for row in try rows(text) where row.time == 0 && !row.attribute.isEmpty {
      animations[row.attribute] = row.event == "jump" ? "jump" : row.animation
    }
    return animations
  }

  /// Checks that the text in `row`, whose faulty position is marked, gives its sentence at that position.
  static func expectError(_ row: (String, String)) {
    let text = MarkedText(row.0)
    let error = Self.error(in: text.text)
    #expect(error?.sentence == row.1)
    #expect(error?.range == text.range)
    let before = text.text.utf8.prefix(text.range.lowerBound)
    let lines = String(decoding: before, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      error?.location == "a.swift:\(lines.count):\((lines.last?.count ?? 0) + 1)")
  }
}
