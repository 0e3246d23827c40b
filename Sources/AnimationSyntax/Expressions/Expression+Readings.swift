public import SwiftProgram

extension Expression {
  /// Reads a text: a single expression, or else pasted source with any number of animations.
  ///
  /// A text that can be read as an expression is read as one; only other texts are searched for calls that take an
  /// animation.
  ///
  /// - Parameter written: The text as it can be given by itself; nil to take it from the regions, on one line if the
  ///   meaning stays the same.
  /// - Throws: The fault of the expression if there is no animation in the text either.
  static func pieces(
    _ text: TextRegions, written: String? = nil, in context: ExpressionContext
  ) throws(Fault) -> [ReadPiece] {
    // A single line of this length is not a paste, and searching it would take seconds.
    if text.bytes.count > TextGuard.longestExpression, !text.bytes.contains(UInt8(ascii: "\n")) {
      try TextGuard.checkText(text, in: 0..<text.bytes.count)
    }
    // A call that is not an expression is read as an expression first only if something is wrong with it.
    if PasteWords(text).beginsWholeCall, let pasted = PasteExpansion(text, in: context)?.pieces,
      !pasted.isEmpty, pasted.allSatisfy(\.isUnderstood)
    {
      return pasted
    }
    do throws(Fault) {
      let curves = try plain(text, in: context)
      return [
        ReadPiece(
          curves: .success(curves),
          parts: { () throws(Fault) in try parts(of: curves, text, written: written) })
      ]
    } catch {
      guard let paste = PasteExpansion(text, in: context), !paste.isOneCall else {
        throw separated(error, in: text)
      }
      let pasted = paste.pieces
      guard !pasted.isEmpty else { throw separated(error, in: text) }
      let faults = pasted.compactMap { piece -> Fault? in
        if case .failure(let fault) = piece.curves { fault } else { nil }
      }
      guard let first = faults.first, faults.count == pasted.count else { return pasted }
      // An expression that merely contains the name of such a call is not a paste.
      throw pasted.count == 1 ? first : faults.first { $0.isAboutApp } ?? first
    }
  }

  /// Returns the parts into which one expression is split.
  private static func parts(
    of curves: [ParsedExpression], _ text: TextRegions, written: String?
  ) throws(Fault) -> ExpressionReading.Parts {
    if UIKitPaste(text) != nil, let first = curves.first, first.choiceText == nil {
      let whole = text.trimmed(0..<text.bytes.count)
      return .one(
        name: first.timeline ?? first.name, text: written ?? text.string(in: whole))
    }
    let label = try ExpressionLabel(text)
    guard curves.allSatisfy({ $0.choiceText == nil }) else { return .choices }
    return .one(
      name: label.name ?? OneLineText(text, range: label.expression).text,
      text: written ?? standalone(text, label))
  }

  /// Returns a piece of a file as it can be given by itself, without the comments that are allowed only in a file.
  private static func standalone(_ text: TextRegions, _ label: ExpressionLabel) -> String {
    let whole = text.trimmed(0..<text.bytes.count)
    let keepsLines = KeyframeExpression.isMeant(by: text, in: label.expression)
    return keepsLines
      ? ChoiceText.lines(of: text, range: whole) : OneLineText(text, range: whole).text
  }

  /// Returns the fault of a text; the fault of a comma between two expressions names both of them.
  private static func separated(_ fault: Fault, in text: TextRegions) -> Fault {
    guard case .unexpectedText(let rest) = fault.problem as? SyntaxProblem, rest.hasPrefix(",")
    else { return fault }
    let first = text.string(in: 0..<fault.range.lowerBound)
    // The text after `css:` may be a list.
    guard !first.hasPrefix("css:") else { return fault }
    let second = text.string(in: fault.range.lowerBound + 1..<text.bytes.count)
    return Fault(.severalExpressions(trimmed(first), trimmed(second)), fault.range)
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the readings of a text, in order.
  ///
  /// - Parameters:
  ///   - text: An expression, optionally after `NAME=`, or pasted source. Any text is safe to give.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: One reading of an expression, or one for each animation of a paste, some of which may depend on
  ///   the app.
  /// - Throws: The error, if nothing is understood.
  public static func readings(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ExpressionReading] {
    do throws(Fault) {
      let pieces = try pieces(TextRegions(Array(text.utf8)), written: text, in: context)
      return pieces.map { piece in
        piece.reading(line: piece.site?.line ?? 1) {
          ExpressionError(problem: $0.problem, range: $0.range, source: text)
        }
      }
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  /// Reads one expression.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`. Any text is safe to give.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: One curve, or one for each element of a sweep, with the last array varying fastest. Keyframes give one
  ///   curve for every number of every track; a transition gives one for every number that changes, first for the view
  ///   that is inserted, then for the view that is removed. Pasted source gives the curves of those of its animations
  ///   that do not depend on the app.
  /// - Throws: The error, with a range inside the text.
  public static func parse(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ParsedExpression] {
    do {
      return try parse(TextRegions(Array(text.utf8)), in: context)
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  static func parse(
    _ text: TextRegions, in context: ExpressionContext
  ) throws(Fault) -> [ParsedExpression] {
    try pieces(text, in: context).flatMap { (try? $0.curves.get()) ?? [] }
  }
}
