import SwiftSyntax

@testable import SwiftProgram

/// A host that adds very little to Swift: a function `double`, a view `Label`, a type `Distance`, which is a number and
/// has a type `Distance.Part`, a protocol `Panel` of views, a wrapper `@Kept`, a builder `@PanelBuilder`, and no
/// values.
struct BareHost: HostWords, HostValues, FrameworkTypes {
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
  func environmentType(of key: String) -> SwiftType? { nil }
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
    of type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) -> Typed? { nil }

  func complete(
    _ type: inout TypeCode, of declaration: TypeDeclaration, in program: ProgramCompiler
  ) {}

  func value(of type: SwiftType, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    nil
  }

  func whenMade(
    _ type: Int, at position: SourcePosition, in body: BodyCompiler
  ) -> (@Sendable (ProgramRun) -> Void)? { nil }

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

  func argumentType(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType,
    _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> SwiftType? { nil }

  func resultType(
    of name: String, on base: SwiftType, _ arguments: [TypedArgument], in body: BodyCompiler
  ) -> SwiftType? { nil }

  func note(on property: String, of base: SwiftType, in body: BodyCompiler) -> String? { nil }

  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    nil
  }

  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) -> Typed? { nil }

  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) -> Typed? { nil }

  // MARK: - Types

  let modules: Set<String> = ["Panels"]
  let builder: String? = "PanelBuilder"
  var keyedValues: (type: String, variable: String)? { nil }
  let calledNames: Set<String> = ["refresh"]

  func type(_ name: String, _ arguments: [SwiftType]) -> SwiftType? {
    switch name {
    case "Distance": .number
    case "Label": .view
    case "Paint": .opaque(name)
    case "Several": arguments.first.map { .array($0) }
    default: nil
    }
  }

  func type(
    _ name: String, in base: String, _ arguments: GenericArgumentClauseSyntax?,
    _ number: (String) -> Int?
  ) -> SwiftType? {
    base == "Distance" && name == "Part" ? .integer : nil
  }

  func type(conformingTo name: String) -> SwiftType? { name == "Panel" ? .view : nil }
  func isKnownByMembers(_ type: String) -> Bool { false }
  func isShared(_ name: String) -> Bool { name == "Paint" }

  func roles(of type: TypeDeclaration) -> TypeRoles {
    type.inherited.contains("Panel") && !type.isForeign ? .view : []
  }

  func leavesValue(_ attribute: String) -> Bool { false }
  func wrapper(_ name: String) -> PropertyWrapper? { name == "Kept" ? .state : nil }
  func writes(_ call: FunctionCallExprSyntax) -> Bool { false }
  func changesNothing(_ call: FunctionCallExprSyntax) -> Bool { false }
  func shownNames(among types: [TypeDeclaration]) -> Set<String> { ["body"] }

  // MARK: - Values

  func movesNothing(_ name: String) -> Bool { false }

  func method(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition,
    in run: ProgramRun
  ) -> SwiftValue? { nil }

  func method(
    _ name: String, ofUnknown unknown: UnknownValue, _ arguments: [CallArgument],
    at position: SourcePosition, in run: ProgramRun
  ) -> SwiftValue? { nil }

  func method(
    _ name: String, ofBinding location: Location, _ arguments: [CallArgument], in run: ProgramRun
  ) -> SwiftValue? { nil }

  func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument], in run: ProgramRun
  ) -> (value: SwiftValue, result: SwiftValue)? { nil }

  func property(
    _ name: String, of value: SwiftValue, at position: SourcePosition, in run: ProgramRun
  ) -> SwiftValue? { nil }

  func list(_ value: SwiftValue, at position: SourcePosition, in run: ProgramRun) {}

  func addedProperty(_ name: String, of value: SwiftValue) -> SwiftValue? { nil }

  func noteRead(_ name: String, in run: ProgramRun) {}

  func setPart(
    _ name: String, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) -> Bool { false }

  func element(_ index: SwiftValue, of value: SwiftValue, in run: ProgramRun) -> SwiftValue? { nil }

  func setElement(
    _ index: SwiftValue, of whole: inout SwiftValue, to value: SwiftValue, in run: ProgramRun
  ) {}

  func staticMember(
    _ name: String, of type: SwiftType, _ arguments: [CallArgument]?, at position: SourcePosition,
    in run: ProgramRun
  ) -> SwiftValue? { nil }

  func member(_ member: MemberValue, of type: SwiftType, in run: ProgramRun) -> SwiftValue {
    .member(member)
  }

  func element(
    _ value: SwiftValue, at position: SourcePosition, in run: ProgramRun
  ) -> ViewElement? { nil }

  func cast(_ value: SwiftValue, to type: SwiftType) -> SwiftValue? { nil }

  func coerced(_ value: SwiftValue, to type: SwiftType, in run: ProgramRun) -> SwiftValue { value }

  func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool? { nil }

  func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, in run: ProgramRun
  ) -> SwiftValue? { nil }

  func ranks(
    of one: SwiftValue, _ other: SwiftValue, in run: ProgramRun
  ) -> (one: Int, other: Int)? { nil }

  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode, in run: ProgramRun
  ) -> SwiftValue { .nothing }

  func takes(_ value: SwiftValue, writtenTo name: String, in run: ProgramRun) -> Bool { false }

  func write(
    _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue,
    of run: ProgramRun
  ) {}
}
