internal import MotionRecording
package import SwiftSyntax

/// Compiles the expressions and statements of a function, a closure or the top of a file.
///
/// Each kind of code has a compiler of its own, such as ``StatementCompiler``, which has this one as its `body` and
/// reaches the others through it.
///
/// The expected type goes down, and the found type comes up, as in Swift. Unknown code is not an error: it becomes an
/// unknown value.
package struct BodyCompiler {
  package let program: ProgramCompiler
  package let source: ProgramSource
  package let scope: LexicalScope

  /// The type that has the body as a member; nil for none.
  package var owner: Int?

  /// The protocol whose extension contains the body, or the class that declares a private member.
  var origin: String?

  /// The superclass that declares the body; nil for a body that its type declares itself.
  var declarer: Int?

  /// Whether type parameters remain in types, unless the types that they stand for are known.
  var keepsParameters = false

  /// The type parameters in scope by name, and the types that are known for them.
  var generics: [String: SwiftType] = [:]

  /// Whether the body is a part of the script, which says what happens when.
  package var isScript = false

  /// Whether the body changes its parameter, as a closure for transactions or a function with an `inout` parameter
  /// does.
  var changesParameter = false

  /// The storage that the body writes past its observers; nil for code that is not directly in an initializer or
  /// observer, such as a closure there.
  var ownStorage: OwnStorage?

  /// Whether the body is the content of a preview.
  package var isPreview = false

  /// The locations that the enclosing condition writes; nil outside of conditions.
  package var written: WrittenLocations?

  /// The types that the enclosing function returns where its result type is unknown; nil if it is known.
  var returned: ReturnedTypes?

  /// The collector of the variables that the enclosing call passes by `&`; nil if none are collected.
  var writeBacks: WriteBacks?

  /// The arrays that stand for one of their elements, in an expression that may be a sweep.
  package var sweep: AnimationSweep?

  /// The values that were awaited before the current statement is evaluated, by their calls.
  var awaited: [SyntaxIdentifier: Typed] = [:]

  /// The type of `self`, if there is one.
  var selfType: SwiftType?

  package init(
    _ program: ProgramCompiler, _ source: ProgramSource, _ scope: LexicalScope = LexicalScope(),
    owner: Int? = nil
  ) {
    self.program = program
    self.source = source
    self.scope = scope
    self.owner = owner
    selfType = owner.map { program.selfType(of: $0) }
    isPreview =
      owner.map { program.declarations.types[$0].roles.contains(.previews) } ?? false
  }

  /// Whether type parameters are in scope about which nothing is known.
  var isGeneric: Bool {
    if generics.values.contains(where: \.isUnknown) { return true }
    guard let owner else { return false }
    let type = program.declarations.types[owner]
    return type.isForeign
      ? program.selfType(of: owner).hasUnknownParts
      : type.generics.values.contains(where: \.isUnknown)
  }

  /// Returns a compiler for a function or closure inside this body.
  func function(_ scope: LexicalScope) -> BodyCompiler {
    var function = inner(scope)
    function.ownStorage = nil
    return function
  }

  /// Returns a compiler for code with variables of its own inside this body, such as the iterations of a loop.
  package func inner(_ scope: LexicalScope) -> BodyCompiler {
    var inner = BodyCompiler(program, source, scope)
    inner.owner = owner
    (inner.origin, inner.declarer) = (origin, declarer)
    inner.keepsParameters = keepsParameters
    inner.generics = generics
    inner.ownStorage = ownStorage
    inner.isScript = isScript
    inner.isPreview = isPreview
    inner.written = WrittenLocations(in: scope, of: written)
    inner.returned = returned
    inner.selfType = selfType
    return inner
  }

  /// Returns the name in code of a member of a type of the files, where the body knows only a protocol or a superclass
  /// of the type.
  func member(_ name: String, of number: Int) -> String {
    let isSeen = number == owner || program.declarations.types[number].name == origin
    return isSeen ? program.declarations.member(name, of: number, asSeenIn: origin) : name
  }

  /// Returns the type of a variable whose written type is unknown: that of its value, unless the written type is a
  /// protocol, so that other values may follow, or only a protocol is known of the value, which has other members.
  func type(of value: Typed?, in binding: PatternBindingSyntax) -> SwiftType {
    guard let type = value?.type else { return .unknown }
    guard let annotation = binding.typeAnnotation else { return type }
    if types.namesProtocol(annotation.type) { return .unknown }
    guard case .declared(let number, _) = type.unwrapped,
      !program.code.types[number].covered.isEmpty
    else { return type }
    return .unknown
  }

  /// Returns the value of a variable with a written type: of an optional as `Any` it is not known later that it is one.
  func held(_ value: Typed?, as written: TypeSyntax?) -> Typed? {
    guard let value, value.type.isOptional, let written, types.type(written).isUnknown,
      types.namesProtocol(written)
    else { return value }
    return value.losingOptional(short(written), at: position(of: written))
  }

  /// Returns whether parts of values of a type can change without a write to the value: for a class, or an unknown
  /// type.
  func isObject(_ type: SwiftType) -> Bool {
    guard case .declared(let number, _) = type.unwrapped else { return type.unwrapped.isUnknown }
    return program.code.types[number].kind == .object
  }

  package var types: TypeReader {
    let reader = TypeReader(
      declarations: program.declarations, file: source.scope, owner: owner,
      generics: generics.merging(scope.types) { $1 }, declarer: declarer)
    return keepsParameters ? reader.withParameters : reader
  }

  /// Returns the number of the type of the files that a name denotes in the body; nil for none.
  func typeNumber(_ name: String) -> Int? {
    guard let local = scope.types[name] else {
      return program.declarations.number(of: name, from: owner, in: source.scope)
    }
    if case .declared(let number, _) = local { return number }
    return nil
  }

  /// Returns the type of the files that a name denotes in the body, by its number; an alias may determine the type
  /// arguments.
  func type(_ number: Int, named name: String) -> SwiftType {
    let type = types.named(name)
    return if case .declared(number, _) = type { type } else { .declared(number) }
  }

  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    source.position(of: node)
  }

  /// Returns the position of consecutive expressions.
  func position(from nodes: ArraySlice<ExprSyntax>) -> SourcePosition {
    guard let first = nodes.first, let last = nodes.last else { return .none }
    let start = position(of: first)
    return SourcePosition(
      file: start.file,
      range: start.range.lowerBound..<position(of: last).range.upperBound)
  }

  package func text(of node: some SyntaxProtocol) -> String { source.text.text(of: node) }

  /// Compiles an expression.
  package func expression(_ node: ExprSyntax, as expected: SwiftType = .unknown) throws -> Typed {
    try program.deeper(position(of: node)) {
      var typed = try plain(node, as: expected)
      if program.namesAsWritten, expected.unwrapped == .animation,
        program.words.beginsAnimation(ChainRoot(node))
      {
        typed = named(typed, as: node)
      }
      if typed.type != .view, let call = node.as(FunctionCallExprSyntax.self),
        program.writes(calling: call)
      {
        written?.append(call: typed.evaluate)
      }
      guard !expected.isUnknown, typed.type != expected, typed.metatype == nil,
        !node.is(InOutExprSyntax.self)
      else { return typed }
      if expected == .number, typed.type == .text || typed.type == .boolean {
        throw program.fault(
          .wrongValue(
            of: text(of: node), expected: "a number", found: typed.type == .text ? "text" : "a Bool"
          ),
          at: position(of: node))
      }
      if ElementCompiler.isOther(typed.type, than: expected) {
        return .unknown(short(node), at: position(of: node))
      }
      var converted = typed
      converted.type = typed.type.isUnknown ? expected : typed.type
      let evaluate = typed.evaluate
      converted.evaluate = { run, frame in run.types.coerce(try evaluate(run, frame), to: expected)
      }
      return converted
    }
  }

  /// Returns an animation that is named as it is written.
  private func named(_ typed: Typed, as node: ExprSyntax) -> Typed {
    let (evaluate, words) = (typed.evaluate, source.line(of: node))
    return Typed(.optional(.animation)) { run, frame in
      let value = run.types.coerce(try evaluate(run, frame), to: .animation)
      guard case .animation(let animation) = value else { return value }
      return .animation(NamedAnimation(words, animation.animation))
    }
  }

  private func plain(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed {
    if !awaited.isEmpty, let known = awaited[node.id] { return known }
    if let own = try ownLiterals.literal(node, as: expected) { return own }
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return literals.integer(literal.literal.text, as: expected)
    case .floatLiteralExpr(let literal):
      return literals.decimal(literal.literal.text, as: expected)
    case .booleanLiteralExpr(let literal):
      let flag = literal.literal.text == "true"
      return .constant(.boolean) { .boolean(flag) }
    case .nilLiteralExpr:
      return .constant(expected.wrapped == nil ? .optional(expected) : expected) { .nothing }
    case .stringLiteralExpr(let literal): return try literals.string(literal)
    case .arrayExpr(let array): return try literals.array(array, as: expected)
    case .dictionaryExpr(let dictionary):
      return try literals.dictionary(dictionary, as: expected)
    case .tupleExpr(let tuple): return try literals.tuple(tuple, as: expected)
    case .closureExpr(let closure): return try closures.closure(closure, as: expected)
    case .keyPathExpr(let path): return literals.keyPath(path, as: expected)
    case .sequenceExpr(let sequence) where AssignmentCompiler.isAssignment(node):
      return try assignments.value(of: Array(sequence.elements))
    case .sequenceExpr(let sequence):
      return try operators.operation(Array(sequence.elements)[...], as: expected)
    case .ternaryExpr(let ternary):
      return try operators.choice(
        ternary.condition, ternary.thenExpression, [ternary.elseExpression][...], as: expected)
    case .prefixOperatorExpr(let prefixed):
      return try operators.prefixed(prefixed, as: expected)
    case .postfixOperatorExpr(let postfixed):
      return try operators.postfixed(postfixed, as: expected)
    case .ifExpr, .switchExpr: return try conditions.conditional(node, as: expected)
    case .tryExpr(let inner): return try errors.tried(inner, as: expected)
    case .awaitExpr(let inner): return try awaited(inner.expression, as: expected)
    case .inOutExpr(let inner): return try reference(to: inner.expression)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr,
      .optionalChainingExpr, .superExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      return try chains.chain(node, as: expected)
    default:
      return .unknown(short(node), at: position(of: node))
    }
  }

  /// Returns the code of a node, short enough for a sentence.
  package func short(_ node: some SyntaxProtocol) -> String { source.short(node) }

  private func awaited(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed {
    let typed = try expression(node, as: expected)
    let (evaluate, words, position) = (typed.evaluate, short(node), position(of: node))
    var waiting = typed
    waiting.evaluate = { run, frame in
      let value = try evaluate(run, frame)
      if value.isUnknown { run.lostWait = run.lostWait ?? UnknownValue(words, at: position) }
      return value
    }
    return waiting
  }

  // MARK: - Locations

  /// Compiles an expression as the location that it names: `&x`, `$x`.
  func reference(to node: ExprSyntax) throws -> Typed {
    let typed = try expression(node)
    guard let locate = typed.locate else { return typed }
    if let writeBacks {
      return Typed(.binding(typed.type), evaluate: writeBacks.reference(to: locate))
    }
    return Typed(.binding(typed.type)) { run, frame in .reference(try locate(run, frame)) }
  }

  /// Compiles a call that may change arguments that are passed by `&`.
  func writingBack(
    _ call: FunctionCallExprSyntax?, _ compile: (BodyCompiler) throws -> Typed
  ) rethrows -> Typed {
    guard let call, call.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) })
    else { return try compile(self) }
    let writeBacks = WriteBacks(in: scope)
    var body = self
    body.writeBacks = writeBacks
    return writeBacks.around(try compile(body))
  }
}
