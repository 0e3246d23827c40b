internal import AnimationSyntax
internal import MotionCharts
internal import MotionConversion
internal import MotionRecording
internal import RecordingFormats
import SwiftProgram
internal import TestSupport

/// The checks of everything that moves.
struct SubjectCheck {
  let subject: Subject
  let name: String

  /// The number that chooses among checks that would take too long together; it is the same for the same input.
  let choice: Int

  /// The duration that is checked, in seconds.
  private static let span = 0.4

  private let recorder = Recorder(from: 0, to: 1, span: span)

  func run() throws {
    guard let recording = try record(subject) else { return }
    try OutputChecks.check(recording)
    try OutputChecks.checkDocuments(of: [recording])
    try checkText(recording)
    switch choice % 8 {
    case 0: try checkFrames()
    case 1: try checkMeasures()
    case 2: try checkFigure()
    case 3: try checkConversion()
    default: break
    }
  }

  private func record(_ subject: Subject) throws -> Recording? {
    do {
      return try recorder.record(subject, name: name, intervals: 16)
    } catch {
      // The motion is too long, or has too many rows.
      return nil
    }
  }

  /// Checks that the canonical text of the subject reads back to the same motion, and is printed in the same way again.
  private func checkText(_ recording: Recording) throws {
    guard let text = Expression.text(of: subject) else { return }
    let parsed: [ParsedExpression]
    do {
      parsed = try Expression.parse(text)
    } catch {
      throw Finding("the canonical text \(text) is not understood: \(error.sentence)")
    }
    guard parsed.count == 1, let again = try record(parsed[0].subject) else {
      throw Finding("the canonical text \(text) is not one motion")
    }
    try OutputChecks.checkSame(recording, again, "read back from \(text)")
    let textAgain = Expression.text(of: parsed[0].subject)
    guard textAgain != text else { return }
    // The last digit of a spring's frequencies may move once more; then it stays.
    let last = try textAgain.map { try Expression.parse($0) }?.first.map(\.subject)
    try require(
      last.flatMap(Expression.text(of:)) == textAgain,
      "\(text) is printed as \(textAgain ?? "nothing")")
  }

  private func checkFrames() throws {
    do {
      let frames = try recorder.record(subject, name: name, framesPerSecond: 60)
      try OutputChecks.check(frames)
      try OutputChecks.checkDocuments(of: [frames])
    } catch is RecordingError {}
  }

  private func checkMeasures() throws {
    for clock in [Clock.continuous, .frames(rate: 60)] {
      do {
        let document = InspectionDocument(
          [
            InspectionDocument.Curve(
              name: name, subject: subject,
              measures: try recorder.measures(of: subject, clock: clock),
              initialVelocity: recorder.initialVelocity(of: subject))
          ], from: 0, to: 1, clock: clock)
        try OutputChecks.check(json: Array(document.json.utf8))
        let text = document.text()
        try OutputChecks.check(printed: text)
        let figures = text.drop { $0 != "\n" }
        try require(!figures.contains("nan"), "inspect prints nan: \(text)")
      } catch is RecordingError {}
    }
  }

  private func checkFigure() throws {
    do {
      let trace = try recorder.trace(subject, name: name)
      try OutputChecks.check(trace)
      try OutputChecks.check(MotionChart([PlottedMotion(trace)], title: name).chart)
    } catch is RecordingError {}
  }

  private func checkConversion() throws {
    let targets = ConversionTarget.allCases
    let target = targets[choice / 8 % targets.count]
    let converter = Converter(
      subject, text: name, options: CurveConversionOptions(maxError: 0.02))
    do {
      let conversion = try converter.conversion(to: target)
      try OutputChecks.check(words: conversion.text)
      // Words and numbers, as code has them.
      let words = conversion.code.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
      for word in words where word.first.map({ $0.isNumber || $0 == "-" }) ?? false {
        try require(
          !word.contains("nan") && !word.contains("inf"), "\(target.rawValue) has \(word)")
      }
      try require(
        !words.contains { ["nan", "-nan", "inf", "-inf", "infms", "nanms"].contains($0) },
        "\(target.rawValue) has a number that is not finite: \(conversion.code.prefix(200))")
      try require(
        conversion.accuracy.largestError.isFinite, "\(target.rawValue): error not finite")
      if target == .lottie { try OutputChecks.check(json: Array((conversion.code + "\n").utf8)) }
    } catch let problem as ConversionProblem {
      try OutputChecks.check(words: problem.description)
    }
  }
}
