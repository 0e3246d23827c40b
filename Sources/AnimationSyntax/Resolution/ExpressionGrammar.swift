internal import SwiftProgram
internal import SwiftSyntax

/// The grammar of expressions: an animation whose numbers are known at its position in the text.
struct ExpressionGrammar: TermGrammar {
  /// Functions that take an animation; only their animation is accepted, not the whole call.
  var refusedCalls = Self.wholeCalls

  /// Whether choices are read, which the caller then decides.
  var hasChoices = false

  /// Far beyond any practical use, and small enough for all later recursion over modifiers.
  var mostLinks: Int { 100 }

  /// Functions that take an animation, and with which it is often pasted.
  static let wholeCalls: Set<String> = ["withAnimation", "animation"]

  private static let keyframeNames: Set<String> = [
    "KeyframeTimeline", "KeyframeTrack", "LinearKeyframe", "CubicKeyframe", "MoveKeyframe",
    "SpringKeyframe",
  ]

  func grammar(inside expression: ExprSyntax) -> any TermGrammar {
    !refusedCalls.isEmpty && expression.beginsTransition
      ? ExpressionGrammar(refusedCalls: [], hasChoices: hasChoices) : self
  }

  /// Reads an expression that no animation contains: throws the reason for which it is rejected, or returns a value of
  /// a foreign type.
  func other(
    _ expression: ExprSyntax, in source: SwiftText, read: (ExprSyntax) throws(Fault) -> Term
  ) throws(Fault) -> Term {
    let range = source.range(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      var elements: [Term] = []
      for element in array.elements { elements.append(try read(element.expression)) }
      return Term(kind: .array(elements), range: range)
    case .tupleExpr: return Term(kind: .foreign("a tuple"), range: range)
    case .stringLiteralExpr: return Term(kind: .foreign("text in quotes"), range: range)
    case .nilLiteralExpr: return Term(kind: .foreign("nil"), range: range)
    case .dictionaryExpr: return Term(kind: .foreign("a dictionary"), range: range)
    case .closureExpr: return Term(kind: .foreign("a closure"), range: range)
    case .keyPathExpr: return Term(kind: .foreign("a key path"), range: range)
    case .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      throw Fault(
        .dependsOnApp(name: source.text(of: expression), expected: "its value"), range)
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
    // `linear(duration:)` is the name of the function; its value is missing.
    let end = source.range(of: labels).upperBound - 1
    return Fault(.expected("a value"), end..<end)
  }

  func choice(condition: String, range: Range<Int>) -> Fault {
    Fault(.choiceDependsOnApp(condition: condition), range)
  }

  func assignment(to label: String, at range: Range<Int>) -> Fault {
    Fault(.equalsSignAfterLabel(label), range)
  }

  /// Accepts all operators: whether numbers have an operator is checked where the number is evaluated.
  func check(_ operators: [Term.Operator]) throws(Fault) {}

  func check(_ term: Term) throws(Fault) {}
}

extension ExprSyntax {
  /// Whether the expression begins with `AnyTransition.` or `AnyTransition(`, or with a member that only transitions
  /// have: `.slide`.
  fileprivate var beginsTransition: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else {
          return Catalog.beginsTransition(member.declName.baseName.text)
        }
        if member.declName.baseName.text == "AnyTransition" { return true }
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text == "AnyTransition"
      }
    }
  }
}
