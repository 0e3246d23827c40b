internal import AnimationSyntax
internal import SwiftProgram
internal import TextForms

/// The readings of all expressions of a command: the curves, and the errors in expressions that are not understood.
struct ReadExpressions {
  /// The curves, in order.
  var curves: [ParsedExpression] = []

  /// The errors in expressions that are not understood, in order.
  private(set) var failures: [ToolError] = []

  /// The number of expressions.
  private var count = 0

  /// Whether all expressions that are not understood are in files, whose other lines are drawn nevertheless.
  private(set) var failsInFilesAlone = true

  /// Adds the readings of one argument.
  ///
  /// - Parameter isFile: Whether the argument stands for a file.
  mutating func add(_ readings: [ExpressionReading], ofFile isFile: Bool) {
    let isUnderstood = readings.contains { (try? $0.curves.get()) != nil }
    for reading in readings {
      switch reading.curves {
      case .success(let curves):
        self.curves += curves
        count += 1
      case .failure(let error):
        if let site = reading.site, isUnderstood {
          PasteNote.write(site, error)
        } else {
          add(ToolError(error), ofFile: isFile)
        }
      }
    }
  }

  /// Adds an expression that is not understood.
  mutating func add(_ failure: ToolError, ofFile isFile: Bool = false) {
    failures.append(failure)
    count += 1
    if !isFile { failsInFilesAlone = false }
  }

  /// Reports the expressions that are not understood, and notes about the others.
  ///
  /// - Parameter keepsGoing: Whether the others are used nevertheless.
  /// - Throws: The error with which the run ends if they are not, or if there are none.
  func report(keepsGoing: Bool) throws(ToolError) {
    guard !failures.isEmpty else { return PasteNote.write(notesOf: curves) }
    guard keepsGoing, !curves.isEmpty else {
      if failures.count == 1 { throw failures[0] }
      writeFailures()
      throw summary
    }
    writeFailures()
    PasteNote.write(notesOf: curves)
  }

  /// Ends a run that continued without some expressions.
  ///
  /// - Throws: An error with the number of missing expressions, if any are missing.
  func end() throws(ToolError) {
    if !failures.isEmpty { throw summary }
  }

  private func writeFailures() {
    for failure in failures { StandardError.write("kymo: error: \(failure.message)\n") }
  }

  private var summary: ToolError {
    let isOne = failures.count == 1
    return ToolError(
      failures[0].status,
      """
      \(NumberText.grouped(failures.count)) of \(NumberText.grouped(count)) expressions \
      \(isOne ? "is" : "are") not understood
      """)
  }
}

/// Notes about pasted source that is understood only in part.
enum PasteNote {
  /// Reports an animation that is left out, with the part that is known.
  static func write(_ site: PastedSite, _ error: ExpressionError) {
    let location = error.fileName.map { "\($0):\(site.line)" } ?? site.name
    write("\(location): '\(site.text)' is left out: \(reason(site, error))")
  }

  private static func reason(_ site: PastedSite, _ error: ExpressionError) -> String {
    if site.text.contains("‹") { return "what is between ‹ and › depends on the app" }
    switch error.problem as? AppProblem {
    case nil, .ownOverload: return error.sentence
    case _?: return "it depends on the app"
    }
  }

  /// Writes the notes about the curves, each only once.
  static func write(notesOf curves: [ParsedExpression]) {
    var written: Set<String> = []
    for note in curves.flatMap(\.notes) where written.insert(note).inserted { write(note) }
  }

  private static func write(_ text: String) { StandardError.write("kymo: note: \(text)\n") }
}
