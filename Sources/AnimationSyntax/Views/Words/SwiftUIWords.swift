internal import SwiftProgram
internal import SwiftSyntax

/// The words that SwiftUI and related frameworks add to Swift, and the verbs of scripts.
struct SwiftUIWords: HostWords {
  /// The words with which a statement of a script can begin.
  static let verbs = ScriptCompiler.verbs

  /// The words with which a statement of a scenario's action can begin, besides those of Swift.
  static let strictVerbs = ["withAnimation", "withTransaction", "log", "appear", "disappear"]

  var functionNames: Set<String> { ["withAnimation", "withTransaction"] }
  var verbs: Set<String> { Self.verbs }
  var strictVerbs: [String] { Self.strictVerbs }

  func verb(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    try body.script.verb(name, call)
  }

  func assignment(
    of value: ArraySlice<ExprSyntax>, to target: ExprSyntax, in body: BodyCompiler
  ) throws -> Execute? {
    try body.script.environmentAssignment(target, value)
  }

  func call(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    switch name {
    case "withAnimation": try body.transactions.animated(call)
    case "withTransaction": try body.transactions.inTransaction(call)
    default: try body.views.addedView(name, call) ?? body.views.view(name, call)
    }
  }

  func value(_ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws -> Typed?
  {
    try body.frameworkValues.frameworkValue(name, call)
  }

  func unknownCall(
    _ name: String, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed? {
    try body.previews.shown(in: name, call) ?? body.leaves.frameworkView(name, call)
  }

  func call(
    of base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) throws -> Typed? {
    try body.layouts.laidOut(base, call)
  }

  func value(
    of type: SwiftType, _ arguments: [TypedArgument], at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    if case .opaque(let name) = type, let color = body.views.color(name, arguments) { return color }
    return try body.layouts.laidOut(type, arguments, at: position)
  }

  func complete(
    _ type: inout TypeCode, of declaration: TypeDeclaration, in program: ProgramCompiler
  ) {
    type.update = declaration.animatedUpdate
    if type.update != nil { type.roles.insert(.view) }
    if type.isShape { type.drawingEffect = declaration.drawingEffect(in: program) }
    type.animatedData = declaration.animatedData
    if type.animatedData != nil { type.animatedEffect = declaration.effectOfAnimatedData }
  }

  func value(of type: SwiftType, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?
  {
    if case .generic(AnimationPartKind.timeline.rawValue, _) = type {
      return try body.animators.timeline(call)
        ?? .unknown(body.short(call), at: body.position(of: call))
    }
    guard type == TransformValue.type else { return nil }
    return try value("CGAffineTransform", call, in: body)
      ?? .unknown(body.short(call), at: body.position(of: call))
  }

  func whenMade(_ type: Int, at position: SourcePosition, in body: BodyCompiler)
    -> (@Sendable (ProgramRun) -> Void)?
  {
    body.foreignMotions.foreignNotes(on: type, at: position)
  }

  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    try body.modifiers.modifier(name, of: base, call, at: position)
  }

  func mayHaveModifier(_ name: String, _ labels: [String?]) -> Bool {
    SwiftUIModifiers.mayHave(name, labels)
  }

  func mutation(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition,
    in body: BodyCompiler
  ) throws -> Typed? {
    guard base.type == .part(.vector), let locate = base.locate,
      let changed = VectorCompiler.vectorChange(name)
    else { return nil }
    return try body.vectors.changed(changed, of: base, locate, call, at: position)
  }

  func delegated(to base: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) throws
    -> Typed?
  {
    try body.views.delegated(to: base, call)
  }

  func argumentType(
    _ index: Int, _ label: String?, of name: String, on base: SwiftType,
    _ call: FunctionCallExprSyntax, in body: BodyCompiler
  ) -> SwiftType? {
    body.methodTypes.argument(index, label, of: name, on: base, call)
  }

  func resultType(
    of name: String, on base: SwiftType, _ arguments: [TypedArgument], in body: BodyCompiler
  ) -> SwiftType? {
    body.methodTypes.result(of: name, on: base, arguments)
  }

  func note(on property: String, of base: SwiftType, in body: BodyCompiler) -> String? {
    body.methodTypes.note(on: property, of: base)
  }

  func method(_ plain: Typed, _ call: FunctionCallExprSyntax, in body: BodyCompiler) -> Typed? {
    body.foreignMotions.foreignMotion(inUpdate: call, plain)
  }

  func beginning(
    _ head: ExprSyntax, _ links: inout ArraySlice<ChainLink>, in body: BodyCompiler
  ) throws -> Typed? {
    try body.system.special(head, &links) ?? body.subviews.variadic(head, &links)
  }

  func implicitView(_ links: inout ArraySlice<ChainLink>, in body: BodyCompiler) throws -> Typed? {
    try body.staticShapes.implicitView(&links)
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
