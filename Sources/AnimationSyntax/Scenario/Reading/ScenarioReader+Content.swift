internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Transitions of numeric text: `count.contentTransition(.numericText())`.
extension ScenarioReader {
  /// Gives integers a content transition.
  mutating func contentTransition(_ call: CallSyntax, on names: [String]) throws(Fault) {
    try call.check(positional: 1)
    let expression = try call.onlyArgument("transition")
    for name in names {
      switch try scope.meaning(of: name, at: call.nameRange) {
      case .state(.integer), .computed(.integer, _): break
      case .state(let type), .computed(let type, _):
        throw Fault(
          .scenario(.contentOf(name, type: type.article)), call.nameRange)
      default: throw Fault(.scenario(.contentOf(name, type: "this")), call.nameRange)
      }
      let transition = try contentTransition(expression, of: name)
      for index in script.attributes.indices where script.attributes[index].name == name {
        script.attributes[index].contentTransition = transition
      }
    }
  }

  private static let contentTransitions = ["identity", "opacity", "interpolate", "numericText"]

  private func contentTransition(
    _ expression: ExprSyntax, of name: String
  ) throws(Fault) -> ContentTransition {
    let range = source.range(of: expression)
    let fault = Fault(
      .wrongType(
        parameter: nil, expected: "a content transition such as '.numericText()'",
        found: source.text(of: expression)), range)
    let called = expression.as(FunctionCallExprSyntax.self)
    guard
      let member = (called?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      member.base.map({ source.text(of: $0) == "ContentTransition" }) ?? true
    else { throw fault }
    let token = member.declName.baseName
    switch (token.text, called) {
    case ("identity", nil): return .identity
    case ("opacity", nil): return .opacity
    case ("interpolate", nil): return .interpolate
    case ("numericText", let called?):
      return try numericText(CallSyntax(called, named: token, source: source), of: name)
    case ("numericText", nil):
      throw Fault(
        .notCalled("numericText", signature: "numericText(countsDown: Bool = false)"),
        source.range(of: token))
    case (let known, _) where Self.contentTransitions.contains(known):
      throw Fault(.notAFunction(known), range)
    default:
      throw Fault(
        .unknownName(
          token.text, expected: "a content transition such as '.numericText()'",
          suggestion: SpellingSuggestion.nearest(
            to: token.text, among: Self.contentTransitions)), source.range(of: token))
    }
  }

  /// Reads `numericText(countsDown: true)`, or `numericText(value: Double(count))` for the number itself.
  private func numericText(
    _ call: CallSyntax, of name: String
  ) throws(Fault) -> ContentTransition {
    try call.check(positional: 0, labels: ["countsDown", "value"])
    if let value = call.argument("value") {
      let term = try formula(value, as: .number, for: "value").term
      guard value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }),
        !term.states.isEmpty
      else {
        throw Fault(.scenario(.contentOfOtherValue(name)), term.range)
      }
      return .numericText(value: 0)
    }
    guard let countsDown = call.argument("countsDown") else { return .numericText() }
    guard case .boolean(let flag) = try constant(countsDown, as: .boolean, for: "countsDown").value
    else { return .numericText() }
    return .numericText(countsDown: flag)
  }
}
