internal import MotionRecording

extension ProgramRun {
  package var functions: FunctionCaller { FunctionCaller(run: self) }
}

/// Calls functions, closures and initializers.
package struct FunctionCaller {
  package let run: ProgramRun

  /// Calls a closure; arguments that it does not take are dropped.
  package func call(_ closure: ClosureValue, _ arguments: [SwiftValue]) throws -> SwiftValue {
    try run.settlingErrors(at: .none) {
      try run.deeper(at: .none) {
        let frame = frame(for: closure, arguments)
        if let unknown = try run.forgets(closure.code.forget, in: frame) {
          return .unknown(unknown)
        }
        let flow: Flow
        do {
          flow = try closure.code.body(run, frame)
        } catch let error as ThrownError {
          try writeBack(frame, of: closure, to: arguments)
          throw error
        }
        try writeBack(frame, of: closure, to: arguments)
        return flow.result ?? .void
      }
    }
  }

  /// Writes back the values that a closure has given to its '&' arguments.
  private func writeBack(
    _ frame: Frame, of closure: ClosureValue, to arguments: [SwiftValue]
  ) throws {
    for (index, type) in closure.code.parameterTypes.enumerated() where index < arguments.count {
      guard case .reference(let location) = arguments[index] else { continue }
      // A binding of a type that is not known stays one, unless it was changed in place.
      let isBinding = if case .reference = frame.slots[index] { true } else { false }
      guard type.isValue || type.isUnknown && !isBinding else { continue }
      try run.locations.write(frame.slots[index], to: location)
    }
  }

  /// Returns the arguments that a function that is a closure gets from the variables with which the closure is
  /// called: references to those that it changes.
  func arguments(_ parameters: [FunctionCode.Parameter], in frame: Frame) -> [SwiftValue] {
    parameters.enumerated().map { index, parameter in
      parameter.isInout ? .reference(.local(frame, index)) : frame.slots[index]
    }
  }

  /// The variables of a closure that is called.
  package func frame(for closure: ClosureValue, _ arguments: [SwiftValue]) -> Frame {
    let code = closure.code
    let frame = Frame(count: max(code.slotCount, code.parameterCount), parent: closure.frame)
    if code.parameterCount > 1, arguments.count == 1, case .tuple(let elements) = arguments[0] {
      bind(elements.map(\.value), code, frame)
    } else if code.parameterCount == 1, arguments.count > 1 {
      bind([.tuple(arguments.map { (nil, $0) })], code, frame)
    } else {
      bind(arguments, code, frame)
    }
    return frame
  }

  private func bind(_ arguments: [SwiftValue], _ code: ClosureCode, _ frame: Frame) {
    for (index, value) in arguments.prefix(code.parameterCount).enumerated() {
      frame.slots[index] = run.types.coerce(value, to: code.parameterTypes[index])
    }
  }

  /// Calls a function with arguments in the order of its parameters: of an object the one that its class has for it.
  package func call(
    function number: Int, _ arguments: [SwiftValue], on owner: SwiftValue?,
    at position: SourcePosition
  ) throws -> SwiftValue {
    try call(exactly: meant(by: number, on: owner), arguments, on: owner, at: position)
  }

  /// Calls a function whatever the class of an object has for it, as after `super`.
  func call(
    exactly number: Int, _ arguments: [SwiftValue], on owner: SwiftValue?,
    at position: SourcePosition
  ) throws -> SwiftValue {
    var owner = owner
    return try call(number, arguments, on: &owner, at: position)
  }

  /// Calls a function that may change what it is a member of.
  package func call(
    mutating number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue,
    at position: SourcePosition
  ) throws -> SwiftValue {
    var changed: SwiftValue? = owner
    defer { owner = changed ?? owner }
    return try call(number, arguments, on: &changed, at: position)
  }

  private func call(
    _ number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue?,
    at position: SourcePosition
  ) throws -> SwiftValue {
    try run.step(at: position)
    return try run.settlingErrors(at: position) {
      try performed(number, arguments, on: &owner, at: position)
    }
  }

  private func performed(
    _ number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue?,
    at position: SourcePosition
  ) throws -> SwiftValue {
    try run.deeper(at: position) {
      let function = run.code.functions[number]
      let frame = frame(for: function, arguments, on: owner)
      if let unknown = try run.forgets(function.forget, in: frame, function: number) {
        if function.hasSelf { owner = frame.slots[0] }
        return function.isInitializer ? frame.slots[0] : .unknown(unknown)
      }
      let isBegun = function.isInitializer && run.begin(frame.slots[0])
      defer { if isBegun { run.begun.removeLast() } }
      // A change that is made before an error is thrown is kept.
      defer { if function.hasSelf { owner = frame.slots[0] } }
      let flow = try function.body(run, frame)
      if function.isInitializer { return Self.made(by: function, flow, frame) }
      return flow.result.map { run.types.coerce($0, to: function.result) } ?? .void
    }
  }

  /// Returns the result of an initializer: the value that it has made, or nil where it fails.
  private static func made(by initializer: FunctionCode, _ flow: Flow, _ frame: Frame) -> SwiftValue
  {
    guard initializer.isFailable else { return frame.slots[0] }
    if let unknown = flow.doubt { return .unknown(unknown) }
    if case .returned(.nothing) = flow { return .nothing }
    return frame.slots[0]
  }

  /// The variables with which a function begins.
  func frame(for function: FunctionCode, _ arguments: [SwiftValue], on owner: SwiftValue?) -> Frame
  {
    let frame = Frame(count: max(function.slotCount, function.parameters.count + 1), parent: nil)
    var slot = 0
    if function.hasSelf {
      frame.slots[0] = owner ?? .nothing
      slot = 1
    }
    for (index, parameter) in function.parameters.enumerated() {
      let given = index < arguments.count ? arguments[index] : .nothing
      let value = parameter.unplayed.map { .unknown($0) } ?? given
      frame.slots[slot + index] =
        parameter.isInout ? value : run.types.coerce(value, to: parameter.type)
    }
    return frame
  }

  /// The arguments of a function in the order of its parameters, with the defaults of those that are left out.
  package func ordered(
    _ arguments: [CallArgument], for parameters: [FunctionCode.Parameter]
  ) throws -> [SwiftValue]? {
    guard let matches = ParameterMatching.matches(parameters, arguments.map(\.label)) else {
      return nil
    }
    var values: [SwiftValue] = []
    for (parameter, match) in zip(parameters, matches) {
      if parameter.isVariadic {
        values.append(.array(match.map { arguments[$0].value }))
      } else if let index = match.first {
        values.append(arguments[index].value)
      } else if let initial = parameter.initial {
        // It may be made of another one of its kind.
        let value = try run.deeper(at: initial.position, by: ProgramRun.defaultDepth) {
          try run.locations.evaluate(initial)
        }
        values.append(run.types.coerce(value, to: parameter.type))
      } else {
        values.append(.nothing)
      }
    }
    return values
  }

  /// The arguments of one of the files' own functions, by its number.
  ///
  /// The default values of its parameters may be compiled later than the call of it.
  package func ordered(_ arguments: [CallArgument], for number: Int) throws -> [SwiftValue]? {
    try ordered(arguments, for: run.code.functions[number].parameters)
  }

  // MARK: - Initializers

  /// Creates a value of one of the app's own types.
  ///
  /// - Parameters:
  ///   - number: The number of the type.
  ///   - arguments: The arguments that the initializer takes.
  ///   - chosen: The initializer, if the types of the arguments have chosen one.
  ///   - position: The position of the call.
  package func construct(
    _ number: Int, _ arguments: [CallArgument], by chosen: Int? = nil, at position: SourcePosition
  ) throws -> SwiftValue {
    let type = run.code.types[number]
    for initializer in chosen.map({ [$0] }) ?? type.initializers {
      guard let values = try ordered(arguments, for: run.code.functions[initializer].parameters)
      else {
        continue
      }
      let isBegun = !run.code.functions[initializer].delegates
      let blank = try blank(number, settingParameters: [], isBegun: isBegun, at: position)
      return try settable(
        call(function: initializer, values, on: blank, at: position), as: type)
    }
    switch type.kind {
    case .enumeration: return try rawValue(type, number, arguments, at: position)
    case .object: return try blank(number, settingParameters: [], at: position)
    case .structure:
      return try settable(blank(number, settingParameters: arguments, at: position), as: type)
    }
  }

  /// A view whose properties are what `--set` gives where what they were given is not known.
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
      case .number(let raw): argument.value.double == raw
      case .float(let raw): argument.value.single == raw
      case .text(let raw): argument.value.key == SwiftValue.text(raw).key
      case nil: false
      }
    }
    return found.map { .enumeration(EnumValue(type: number, index: $0, payload: [])) } ?? .nothing
  }

  /// A value with what its properties begin with, and some of them from arguments of the initializer that Swift
  /// writes.
  ///
  /// - Parameter isBegun: Whether its properties begin with something, not in an initializer that another one calls.
  private func blank(
    _ number: Int, settingParameters arguments: [CallArgument], isBegun: Bool = true,
    at position: SourcePosition
  ) throws -> SwiftValue {
    let type = run.code.types[number]
    var fields = [SwiftValue](repeating: .nothing, count: type.properties.count)
    var rest = arguments[...]
    for index in run.code.initialOrder(of: number) {
      let property = type.properties[index]
      var given: SwiftValue?
      // A closure without a label is for what takes closures.
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
        fields[index] = try initialValue(of: property, in: type)
      } else {
        fields[index] = unknown(property, in: type)
      }
    }
    if type.kind == .object {
      run.objects.append(ObjectRecord(type: number, fields: fields))
      return .object(run.objects.count - 1)
    }
    return .structure(StructValue(type: number, fields: fields, identity: nil))
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

  /// A member of a type that is not in the files, with the name of that.
  func named(_ value: SwiftValue, by property: PropertyCode) -> SwiftValue {
    guard let name = property.typeName, case .member(var member) = value else { return value }
    member.typeName = member.typeName ?? name
    return .member(member)
  }

  /// Returns the type that is stored for a property: a binding for one that is bound.
  func storedType(of property: PropertyCode) -> SwiftType {
    if case .binding = property.storage { return .binding(property.type) }
    return property.type
  }

  /// The value that a property begins with: the one that `--set` gives, the one that is written, or one that is not
  /// known.
  package func initialValue(of property: PropertyCode, in type: TypeCode) throws -> SwiftValue {
    let value = try firstValue(of: property, in: type)
    return try run.keyed.binding(for: property, from: value) ?? value
  }

  private func firstValue(of property: PropertyCode, in type: TypeCode) throws -> SwiftValue {
    switch property.storage {
    case .computed, .environment: return .nothing
    case .stored, .state, .binding, .outside: break
    }
    if let set = try set(property, in: type) { return set }
    if let initial = property.initial {
      // An initial value that makes a value of the type with the property would never end.
      return try run.deeper(at: property.position) {
        named(
          run.types.coerce(try run.locations.evaluate(initial), to: property.type), by: property)
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

  /// That a property is not known, by the name with which `--set` gives it.
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

extension SwiftType {
  /// Whether it is known to be the type of values that are no bindings.
  fileprivate var isValue: Bool {
    switch unwrapped {
    case .unknown, .binding, .function, .view: false
    default: true
    }
  }

  /// Whether a value of the type may be nil.
  package var isOptional: Bool { if case .optional = self { true } else { false } }
}

extension FunctionCaller {
  /// The function that is called of an object where that of a superclass is named.
  func meant(by number: Int, on owner: SwiftValue?) -> Int {
    guard let overrides = run.code.overrides[number], case .object(let object)? = owner else {
      return number
    }
    return overrides[run.objects[object].type] ?? number
  }
}
