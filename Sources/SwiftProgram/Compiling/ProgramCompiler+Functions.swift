package import SwiftSyntax

// Functions: their parameters and their bodies.
extension ProgramCompiler {
  /// Declares a function.
  ///
  /// - Returns: The number of the function.
  func declare(
    _ node: FunctionDeclSyntax, _ source: ProgramSource, owner: Int?, isStatic: Bool,
    keptIn keeper: Int?
  ) -> Int {
    let generics = TypeParameterReader.names(
      node.genericParameterClause, node.genericWhereClause, declarations.frameworks)
    let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.plainName }
    let isBuilder = declarations.haveBuilder(node.attributes)
    let reader = TypeReader(
      declarations: declarations, file: source.scope, owner: owner, generics: generics,
      declarer: declarer)
    let result = node.signature.returnClause.map { reader.type($0.type) } ?? .void
    var setting = FunctionSetting(
      name: node.name.plainText, owner: owner, hasSelf: owner != nil && !isStatic, result: result,
      isMutating: isMutating, isBuilder: isBuilder, generics: generics)
    setting.resultSyntax = node.signature.returnClause?.type
    (setting.origin, setting.declarer) = (origin, declarer)
    setting.builder = builder(among: node.attributes, source, owner: owner)
    setting.isDisfavored = attributes.contains("_disfavoredOverload")
    let number = declare(
      setting, node.signature.parameterClause.parameters, node.body?.statements, source,
      position: source.position(of: node.name))
    code.functions[number].keeper = keeper
    code.functions[number].constraints = constraints(
      node.genericParameterClause, node.genericWhereClause)
    let modifiers = Set(node.modifiers.map(\.name.text))
    code.operators.add(
      number, code.functions[number],
      modifiers.contains("prefix") ? .prefix : modifiers.contains("postfix") ? .postfix : .infix)
    return number
  }

  /// Declares an initializer.
  ///
  /// - Returns: The number of its function.
  func declare(_ node: InitializerDeclSyntax, _ source: ProgramSource, owner: Int) -> Int {
    let generics = TypeParameterReader.names(
      node.genericParameterClause, node.genericWhereClause, declarations.frameworks)
    var setting = FunctionSetting(
      name: "init", owner: owner, hasSelf: true, result: .void, isMutating: true, isBuilder: false,
      generics: generics)
    setting.isInitializer = true
    (setting.origin, setting.declarer) = (origin, declarer)
    setting.ownStorage = .initializer(declarer: declarer)
    let number = declare(
      setting, node.signature.parameterClause.parameters, node.body?.statements, source,
      position: source.position(of: node.initKeyword))
    code.functions[number].isFailable = node.optionalMark != nil
    code.functions[number].delegates =
      node.body.map { LiteralSyntax.callsInitializer(of: .self, in: $0.statements) } ?? false
    return number
  }

  /// The facts about a function besides its parameters and its body.
  struct FunctionSetting {
    var name: String
    var owner: Int?
    var hasSelf: Bool
    var result: SwiftType

    /// The result type as it is written; nil if it is not written.
    var resultSyntax: TypeSyntax?

    /// The type of a computed variable with its type parameters; nil if it contains none.
    var resultPattern: SwiftType?
    var isMutating = false
    var isBuilder = false

    /// The result builder of the app that makes the result.
    var builder: String?
    var generics: [String: SwiftType] = [:]
    var isInitializer = false
    var isDisfavored = false

    /// The storage whose observers the writes of the body do not call.
    var ownStorage: OwnStorage?

    /// The protocol whose extension contains the function, or the class that declares a private member.
    var origin: String?

    /// The superclass that declares the function; nil for a function that its type declares itself.
    var declarer: Int?
    var parameterNames: [(name: String, type: SwiftType)] = []
  }

  /// Declares a function with parameters and a body.
  ///
  /// - Returns: The number of the function.
  func declare(
    _ setting: FunctionSetting, _ parameters: FunctionParameterListSyntax,
    _ body: CodeBlockItemListSyntax?, _ source: ProgramSource, position: SourcePosition
  ) -> Int {
    let reader = TypeReader(
      declarations: declarations, file: source.scope, owner: setting.owner,
      generics: setting.generics, declarer: setting.declarer)
    let number = code.functions.count
    var function = FunctionCode(
      name: setting.name, hasSelf: setting.hasSelf, result: setting.result,
      isMutating: setting.isMutating, isInitializer: setting.isInitializer, owner: setting.owner,
      position: position)
    function.isDisfavored = setting.isDisfavored
    function.generics = setting.generics
    function.declarer = declarer
    // A type parameter for which no type is known is the same type everywhere.
    function.resultPattern =
      setting.isInitializer
      ? setting.owner.flatMap(declarations.pattern) : setting.resultSyntax.flatMap(reader.pattern)
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).plainText
      var type = reader.type(parameter.type)
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let isBuilder = declarations.haveBuilder(parameter.attributes)
      if isBuilder, case .function(let types, _) = type.unwrapped { type = .function(types, .view) }
      if parameter.ellipsis != nil { type = .array(type) }
      function.parameters.append(
        .init(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText, name: name,
          type: type,
          isInout: attributed?.specifiers.trimmedDescription.contains("inout") ?? false,
          isVariadic: parameter.ellipsis != nil,
          isLength: parameter.type.trimmedDescription == "CGFloat",
          isAutomatic: parameter.isAutomatic,
          unplayed: ownWrapper(among: parameter.attributes, source, owner: setting.owner).map {
            UnknownValue("@\($0.attribute.plainName) \(name)", at: position, name: name)
          },
          builder: builder(among: parameter.attributes, source, owner: setting.owner),
          pattern: reader.pattern(parameter.type).map {
            parameter.ellipsis == nil ? $0 : .array($0)
          },
          typeParameter: parameter.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription))
    }
    function.askedTypes = askedTypes(of: setting, body.map { Syntax($0) }, function.resultPattern)
    code.functions.append(function)
    if let body { note(body: Syntax(body), of: number) }
    let defaults = parameters.map { $0.defaultValue?.value }
    pendingBodies.append { [self] in
      for (index, value) in defaults.enumerated() {
        guard let value else { continue }
        code.functions[number].parameters[index].initial = try initialCode(
          value, source, as: code.functions[number].parameters[index].type, owner: setting.owner,
          declarer: setting.declarer)
      }
      if let body, isReachable(setting) { try compileBody(of: number, setting, body, source) }
    }
    // The existence of a default value matters before it is compiled.
    for (index, value) in defaults.enumerated() where value != nil {
      code.functions[number].parameters[index].initial = FrameCode(
        slotCount: 0, body: { _, _ in .next }, position: position)
    }
    return number
  }

  /// Returns whether a function may be called; an initializer, by the name of its type.
  func isReachable(_ setting: FunctionSetting) -> Bool {
    guard setting.isInitializer, let owner = setting.owner else {
      return reachable.contains(setting.name)
    }
    return declarations.types[owner].isForeign || reachable.contains(declarations.types[owner].name)
  }

  /// Compiles the body of a function; a body that cannot be compiled is an error once it is called.
  func compileBody(
    of number: Int, _ setting: FunctionSetting, _ body: CodeBlockItemListSyntax,
    _ source: ProgramSource
  ) throws {
    let scope = LexicalScope()
    var compiler = BodyCompiler(self, source, scope, owner: setting.owner)
    compiler.generics = setting.generics
    (compiler.origin, compiler.declarer) = (setting.origin, setting.declarer)
    compiler.ownStorage = setting.ownStorage
    compiler.written = WrittenLocations()
    compiler.changesParameter = code.functions[number].parameters.contains(where: \.isInout)
    if setting.hasSelf, let owner = setting.owner { scope.declare("self", selfType(of: owner)) }
    for parameter in code.functions[number].parameters {
      let type = parameter.type
      scope.declare(parameter.name, type, isProjected: parameter.isInout)
    }
    for parameter in setting.parameterNames { scope.declare(parameter.name, parameter.type) }
    let isBuilder =
      setting.isBuilder || (setting.result == .view && !ClosureCompiler.returnsEarly(body))
    do {
      if SuspensionCompiler.waits(Syntax(body)) {
        code.functions[number].waiting = try compiler.suspensions.waiting(body, of: setting.result)
        let unknown = UnknownValue("await \(setting.name)(…)", at: code.functions[number].position)
        code.functions[number].body = { _, _ in .returned(.unknown(unknown)) }
      } else if let builder = setting.builder {
        let unknown = UnknownValue.built(setting.name, by: builder, at: source.position(of: body))
        code.functions[number].body = { _, _ in .returned(.unknown(unknown)) }
      } else if isBuilder {
        let build = try compiler.builders.builder(body)
        code.functions[number].body = { run, frame in .returned(.view(try build(run, frame))) }
      } else if setting.isInitializer {
        code.functions[number].body = try compiler.ownCalls.initializer(body)
      } else {
        let body = try compiler.statements.functionBody(body, result: setting.result).body
        code.functions[number].body =
          setting.result == .view
          ? Self.chosen(body, at: code.functions[number].position) : body
      }
    } catch let fault as Fault {
      let error = note(fault, in: source)
      code.functions[number].body = { _, _ in throw error }
    }
    code.functions[number].slotCount = scope.slotCount
    // A function of views writes in the actions of the views, which run later.
    if setting.result != .view { code.functions[number].forget = compiler.written?.forget }
  }

  /// Returns a body whose `return` statements return views of one type, so that they are one view, whichever is
  /// reached.
  private static func chosen(_ body: @escaping Execute, at position: SourcePosition) -> Execute {
    { run, frame in
      let flow = try body(run, frame)
      guard case .returned(let value) = flow, case .view(let element) = value else { return flow }
      return .returned(.view(.chosen(position, element)))
    }
  }

  /// Compiles an initial value; a value that cannot be compiled is an error once it is needed.
  func initialCode(
    _ node: ExprSyntax, _ source: ProgramSource, as type: SwiftType, owner: Int?,
    declarer: Int? = nil
  ) throws -> FrameCode {
    do {
      return try compiled(node, source, as: type, owner: owner, declarer: declarer)
    } catch let fault as Fault {
      let error = note(fault, in: source)
      return FrameCode(
        slotCount: 0, body: { _, _ in throw error }, position: source.position(of: node))
    }
  }

  /// Compiles an expression that needs no variables from around it.
  package func frameCode(
    _ node: ExprSyntax, _ source: ProgramSource, as type: SwiftType = .unknown, owner: Int? = nil
  ) throws -> FrameCode {
    do {
      return try compiled(node, source, as: type, owner: owner)
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
  }

  private func compiled(
    _ node: ExprSyntax, _ source: ProgramSource, as type: SwiftType, owner: Int?,
    declarer: Int? = nil
  ) throws -> FrameCode {
    let scope = LexicalScope()
    var compiler = BodyCompiler(self, source, scope, owner: owner)
    compiler.declarer = declarer
    let evaluate = try compiler.expression(node, as: type).evaluate
    return FrameCode(
      slotCount: scope.slotCount, body: { run, frame in .returned(try evaluate(run, frame)) },
      position: source.position(of: node))
  }

  /// Returns the type that an expression has by itself.
  func naturalType(
    of node: ExprSyntax, _ source: ProgramSource, owner: Int?, declarer: Int? = nil
  ) -> SwiftType {
    var compiler = BodyCompiler(self, source, owner: owner)
    compiler.declarer = declarer
    return (try? compiler.expression(node).heldType) ?? .unknown
  }

  /// Returns the type that an expression has by itself with the type parameters of the enclosing type; nil if it
  /// contains none.
  func naturalPattern(
    of node: ExprSyntax, _ source: ProgramSource, owner: Int, declarer: Int? = nil
  ) -> SwiftType? {
    var compiler = BodyCompiler(self, source, owner: owner)
    (compiler.declarer, compiler.keepsParameters) = (declarer, true)
    guard !compiler.types.generics.isEmpty || declarer != nil else { return nil }
    let pattern = try? compiler.expression(node).heldType
    let type = naturalType(of: node, source, owner: owner, declarer: declarer)
    return pattern == type ? nil : pattern
  }
}

extension FunctionParameterSyntax {
  /// Whether the argument for the parameter is a closure that evaluates the written expression: `@autoclosure`.
  var isAutomatic: Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.plainName == "autoclosure"
    } ?? false
  }
}
