internal import SwiftProgram

/// Reads expressions: texts in Swift or CSS that describe what moves.
///
/// Nothing is ever executed. The supported calls are listed in ``Catalog``, and numbers may use Swift's arithmetic; the
/// error about a value that only an app could know says so. Whole calls, such as `withAnimation(.bouncy) { … }`, and
/// source with any number of them stand for the animations in them.
///
///     try Expression.parse("quick=.spring(duration: 0.3, bounce: [0, 0.3])")
public enum Expression {
  /// Returns whether a text that begins with `@` is a declaration, such as `@MainActor static let card = …`, and not
  /// the name of a file.
  public static func isDeclaration(_ text: String) -> Bool {
    PasteWords(TextRegions(swift: Array(text.utf8))).declaresWithAttribute
  }

  /// Reads a text as a single expression and nothing else.
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
