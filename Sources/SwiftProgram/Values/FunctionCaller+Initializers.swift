// Initializers: how values of the app's own types are made.
extension FunctionCaller {
  /// Creates a value of one of the app's own types.
  ///
  /// - Parameters:
  ///   - number: The number of the type.
  ///   - arguments: The arguments that the initializer takes.
  ///   - chosen: The initializer that the types of the arguments have chosen; nil for none.
  ///   - made: The type with its type arguments, as far as they are known.
  ///   - position: The position of the call.
  package func construct(
    _ number: Int, _ arguments: [CallArgument], by chosen: Int? = nil,
    as made: SwiftType = .unknown,
    at position: SourcePosition
  ) throws -> SwiftValue {
    let value = try constructed(number, arguments, by: chosen, as: made, at: position)
    guard !run.code.types[number].parameters.isEmpty else { return value }
    return run.typeArguments.completed(run.typeArguments.applied(value, made))
  }

  private func constructed(
    _ number: Int, _ arguments: [CallArgument], by chosen: Int?, as made: SwiftType,
    at position: SourcePosition
  ) throws -> SwiftValue {
    let type = run.code.types[number]
    for initializer in chosen.map({ [$0] }) ?? type.initializers {
      guard let values = try ordered(arguments, for: run.code.functions[initializer].parameters)
      else {
        continue
      }
      let function = run.code.functions[initializer]
      let blank = try blank(
        number, settingParameters: [], isBegun: !function.delegates,
        through: function.declarer ?? number, as: made, at: position)
      return try settable(
        call(function: initializer, values, on: blank, at: position), as: type)
    }
    switch type.kind {
    case .enumeration: return try rawValue(type, number, arguments, at: position)
    case .object: return try blank(number, settingParameters: [], as: made, at: position)
    case .structure:
      return try settable(
        blank(number, settingParameters: arguments, as: made, at: position), as: type)
    }
  }

  /// Returns a view in which properties with unknown values have the values that `--set` gives for them.
  private func settable(_ value: SwiftValue, as type: TypeCode) throws -> SwiftValue {
    guard type.isView, case .structure(var view) = value else { return value }
    for (index, property) in type.properties.enumerated() {
      // An unknown value that has a name of its own is set by that name.
      guard case .unknown(var unknown) = view.fields[index], unknown.name == nil,
        property.storage == .stored
      else { continue }
      if let set = try setting(type.name, property.name) {
        view.fields[index] = run.types.coerce(set, to: property.type)
      } else {
        unknown.name = property.name
        view.fields[index] = .unknown(unknown)
      }
    }
    return .structure(view)
  }

  private func rawValue(
    _ type: TypeCode, _ number: Int, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    guard let argument = arguments.first, argument.label == "rawValue" else {
      return .unknown(UnknownValue(type.name, at: position))
    }
    if argument.value.isUnknown { return argument.value }
    let found = type.cases.firstIndex { entry in
      switch entry.rawValue {
      case .integer(let raw): argument.value.double == Double(raw)
      case .fixed(let raw): argument.value.double == raw.double
      case .number(let raw): argument.value.double == raw
      case .float(let raw): argument.value.single == raw
      case .text(let raw): argument.value.key == SwiftValue.text(raw).key
      case nil: false
      }
    }
    if found == nil, type.cases.contains(where: { $0.rawValue == nil }) {
      return .unknown(UnknownValue("\(type.name)(rawValue:)", at: position))
    }
    return found.map { .enumeration(EnumValue(type: number, index: $0, payload: [])) } ?? .nothing
  }

  /// Returns a value whose properties have their initial values, and those of the memberwise initializer their
  /// arguments.
  ///
  /// - Parameters:
  ///   - number: The type.
  ///   - arguments: The arguments of the memberwise initializer.
  ///   - isBegun: Whether the properties get their initial values; false in an initializer that another one calls.
  ///   - last: The class whose initializer is called, and which calls the initializer of its superclass; nil for none.
  ///   - made: The type with its type arguments, as far as they are known.
  ///   - position: The position of the call.
  private func blank(
    _ number: Int, settingParameters arguments: [CallArgument], isBegun: Bool = true,
    through last: Int? = nil, as made: SwiftType, at position: SourcePosition
  ) throws -> SwiftValue {
    let type = run.code.types[number]
    var known: [SwiftType] = []
    if case .declared(number, let arguments) = made { known = arguments }
    var fields = [SwiftValue](repeating: .nothing, count: type.properties.count)
    var rest = arguments[...]
    // Properties of superclasses get their initial values when the initializers of these begin.
    if let parent = type.superclass {
      for index in run.code.initialOrder(of: number, from: parent) {
        fields[index] = unknown(type.properties[index], in: type)
      }
    }
    for index in run.code.initialOrder(of: number, through: last) {
      let property = type.properties[index]
      var given: SwiftValue?
      // A closure without a label belongs to a property that takes closures.
      let isLast = !type.properties[(index + 1)...].contains {
        $0.isParameter && ($0.takesBuilder || $0.type.isFunction)
      }
      if property.isParameter, let argument = argument(for: property, in: &rest, isLast: isLast) {
        given = argument.value
        if property.takesBuilder, case .closure(let builder) = argument.value {
          given = try call(builder, [])
        }
      }
      if let given, let wrapped = property.wrapped {
        fields[index] = try call(
          function: wrapped.maker, [run.types.coerce(given, to: wrapped.type)], on: nil,
          at: position)
      } else if let given {
        fields[index] = named(run.types.coerce(given, to: storedType(of: property)), by: property)
      } else if isBegun || property.initial == nil || property.key != nil {
        fields[index] = try initialValue(of: property, in: type, known)
      } else {
        fields[index] = unknown(property, in: type)
      }
    }
    if type.kind == .object {
      if let place = type.deinitializer {
        run.note("the end of objects is not played, so that 'deinit' is not run", at: place)
      }
      run.objects.append(ObjectRecord(type: number, arguments: known, fields: fields))
      return .object(run.objects.count - 1)
    }
    var value = StructValue(type: number, fields: fields, identity: nil)
    value.arguments = known
    return .structure(value)
  }

