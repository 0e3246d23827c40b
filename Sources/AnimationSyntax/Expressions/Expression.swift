internal import AnimationModel
internal import MotionRecording
public import SwiftProgram

/// Reads expressions: text that says what moves, in Swift or CSS.
///
/// Nothing is ever executed. What is understood is what ``Catalog`` lists, with Swift's arithmetic for
/// numbers; what only an app could know is an error that says so. Whole calls, such as
/// `withAnimation(.bouncy) { … }`, and source with any number of them stand for the animations in them.
///
///     try Expression.parse("quick=.spring(duration: 0.3, bounce: [0, 0.3])")
public enum Expression {
  /// Reads one expression.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`. Any text is safe to give.
  ///   - context: What the text does not say itself.
  /// - Returns: One curve, or one for each element of a sweep, the last array running fastest. Keyframes give
  ///   one for every number of every track, a transition one for every number that changes, first of the view
  ///   that comes and then of the one that goes. Pasted source gives those of its animations that do not depend on
  ///   the app.
  /// - Throws: What is wrong, with a range inside the text.
  public static func parse(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ParsedExpression] {
    do {
      return try parse(TextRegions(Array(text.utf8)), in: context)
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  /// Whether a text that begins with `@` declares something, as `@MainActor static let card = …` does, and is no
  /// name of a file.
  public static func isDeclaration(_ text: String) -> Bool {
    PasteWords(TextRegions(swift: Array(text.utf8))).declaresWithAttribute
  }

  static func parse(
    _ text: TextRegions, in context: ExpressionContext
  ) throws(Fault) -> [ParsedExpression] {
    try pieces(text, in: context).flatMap { (try? $0.curves.get()) ?? [] }
  }

  /// Reads a text as one expression and nothing else.
  static func plain(
    _ text: TextRegions, in context: ExpressionContext
  ) throws(Fault) -> [ParsedExpression] {
    if let paste = UIKitPaste(text) {
      try TextGuard.checkCharacters(text, in: 0..<text.bytes.count)
      if let curves = try paste.curves(in: context) { return curves }
    }
    try TextGuard.checkText(text, in: 0..<text.bytes.count)
    let label = try ExpressionLabel(text)
    let range = label.expression
    guard !range.isEmpty else { throw Fault(.emptyExpression, 0..<text.bytes.count) }
    if let css = CSSReader(text, range: range) {
      let subject = try css.read()
      let written = OneLineText(text, range: range).text
      return [
        ParsedExpression(
          name: label.name ?? written, isLabelled: label.name != nil,
          text: text.string(in: range), subject: subject)
      ]
    }
    try CSSReader.checkForMissingPrefix(text, range: range)
    if KeyframeExpression.isMeant(by: text, in: range) {
      return try KeyframeExpression(text: text, label: label, semantics: context.semantics)
        .curves()
    }
    try TextGuard.checkSwift(text, in: range)
    let term = try SwiftText(text, range: range).readTerm(hasChoices: true)
    return try SweepExpansion(text: text, label: label, context: context).curves(of: term)
  }
}
