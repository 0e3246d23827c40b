internal import AnimationSyntax
internal import SwiftProgram
internal import TextForms

/// The readings of all expressions of a command: the curves, and the errors in expressions that are not understood.
struct ReadExpressions {
  /// The curves, in order.
  var curves: [ParsedExpression] = []

  /// The errors in expressions that are not understood, in order.
  private(set) var failures: [ToolError] = []

  /// How many expressions there are.
  private var count = 0

  /// Whether everything that is not understood is in a file, whose other lines are drawn nevertheless.
  private(set) var failsInFilesAlone = true

  /// Takes what was read of one argument.
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

  /// Takes an expression that is not understood.
  mutating func add(_ failure: ToolError, ofFile isFile: Bool = false) {
    failures.append(failure)
    count += 1
    if !isFile { failsInFilesAlone = false }
  }

  /// Reports what is not understood, and what a reader should know of the rest.
  ///
  /// - Parameter keepsGoing: Whether the rest is wanted nevertheless.
  /// - Throws: The error that the run ends with if it is not, or if there is no rest.
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

  /// Ends a run that went on without some expressions.
  ///
  /// - Throws: How many are missing, if any are.
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

/// Words about pasted source that is understood in part.
enum PasteNote {
  /// Says that an animation is left out, with the part that is known.
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

  /// Says once what a reader should know of the curves.
  static func write(notesOf curves: [ParsedExpression]) {
    var written: Set<String> = []
    for note in curves.flatMap(\.notes) where written.insert(note).inserted { write(note) }
  }

  private static func write(_ text: String) { StandardError.write("kymo: note: \(text)\n") }
}
