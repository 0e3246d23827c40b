internal import AnimationSyntax
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// A folder of expressions: it replaces names by what they stand for, so that an expression of an app becomes one that
/// `kymo plot` reads.
///
/// The meaning of the expression is left to `Expression`: the folder only follows names, takes branches apart and
/// evaluates numbers.
struct ExpressionFolder {
  /// The position of an expression, with the values that are given there.
  struct Place {
    var file: Int
    var scope: Int
    /// The offset at which the folded code begins, in bytes of its file; the offsets of its nodes are relative to it.
    var origin = 0
    /// The arguments for parameters of functions, by the function's scope.
    var arguments: [FoldedText.Counter: FoldedText] = [:]
    /// The current values of counters.
    var counts: [FoldedText.Counter: String] = [:]
    /// The value of `self` in a modifier of an app.
    var receiver: FoldedText?
    /// The number of names that have been followed.
    var depth = 0
    /// The log of the whole expression.
    let log: FoldLog
    /// Whether the expression is the one at the site of the animation.
    var isAtSite: Bool { depth == 0 }
  }

  let table: NameTable

  /// The largest number of names that are followed in a row, which ends names that refer to themselves.
  private static let mostSteps = 24

  /// The largest number of branches of one animation.
  static let mostBranches = 16

  func text(_ place: Place) -> SourceText { table.files[place.file].text }

  /// Returns the range in which a node is written, in bytes of its file.
  func range(of node: some SyntaxProtocol, _ place: Place) -> Range<Int> {
    text(place).range(of: node, from: place.origin)
  }

  /// Returns the code of a node, on one line.
  func text(of node: some SyntaxProtocol, _ place: Place) -> String {
    text(place).text(in: range(of: node, place))
  }

  func unknown(_ node: some SyntaxProtocol, _ reason: String, _ place: Place) -> FoldedText {
    .unknown(text(of: node, place), reason)
  }

  // MARK: - Expressions

  /// Returns the possible texts of an expression that is written in the file of a place.
  func fold(_ code: WrittenCode, _ place: Place) -> [FoldedText] {
    var place = place
    place.origin = code.range.lowerBound
    return fold(code.expression(in: text(place)), place)
  }

  /// Returns the possible texts of an expression: one, or one for each branch.
  func fold(_ expression: ExprSyntax, _ place: Place) -> [FoldedText] {
    guard place.depth < Self.mostSteps, place.log.enter() else {
      return [unknown(expression, "refers to itself, or through too many names", place)]
    }
    defer { place.log.leave() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      return [FoldedText(text(of: expression, place))]
    case .tupleExpr:
      guard let inner = expression.parenthesized else { break }
      return fold(inner, place)
    case .prefixOperatorExpr(let prefixed):
      return fold(prefixed.expression, place).map { operand in
        var folded = operand
        folded.text = prefixed.operator.text + operand.operand
        folded.isOperation = false
        return folded
      }
    case .sequenceExpr(let sequence):
      return fold(Array(sequence.elements)[...], place)
    case .arrayExpr(let array):
      return combined(array.elements.map { number($0.expression, isInteger: false, place) }) {
        "[\($0.joined(separator: ", "))]"
      }
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr:
      return chain(expression, place)
    case .forceUnwrapExpr(let forced): return fold(forced.expression, place)
    case .ifExpr, .switchExpr:
      return branches(of: ResultList(expression), place)
    case .tryExpr(let tried): return fold(tried.expression, place)
    default: break
    }
    return [unknown(expression, "is not followed", place)]
  }

