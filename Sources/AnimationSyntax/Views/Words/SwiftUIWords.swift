internal import SwiftProgram
internal import SwiftSyntax

/// What SwiftUI and the frameworks around it add to Swift, and the verbs of scripts.
struct SwiftUIWords: HostWords {
  /// The words with which a statement of a script can begin.
  static let verbs = BodyCompiler.verbs

  /// The words with which a statement of a scenario's action can begin, beside those of Swift.
  static let strictVerbs = ["withAnimation", "withTransaction", "log", "appear", "disappear"]

  var functionNames: Set<String> { ["withAnimation", "withTransaction"] }
  var verbs: Set<String> { Self.verbs }
  var strictVerbs: [String] { Self.strictVerbs }

  func verb(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    try body.verb(name, call)
  }

  func assignment(
    of value: ArraySlice<ExprSyntax>, to target: ExprSyntax, in body: BodyCompiler
  ) throws -> Execute? {
    try body.environmentAssignment(target, value)
  }

  func call(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    switch name {
    case "withAnimation": try body.animated(call)
    case "withTransaction": try body.inTransaction(call)
    default: try body.addedView(name, call) ?? body.view(name, call)
    }
  }

  func value(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    try body.frameworkValue(name, call)
  }

  func unknownCall(
    _ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed? {
    try body.shown(in: name, call)
  }

  func call(
    of base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed? {
    try body.laidOut(base, call)
  }

  func value(
    of type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    try body.laidOut(type, arguments, at: position)
  }

  func whenMade(_ type: Int, at position: SourcePosition, in body: BodyCompiler)
    -> (@Sendable (ProgramRun) -> Void)?
  {
    body.foreignNotes(on: type, at: position)
  }

  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    try body.modifier(name, of: base, call, at: position)
  }

  func mayHaveModifier(_ name: String, _ labels: [String?]) -> Bool {
    SwiftUIModifiers.mayHave(name, labels)
  }

  func mutation(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    guard base.type == .part(.vector), let locate = base.locate,
      let changed = BodyCompiler.vectorChange(name)
    else { return nil }
    return try body.changed(changed, of: base, locate, call, at: position)
  }

  func delegated(to base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?
  {
    try body.delegated(to: base, call)
  }

  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    body.foreignMotion(inUpdate: call, plain)
  }

  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) throws -> Typed? {
    try body.special(head, &links)
  }

  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) throws -> Typed? {
    try body.implicitView(&links)
  }

  func beginsAnimation(_ root: ChainRoot) -> Bool { root.beginsAnimation }

  func isView(_ name: String) -> Bool { ViewKinds.isView(name) }

  func isShown(_ type: String) -> Bool { ViewKinds.leaves.contains(type) }

  func environmentType(of key: String) -> SwiftType? {
    key == EnvironmentDefaults.redaction ? EnvironmentDefaults.type(of: key) : nil
  }

  func hasMember(_ name: String, of type: String) -> Bool? {
    type == "Edge.Set" ? PaddingEdges.names.contains(name) || name == "init" : nil
  }
}
