internal import SwiftSyntax

/// What may be written in a place, and what is said of the rest: terms themselves are read in one way
/// everywhere.
protocol TermGrammar: Sendable {
  /// The most links in a chain.
  var mostLinks: Int { get }

  /// Whether `condition ? one : other` is a term here.
  var hasChoices: Bool { get }

  /// The grammar inside an expression, if that is another one.
  func grammar(inside expression: ExprSyntax) -> any TermGrammar

  /// Reads what is neither a number nor a truth value, an operation or a chain.
  ///
  /// - Parameter reader: Reads parts of it.
  func other(_ expression: ExprSyntax, _ reader: TermReader) throws(Fault) -> Term

  /// Checks a call by its name, before its arguments are read.
  func check(
    _ call: FunctionCallExprSyntax, named name: String, at range: Range<Int>, in source: SwiftText)
    throws(Fault)

  /// What is wrong with a name that has its labels behind it, such as `linear(duration:)`.
  func compoundName(_ labels: DeclNameArgumentsSyntax, in source: SwiftText) -> Fault

  /// What is wrong with a `?` between operands.
  ///
  /// - Parameters:
  ///   - condition: What is written before it.
  ///   - range: The whole operation.
  func choice(condition: String, range: Range<Int>) -> Fault

  /// What is wrong with a `=` between operands.
  ///
  /// - Parameters:
  ///   - label: What is written before it.
  ///   - range: The sign.
  func assignment(to label: String, at range: Range<Int>) -> Fault

  /// Checks operands and operators before they are grouped.
  func check(_ operators: [Term.Operator]) throws(Fault)

  /// Checks a term of several operands once it is grouped, or a chain.
  func check(_ term: Term) throws(Fault)
}

/// The grammar of expressions: an animation, whose numbers are known where it is written.
struct ExpressionGrammar: TermGrammar {
  /// Functions that use an animation, and of which only that animation is meant.
  var refusedCalls = Self.wholeCalls

  /// Choices are read where the reader decides them.
  var hasChoices = false

  /// Far beyond any use, and few enough for everything that later descends through modifier after
  /// modifier.
  var mostLinks: Int { 100 }

  /// Functions that use an animation, and around which one is often pasted.
  static let wholeCalls: Set<String> = ["withAnimation", "animation"]

  private static let keyframeNames: Set<String> = [
    "KeyframeTimeline", "KeyframeTrack", "LinearKeyframe", "CubicKeyframe", "MoveKeyframe",
    "SpringKeyframe",
  ]

  func grammar(inside expression: ExprSyntax) -> any TermGrammar {
    !refusedCalls.isEmpty && expression.beginsTransition
      ? ExpressionGrammar(refusedCalls: [], hasChoices: hasChoices) : self
  }

  /// What no animation contains: an error that says why, or a value of a foreign type.
  func other(_ expression: ExprSyntax, _ reader: TermReader) throws(Fault) -> Term {
    let range = reader.source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      var elements: [Term] = []
      for element in array.elements { elements.append(try reader.term(of: element.expression)) }
      return Term(kind: .array(elements), range: range)
    case .tupleExpr: return Term(kind: .foreign("a tuple"), range: range)
    case .stringLiteralExpr: return Term(kind: .foreign("text in quotes"), range: range)
    case .nilLiteralExpr: return Term(kind: .foreign("nil"), range: range)
    case .dictionaryExpr: return Term(kind: .foreign("a dictionary"), range: range)
    case .closureExpr: return Term(kind: .foreign("a closure"), range: range)
    case .keyPathExpr: return Term(kind: .foreign("a key path"), range: range)
    case .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      throw Fault(
        .dependsOnApp(name: reader.source.text(of: expression), expected: "its value"), range)
    default:
      throw Fault(.notUnderstood("this"), range)
    }
  }

  func check(
    _ call: FunctionCallExprSyntax, named name: String, at range: Range<Int>, in source: SwiftText
  ) throws(Fault) {
    if refusedCalls.contains(name) {
      let first = call.arguments.first.map { source.text(of: $0.expression) }
      throw Fault(.onlyTheAnimation(function: name, animation: first), range)
    }
    if Self.keyframeNames.contains(name) { throw Fault(.notUnderstood("keyframes"), range) }
  }

  func compoundName(_ labels: DeclNameArgumentsSyntax, in source: SwiftText) -> Fault {
    // `linear(duration:)` is the function's name; the value is what is missing.
    let end = source.range(of: labels).upperBound - 1
    return Fault(.expected("a value"), end..<end)
  }

  func choice(condition: String, range: Range<Int>) -> Fault {
    Fault(.choiceDependsOnApp(condition: condition), range)
  }

  func assignment(to label: String, at range: Range<Int>) -> Fault {
    Fault(.equalsSignAfterLabel(label), range)
  }

  /// What an operator means to a number is said where the number is evaluated.
  func check(_ operators: [Term.Operator]) throws(Fault) {}

  func check(_ term: Term) throws(Fault) {}
}

extension ExprSyntax {
  /// Whether the expression begins with `AnyTransition.` or `AnyTransition(`.
  fileprivate var beginsTransition: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        if member.declName.baseName.text == "AnyTransition" { return true }
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text == "AnyTransition"
      }
    }
  }
}
