internal import SwiftSyntax

// Properties: their wrappers, their storage, and their accessors.
extension ProgramCompiler {
  /// Declares the properties of one declaration.
  func declareProperties(
    _ node: VariableDeclSyntax, _ source: ProgramSource, of number: Int, keptIn keeper: Int?
  ) throws {
    let wrappers = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    for (binding, annotation) in node.typedBindings.reversed() {
      guard let written = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      else { continue }
      var property = typedProperty(written, binding, annotation, node, source, of: number)
      property.keeper = keeper
      property.isWeak = node.isWeak
      if property.isWeak { code.hasWeakReferences = true }
      if let accessors = binding.accessorBlock {
        try declareAccessors(
          accessors, &property, written, source, of: number,
          isBuilder: declarations.haveBuilder(node.attributes),
          builder: builder(among: node.attributes, source, owner: number))
      }
      let isStored = property.storage == .stored
      let own = ownWrapper(among: node.attributes, source, owner: number)
      store(&property, wrappers, binding, node, source, of: number, isWrapped: own != nil)
      if let own, isStored {
        wrap(&property, in: own, node, binding.initializer?.value, source, of: number)
        property.isParameter = false
        code.types[number].add(property)
      } else if isStored, let value = binding.initializer?.value,
        node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
      {
        makeLazy(&property, value, source, of: number, isTyped: annotation != nil)
        code.types[number].add(property)
      } else {
        add(property, wrappers, binding, source, of: number, isTyped: annotation != nil)
      }
    }
    // Several variables of one declaration were read backwards.
    reorder(node.bindings.count, of: number)
  }

  /// Returns a property with the type that is written, before it is known how it is stored.
  private func typedProperty(
    _ written: String, _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?,
    _ node: VariableDeclSyntax, _ source: ProgramSource, of number: Int
  ) -> PropertyCode {
    let kinds = declarations.wrappers(of: node)
    let isBuilder = declarations.haveBuilder(node.attributes)
    let reader = TypeReader(
      declarations: declarations, file: source.scope, owner: number, declarer: declarer)
    var property = PropertyCode(
      name: nameOfMember(written), type: annotation.map(reader.type) ?? .unknown,
      pattern: annotation.flatMap(reader.pattern), storage: .stored,
      position: source.position(of: binding.pattern), isParameter: true, takesBuilder: isBuilder)
    if kinds.contains(.namespace) { property.type = .namespace }
    property.isFocus = kinds.contains(.focus)
    property.declarer = declarer
    if property.type.unwrapped.isUnknown {
      property.typeName = binding.typeAnnotation?.type.nameWithoutOptional
    }
    let takesClosure = if case .function = property.type.unwrapped { true } else { false }
    if isBuilder, case .function(let types, _) = property.type.unwrapped {
      property.type = .function(types, .view)
    }
    property.takesBuilder = isBuilder && !takesClosure
    return property
  }

  /// Decides where the value of a property is stored, and who is notified when it changes.
  ///
  /// - Parameter isWrapped: Whether the property has a wrapper of the files' own.
  private func store(
    _ property: inout PropertyCode, _ wrappers: [AttributeSyntax], _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax, _ source: ProgramSource, of number: Int, isWrapped: Bool
  ) {
    let kinds = declarations.wrappers(of: node)
    let isLet = node.bindingSpecifier.text == "let"
    let isStored = property.storage == .stored
    if isStored { property.storage = storage(of: wrappers, &property) }
    let isPlain = isWrapped ? kinds.isEmpty : wrappers.isEmpty
    property.untold = untold(of: number, isPlain: isPlain, isIgnored: kinds.contains(.ignored))
    property.observes = kinds.contains(where: \.observes)
    property.keepsValue = keepsValue(property, node, source, isPlain: !isWrapped, of: number)
    if isStored {
      property.unknownWrapper = declarations.unknownWrapper(
        among: node.attributes, source, owner: number)
    }
    property.beginsWithNil = !isLet && property.storage != .binding
    property.isParameter = isParameter(
      property, isLet: isLet, hasValue: binding.initializer != nil)
  }

  /// Adds a property to its type, with its initial value.
  private func add(
    _ property: PropertyCode, _ wrappers: [AttributeSyntax], _ binding: PatternBindingSyntax,
    _ source: ProgramSource, of number: Int, isTyped: Bool
  ) {
    let index = code.types[number].properties.count
    code.types[number].add(property)
    if property.name == "body", case .computed(let getter, _) = property.storage,
      code.types[number].body == nil
    {
      code.types[number].body = getter
    }
    declareReset(of: property.name, wrappers, source, in: number)
    declareKey(of: property.name, wrappers, source, in: number)
    guard let value = binding.initializer?.value ?? Self.initialValue(wrappers) else { return }
    initialize(index, of: number, value, source, isTyped: isTyped)
  }

  /// Returns the initial value in `@State(initialValue: 0) var x`.
  private static func initialValue(_ wrappers: [AttributeSyntax]) -> ExprSyntax? {
    wrappers.lazy.compactMap { $0.argument(["initialValue", "wrappedValue"]) }.first
  }

