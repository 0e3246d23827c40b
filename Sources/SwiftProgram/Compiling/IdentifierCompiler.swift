extension BodyCompiler {
  package var identifiers: IdentifierCompiler { IdentifierCompiler(body: self) }
}

/// Compiles names by their meanings at their positions.
package struct IdentifierCompiler {
  let body: BodyCompiler

  /// Compiles a name that is not called.
  func name(_ name: String, at position: SourcePosition, as expected: SwiftType) throws -> Typed {
    if name.hasPrefix("$"), let binding = projected(String(name.dropFirst()), at: position) {
      return binding
    }
    if let local = local(name, at: position) { return local }
    if let type = body.typeParameters.type(name, at: position) { return type }
    if let member = ownMember(name, at: position) { return member }
    if let global = body.program.globalNames[name, in: body.source.scope] {
      body.program.strictNames?.globals.append((name, position))
      return self.global(global)
    }
    if name == "Self", let type = body.ownCalls.ownType {
      var typed = Typed.naming(type)
      if body.ownClasses.mayBeOther(than: type) { typed.form = .ownClass }
      return typed
    }
    if let number = body.typeNumber(name),
      !body.program.declarations.types[number].isForeign
    {
      return .naming(body.type(number, named: name))
    }
    if let function = body.program.functions(named: name, in: body.source.scope)?.first {
      return functionValue(function, on: nil)
    }
    if body.isScript, let state = scriptState(name, at: position) { return state }
    if let setting = body.program.settingNames[name] { return body.program.setting(setting) }
    let type = body.types.named(name)
    if !type.isUnknown { return .naming(type) }
    if let sign = operatorValue(name, at: position, as: expected) { return sign }
    if let function = globalFunction(name, at: position, as: expected) { return function }
    if let unit = body.times.constant(name) { return unit }
    body.program.strictNames?.unknown.append((name, position))
    return .unknown(name, at: position, name: name)
  }

  private static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!="]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^"]

  /// Compiles an operator as a function, as in `reduce(0, +)` and `sorted(by: >)`; nil for any other name.
  private func operatorValue(
    _ sign: String, at position: SourcePosition, as expected: SwiftType
  ) -> Typed? {
    let compares = Self.comparisons.contains(sign)
    guard
      compares || Self.arithmetic.contains(sign)
        || body.program.code.operators.infix[sign] != nil
    else { return nil }
    var types = [SwiftType.unknown, .unknown]
    if case .function(let given, _) = expected.unwrapped, given.count == 2 { types = given }
    let (parameters, result) = (types, compares ? .boolean : types[1])
    let place = OperatorPlace(position)
    return Typed(.function(parameters, result)) { _, _ in
      let code = ClosureCode(
        parameterCount: 2, parameterTypes: parameters, slotCount: 2,
        body: { run, frame in
          .returned(try run.operators.combined(frame.slots[0], sign, frame.slots[1], at: place))
        }, changesState: false)
      return .closure(ClosureValue(code: code, frame: nil))
    }
  }

  /// Compiles a function of Swift or Foundation as a value, as in `map(sqrt)`; nil for any other name, and where no
  /// function is expected.
  private func globalFunction(
    _ name: String, at position: SourcePosition, as expected: SwiftType
  ) -> Typed? {
    guard case .function(let parameters, _) = expected.unwrapped, !parameters.isEmpty,
      let function = GlobalFunction(name), function.isOfNumbers
    else { return nil }
    let count = parameters.count
    let result = function.result.isUnknown ? parameters[0] : function.result
    return Typed(.function(parameters, result)) { _, _ in
      let code = ClosureCode(
        parameterCount: count, parameterTypes: parameters, slotCount: count,
        body: { run, frame in
          let arguments = frame.slots.prefix(count).map { CallArgument(nil, $0) }
          return .returned(
            try function.call(arguments, in: run, at: position)
              ?? .unknown(UnknownValue("\(name)(…)", at: position)))
        }, changesState: false)
      return .closure(ClosureValue(code: code, frame: nil))
    }
  }

  private func local(_ name: String, at position: SourcePosition) -> Typed? {
    guard let (depth, local) = body.scope.find(name) else { return nil }
    if local.isComputed { return body.localDeclarations.value(of: local, depth, at: position) }
    let slot = local.slot
    guard local.isProjected else {
      var locate: Locate = { _, frame in .local(frame.frame(depth), slot) }
      if let observers = local.observers {
        locate = { _, frame in .observed(frame.frame(depth), slot, observers) }
      }
      var typed = Typed(local.type, locate: locate) { _, frame in frame.frame(depth).slots[slot] }
      typed.form = local.form
      return local.isWeak ? typed.weak(named: name, at: position) : typed
    }
    return Typed(at: local.type) { _, frame in
      let value = frame.frame(depth).slots[slot]
      if case .reference(let location) = value { return location }
      return .constant(value)
    }
  }

  /// Compiles `$x`: the binding of a name.
  private func projected(_ name: String, at position: SourcePosition) -> Typed? {
    if let (depth, local) = body.scope.find(name), local.isProjected {
      let slot = local.slot
      return Typed(.binding(local.type)) { _, frame in frame.frame(depth).slots[slot] }
    }
    if let (depth, local) = body.scope.find("$" + name) {
      let slot = local.slot
      let locate: Locate = { _, frame in .local(frame.frame(depth), slot) }
      return Typed(local.type, locate: locate) { _, frame in frame.frame(depth).slots[slot] }
    }
    return ownBinding(of: name, at: position)
  }

  /// Compiles the binding of a property of the enclosing type.
  func ownBinding(of name: String, at position: SourcePosition) -> Typed? {
    if let projected = projectedValue(of: name, at: position) { return projected }
    guard let member = ownMember(name, at: position), let locate = member.locate else { return nil }
    let isObserved = isObserved(name)
    return Typed(.binding(member.type)) { run, frame in
      let location = run.stateAccess.settled(try locate(run, frame), passingObservers: true)
      guard isObserved, case .state = location else { return .reference(location) }
      return .reference(.unobserved(location))
    }
  }

  /// Returns whether a property of the enclosing view holds an object of whose changes the view is notified.
  package func isToldOfChanges(in name: String) -> Bool {
    guard case .declared(let number, _)? = body.selfType,
      let index = body.program.code.types[number].propertyIndices[name]
    else { return false }
    return body.program.code.types[number].properties[index].observes
  }

  /// Returns whether a property of the enclosing type has observers.
  private func isObserved(_ name: String) -> Bool {
    guard case .declared(let number, _)? = body.selfType,
      let index = body.program.code.types[number].propertyIndices[name]
    else { return false }
    return body.program.code.types[number].properties[index].isObserved
  }

  /// Compiles `$x` of a property with a wrapper of the files' own, its `projectedValue`; nil for any other property.
  private func projectedValue(of name: String, at position: SourcePosition) -> Typed? {
    if let holder = globalHolder(of: name) {
      let wrapper = body.program.code.globals[holder].type
      guard case .declared(let number, _) = wrapper else { return nil }
      return Typed(at: body.program.propertyType("projectedValue", of: number)) { _, _ in
        .member(.global(holder), "projectedValue")
      }
    }
    guard case .declared(let number, _)? = body.selfType,
      let held = body.program.code.types[number].propertyIndices["_\(name)"],
      body.program.code.types[number].properties[held].wrapped != nil,
      case .declared(let wrapper, _) = body.program.code.types[number].properties[held].type,
      let holder = ownMember("_\(name)", at: position), let locate = holder.locate
    else { return nil }
    // A `@State` around the wrapper has the binding.
    if body.program.code.types[number].properties[held].storage == .state {
      return ownBinding(of: "_\(name)", at: position)
    }
    let evaluate = holder.evaluate
    let type = body.program.propertyType("projectedValue", of: wrapper)
    return Typed(
      type, locate: { .member(try locate($0, $1), "projectedValue") },
      evaluate: { run, frame in
        try run.properties.property(
          "projectedValue", of: try evaluate(run, frame), at: position)
      })
  }

  /// Returns the number of the global that holds the files' own wrapper of a global or static variable; nil for any
  /// other name.
  private func globalHolder(of name: String) -> Int? {
    let own = body.owner.flatMap {
      body.program.hasProperty(name, of: $0)
        ? nil : body.program.code.types[$0].staticGlobals[name, in: body.source.scope]
    }
    return (own ?? body.program.globalNames[name, in: body.source.scope]).flatMap {
      body.program.code.globals[$0].holder
    }
  }

  /// Compiles a property or function of the enclosing type.
  func ownMember(_ name: String, at position: SourcePosition) -> Typed? {
    guard let selfType = body.selfType else { return nil }
    if case .declared(let number, _) = selfType {
      let name = body.member(name, of: number)
      if let instance = body.scope.find("self") {
        if body.program.hasProperty(name, of: number) {
          return property(name, of: number, instance, at: position)
        }
        if name == "rawValue", body.program.code.types[number].kind == .enumeration {
          var raw = property(name, of: number, instance, at: position)
          raw.type = body.program.rawType(of: number)
          return raw
        }
        if let wrapped = body.program.wrapped(name, of: number) {
          var storage = property(wrapped.name, of: number, instance, at: position)
          storage.type = wrapped.type
          return storage
        }
      }
      let type = body.program.code.types[number]
      if let global = type.staticGlobals[name, in: body.source.scope] { return self.global(global) }
      if name == "allCases", type.kind == .enumeration {
        return Typed(.array(selfType)) { run, _ in
          try run.types.staticMember(name, of: selfType, nil, at: position)
        }
      }
      if let function = type.methods[name]?.first, let (depth, local) = body.scope.find("self") {
        return functionValue(function, on: (depth, local.slot))
      }
      if let function = type.staticMethods[name]?.first { return functionValue(function, on: nil) }
      if let inner = body.program.declarations.number(of: name, in: number, from: body.source.scope)
      {
        return .naming(.declared(inner))
      }
      if body.program.declarations.types[number].isForeign {
        return builtInMember(name, at: position)
      }
      if type.isView { return extensionProperty(name) }
      return nil
    }
    if let owner = body.owner,
      let global = body.program.code.types[owner].staticGlobals[name, in: body.source.scope]
    {
      return self.global(global)
    }
    if selfType == .animation, body.scope.find("self") == nil,
      body.program.words.beginsAnimation(.implicit(name))
    {
      return Typed(selfType) { run, _ in
        try run.types.staticMember(name, of: .animation, nil, at: position)
      }
    }
    return builtInMember(name, at: position)
  }

  /// Compiles a property of a type that the files extend: `width` in an extension of `CGSize`.
  private func builtInMember(_ name: String, at position: SourcePosition) -> Typed? {
    guard let (depth, local) = body.scope.find("self") else { return nil }
    let type = body.chains.propertyType(name, of: local.type)
    guard
      !type.isUnknown || isPartOfAny(name, of: local.type)
        || body.program.extensionsHaveProperty(name, of: local.type)
    else { return nil }
    let slot = local.slot
    let locate: Locate = { _, frame in .member(.local(frame.frame(depth), slot), name) }
    return Typed(type, locate: locate) { run, frame in
      try run.properties.property(name, of: frame.frame(depth).slots[slot], at: position)
    }
  }

  /// Returns whether a name is that of a binding's value or of a bound of a range, whose type may be unknown in an
  /// extension of all bindings or ranges.
  private func isPartOfAny(_ name: String, of type: SwiftType) -> Bool {
    switch type {
    case .binding: name == "wrappedValue"
    case .range: name == "lowerBound" || name == "upperBound"
    default: false
    }
  }

  /// Compiles a property that the files add to views and that is not a view itself: `rect` in an extension of `View`.
  private func extensionProperty(_ name: String) -> Typed? {
    guard let getter = body.program.viewProperties[name, in: body.source.scope],
      let (depth, local) = body.scope.find("self")
    else { return nil }
    let function = body.program.code.functions[getter]
    guard !function.result.isUnknown, function.result != .view else { return nil }
    let (slot, position) = (local.slot, function.position)
    return Typed(function.result) { run, frame in
      let owner = frame.frame(depth).slots[slot]
      return try run.functions.call(function: getter, [], on: owner, at: position)
    }
  }

  private func property(
    _ name: String, of number: Int, _ instance: (depth: Int, local: LexicalScope.Local),
    at position: SourcePosition
  ) -> Typed {
    let (depth, slot) = (instance.depth, instance.local.slot)
    let locate: Locate = body.located(name, of: number) { _, frame in
      .member(.local(frame.frame(depth), slot), name)
    }
    if body.program.code.changingGetter(of: name, in: number) != nil {
      return Typed(at: body.program.propertyType(name, of: number), locate)
    }
    return Typed(body.program.propertyType(name, of: number), locate: locate) { run, frame in
      try run.properties.property(name, of: frame.frame(depth).slots[slot], at: position)
    }
  }

  private func global(_ number: Int) -> Typed {
    let type = body.program.code.globals[number].type
    if case .globalObserver(number)? = body.ownStorage,
      body.program.code.globals[number].holder == nil
    {
      return Typed(at: type) { _, _ in .unobserved(.global(number)) }
    }
    return Typed(at: type) { _, _ in .global(number) }
  }

  /// Compiles a function as a value: `action: save`.
  private func functionValue(_ number: Int, on owner: (depth: Int, slot: Int)?) -> Typed {
    let function = body.program.code.functions[number]
    let types = function.parameters.map(\.type)
    let changes = body.program.functionWrites(number)
    let count = types.count
    let position = function.position
    let parameters = function.parameters
    return Typed(.function(types, function.result)) { run, frame in
      let code = ClosureCode(
        parameterCount: count, parameterTypes: types, slotCount: count,
        body: { run, inner in
          let instance = owner.map { variable -> SwiftValue in
            (inner.parent ?? inner).frame(variable.depth).slots[variable.slot]
          }
          return .returned(
            try run.functions.call(
              function: number, run.functions.arguments(parameters, in: inner), on: instance,
              at: position))
        }, changesState: changes)
      return .closure(ClosureValue(code: code, frame: frame))
    }
  }

  /// Compiles a method of a value as a value: `action: self.save`.
  func functionValue(_ number: Int, of base: Typed) -> Typed {
    let function = body.program.code.functions[number]
    let parameters = function.parameters
    let types = parameters.map(\.type)
    let changes = body.program.functionWrites(number)
    let position = function.position
    let evaluate = base.evaluate
    return Typed(.function(types, function.result)) { run, frame in
      // The instance is that of the moment in which the function is referenced.
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = try evaluate(run, frame)
      let code = ClosureCode(
        parameterCount: types.count, parameterTypes: types, slotCount: types.count,
        body: { run, inner in
          .returned(
            try run.functions.call(
              function: number, run.functions.arguments(parameters, in: inner),
              on: inner.parent?.slots[0], at: position))
        }, changesState: changes)
      return .closure(ClosureValue(code: code, frame: holder))
    }
  }

  // MARK: - Writes of the script

  /// Compiles a state of a view that is shown, by its name alone.
  private func scriptState(_ name: String, at position: SourcePosition) -> Typed? {
    let types = body.program.code.types.indices.filter {
      body.program.code.types[$0].isView && body.program.hasProperty(name, of: $0)
    }
    guard let first = types.first else { return nil }
    let type = body.program.propertyType(name, of: first)
    return Typed(at: type) { run, _ in
      try run.stateAccess.shownLocation(name, of: nil, at: position)
    }
  }

  /// Compiles a state of a view of a type: `Card.isOpen`.
  func state(_ name: String, of number: Int, at position: SourcePosition) -> Typed {
    Typed(at: body.program.propertyType(name, of: number)) { run, _ in
      try run.stateAccess.shownLocation(name, of: number, at: position)
    }
  }
}
