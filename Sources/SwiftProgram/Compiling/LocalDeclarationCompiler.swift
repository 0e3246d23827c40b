internal import SwiftSyntax

extension BodyCompiler {
  var localDeclarations: LocalDeclarationCompiler { LocalDeclarationCompiler(body: self) }
}

/// Compiles functions and computed variables that are declared in a body: they are closures with names.
struct LocalDeclarationCompiler {
  let body: BodyCompiler

  /// Declares the types and functions among the statements of a block, which may be used before their declarations.
  func declare(_ items: some Collection<CodeBlockItemSyntax>) throws {
    for item in items {
      guard let type = LocalTypeFinder.type(in: item),
        let number = body.program.declarations.localNumbers[type.declaration.id]
      else { continue }
      body.scope.declare(type: .declared(number), type.name)
    }
    for alias in items.compactMap({ $0.item.as(DeclSyntax.self)?.as(TypeAliasDeclSyntax.self) }) {
      let type = body.types.type(alias.initializer.value)
      if !type.isUnknown { body.scope.declare(type: type, alias.name.plainText) }
    }
    var functions: [String: [LocalFunction]] = [:]
    for node in items.lazy.compactMap(Self.function(in:)) {
      let name = node.name.plainText
      var function = try function(node)
      function.slot = body.scope.declare(name, function.type)
      functions[name, default: []].append(function)
    }
    for (name, functions) in functions { body.scope.set(functions: functions, of: name) }
  }

  /// Returns the code of statements, with the functions among them first, as Swift declares them at the beginning of
  /// the block.
  func begin<Code>(_ items: [CodeBlockItemSyntax], _ code: [Code]) -> [Code] {
    let pairs = Array(zip(items, code))
    guard pairs.contains(where: { Self.function(in: $0.0) != nil }) else { return code }
    return pairs.filter { Self.function(in: $0.0) != nil }.map(\.1)
      + pairs.filter { Self.function(in: $0.0) == nil }.map(\.1)
  }