  /// Declares the reset of `@GestureState(resetTransaction:)` or `(reset:)`.
  private func declareReset(
    of name: String, _ wrappers: [AttributeSyntax], _ source: ProgramSource, in number: Int
  ) {
    guard
      let wrapper = wrappers.first(where: {
        declarations.frameworks.wrapper($0.plainName) == .gestureState
      }),
      let value = wrapper.argument(["resetTransaction", "reset"])
    else { return }
    pendingBodies.append { [self] in
      guard let index = code.types[number].propertyIndices[name] else { return }
      let type = code.types[number].properties[index].type
      code.types[number].properties[index].reset = try frameCode(
        value, source,
        as: value.is(ClosureExprSyntax.self)
          ? .function([type, .transaction], .void) : .transaction, owner: number)
    }
  }

  /// Declares the key and the store of `@AppStorage("name", store: .shared)`.
  private func declareKey(
    of name: String, _ wrappers: [AttributeSyntax], _ source: ProgramSource, in number: Int
  ) {
    guard
      let wrapper = wrappers.first(where: {
        declarations.frameworks.wrapper($0.plainName) == .keyed
      }), case .argumentList(let arguments)? = wrapper.arguments,
      let key = arguments.first(where: { $0.label == nil })?.expression
    else { return }
    let store = wrapper.argument(["store"])
    pendingBodies.append { [self] in
      guard let index = code.types[number].propertyIndices[name] else { return }
      let type = declarations.frameworks.keyedValues.flatMap {
        declarations.number(of: $0.type, in: nil)
      }
      code.types[number].properties[index].key = try KeyCode(
        kind: wrapper.plainName, key: initialCode(key, source, as: .text, owner: number),
        store: store.map {
          try initialCode(
            $0, source, as: type.map { .declared($0) } ?? .unknown, owner: number)
        })
    }
  }

  private func reorder(_ count: Int, of number: Int) {
    guard count > 1, code.types[number].properties.count >= count else { return }
    let start = code.types[number].properties.count - count
    code.types[number].properties[start...].reverse()
    for (offset, property) in code.types[number].properties[start...].enumerated() {
      code.types[number].propertyIndices[property.name] = start + offset
    }
  }

  private func isParameter(_ property: PropertyCode, isLet: Bool, hasValue: Bool) -> Bool {
    switch property.storage {
    case .computed, .environment, .outside: false
    case .state, .stored, .binding: !(isLet && hasValue)
    }
  }

  /// Returns whether a property is stored in its instance.
  ///
  /// - Parameter isPlain: Whether the property has no wrapper of the files' own.
  private func keepsValue(
    _ property: PropertyCode, _ node: VariableDeclSyntax, _ source: ProgramSource, isPlain: Bool,
    of number: Int
  ) -> Bool {
    let kinds = declarations.wrappers(of: node)
    let modifiers = Set(node.modifiers.map(\.name.text))
    return isPlain && property.storage == .stored && kinds.allSatisfy { $0 == .ignored }
      && modifiers.isDisjoint(with: ["lazy", "override"])
      && (kinds.contains(.ignored)
        || !declarations.types[declarer ?? number].roles.contains(.observable))
      && declarations.unknownWrapper(among: node.attributes, source, owner: number) == nil
  }

  /// Returns the reason why no view is notified when a property of a type changes; nil if views are notified.
  ///
  /// - Parameters:
  ///   - number: The type.
  ///   - isPlain: Whether the property has no wrapper that announces its changes.
  ///   - isIgnored: Whether the type does not observe the property.
  private func untold(of number: Int, isPlain: Bool, isIgnored: Bool) -> Untold? {
    let type = declarations.types[number]
    guard type.kind == .object else { return nil }
    if declarations.isObservableObject(number) { return isPlain ? .unpublished : nil }
    if type.roles.contains(.observable) { return isIgnored ? .ignored : nil }
    return declarations.tellsNobody(number) ? .plain : nil
  }

  private func storage(of wrappers: [AttributeSyntax], _ property: inout PropertyCode)
    -> PropertyCode.Storage
  {
    for wrapper in wrappers {
      let kind = declarations.frameworks.wrapper(wrapper.plainName)
      if let key = objectKey(wrapper, kind, &property) { return .environment(key) }
      switch kind {
      case .state, .keyed, .stateObject, .gestureState, .focus: return .state
      case .binding, .bindable: return .binding
      case .environment:
        guard let path = wrapper.keyPath else { return .outside }
        if property.type.isUnknown, let type = words.environmentType(of: path) {
          property.type = type
        }
        return .environment(path)
      case .environmentObject, .outside: return .outside
      case .namespace, .stored, .observedObject, .ignored, .preview, nil: break
      }
    }
    return .stored
  }

