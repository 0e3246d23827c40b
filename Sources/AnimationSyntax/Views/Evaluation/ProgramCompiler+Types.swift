internal import SwiftSyntax

// Types: their properties, functions and cases.
extension ProgramCompiler {
  /// Declares everything, then compiles the bodies.
  func compile() throws {
    for type in declarations.types {
      var entry = TypeCode(name: type.name, kind: type.kind, isView: type.isView)
      entry.animatable = type.animatableNames
      code.types.append(entry)
    }
    for number in declarations.types.indices { try declareCases(of: number) }
    for number in declarations.types.indices { try declareMembers(of: number) }
    for (function, source) in declarations.functions {
      let number = declare(function, source, owner: nil, isStatic: true)
      globalFunctions[function.name.plainText, default: []].append(number)
    }
    for (variable, source) in declarations.variables where !variable.isState {
      try declareGlobals(variable, source, owner: nil)
    }
    noteExtensions()
    try finish()
  }

  // MARK: - Cases

  private func declareCases(of number: Int) throws {
    let type = declarations.types[number]
    guard type.kind == .enumeration else { return }
    let reader = TypeReader(declarations: declarations, owner: number)
    var nextRaw = 0
    let raw = rawType(of: number)
    for member in type.members {
      guard let cases = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements {
        let parameters = element.parameterClause?.parameters ?? []
        var entry = CaseCode(
          name: element.name.plainText, labels: parameters.map { $0.firstName?.text },
          types: parameters.map { reader.type($0.type) })
        entry.rawValue = rawValue(element.rawValue?.value, raw, name: entry.name, &nextRaw)
        code.types[number].cases.append(entry)
      }
    }
  }

  private func rawValue(
    _ node: ExprSyntax?, _ type: ViewType, name: String, _ next: inout Int
  ) -> CaseCode.RawValue? {
    let text = node?.trimmedDescription
    switch type {
    case .integer:
      if let text, let value = Int(text.filter { $0 != "_" }) { next = value }
      defer { next &+= 1 }
      return .integer(next)
    case .number: return text.flatMap { Double($0.filter { $0 != "_" }) }.map { .number($0) }
    case .text:
      guard let text else { return .text(name) }
      return .text(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text)
    default: return nil
    }
  }

  // MARK: - Members

  private func declareMembers(of number: Int) throws {
    for member in declarations.types[number].members {
      try declare(member.declaration, member.source, of: number)
    }
  }

  private func declare(_ declaration: DeclSyntax, _ source: ViewSource, of number: Int) throws {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if variable.isStatic {
        try declareGlobals(variable, source, owner: number)
      } else {
        try declareProperties(variable, source, of: number)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let place = declare(function, source, owner: number, isStatic: isStatic)
      let name = function.name.plainText
      if isStatic {
        code.types[number].staticMethods[name, default: []].append(place)
      } else {
        code.types[number].methods[name, default: []].append(place)
        if name == "body", declarations.types[number].isModifier {
          code.types[number].body = place
        }
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      code.types[number].initializers.append(declare(initializer, source, owner: number))
    } else if let block = declaration.as(IfConfigDeclSyntax.self),
      case .decls(let members)? = block.clauses.first?.elements
    {
      for member in members { try declare(member.decl, source, of: number) }
    }
  }

  // MARK: - Functions

  private func declare(
    _ node: FunctionDeclSyntax, _ source: ViewSource, owner: Int?, isStatic: Bool
  ) -> Int {
    let generics = ViewParameters.names(node.genericParameterClause, node.genericWhereClause)
    let isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    let isBuilder = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.plainName == "ViewBuilder"
    }
    let reader = TypeReader(declarations: declarations, owner: owner, generics: generics)
    let result = node.signature.returnClause.map { reader.type($0.type) } ?? .void
    let setting = FunctionSetting(
      name: node.name.plainText, owner: owner, hasSelf: owner != nil && !isStatic, result: result,
      isMutating: isMutating, isBuilder: isBuilder, generics: generics)
    return declare(
      setting, node.signature.parameterClause.parameters, node.body?.statements, source,
      place: source.place(of: node.name))
  }

  private func declare(_ node: InitializerDeclSyntax, _ source: ViewSource, owner: Int) -> Int {
    let generics = ViewParameters.names(node.genericParameterClause, node.genericWhereClause)
    var setting = FunctionSetting(
      name: "init", owner: owner, hasSelf: true, result: .void, isMutating: true, isBuilder: false,
      generics: generics)
    setting.isInitializer = true
    return declare(
      setting, node.signature.parameterClause.parameters, node.body?.statements, source,
      place: source.place(of: node.initKeyword))
  }

