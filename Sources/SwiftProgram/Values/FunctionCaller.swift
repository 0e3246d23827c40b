extension ProgramRun {
  package var functions: FunctionCaller { FunctionCaller(run: self) }
}

/// Calls functions, closures and initializers.
package struct FunctionCaller {
  let run: ProgramRun

  /// Calls a closure; surplus arguments are dropped.
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

  /// Writes back the new values of the '&' arguments of a closure.
  private func writeBack(
    _ frame: Frame, of closure: ClosureValue, to arguments: [SwiftValue]
  ) throws {
    for (index, type) in closure.code.parameterTypes.enumerated() where index < arguments.count {
      guard case .reference(let location) = arguments[index] else { continue }
      if closure.code.copied.contains(index) {
        try run.locations.write(frame.slots[index], to: location)
        continue
      }
      // A binding of unknown type stays one, unless it was changed in place.
      let isBinding = if case .reference = frame.slots[index] { true } else { false }
      guard type.isValue || type.isUnknown && !isBinding else { continue }
      try run.locations.write(frame.slots[index], to: location)
    }
  }

  /// Returns the arguments of a function that is called through a closure, from the variables of the closure:
  /// references for its `inout` parameters.
  func arguments(_ parameters: [FunctionCode.Parameter], in frame: Frame) -> [SwiftValue] {
    parameters.enumerated().map { index, parameter in
      parameter.isInout ? .reference(.local(frame, index)) : frame.slots[index]
    }
  }

  /// Returns the frame in which a closure is called.
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
      let copy =
        if code.copied.contains(index), case .reference(let location) = value {
          try? run.locations.read(location)
        } else { SwiftValue?.none }
      frame.slots[index] = run.types.coerce(copy ?? value, to: code.parameterTypes[index])
    }
  }

  /// Calls a function with arguments in the order of its parameters; on an object it calls the override of its class.
  package func call(
    function number: Int, _ arguments: [SwiftValue], on owner: SwiftValue?,
    types: [String: SwiftType] = [:], at position: SourcePosition
  ) throws -> SwiftValue {
    try call(
      exactly: meant(by: number, on: owner), arguments, on: owner, types: types, at: position)
  }

  /// Calls exactly the given function and no override of it, as after `super`.
  func call(
    exactly number: Int, _ arguments: [SwiftValue], on owner: SwiftValue?,
    types: [String: SwiftType] = [:], at position: SourcePosition
  ) throws -> SwiftValue {
    var owner = owner
    return try call(number, arguments, on: &owner, types, at: position)
  }

  /// Calls a function that may change the value that it is a member of.
  package func call(
    mutating number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue,
    types: [String: SwiftType] = [:], at position: SourcePosition
  ) throws -> SwiftValue {
    var changed: SwiftValue? = owner
    defer { owner = changed ?? owner }
    return try call(number, arguments, on: &changed, types, at: position)
  }

  private func call(
    _ number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue?,
    _ types: [String: SwiftType], at position: SourcePosition
  ) throws -> SwiftValue {
    try run.step(at: position)
    return try run.settlingErrors(at: position) {
      try performed(number, arguments, on: &owner, types, at: position)
    }
  }

  private func performed(
    _ number: Int, _ arguments: [SwiftValue], on owner: inout SwiftValue?,
    _ types: [String: SwiftType], at position: SourcePosition
  ) throws -> SwiftValue {
    try run.deeper(at: position) {
      let function = run.code.functions[number]
      let frame = frame(for: function, arguments, on: owner, types)
      if let unknown = try run.forgets(function.forget, in: frame, function: number) {
        if function.hasSelf { owner = frame.slots[0] }
        return function.isInitializer ? frame.slots[0] : .unknown(unknown)
      }
      let isBegun = function.isInitializer && run.begin(frame.slots[0])
      defer { if isBegun { run.begun.removeLast() } }
      // A change that is made before an error is thrown is kept.
      defer { if function.hasSelf { owner = frame.slots[0] } }
      let flow = try function.body(run, frame)
      run.noteLeft(frame, of: function, giving: flow.result)
      if function.isInitializer { return Self.made(by: function, flow, frame) }
      guard let result = flow.result else { return .void }
      let value = run.types.coerce(result, to: function.result)
      guard let pattern = function.resultPattern else { return value }
      return run.types.settled(value, as: pattern.replacing { frame.types[$0] ?? .unknown })
    }
  }

  /// Returns the result of an initializer: the value that it has made, or nil if it fails.
  private static func made(by initializer: FunctionCode, _ flow: Flow, _ frame: Frame) -> SwiftValue
  {
    guard initializer.isFailable else { return frame.slots[0] }
    if let unknown = flow.doubt { return .unknown(unknown) }
    if case .returned(.nothing) = flow { return .nothing }
    return frame.slots[0]
  }

  /// Returns the frame with which a function begins.
  func frame(
    for function: FunctionCode, _ arguments: [SwiftValue], on owner: SwiftValue?,
    _ types: [String: SwiftType] = [:]
  ) -> Frame {
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
    if !function.askedTypes.isEmpty {
      frame.types = run.typeArguments.types(for: function, arguments, on: owner, types)
    }
    return frame
  }

  /// Returns the arguments of a function in the order of its parameters, with the default values of those that are left
  /// out; nil if they do not match.
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
        // The default value may be made of another value of the same type.
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

  /// Returns the arguments of a function of the files in the order of its parameters, by its number.
  ///
  /// The default values of its parameters may be compiled after the call.
  package func ordered(_ arguments: [CallArgument], for number: Int) throws -> [SwiftValue]? {
    try ordered(arguments, for: run.code.functions[number].parameters)
  }
}

extension SwiftType {
  /// Whether the type is known to be one of values that are not bindings.
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
  /// Returns the override that is called on an object where a function of a superclass is named.
  func meant(by number: Int, on owner: SwiftValue?) -> Int {
    guard let overrides = run.code.overrides[number], case .object(let object)? = owner else {
      return number
    }
    return overrides[run.objects[object].type] ?? number
  }
}
