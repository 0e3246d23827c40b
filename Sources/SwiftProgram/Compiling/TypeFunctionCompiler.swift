internal import SwiftSyntax

extension BodyCompiler {
  var typeFunctions: TypeFunctionCompiler { TypeFunctionCompiler(body: self) }
}

/// Compiles initializers, static methods and cases that are used as functions and not called: `map(Room.init)`.
struct TypeFunctionCompiler {
  let body: BodyCompiler

  /// Compiles an initializer, a static method or a case as a function: `Room.init`, `Room.make`, `Event.tap`.
  ///
  /// - Parameters:
  ///   - name: The name of the member, with the labels that are written after it.
  ///   - base: The type.
  /// - Returns: The function; nil for any other member.
  func function(_ name: DeclReferenceExprSyntax, of base: Typed) throws -> Typed? {
    guard let type = base.metatype else { return nil }
    let text = name.baseName.plainText
    if text == "init" { return initializer(of: type, name) }
    guard case .declared(let number, _) = type else { return nil }
    let declared = body.program.code.types[number]
    if let index = declared.cases.firstIndex(where: { $0.name == text }) {
      let types = declared.cases[index].parameters.map(\.type)
      guard !types.isEmpty else { return nil }
      return function(of: types, giving: type) { _, given in
        .enumeration(EnumValue(type: number, index: index, payload: given))
      }
    }
    guard declared.staticGlobals[text, in: body.source.scope] == nil,
      let method = declared.staticMethods[text]?.first
    else { return nil }
    return body.identifiers.functionValue(method, of: base)
  }

  /// Compiles an initializer of a type as a function of its arguments, which has no labels: `Int.init`,
  /// `Room.init(number:)`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: `init`, with the labels that are written after it.
  /// - Returns: The function; nil if the type has no such initializer that is known.
  private func initializer(of type: SwiftType, _ name: DeclReferenceExprSyntax) -> Typed? {
    let position = body.position(of: name)
    let labels = name.argumentNames?.arguments.map { argument -> String? in
      argument.name.text == "_" ? nil : argument.name.plainText
    }
    if case .declared(let number, _) = type {
      return initializer(of: number, labels, at: position)
    }
    switch type {
    case .number, .float, .integer, .fixed, .text, .boolean: break
    default: return nil
    }
    guard labels.map({ $0.count == 1 && InitializerCompiler.isConversion($0, to: type) }) ?? true
    else {
      return nil
    }
    let label = labels?.first ?? nil
    return function(of: [.unknown], giving: type) { run, given in
      try run.conversions.converted(
        given.map { CallArgument(label, $0) }, to: type, at: position)
    }
  }

  /// Compiles an initializer of a type of the app, or the memberwise one of a structure.
  private func initializer(of number: Int, _ labels: [String?]?, at position: SourcePosition)
    -> Typed?
  {
    let type = body.program.code.types[number]
    let functions = body.program.code.functions
    let fitting = type.initializers.filter { initializer in
      labels.map { $0 == functions[initializer].parameters.map(\.label) } ?? true
    }
    // Without labels the first initializer with one parameter is taken, as collections pass one value.
    let chosen = fitting.first { functions[$0].parameters.count == 1 } ?? fitting.first
    if let chosen {
      let function = functions[chosen]
      let result: SwiftType = function.isFailable ? .optional(.declared(number)) : .declared(number)
      return self.function(of: function.parameters.map(\.type), giving: result) { run, given in
        let arguments = zip(function.parameters, given).map { CallArgument($0.label, $1) }
        return try run.functions.construct(number, arguments, by: chosen, at: position)
      }
    }
    let rawType = body.program.rawType(of: number)
    let isRaw = labels.map { $0 == ["rawValue"] } ?? type.initializers.isEmpty
    if type.kind == .enumeration, !rawType.isUnknown, isRaw {
      return function(of: [rawType], giving: .optional(.declared(number))) { run, given in
        try run.functions.construct(
          number, given.map { CallArgument("rawValue", $0) }, at: position)
      }
    }
    guard type.initializers.isEmpty, type.kind == .structure else { return nil }
    // A state with an initial value is not a parameter.
    let parameters = type.properties.filter {
      $0.isParameter && ($0.storage == .stored || $0.initial == nil)
    }
    let names = parameters.map(\.parameterName)
    guard labels.map({ $0 == names }) ?? true else { return nil }
    return function(of: parameters.map(\.parameterType), giving: .declared(number)) { run, given in
      try run.functions.construct(
        number, zip(names, given).map { CallArgument($0, $1) }, at: position)
    }
  }

  /// Returns a function that makes a value of its arguments.
  private func function(
    of types: [SwiftType], giving result: SwiftType,
    _ make: @escaping @Sendable (ProgramRun, [SwiftValue]) throws -> SwiftValue
  ) -> Typed {
    let count = types.count
    let code = ClosureCode(
      parameterCount: count, parameterTypes: types, slotCount: count,
      body: { run, frame in
        .returned(try make(run, (0..<count).map { frame.slots[$0] }))
      }, changesState: false)
    return Typed(.function(types, result)) { _, frame in
      .closure(ClosureValue(code: code, frame: frame))
    }
  }
}
