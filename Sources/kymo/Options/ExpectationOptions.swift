internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording
internal import RecordingFormats
internal import SwiftProgram
internal import TextForms

/// The options for the expectations that the motions have to meet.
struct ExpectationOptions: ParsableArguments {
  @Option(
    name: .customLong("expect"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Expectation to check, such as 'overshoot < 5%'.",
      discussion: """
        The status is 1 if a curve does not meet it. Several expectations are separated by commas: 'overshoot < 5%, \
        settle(1%) < 600ms, crossings <= 1, monotone'. Every measure of 'kymo inspect' has a name for this. \
        'NAME: overshoot < 5%' is about one curve. May be repeated.
        """, valueName: "expectations"))
  var texts: [String] = []

  /// The expectations, in order.
  ///
  /// - Throws: A ``ToolError`` with a caret if an expectation is not understood.
  func parsed() throws(ToolError) -> [MotionExpectation] {
    var expectations: [MotionExpectation] = []
    for text in texts {
      do {
        expectations += try ExpectationExpression.parse(text)
      } catch {
        throw ToolError(error)
      }
    }
    return expectations
  }
}

/// Expectations of curves whose names are known.
struct CurveExpectations {
  private let expectations: [MotionExpectation]

  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - names: The names of all curves.
  /// - Throws: A usage error if an expectation names a curve that does not exist.
  init(_ expectations: [MotionExpectation], among names: [String]) throws(ToolError) {
    self.expectations = expectations
    for expectation in expectations {
      guard let curve = expectation.curve, !names.contains(where: expectation.isAbout) else {
        continue
      }
      var message = "'\(curve): \(expectation.text)' is about a curve that does not exist"
      if let nearest = SpellingSuggestion.nearest(to: curve, among: names) {
        message += "; did you mean '\(nearest)'?"
      } else {
        let shown = names.prefix(Self.mostNames).joined(separator: ", ")
        message += "; the curves are \(shown)\(names.count > Self.mostNames ? ", …" : "")"
      }
      throw ToolError(.usage, message)
    }
  }

  /// The largest number of names that a message lists.
  private static let mostNames = 12

  /// Whether there are no expectations, so that nothing has to be measured.
  var isEmpty: Bool { expectations.isEmpty }

  /// The results of all expectations for some curves, in the order of the curves.
  ///
  /// - Throws: A ``ToolError`` with a caret if a number is more than the whole travel and was probably meant in
  ///   percent.
  func results(of motions: [MotionCourse]) throws(ToolError) -> [ExpectationResult] {
    var results: [ExpectationResult] = []
    for motion in motions {
      for expectation in expectations where expectation.isAbout(motion.name) {
        do {
          try ExpectationExpression.checkShares(
            of: expectation, travel: motion.target - motion.start)
        } catch {
          throw ToolError(error)
        }
        results.append(motion.result(of: expectation))
      }
    }
    return results
  }

  /// Fails if an expectation does not hold, and reports all those that do not.
  func check(_ motions: [MotionCourse]) throws(ToolError) {
    try Self.report(try results(of: motions))
  }

  /// Fails if a result does not hold, and reports all those that do not.
  static func report(_ results: [ExpectationResult]) throws(ToolError) {
    let failed = results.filter { !$0.holds }
    guard !failed.isEmpty else { return }
    let count =
      failed.count == 1
      ? "an expectation does not hold"
      : "\(NumberText.grouped(failed.count)) expectations do not hold"
    throw ToolError(
      .assertionFailed,
      ([count] + failed.map { "  \(ExpectationWords($0).line)" }).joined(separator: "\n"))
  }
}

extension ExpectationOptions {
  /// The expectations of expressions.
  func expectations(
    of expressions: [ParsedExpression]
  ) throws(ToolError) -> CurveExpectations {
    try CurveExpectations(parsed(), among: expressions.map(\.name))
  }
}

extension CurveExpectations {
  /// Measures the motions that have expectations; returns an empty array if there are none.
  ///
  /// This happens before anything is written, so that a motion that cannot be measured leaves no file.
  ///
  /// - Parameters:
  ///   - motions: The motions, played.
  ///   - time: The options for the duration of the recordings.
  ///   - clock: The clock on which they are measured.
  func measured(
    _ motions: [PlayedMotion], _ time: TimeOptions, on clock: Clock
  ) throws(ToolError) -> [MotionCourse] {
    guard !isEmpty else { return [] }
    return try motions.map { (motion) throws(ToolError) in
      try ToolError.reporting(motion.name, time) { () throws(RecordingError) in
        try motion.course(on: clock)
      }
    }
  }
}
