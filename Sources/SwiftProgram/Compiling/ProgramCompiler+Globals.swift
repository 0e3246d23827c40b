package import SwiftSyntax

// Global variables, and static variables of types.
extension ProgramCompiler {
  /// Declares the variables of one declaration, globals or static variables.
  ///
  /// - Parameters:
  ///   - node: The declaration.
  ///   - source: The file of the declaration.
  ///   - owner: The type of static variables; nil for globals.
  ///   - keeper: The file that the variables are private to; nil for none.
  package func declareGlobals(
    _ node: VariableDeclSyntax, _ source: ProgramSource, owner: Int?, keptIn keeper: Int?
  ) throws {
    let reader = TypeReader(
      declarations: declarations, file: source.scope, owner: owner, declarer: declarer)
    for (binding, annotation) in node.typedBindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      let number = code.globals.count
      var global = GlobalCode(
        name: name, type: annotation.map(reader.type) ?? .unknown,
        position: source.position(of: binding.pattern))
      global.pattern = binding.typeAnnotation.flatMap { reader.pattern($0.type) }
      global.isConstant = declarations.isState(node)
      global.isUntold = true
      global.owner = owner.map { code.types[$0].name }
      code.globals.append(global)
      if let owner {
        code.types[owner].staticGlobals.declare(
          name, number, keptIn: keeper, replaces: false)
      } else {
        globalNames.declare(name, number, keptIn: keeper, replaces: false)
      }
      if let accessors = binding.accessorBlock {
        declareAccessors(accessors, of: number, source, owner: owner)
      }
      if !binding.computes,
        let own = ownWrapper(among: node.attributes, source, owner: owner)
      {
        wrap(global: number, in: own, node, binding.initializer?.value, source, owner: owner)
      } else if let accessors = binding.accessorBlock, case .getter(let items) = accessors.accessors
      {
        declareGetter(of: number, items, source, owner: owner)
      } else if let value = binding.initializer?.value {
        let wrapper = declarations.unknownWrapper(among: node.attributes, source, owner: owner)
        initialize(
          global: number, value, source, owner: owner, isTyped: annotation != nil, in: wrapper)
      } else if !binding.computes, annotation?.is(OptionalTypeSyntax.self) == true,
        node.bindingSpecifier.tokenKind == .keyword(.var)
      {
        code.globals[number].initial = FrameCode(
          slotCount: 0, body: { _, _ in .returned(.nothing) }, position: global.position)
      }
    }
  }

  /// Declares the getter of a computed variable that has no other accessor.
  private func declareGetter(
    of number: Int, _ items: CodeBlockItemListSyntax, _ source: ProgramSource, owner: Int?
  ) {
    let global = code.globals[number]
    var setting = FunctionSetting(
      name: global.name, owner: owner, hasSelf: false, result: global.type)
    setting.declarer = declarer
    let index = code.functions.count
    code.functions.append(
      FunctionCode(name: global.name, result: global.type, owner: owner, position: global.position))
    note(body: Syntax(items), of: index)
    if isReachable(setting) {
      pendingBodies.append { [self] in try compileBody(of: index, setting, items, source) }
    }
    code.functions[index].resultPattern = global.pattern
    code.functions[index].askedTypes = askedTypes(of: setting, Syntax(items), global.pattern)
    code.globals[number].getter = index
  }

  /// Compiles the initial value of a variable, once the declarations that it may need are known.
  ///
  /// - Parameter wrapper: The property wrapper whose effect on the value is not known.
  private func initialize(
    global number: Int, _ value: ExprSyntax, _ source: ProgramSource, owner: Int?, isTyped: Bool,
    in wrapper: String?
  ) {
    pendingBodies.insert(
      { [self] in
        if !isTyped {
          code.globals[number].type = naturalType(of: value, source, owner: owner)
        }
        pendingBodies.append { [self] in
          let initial = try initialCode(value, source, as: code.globals[number].type, owner: owner)
          let name = code.globals[number].name
          code.globals[number].initial =
            wrapper.map { initial.noting(wrapper: $0, around: name) } ?? initial
        }
      }, at: 0)
  }

  /// Gives classes the static variables of their superclasses, which they share.
  func shareInheritedGlobals() {
    for (variable, source, declarer, number, keeper) in inheritedGlobals {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
          let global = code.types[declarer].staticGlobals[name, in: source.scope]
        else { continue }
        code.types[number].staticGlobals.declare(name, global, keptIn: keeper, replaces: false)
      }
    }
  }

  /// Declares the accessors and observers of a global or static variable.
  private func declareAccessors(
    _ node: AccessorBlockSyntax, of number: Int, _ source: ProgramSource, owner: Int?
  ) {
    guard case .accessors(let list) = node.accessors else { return }
    for entry in list {
      guard let items = entry.body?.statements else { continue }
      let (name, type) = (code.globals[number].name, code.globals[number].type)
      let position = code.globals[number].position
      var setting = FunctionSetting(name: name, owner: owner, hasSelf: false, result: .void)
      setting.declarer = declarer
      switch entry.accessorSpecifier.text {
      case "get":
        (setting.result, setting.resultPattern) = (type, code.globals[number].pattern)
        code.globals[number].getter = declareAccessor(setting, items, nil, source, at: position)
      case "set":
        let value = entry.parameters?.name.plainText ?? "newValue"
        code.globals[number].setter = declareAccessor(
          setting, items, (value, type), source, at: position)
      default: break
      }
      guard let observer = Observer(entry) else { continue }
      setting.ownStorage = .globalObserver(of: number)
      let function = declareAccessor(
        setting, items, (observer.parameter, type), source, at: position)
      switch observer.kind {
      case .willSet: code.globals[number].willSet = function
      case .didSet:
        code.globals[number].didSet = function
        code.globals[number].takesOldValue = observer.takesOldValue
      }
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the variable is computed, so that no value is stored.
  var computes: Bool { accessorBlock?.computes ?? false }
}

extension FrameCode {
  /// Returns the code with a note that the effect of the property wrapper on the value is unknown.
  fileprivate func noting(wrapper: String, around name: String) -> FrameCode {
    var code = self
    let (body, position) = (body, position)
    code.body = { run, frame in
      run.noteUnknown(wrapper: wrapper, around: name, at: position)
      return try body(run, frame)
    }
    return code
  }
}