  /// Folds operands with operators between them, or a choice.
  private func fold(_ elements: ArraySlice<ExprSyntax>, _ place: Place) -> [FoldedText] {
    guard let first = elements.first, let last = elements.last else { return [] }
    if elements.count == 1 { return fold(first, place) }
    guard place.log.enter() else { return [unknown(first, "is too intricate", place)] }
    defer { place.log.leave() }
    let written = text(place).text(
      in: range(of: first, place).lowerBound..<range(of: last, place).upperBound)
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      let reduces = reducesMotion(elements[..<mark], place)
      let rest = elements[(mark + 1)...]
      return branch(fold(ternary.thenExpression, place), ternary.thenExpression, reduces, place)
        + branch(fold(rest, place), rest.first, reduces.map { !$0 }, place)
    }
    if let mark = elements.firstIndex(where: {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }) {
      let rest = elements[(mark + 1)...]
      return branch(fold(elements[..<mark], place), first, nil, place)
        + branch(fold(rest, place), rest.first, nil, place)
    }
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      mark > elements.startIndex
    {
      return fold(elements[..<mark], place)
    }
    var parts: [[FoldedText]] = []
    var isOperator: [Bool] = []
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        parts.append([FoldedText(sign.operator.text)])
        isOperator.append(true)
      } else {
        parts.append(
          fold(element, place).map { part in
            var part = part
            part.text = part.operand
            return part
          })
        isOperator.append(false)
      }
    }
    return combined(parts) { $0.joined(separator: " ") }.map { folded in
      var folded = folded
      folded.isOperation = true
      // If a part of an arithmetic expression is unknown, all of it is.
      if !folded.isKnown { folded.text = "‹\(written)›" }
      return folded
    }
  }

  /// Marks texts as branches of a choice.
  private func branch(
    _ folded: [FoldedText], _ origin: ExprSyntax?, _ isReduced: Bool?, _ place: Place
  ) -> [FoldedText] {
    folded.map { part in
      var part = part
      if place.isAtSite, part.branch == nil { part.branch = origin.map { range(of: $0, place) } }
      if let isReduced, part.isReduced == nil { part.isReduced = isReduced }
      return part
    }
  }

  /// Returns the branches of statements that are written in the file of a place.
  func branches(of code: WrittenCode, _ place: Place) -> [FoldedText] {
    var place = place
    place.origin = code.range.lowerBound
    return branches(of: ResultList(code.statements(in: text(place))), place)
  }

  /// Returns the branches of statements, each marked with whether it is used when motion is reduced.
  func branches(of list: ResultList, _ place: Place) -> [FoldedText] {
    list.results.flatMap { result in
      let reduces = result.condition.flatMap { reducesMotion([$0], place) }
      return branch(
        fold(result.expression, place), list.results.count > 1 ? result.expression : nil,
        reduces.map { $0 == result.isMet }, place)
    }
  }

  // MARK: - Combining

  /// Returns all combinations of one text from each part.
  func combined(
    _ parts: [[FoldedText]], _ join: ([String]) -> String
  ) -> [FoldedText] {
    var choices: [(texts: [String], folded: FoldedText)] = [([], FoldedText(""))]
    for part in parts {
      var next: [(texts: [String], folded: FoldedText)] = []
      for choice in choices {
        for option in part where next.count < Self.mostBranches {
          var folded = choice.folded
          folded.absorb(option)
          next.append((choice.texts + [option.text], folded))
        }
      }
      choices = next
    }
    return choices.map { choice in
      var folded = choice.folded
      folded.text = join(choice.texts)
      return folded
    }
  }

  // MARK: - Numbers

  /// Returns the possible texts of an argument: a number if it is one, an array if it contains a counter.
  func number(_ expression: ExprSyntax, isInteger: Bool, _ place: Place) -> [FoldedText] {
    fold(expression, place).map { folded in
      guard folded.counters.isEmpty else {
        return swept(expression, folded, isInteger: isInteger, place)
      }
      guard folded.isKnown else {
        // If a part of a number is unknown, all of it is.
        var folded = folded
        let isValue =
          folded.text.hasPrefix(".")
          || AnimationNames.isType(folded.text.prefix { $0 != "(" && $0 != "." })
        if !isValue { folded.text = "‹\(text(of: expression, place))›" }
        return folded
      }
      guard let value = Self.evaluated(folded.text, isInteger: isInteger) else {
        return unknown(expression, "'\(folded.text)' is not followed", place)
      }
      var folded = folded
      folded.text = value
      folded.isOperation = false
      return folded
    }
  }

  /// Returns the text of an argument with a counter: an array of its values.
  private func swept(
    _ expression: ExprSyntax, _ folded: FoldedText, isInteger: Bool, _ place: Place
  ) -> FoldedText {
    guard folded.isKnown, let (counter, values) = folded.counters.first, folded.counters.count == 1
    else {
      return unknown(expression, "counts in several loops", place)
    }
    var texts: [String] = []
    for value in values {
      var inner = place
      inner.counts[counter] = value
      let results = fold(expression, inner)
      guard results.count == 1, results[0].isKnown,
        let text = Self.evaluated(results[0].text, isInteger: isInteger)
      else {
        return unknown(expression, "depends on the loop's '\(counter.name)'", place)
      }
      texts.append(text)
    }
    var result = folded
    result.counters = [:]
    result.isOperation = false
    result.steps.insert(.sweep)
    result.text = Set(texts).count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    return result
  }

  /// Returns a text with its numbers evaluated; nil for arithmetic that cannot be evaluated.
  static func evaluated(_ text: String, isInteger: Bool) -> String? {
    if isPlain(text) { return text }
    let value: String?
    if isInteger {
      value = NumberReading.integer(text).map { "\($0)" }
    } else {
      value = NumberReading.double(text).map(shortened)
    }
    return value
      ?? (text.contains(where: { "+-*/%".contains($0) }) && !text.hasPrefix(".") ? nil : text)
  }

  /// Returns a number without the last digit that arithmetic on decimal fractions leaves: 0.1 · 3 is 0.3.
  private static func shortened(_ value: Double) -> String {
    let rounded = DecimalRounding.significant(value, digits: 15)
    return NumberText.swift((rounded - value).magnitude <= 2 * value.ulp ? rounded : value)
  }

  /// Whether a text is a literal, or a value of another type that is left as it is.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return text.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: ".") }
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "\""):
      return !text.contains(" / ") && !text.contains(" * ")
    default: return text == "true" || text == "false" || text == "nil"
    }
  }
}
