import SwiftSyntax

@testable import SwiftProgram

/// A host that adds next to nothing to Swift: a function `double`, a view `Label`, and no values of its own.
struct BareHost: HostWords, HostValues {
  let functionNames: Set<String> = ["double"]
  let verbs: Set<String> = []
  let strictVerbs: [String] = []

  func call(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    guard name == "double", let argument = call.arguments.first else { return nil }
    let number = try body.expression(argument.expression, as: .number).evaluate
    return Typed(.number) { run, frame in
      .number((try number(run, frame).double ?? .nan) * 2)
    }
  }

  func isView(_ name: String) -> Bool { name == "Label" }
  func isShown(_ type: String) -> Bool { false }
  func mayHaveModifier(_ name: String, _ labels: [String?]) -> Bool { false }
  func beginsAnimation(_ root: ChainRoot) -> Bool { false }
  func environmentType(of key: String) -> ViewType? { nil }
  func hasMember(_ name: String, of type: String) -> Bool? { nil }

  func verb(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? { nil }

  func assignment(
    of value: ArraySlice<ExprSyntax>, to target: ExprSyntax, in body: BodyCompiler
  ) -> Execute? { nil }

  func value(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    nil
  }

  func unknownCall(
    _ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> Typed? { nil }

  func call(of base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? { nil }

  func value(
    of type: ViewType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) -> Typed? { nil }

  func whenMade(
    _ type: Int, at position: SourcePosition, in body: BodyCompiler
  ) -> (@Sendable (ViewRun) -> Void)? { nil }

  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) -> Typed? { nil }

  func mutation(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) -> Typed? { nil }

  func delegated(
    to base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> Typed? { nil }

  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    nil
  }

  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) -> Typed? { nil }

  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) -> Typed? { nil }

  // MARK: - Values

  func method(
    _ name: String, of value: ViewValue, _ arguments: [ViewArgument], at position: SourcePosition,
    in run: ViewRun
  ) -> ViewValue? { nil }

  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [ViewArgument],
    at position: SourcePosition, in run: ViewRun
  ) -> ViewValue? { nil }

  func method(
    _ name: String, ofBinding location: Location, _ arguments: [ViewArgument], in run: ViewRun
  ) -> ViewValue? { nil }

  func changed(
    _ name: String, _ value: ViewValue, _ arguments: [ViewArgument], in run: ViewRun
  ) -> (value: ViewValue, result: ViewValue)? { nil }

  func property(
    _ name: String, of value: ViewValue, at position: SourcePosition, in run: ViewRun
  ) -> ViewValue? { nil }

  func addedProperty(_ name: String, of value: ViewValue) -> ViewValue? { nil }

  func noteRead(_ name: String, in run: ViewRun) {}

  func setPart(
    _ name: String, of whole: inout ViewValue, to value: ViewValue, in run: ViewRun
  ) -> Bool { false }

  func element(_ index: ViewValue, of value: ViewValue, in run: ViewRun) -> ViewValue? { nil }

  func setElement(
    _ index: ViewValue, of whole: inout ViewValue, to value: ViewValue, in run: ViewRun
  ) {}

  func staticMember(
    _ name: String, of type: ViewType, _ arguments: [ViewArgument]?, at position: SourcePosition,
    in run: ViewRun
  ) -> ViewValue? { nil }

  func member(_ member: MemberValue, of type: ViewType, in run: ViewRun) -> ViewValue {
    .member(member)
  }

  func element(
    _ value: ViewValue, at position: SourcePosition, in run: ViewRun
  ) -> ViewElement? { nil }

  func cast(_ value: ViewValue, to type: ViewType) -> ViewValue? { nil }

  func coerced(_ value: ViewValue, to type: ViewType, in run: ViewRun) -> ViewValue { value }

  func isOf(_ type: ViewType, _ value: ViewValue) -> Bool? { nil }

  func combined(
    _ one: ViewValue, _ sign: String, _ other: ViewValue, in run: ViewRun
  ) -> ViewValue? { nil }

  func ranks(
    of one: ViewValue, _ other: ViewValue, in run: ViewRun
  ) -> (one: Int, other: Int)? { nil }

  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ViewRun
  ) -> ViewValue { .nothing }

  func takes(_ value: ViewValue, writtenTo name: String, in run: ViewRun) -> Bool { false }

  func write(
    _ value: ViewValue, to location: Location, in transaction: ViewTransactionValue, of run: ViewRun
  ) {}
}