  /// Gives the properties that superclasses of an object declare their initial values, as at the beginning of an
  /// initializer of one of them.
  ///
  /// - Parameters:
  ///   - instance: The object.
  ///   - first: The superclass.
  ///   - last: The class that declares the initializer; nil where there is none.
  func begin(_ instance: SwiftValue, from first: Int, through last: Int?) throws {
    guard case .object(let object) = instance else { return }
    let number = run.objects[object].type
    let (type, known) = (run.code.types[number], run.objects[object].arguments)
    for index in run.code.initialOrder(of: number, from: first, through: last) {
      run.objects[object].fields[index] = try initialValue(
        of: type.properties[index], in: type, known)
    }
  }

  private func argument(
    for property: PropertyCode, in rest: inout ArraySlice<CallArgument>, isLast: Bool
  ) -> CallArgument? {
    if let index = rest.firstIndex(where: { $0.label == property.parameterName }) {
      return rest.remove(at: index)
    }
    guard let first = rest.first, first.label == ParameterMatching.trailingLabel else { return nil }
    if case .function = property.type.unwrapped { return rest.removeFirst() }
    return property.takesBuilder || isLast && property.type.isUnknown ? rest.removeFirst() : nil
  }

  /// Returns a member of a type that the files do not declare with the name of that type.
  func named(_ value: SwiftValue, by property: PropertyCode) -> SwiftValue {
    guard let name = property.typeName, case .member(var member) = value else { return value }
    member.typeName = member.typeName ?? name
    return .member(member)
  }

  /// Returns the type of the stored value of a property: a binding for a property with `@Binding`.
  func storedType(of property: PropertyCode) -> SwiftType {
    if case .binding = property.storage { return .binding(property.type) }
    return property.type
  }

  /// Returns the initial value of a property: the value of `--set`, the written one, or an unknown one.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - type: The type that has it.
  ///   - arguments: The type arguments of that type.
  package func initialValue(
    of property: PropertyCode, in type: TypeCode, _ arguments: [SwiftType] = []
  ) throws -> SwiftValue {
    let value = try firstValue(of: property, in: type, arguments)
    return try run.keyed.binding(for: property, from: value) ?? value
  }

  private func firstValue(
    of property: PropertyCode, in type: TypeCode, _ arguments: [SwiftType]
  ) throws -> SwiftValue {
    switch property.storage {
    case .computed, .environment: return .nothing
    case .stored, .state, .binding, .outside: break
    }
    if let set = try set(property, in: type) { return set }
    if let initial = property.initial {
      // An initial value that makes a value of the type with the property would never end.
      return try run.deeper(at: property.position) {
        named(
          run.types.coerce(
            try run.locations.evaluate(initial, where: type.parameters, are: arguments),
            to: property.type), by: property)
      }
    }
    if property.type.isOptional, property.beginsWithNil { return .nothing }
    if property.isFocus, property.type == .boolean { return .boolean(false) }
    return unknown(property, in: type)
  }

  /// Returns the value that `--set` gives for a property; nil if it gives none.
  func set(_ property: PropertyCode, in type: TypeCode) throws -> SwiftValue? {
    try setting(type.name, property.name).map { run.types.coerce($0, to: property.type) }
  }

  /// Returns the unknown value of a property, with the name by which `--set` gives it.
  func unknown(_ property: PropertyCode, in type: TypeCode) -> SwiftValue {
    let name = type.isView ? property.name : "\(type.name).\(property.name)"
    return .unknown(UnknownValue(property.name, at: property.position, name: name))
  }

  /// Returns the value that `--set` gives for a property of a type; nil if it gives none.
  package func setting(_ type: String, _ property: String) throws -> SwiftValue? {
    guard !run.code.settings.isEmpty else { return nil }
    let number = run.code.settings["\(type).\(property)"] ?? run.code.settings[property]
    return try number.map { try run.locations.global($0) }
  }
}
