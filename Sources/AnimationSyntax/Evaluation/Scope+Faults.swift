internal import SwiftProgram

// The faults of terms that cannot be evaluated. An expression knows no types but those of its numbers, so that a fault
// quotes the expression as it is written; in a text that declares names a fault names the types.
extension Scope {
  /// Returns whether the text is an expression of numbers, in which all parts have the expected type, except for those
  /// with a type of their own.
  func isExpression(of expected: BasicType) -> Bool {
    declarations == .none && (expected == .number || expected == .integer)
  }

  /// Returns the fault of a value of another type than the needed one.
  func mismatch(
    _ term: Term, expected: BasicType, found: BasicType
  ) -> Fault {
    if declarations == .none { return notAValue(term, expected: expected, found: found) }
    let isLiteral =
      switch term.kind {
      case .integer, .decimal: true
      default: false
      }
    let isNumeric = [expected, found].allSatisfy { $0 == .integer || $0 == .number }
    if isNumeric, !isLiteral {
      let text = origin.text(in: term.range)
      return Fault(.scenario(.mixedNumbers(suggestion: "\(expected.name)(\(text))")), term.range)
    }
    return Fault(
      .wrongType(parameter: nil, expected: expected.article, found: found.article), term.range)
  }

  /// Returns the fault of a term that is not a value of a type.
  ///
  /// - Parameter found: The type of the term, if it is a value.
  func notAValue(_ term: Term, expected: BasicType, found: BasicType? = nil) -> Fault {
    guard declarations == .none else {
      return Fault(.notUnderstood(term.words), term.range)
    }
    if case .array = term.kind {
      return Fault(.misplacedArray("to be a sweep it must be the whole argument"), term.range)
    }
    var words = term.words
    var expectedWords = expected.article
    if expected == .number { expectedWords = found == .integer ? "a Double" : "a number" }
    if expected == .integer { expectedWords = "a whole number" }
    if case .chain(let chain) = term.kind, found == .integer || found == .number {
      words = chain.writtenType ?? found?.article ?? words
    }
    return Fault(
      .wrongType(parameter: nil, expected: expectedWords, found: words), term.range)
  }

  /// Checks that an expression begins with a name that has a meaning.
  ///
  /// In a text that declares names an unknown name is reported where it is used.
  func checkStart(of chain: Term.Chain) throws(Fault) {
    guard declarations == .none, case .bare = chain.head, let first = chain.links.first,
      let last = chain.links.last, meanings[first.name] == nil,
      BasicType(swiftName: first.name) == nil,
      first.arguments == nil || NumberFunction(inExpression: first.name) == nil
    else { return }
    let isCall = chain.links.contains { $0.arguments != nil }
    let name = chain.links.map(\.name).joined(separator: ".")
    let range = first.nameRange.lowerBound..<last.nameRange.upperBound
    throw isCall ? Fault(.unknownFunction(name), range) : unknown(name, at: range)
  }

  func unknownFunction(_ call: Term.Link) -> Fault {
    let known = NumberFunction.namesInExpressions + BasicType.swiftNames
    return Fault(
      .unknownName(
        call.name, expected: "a function such as 'max' or 'sqrt', or a type such as 'Double'",
        suggestion: SpellingSuggestion.nearest(to: call.name, among: known)), call.nameRange)
  }

  func noOperation(_ sign: Term.Operator, _ type: BasicType) -> Fault {
    Fault(.scenario(.noOperation(sign.name, type: type.article)), sign.range)
  }

  /// Returns the fault of a member that values of a type do not have.
  func noMember(_ call: Term.Link, of type: BasicType) -> Fault {
    if declarations == .none {
      return Fault(.notUnderstood("'.\(call.name)'"), call.nameRange)
    }
    let known: [String] =
      switch type {
      case .number: ["rounded", "magnitude", "squareRoot"]
      case .integer: ["isMultiple"]
      default: ScenarioProperty.all(of: type).map(\.name)
      }
    return noMember(call, of: type, known: known)
  }

  /// Returns the fault of a static member that a type does not have.
  func noConstant(_ call: Term.Link, of type: BasicType) -> Fault {
    let known = type.constantNames
    guard isExpression(of: type) else { return noMember(call, of: type, known: known) }
    return Fault(
      .unknownName(
        call.name, expected: "a number",
        suggestion: SpellingSuggestion.nearest(to: call.name, among: known)), call.nameRange)
  }

  private func noMember(_ call: Term.Link, of type: BasicType, known: [String]) -> Fault {
    Fault(
      .scenario(
        .noMember(
          call.name, type: type.article,
          suggestion: SpellingSuggestion.nearest(to: call.name, among: known), known: known)),
      call.nameRange)
  }
}

extension Term.Chain {
  /// The number type with which the chain begins, with its article; nil for any other beginning.
  fileprivate var writtenType: String? {
    guard case .bare = head, let name = links.first?.name,
      let type = BasicType(swiftName: name), type == .number || type == .integer
    else { return nil }
    return type == .integer ? type.article : "a \(name)"
  }
}

extension Term {
  /// The term as it is written, for a message.
  var text: String {
    guard case .chain(let chain) = kind else { return words }
    return chain.links.map(\.name).joined(separator: ".")
  }

  /// The description of the term, for a sentence.
  var words: String {
    switch kind {
    case .integer(let text), .decimal(let text): text
    case .boolean(let flag): "'\(flag)'"
    case .text: "text in quotes"
    case .array: "an array"
    case .choice: "a choice"
    case .operation, .signed: "a number"
    case .foreign(let words): words
    case .chain(let chain):
      chain.links.first.map { link in
        if case .implicit = chain.head { "'.\(link.name)'" } else { "'\(link.name)'" }
      } ?? "a value"
    }
  }
}