  private static func function(in item: CodeBlockItemSyntax) -> FunctionDeclSyntax? {
    item.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self)
  }

  /// Returns the variables that are declared after a function in its block and that it names: those that the enclosing
  /// code does not have, as Swift looks for them before members and globals.
  func later(in item: CodeBlockItemSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>) -> Set<String> {
    Self.function(in: item)?.body.map { names(of: rest, in: $0) } ?? []
  }

  /// Returns the variables that statements declare, that the enclosing code does not have, and that some code names.
  private func names(
    of statements: ArraySlice<CodeBlockItemSyntax>, in work: some SyntaxProtocol
  ) -> Set<String> {
    let declared = statements.compactMap {
      $0.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)
    }
    .flatMap(\.bindings).flatMap { Self.names(in: $0.pattern) }
    .filter { body.scope.find($0) == nil }
    guard !declared.isEmpty else { return [] }
    let named = Set(work.tokens(viewMode: .sourceAccurate).map(\.plainText))
    return named.intersection(declared)
  }

  /// Returns the names of the variables of a pattern.
  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  /// Returns a function with its parameters and its result.
  private func function(_ node: FunctionDeclSyntax) throws -> LocalFunction {
    let types = types(of: node)
    let parameters = try node.signature.parameterClause.parameters.map { parameter in
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let type = types.type(parameter.type)
      var known = FunctionCode.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText,
        name: (parameter.secondName ?? parameter.firstName).plainText,
        type: parameter.ellipsis == nil ? type : .array(type),
        isInout: attributed?.specifiers.trimmedDescription.contains("inout") ?? false,
        isVariadic: parameter.ellipsis != nil, isAutomatic: parameter.isAutomatic)
      known.initial = try parameter.defaultValue.map {
        try body.program.initialCode($0.value, body.source, as: type, owner: body.owner)
      }
      return known
    }
    let result = node.signature.returnClause.map { types.type($0.type) } ?? .void
    return LocalFunction(declaration: node.id, slot: 0, parameters: parameters, result: result)
  }

  /// Returns the reader for the types in a function, in which its type parameters stand for any type.
  private func types(of node: FunctionDeclSyntax) -> TypeReader {
    var types = body.types
    types.generics.merge(
      TypeParameterReader.names(
        node.genericParameterClause, node.genericWhereClause, body.program.declarations.frameworks)
    ) { $1 }
    return types
  }

  /// Compiles a function inside a function.
  func function(declaredBy node: FunctionDeclSyntax) throws -> Execute {
    guard let work = node.body,
      let known = body.scope.find(node.name.plainText), known.depth == 0,
      let function = known.local.functions.first(where: { $0.declaration == node.id })
    else { return { _, _ in .next } }
    let inner = LexicalScope(parent: body.scope)
    for parameter in function.parameters { inner.declare(parameter.name, parameter.type) }
    var compiler = body.function(inner)
    compiler.generics = types(of: node).generics
    let compiled = try compiler.statements.functionBody(work.statements, result: function.result)
    var code = ClosureCode(
      parameterCount: function.parameters.count, parameterTypes: function.parameters.map(\.type),
      slotCount: inner.slotCount, body: compiled.body,
      changesState: body.program.writes(Syntax(work)), forget: compiler.written?.forget)
    code.copied = Set(function.parameters.indices.filter { function.parameters[$0].isInout })
    let made = code
    let slot = function.slot
    return { _, frame in
      frame.slots[slot] = .closure(ClosureValue(code: made, frame: frame))
      return .next
    }
  }

  /// Compiles a call of a function inside a function; nil if none with the name has the labels.
  func call(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let (depth, local) = body.scope.find(name), !local.functions.isEmpty else { return nil }
    let fitting = local.functions.compactMap { function in
      ParameterMatching.types(of: function.parameters, call.argumentLabels).map {
        (function: function, types: $0)
      }
    }
    guard let chosen = fitting.count > 1 ? best(of: fitting, for: call) : fitting.first else {
      return nil
    }
    let automatic = ParameterMatching.automatic(chosen.function.parameters, call.argumentLabels)
    let values = try body.calls.arguments(of: call, automatic: automatic) { index, _ in
      chosen.types[index] ?? .unknown
    }.evaluation
    let (slot, parameters) = (chosen.function.slot, chosen.function.parameters)
    let position = body.position(of: call)
    return body.calls.inlined(
      Typed(chosen.function.result) { run, frame in
        guard case .closure(let closure) = frame.frame(depth).slots[slot],
          let ordered = try run.functions.ordered(try values(run, frame), for: parameters)
        else { return .unknown(UnknownValue("\(name)(…)", at: position)) }
        try run.step(at: position)
        return try run.functions.call(closure, ordered)
      }, at: position)
  }

  private func best(
    of functions: [(function: LocalFunction, types: [Int: SwiftType])],
    for call: FunctionCallExprSyntax
  ) -> (function: LocalFunction, types: [Int: SwiftType])? {
    let arguments = call.argumentExpressions
    let costs = functions.map { function, types in
      body.overloads.cost(
        of: arguments, { types[$0] ?? .unknown }, function.parameters.count)
    }
    let best = functions.indices.filter { costs[$0] != nil }.min {
      guard let one = costs[$0], let other = costs[$1] else { return false }
      return one < other
    }
    return best.map { functions[$0] }
  }

  /// Marks a variable of the innermost block as a weak reference.
  func setWeak(_ name: String) {
    body.program.code.hasWeakReferences = true
    body.scope.setWeak(name)
  }

  // MARK: - Computed variables

  /// Compiles the code of an accessor of a local variable, in which variables that are declared after it are unknown.
  ///
  /// - Parameters:
  ///   - items: The statements of the accessor.
  ///   - inner: The scope of the accessor, with its parameter.
  ///   - compile: Compiles the statements.
  private func accessor(
    _ items: CodeBlockItemListSyntax, _ inner: LexicalScope,
    _ compile: (BodyCompiler) throws -> Execute
  ) throws -> (work: Execute, forget: Forget?) {
    let item = sequence(first: Syntax(items)) { $0.parent }.dropFirst().lazy
      .compactMap { $0.as(CodeBlockItemSyntax.self) }.first
    let around = Array(item?.parent?.as(CodeBlockItemListSyntax.self) ?? [])
    let rest = around.drop { $0.id != item?.id }.dropFirst()
    let position = body.position(of: items)
    let missing = names(of: rest, in: items).sorted().map { name in
      (
        slot: inner.declare(name, .unknown, isComputed: true),
        value: UnknownValue(name, at: position, name: name)
      )
    }
    let compiler = body.function(inner)
    let work = try compile(compiler)
    guard !missing.isEmpty else { return (work, compiler.written?.forget) }
    return (
      { run, frame in
        for (slot, value) in missing { frame.slots[slot] = .unknown(value) }
        return try work(run, frame)
      }, compiler.written?.forget
    )
  }

  /// Compiles a local variable that is computed at each read.
  func computed(
    _ pattern: PatternSyntax, _ items: CodeBlockItemListSyntax, _ type: SwiftType
  ) throws -> Execute {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return { _, _ in .next }
    }
    let inner = LexicalScope(parent: body.scope)
    let work = try accessor(items, inner) {
      try $0.statements.functionBody(items, result: type).body
    }.work
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: inner.slotCount, body: work,
      changesState: body.program.writes(Syntax(items)))
    let slot = body.scope.declare(name, type, isComputed: true)
    return { _, frame in
      frame.slots[slot] = .closure(ClosureValue(code: code, frame: frame))
      return .next
    }
  }

  /// Sets the observers of a local variable.
  ///
  /// While they are compiled, the variable has no observers yet: their own writes to it call none.
  func observe(
    _ pattern: PatternSyntax, by accessors: AccessorBlockSyntax, _ type: SwiftType
  ) throws {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      case .accessors(let list) = accessors.accessors
    else { return }
    var observers = LocalObservers()
    for entry in list {
      guard let observer = Observer(entry), let items = entry.body?.statements else { continue }
      let inner = LexicalScope(parent: body.scope)
      inner.declare(observer.parameter, type)
      let (work, forget) = try accessor(items, inner) { try $0.statements.block(items) }
      let code = ClosureCode(
        parameterCount: 1, parameterTypes: [type], slotCount: inner.slotCount, body: work,
        changesState: body.program.writes(Syntax(items)), forget: forget)
      switch observer.kind {
      case .willSet: observers.willSet = code
      case .didSet: observers.didSet = code
      }
    }
    body.scope.set(observers: observers, of: name)
  }

  /// Compiles the value of a computed variable.
  func value(of local: LexicalScope.Local, _ depth: Int, at position: SourcePosition) -> Typed {
    let slot = local.slot
    return body.calls.inlined(
      Typed(local.type) { run, frame in
        let value = frame.frame(depth).slots[slot]
        guard case .closure(let closure) = value else { return value }
        return try run.functions.call(closure, [])
      }, at: position)
  }
}

extension AccessorBlockSyntax {
  /// The code of a getter without a setter; nil for any other accessors.
  var onlyGetter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): items
    case .accessors(let list):
      list.count == 1 && list.first?.accessorSpecifier.text == "get"
        ? list.first?.body?.statements : nil
    }
  }

  /// Whether the accessors compute a value.
  var computes: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    }
  }
}