  /// Returns the key by which the environment knows the object of `@EnvironmentObject var model: Model` or
  /// `@Environment(Model.self) var model`; nil for any other property, and for a class of others.
  private func objectKey(
    _ wrapper: AttributeSyntax, _ kind: PropertyWrapper?, _ property: inout PropertyCode
  ) -> String? {
    switch kind {
    case .environmentObject: break
    case .environment:
      guard case .argumentList(let arguments)? = wrapper.arguments,
        let named = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        named.declName.baseName.text == "self", let type = named.base
      else { return nil }
      if property.type.isUnknown {
        let name = type.trimmedDescription
        let number = declarations.number(of: name, in: code.scope(at: property.position))
        property.type = number.map { .declared($0) } ?? .unknown
      }
    default: return nil
    }
    guard case .declared(let number, _) = property.type.unwrapped,
      declarations.types[number].kind == .object
    else { return nil }
    let key = EnvironmentObjects.key(of: number)
    if code.environmentObjects[key] == nil {
      code.environmentObjects[key] = code.globals.count
      let position = property.position
      let make: Execute = { run, _ in
        .returned(try run.functions.construct(number, [], at: position))
      }
      var global = GlobalCode(
        name: declarations.types[number].name, type: .declared(number), position: position)
      global.initial = FrameCode(slotCount: 0, body: make, position: position)
      code.globals.append(global)
    }
    return key
  }

  private func initialize(
    _ index: Int, of number: Int, _ value: ExprSyntax, _ source: ProgramSource, isTyped: Bool
  ) {
    let (name, declarer) = (code.types[number].properties[index].name, declarer)
    // An inferred type may need a later declaration.
    pendingBodies.insert(
      { [self] in
        guard let index = code.types[number].propertyIndices[name] else { return }
        if !isTyped {
          code.types[number].properties[index].type = naturalType(
            of: value, source, owner: number, declarer: declarer)
          code.types[number].properties[index].pattern = naturalPattern(
            of: value, source, owner: number, declarer: declarer)
        }
        let type = code.types[number].properties[index].type
        pendingBodies.append { [self] in
          code.types[number].properties[index].initial = try initialCode(
            value, source, as: type, owner: number, declarer: declarer)
        }
        code.types[number].properties[index].initial = FrameCode(
          slotCount: 0, body: { _, _ in .next }, position: source.position(of: value))
      }, at: 0)
  }

  /// Declares a getter, a setter or an observer of a variable.
  func declareAccessor(
    _ setting: FunctionSetting, _ items: CodeBlockItemListSyntax,
    _ parameter: (name: String, type: SwiftType)?, _ source: ProgramSource,
    at position: SourcePosition
  ) -> Int {
    let index = code.functions.count
    var function = FunctionCode(
      name: setting.name, hasSelf: setting.hasSelf, result: setting.result,
      isMutating: setting.isMutating, owner: setting.owner, position: position)
    if let parameter {
      function.parameters = [.init(label: nil, name: parameter.name, type: parameter.type)]
    }
    function.resultPattern = setting.resultPattern
    function.askedTypes = askedTypes(of: setting, Syntax(items), setting.resultPattern)
    function.declarer = declarer
    code.functions.append(function)
    note(body: Syntax(items), of: index)
    if isReachable(setting) {
      pendingBodies.append { [self] in try compileBody(of: index, setting, items, source) }
    }
    return index
  }

  private func declareAccessors(
    _ node: AccessorBlockSyntax, _ property: inout PropertyCode, _ written: String,
    _ source: ProgramSource, of number: Int,
    isBuilder: Bool, builder: String?
  ) throws {
    func accessor(
      _ items: CodeBlockItemListSyntax, _ parameter: (name: String, type: SwiftType)?,
      result: SwiftType, observes: Bool = false
    ) -> Int {
      var setting = FunctionSetting(
        name: written, owner: number, hasSelf: true, result: result,
        isMutating: parameter != nil,
        isBuilder: isBuilder && parameter == nil)
      setting.builder = parameter == nil ? builder : nil
      setting.resultPattern = parameter == nil ? property.pattern : nil
      (setting.origin, setting.declarer) = (origin, declarer)
      if observes { setting.ownStorage = .observer(of: property.name) }
      setting.parameterNames = []
      return declareAccessor(setting, items, parameter, source, at: property.position)
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
        if let observer = Observer(entry) {
          let function = accessor(
            items, (observer.parameter, property.type), result: .void, observes: true)
          switch observer.kind {
          case .willSet: property.willSet = function
          case .didSet:
            property.didSet = function
            property.takesOldValue = observer.takesOldValue
          }
        }
        switch entry.accessorSpecifier.text {
        case "get":
          getter = accessor(items, nil, result: property.type)
          if entry.modifier?.name.text == "mutating" { code.noteChanging(getter) }
        case "set": setter = accessor(items, (name ?? "newValue", property.type), result: .void)
        default: break
        }
      }
      if let getter { property.storage = .computed(getter: getter, setter: setter) }
    }
  }
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
}

extension TypeSyntax {
  /// The name of a type; for an optional that of the wrapped type.
  fileprivate var nameWithoutOptional: String {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.nameWithoutOptional
    }
    return trimmedDescription
  }
}
