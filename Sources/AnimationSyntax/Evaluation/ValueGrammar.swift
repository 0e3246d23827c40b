internal import SwiftProgram
internal import SwiftSyntax

/// The grammar of values that are computed from names of the file: numbers, sizes, truth values and texts.
struct ValueGrammar: TermGrammar {
  var mostLinks: Int { 16 }

  var hasChoices: Bool { true }

  func grammar(inside expression: ExprSyntax) -> any TermGrammar { self }

  func other(
    _ expression: ExprSyntax, in source: SwiftText, read: (ExprSyntax) throws(Fault) -> Term
  ) throws(Fault) -> Term {
    let range = source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      return Term(kind: .text(try source.plainText(of: literal)), range: range)
    case .tupleExpr: throw Fault(.notUnderstood("a tuple"), range)
    case .nilLiteralExpr: throw Fault(.notUnderstood("nil"), range)
    case .arrayExpr, .subscriptCallExpr: throw Fault(.notUnderstood("an array"), range)
    case .dictionaryExpr: throw Fault(.notUnderstood("a dictionary"), range)
    case .closureExpr: throw Fault(.notUnderstood("a closure"), range)
    case .forceUnwrapExpr, .optionalChainingExpr:
      throw Fault(.notUnderstood("an optional"), range)
    case .ifExpr:
      throw Fault(.controlFlow("if", instead: "write 'condition ? one : other'"), range)
    case .switchExpr:
      throw Fault(.controlFlow("switch", instead: "write 'condition ? one : other'"), range)
    default: throw Fault(.notUnderstood("this"), range)
    }
  }

  func check(
    _ call: FunctionCallExprSyntax, named name: String, at range: Range<Int>, in source: SwiftText
  ) throws(Fault) {}

  func compoundName(_ labels: DeclNameArgumentsSyntax, in source: SwiftText) -> Fault {
    Fault(.unexpectedText(source.text(of: labels)), source.range(of: labels))
  }

  /// Returns the fault of an incomplete choice, as a complete one is a value.
  func choice(condition: String, range: Range<Int>) -> Fault {
    Fault(.unexpectedText("?"), range)
  }

  func assignment(to label: String, at range: Range<Int>) -> Fault {
    Fault(.unexpectedText("="), range)
  }

  func check(_ operators: [Term.Operator]) throws(Fault) {
    for sign in operators where Self.unsupported.contains(Precedence(of: sign.name)) {
      throw sign.unsupported
    }
  }

  private static let unsupported: [Precedence] = [.coalescing, .range, .unknown]

  func check(_ term: Term) throws(Fault) {
    switch term.kind {
    case .operation(.comparison, let operands, let operators) where operands.count > 2:
      throw Fault(.unexpectedText(operators[1].name), operators[1].range)
    case .operation(.conjunction, let operands, _), .operation(.disjunction, let operands, _):
      for operand in operands { try check(operand) }
    case .chain(let chain):
      guard case .bare = chain.head, let first = chain.links.first, first.name == "self",
        first.arguments == nil, chain.links.count > 1
      else { return }
      throw Fault(.leaveOutSelf(chain.links[1].name), first.range)
    default: break
    }
  }
}

extension TermReader {
  /// Returns the reader of such values.
  static func values(in source: SwiftText) -> TermReader {
    TermReader(source: source, grammar: ValueGrammar())
  }
}

extension SwiftText {
  /// Returns the characters of a string literal.
  func plainText(of literal: StringLiteralExprSyntax) throws(Fault) -> String {
    if let range = blanked[range(of: literal).lowerBound] { throw Fault(.textIsNotPlain, range) }
    var text = ""
    for segment in literal.segments {
      guard case .stringSegment(let characters) = segment else {
        throw Fault(.textIsNotPlain, range(of: segment))
      }
      text += characters.content.text
    }
    return text
  }
}