  /// What a function is beside its parameters and its body.
  struct FunctionSetting {
    var name: String
    var owner: Int?
    var hasSelf: Bool
    var result: ViewType
    var isMutating = false
    var isBuilder = false
    var generics: [String: Bool] = [:]
    var isInitializer = false
    var parameterNames: [(name: String, type: ViewType)] = []
  }

  private func declare(
    _ setting: FunctionSetting, _ parameters: FunctionParameterListSyntax,
    _ body: CodeBlockItemListSyntax?, _ source: ViewSource, place: SourcePlace
  ) -> Int {
    let reader = TypeReader(
      declarations: declarations, owner: setting.owner, generics: setting.generics)
    let number = code.functions.count
    var function = FunctionCode(
      name: setting.name, hasSelf: setting.hasSelf, result: setting.result,
      isMutating: setting.isMutating, isInitializer: setting.isInitializer, owner: setting.owner,
      place: place)
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).plainText
      var type = reader.type(parameter.type)
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let isBuilder = parameter.attributes.contains {
        $0.as(AttributeSyntax.self)?.plainName == "ViewBuilder"
      }
      if isBuilder, case .function(let types, _) = type.unwrapped { type = .function(types, .view) }
      if parameter.ellipsis != nil { type = .array(type) }
      function.parameters.append(
        .init(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText, name: name,
          type: type,
          isInout: attributed?.specifiers.trimmedDescription.contains("inout") ?? false,
          isVariadic: parameter.ellipsis != nil))
    }
    code.functions.append(function)
    if let body { note(body: Syntax(body), of: number) }
    let defaults = parameters.map { $0.defaultValue?.value }
    pendingBodies.append { [self] in
      for (index, value) in defaults.enumerated() {
        guard let value else { continue }
        code.functions[number].parameters[index].initial = try frameCode(
          value, source, as: code.functions[number].parameters[index].type, owner: setting.owner)
      }
      if let body, isReachable(setting) { try compileBody(of: number, setting, body, source) }
    }
    // That there is a default matters before it is compiled.
    for (index, value) in defaults.enumerated() where value != nil {
      code.functions[number].parameters[index].initial = FrameCode(
        slotCount: 0, body: { _, _ in .next }, place: place)
    }
    return number
  }

  /// Whether a function may be called: an initializer by the name of its type.
  private func isReachable(_ setting: FunctionSetting) -> Bool {
    guard setting.isInitializer, let owner = setting.owner else {
      return reachable.contains(setting.name)
    }
    return reachable.contains(declarations.types[owner].name)
  }

  private func compileBody(
    of number: Int, _ setting: FunctionSetting, _ body: CodeBlockItemListSyntax,
    _ source: ViewSource
  ) throws {
    let scope = LexicalScope()
    var compiler = BodyCompiler(self, source, scope, owner: setting.owner)
    compiler.generics = setting.generics
    if setting.hasSelf, let owner = setting.owner { scope.declare("self", selfType(of: owner)) }
    for parameter in code.functions[number].parameters {
      let type = parameter.type
      scope.declare(parameter.name, type, isProjected: parameter.isInout)
    }
    for parameter in setting.parameterNames { scope.declare(parameter.name, parameter.type) }
    let isBuilder =
      setting.isBuilder || (setting.result == .view && !BodyCompiler.returnsEarly(body))
    do {
      if BodyCompiler.waits(Syntax(body)) {
        code.functions[number].waiting = try compiler.waiting(body)
        let unknown = UnknownValue("await \(setting.name)(…)", at: code.functions[number].place)
        code.functions[number].body = { _, _ in .returned(.unknown(unknown)) }
      } else if isBuilder {
        let build = try compiler.builder(body)
        code.functions[number].body = { run, frame in .returned(.view(try build(run, frame))) }
      } else if setting.isInitializer {
        code.functions[number].body = try compiler.block(body)
      } else {
        code.functions[number].body = try compiler.functionBody(body, result: setting.result).body
      }
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
    code.functions[number].slotCount = scope.slotCount
  }

  /// An expression that needs no variables from around it.
  func frameCode(
    _ node: ExprSyntax, _ source: ViewSource, as type: ViewType = .unknown, owner: Int? = nil
  ) throws -> FrameCode {
    let scope = LexicalScope()
    let compiler = BodyCompiler(self, source, scope, owner: owner)
    do {
      let evaluate = try compiler.expression(node, as: type).evaluate
      return FrameCode(
        slotCount: scope.slotCount, body: { run, frame in .returned(try evaluate(run, frame)) },
        place: source.place(of: node))
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
  }

  /// The type that an expression has by itself.
  func naturalType(of node: ExprSyntax, _ source: ViewSource, owner: Int?) -> ViewType {
    (try? BodyCompiler(self, source, owner: owner).expression(node).type) ?? .unknown
  }
}

// Properties.
extension ProgramCompiler {
  /// The wrappers of values that views keep, and of values that come from outside.
  private static let stateWrappers: Set<String> = [
    "State", "StateObject", "GestureState", "SceneStorage", "AppStorage", "FocusState",
  ]
  private static let outsideWrappers: Set<String> = [
    "EnvironmentObject", "Query", "FetchRequest", "Environment", "UIApplicationDelegateAdaptor",
  ]

  private func declareProperties(
    _ node: VariableDeclSyntax, _ source: ViewSource, of number: Int
  ) throws {
    let wrappers = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let isBuilder = wrappers.contains { $0.plainName == "ViewBuilder" }
    let isLet = node.bindingSpecifier.text == "let"
    let isPrivate = node.modifiers.contains {
      $0.name.text == "private" || $0.name.text == "fileprivate"
    }
    var following: ViewType?
    for binding in node.bindings.reversed() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      let reader = TypeReader(declarations: declarations, owner: number)
      let annotated = binding.typeAnnotation.map { reader.type($0.type) } ?? following
      following = binding.initializer == nil ? annotated : nil
      var property = PropertyCode(
        name: name, type: annotated ?? .unknown, storage: .stored,
        place: source.place(of: binding.pattern),
        isParameter: !isPrivate || true, takesBuilder: isBuilder)
      let takesClosure = if case .function = property.type.unwrapped { true } else { false }
      if isBuilder, case .function(let types, _) = property.type.unwrapped {
        property.type = .function(types, .view)
      }
      property.takesBuilder = isBuilder && !takesClosure
      if let accessors = binding.accessorBlock {
        try declareAccessors(accessors, &property, source, of: number, isBuilder: isBuilder)
      }
      if case .stored = property.storage { property.storage = storage(of: wrappers, &property) }
      property.isParameter = isParameter(
        property, isLet: isLet, hasValue: binding.initializer != nil)
      let place = code.types[number].properties.count
      let isNew = code.types[number].propertyPlaces[name] == nil
      code.types[number].properties.append(property)
      if isNew { code.types[number].propertyPlaces[name] = place }
      if name == "body", case .computed(let getter, _) = property.storage,
        code.types[number].body == nil
      {
        code.types[number].body = getter
      }
      declareReset(of: name, wrappers, source, in: number)
      guard let value = binding.initializer?.value ?? Self.initialValue(wrappers) else { continue }
      initialize(place, of: number, value, source, isTyped: annotated != nil)
    }
    // Several variables of one declaration were read backwards.
    reorder(node.bindings.count, of: number)
  }

  /// The first value in `@State(initialValue: 0) var x`.
  private static func initialValue(_ wrappers: [AttributeSyntax]) -> ExprSyntax? {
    wrappers.lazy.compactMap { $0.argument(["initialValue", "wrappedValue"]) }.first
  }

  /// What `@GestureState(resetTransaction:)` or `(reset:)` says.
  private func declareReset(
    of name: String, _ wrappers: [AttributeSyntax], _ source: ViewSource, in number: Int
  ) {
    guard let wrapper = wrappers.first(where: { $0.plainName == "GestureState" }),
      let value = wrapper.argument(["resetTransaction", "reset"])
    else { return }
    pendingBodies.append { [self] in
      guard let place = code.types[number].propertyPlaces[name] else { return }
      let type = code.types[number].properties[place].type
      code.types[number].properties[place].reset = try frameCode(
        value, source,
        as: value.is(ClosureExprSyntax.self)
          ? .function([type, .transaction], .void) : .unknown, owner: number)
    }
  }

  private func reorder(_ count: Int, of number: Int) {
    guard count > 1, code.types[number].properties.count >= count else { return }
    let start = code.types[number].properties.count - count
    code.types[number].properties[start...].reverse()
    for (offset, property) in code.types[number].properties[start...].enumerated() {
      code.types[number].propertyPlaces[property.name] = start + offset
    }
  }

  private func isParameter(_ property: PropertyCode, isLet: Bool, hasValue: Bool) -> Bool {
    switch property.storage {
    case .computed, .environment, .outside: false
    case .state, .stored, .binding: !(isLet && hasValue)
    }
  }

  private func storage(of wrappers: [AttributeSyntax], _ property: inout PropertyCode)
    -> PropertyCode.Storage
  {
    for wrapper in wrappers {
      let name = wrapper.plainName
      if Self.stateWrappers.contains(name) { return .state }
      if name == "Binding" || name == "Bindable" { return .binding }
      if name == "Environment", let path = wrapper.keyPath { return .environment(path) }
      if Self.outsideWrappers.contains(name) { return .outside }
    }
    return .stored
  }

  private func initialize(
    _ place: Int, of number: Int, _ value: ExprSyntax, _ source: ViewSource, isTyped: Bool
  ) {
    let name = code.types[number].properties[place].name
    // What is inferred may need what is declared further down.
    pendingBodies.insert(
      { [self] in
        guard let place = code.types[number].propertyPlaces[name] else { return }
        if !isTyped {
          code.types[number].properties[place].type = naturalType(of: value, source, owner: number)
        }
        let type = code.types[number].properties[place].type
        pendingBodies.append { [self] in
          code.types[number].properties[place].initial = try frameCode(
            value, source, as: type, owner: number)
        }
        code.types[number].properties[place].initial = FrameCode(
          slotCount: 0, body: { _, _ in .next }, place: source.place(of: value))
      }, at: 0)
  }

  private func declareAccessors(
    _ node: AccessorBlockSyntax, _ property: inout PropertyCode, _ source: ViewSource,
    of number: Int,
    isBuilder: Bool
  ) throws {
    func accessor(
      _ items: CodeBlockItemListSyntax, _ parameter: (name: String, type: ViewType)?,
      result: ViewType
    ) -> Int {
      var setting = FunctionSetting(
        name: property.name, owner: number, hasSelf: true, result: result,
        isMutating: parameter != nil,
        isBuilder: isBuilder && parameter == nil)
      setting.parameterNames = []
      let place = code.functions.count
      var function = FunctionCode(
        name: property.name, hasSelf: true, result: result, isMutating: parameter != nil,
        owner: number,
        place: property.place)
      if let parameter {
        function.parameters = [.init(label: nil, name: parameter.name, type: parameter.type)]
      }
      code.functions.append(function)
      note(body: Syntax(items), of: place)
      if isReachable(setting) {
        pendingBodies.append { [self] in try compileBody(of: place, setting, items, source) }
      }
      return place
    }
    switch node.accessors {
    case .getter(let items):
      property.storage = .computed(getter: accessor(items, nil, result: property.type), setter: nil)
    case .accessors(let list):
      var getter: Int?
      var setter: Int?
      for entry in list {
        guard let items = entry.body?.statements else { continue }
        let name = entry.parameters?.name.plainText
        switch entry.accessorSpecifier.text {
        case "get": getter = accessor(items, nil, result: property.type)
        case "set": setter = accessor(items, (name ?? "newValue", property.type), result: .void)
        case "willSet":
          property.willSet = accessor(items, (name ?? "newValue", property.type), result: .void)
        case "didSet":
          property.didSet = accessor(items, (name ?? "oldValue", property.type), result: .void)
        default: break
        }
      }
      if let getter { property.storage = .computed(getter: getter, setter: setter) }
    }
  }

  // MARK: - Globals

  private func declareGlobals(_ node: VariableDeclSyntax, _ source: ViewSource, owner: Int?) throws
  {
    let reader = TypeReader(declarations: declarations, owner: owner)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      let annotated = binding.typeAnnotation.map { reader.type($0.type) }
      let number = code.globals.count
      code.globals.append(
        GlobalCode(
          name: name, type: annotated ?? .unknown, place: source.place(of: binding.pattern)))
      if let owner {
        code.types[owner].staticGlobals[name] = number
      } else {
        globalNames[name] = number
      }
      if let accessors = binding.accessorBlock, case .getter(let items) = accessors.accessors {
        let setting = FunctionSetting(
          name: name, owner: owner, hasSelf: false, result: annotated ?? .unknown)
        let place = code.functions.count
        code.functions.append(
          FunctionCode(
            name: name, result: annotated ?? .unknown, owner: owner,
            place: source.place(of: binding.pattern)))
        note(body: Syntax(items), of: place)
        if isReachable(setting) {
          pendingBodies.append { [self] in try compileBody(of: place, setting, items, source) }
        }
        code.globals[number].getter = place
      } else if let value = binding.initializer?.value {
        pendingBodies.insert(
          { [self] in
            if annotated == nil {
              code.globals[number].type = naturalType(of: value, source, owner: owner)
            }
            pendingBodies.append { [self] in
              code.globals[number].initial = try frameCode(
                value, source, as: code.globals[number].type, owner: owner)
            }
          }, at: 0)
      }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it belongs to the type, not to a value of it.
  var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }

  /// Whether it is a `@State`.
  var isState: Bool { attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "State" } }
}

extension AttributeSyntax {
  /// The last name of a key path among the arguments.
  var keyPath: String? {
    guard case .argumentList(let arguments)? = arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      let last = path.components.last
    else { return nil }
    return last.component.trimmedDescription
  }

  /// The first argument with one of some labels.
  func argument(_ labels: Set<String>) -> ExprSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first { labels.contains($0.label?.text ?? "") }?.expression
  }
}
