internal import SwiftSyntax

extension BodyCompiler {
  var initializers: InitializerCompiler { InitializerCompiler(body: self) }
}

/// Compiles initializers: of the app's own types, and of Swift's types.
struct InitializerCompiler {
  let body: BodyCompiler

  /// Compiles a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - call: The call of its initializer.
  ///   - expected: The type that is expected, which may determine the type arguments.
  ///   - written: The type as it is written, where it contains type parameters of the enclosing code; nil where it does
  ///     not.
  func initializer(
    of type: SwiftType, _ call: FunctionCallExprSyntax, as expected: SwiftType = .unknown,
    written: SwiftType? = nil
  ) throws -> Typed {
    let position = body.position(of: call)
    if case .declared(let number, let known) = type {
      var type = type
      if known.isEmpty, case .declared(number, _) = expected.unwrapped { type = expected.unwrapped }
      let all = body.program.code.types[number].initializers
      guard
        let candidates = body.overloads.meant(all, of: type, call)
          ?? body.overloads.meant(all, making: type, call)
      else { return .unknown(body.short(call), at: position) }
      let chosen = try body.overloads.chosen(candidates, for: call, on: type)
      if chosen == nil, let options = try options(of: number, call) { return options }
      let (arguments, made) =
        try chosen.map { ($0.arguments, $0.result) } ?? memberArguments(of: type, number, call)
      if made.isDeclared { type = made }
      if let container = try body.program.words.value(of: type, arguments, at: position, in: body) {
        return container
      }
      let values = arguments.evaluation
      let whenMade = body.program.words.whenMade(number, at: position, in: body)
      let isFailable =
        chosen.map { body.program.code.functions[$0.number].isFailable }
        ?? (body.program.code.types[number].kind == .enumeration
          && call.argumentLabels == ["rawValue"])
      let whole = written ?? body.typeParameters.ownPattern(of: number, known: type)
      return Typed(isFailable ? .optional(type) : type) { run, frame in
        whenMade?(run)
        return try run.functions.construct(
          number, try values(run, frame), by: chosen?.number,
          as: whole.replacing { frame.type(of: $0) ?? .unknown }, at: position)
      }
    }
    return try builtInInitializer(of: type, call)
  }

  /// Compiles an option set: `Options()` and `Options([.a, .b])`; nil for any other call.
  private func options(of number: Int, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard body.program.code.types[number].isOptionSet,
      call.arguments.allSatisfy({ $0.label == nil }),
      call.arguments.count <= 1, call.trailingClosure == nil
    else { return nil }
    let type = SwiftType.declared(number)
    let evaluate = try call.arguments.first.map {
      try body.expression($0.expression, as: type).evaluate
    }
    return Typed(type) { run, frame in
      run.types.coerce(try evaluate?(run, frame) ?? .array([]), to: type)
    }
  }

  /// Compiles the arguments of the memberwise initializer of a type.
  ///
  /// - Returns: The arguments, and the type with the type arguments that they determine.
  private func memberArguments(
    of type: SwiftType, _ number: Int, _ call: FunctionCallExprSyntax
  ) throws -> (arguments: [TypedArgument], result: SwiftType) {
    let labels = call.argumentLabels
    let parameters = body.program.code.types[number].properties.filter(\.isParameter)
    var trailing = parameters.filter { property in
      if case .function = property.type.unwrapped { return !labels.contains(property.name) }
      return property.takesBuilder && !labels.contains(property.name)
    }[...]
    var types: [Int: SwiftType] = [:]
    var patterns: [Int: SwiftType] = [:]
    for (index, label) in labels.enumerated() {
      if label == ParameterMatching.trailingLabel {
        let property = trailing.popFirst()
        types[index] = property.map(closureType) ?? .function([], .view)
        patterns[index] = property?.pattern
      } else if label == "rawValue" {
        types[index] = body.program.rawType(of: number)
      } else if let property = parameters.first(where: { $0.parameterName == label }) {
        let isBinding = property.storage == .binding
        types[index] = isBinding ? .binding(property.type) : closureType(property)
        patterns[index] = isBinding ? property.pattern.map { .binding($0) } : property.pattern
      }
    }
    var shared = TypeParameters(body.program.declarations, of: type)
    let all = try body.calls.arguments(of: call, types, patterns: patterns, sharing: &shared)
    return (all, body.program.declarations.pattern(of: number).map(shared.filled) ?? type)
  }

  /// Returns the type of the argument for a property: a closure for a property that is the result of one.
  private func closureType(_ property: PropertyCode) -> SwiftType {
    property.takesBuilder && property.type == .view
      ? .function([], .view) : property.parameterType
  }

  /// A value of a type of Swift's or of the frameworks': `Double(i)`, `CGSize(width: 1, height: 2)`, `Array("abc")`.
  private func builtInInitializer(of type: SwiftType, _ call: FunctionCallExprSyntax) throws
    -> Typed
  {
    let position = body.position(of: call)
    if let own = try addedInitializer(of: type, call) { return own }
    if let made = try body.program.words.value(of: type, call, in: body) { return made }
    switch type {
    case .number, .float, .integer, .fixed, .text, .boolean: return try conversion(to: type, call)
    case .geometry(let kind): return try geometry(kind, call)
    case .array, .set: return try collection(of: type, call)
    case .tuple(let fields) where fields.count == call.arguments.count:
      return try tuple(of: fields, inOrder: call)
    case .dictionary: return try dictionary(of: type, call)
    case .tuple(let fields): return try tuple(of: fields, byLabel: call)
    case .animation, .spring, .unitCurve, .transition, .characterSet, .scanner, .duration:
      return try member(of: type, call)
    case .transaction: return try transaction(call)
    case .binding(let inner): return try binding(inner, call)
    case .generic("Result", let parts):
      return try result(of: parts, call) ?? .unknown(body.short(call), at: position)
    case .opaque(let name): return try opaque(name, call)
    case .optional(let inner):
      guard let value = call.arguments.first, call.argumentLabels == [nil] else {
        return try builtInInitializer(of: inner, call)
      }
      let wrapped = try body.expression(value.expression, as: inner)
      return Typed(.optional(wrapped.type), evaluate: wrapped.evaluate)
    default: return .unknown(body.short(call), at: position)
    }
  }

  /// `CGSize(width: 1, height: 2)`.
  private func geometry(_ kind: GeometryType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let arguments = try body.calls.arguments(of: call) { _, label in kind.argumentType(label) }
    let values = arguments.evaluation
    return Typed(.geometry(kind)) { run, frame in
      GeometryValue.make(kind, try values(run, frame))
        ?? .unknown(UnknownValue(kind.rawValue, at: position))
    }
  }

  /// `Spring(duration: 0.5)`, `CharacterSet(charactersIn: "abc")`: a value that is made as a static member is.
  private func member(of type: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let arguments = try body.calls.arguments(of: call, literals: .number) { _, _ in .unknown }
    let values = arguments.evaluation
    let words = body.short(call)
    return Typed(type) { run, frame in
      let value = try run.types.staticMember("init", of: type, try values(run, frame), at: position)
      // It is told as it is written, and not as the member that it is read as.
      guard var unknown = value.unknown, unknown.position == position else { return value }
      unknown.text = words
      return .unknown(unknown)
    }
  }

  /// `Transaction(animation: .bouncy)`.
  private func transaction(_ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    guard call.arguments.allSatisfy({ $0.label?.text == "animation" }) else {
      return .unknown(body.short(call), at: position)
    }
    let arguments = try body.calls.arguments(of: call) { _, _ in .optional(.animation) }
    let values = arguments.evaluation
    return Typed(.transaction) { run, frame in
      try run.types.staticMember("init", of: .transaction, try values(run, frame), at: position)
    }
  }

  /// A value of a type that is known by its name alone.
  private func opaque(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let type = SwiftType.opaque(name)
    let arguments = try body.calls.arguments(of: call) { _, label in
      label == ParameterMatching.trailingLabel ? .function([], .view) : .unknown
    }
    if let container = try body.program.words.value(
      of: type, arguments, at: body.position(of: call), in: body)
    {
      return container
    }
    let values = arguments.evaluation
    return Typed(type) { run, frame in .opaque(OpaqueValue(type: name, of: try values(run, frame)))
    }
  }

  /// Compiles a call of an initializer that the files add to a type that they do not declare; nil if none of them is
  /// meant.
  private func addedInitializer(of type: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed?
  {
    let position = body.position(of: call)
    let all = body.program.extensionInitializers(of: type)
    guard let candidates = body.overloads.meant(all, of: type, call) else {
      return .unknown(body.short(call), at: position)
    }
    guard let own = try body.overloads.chosen(candidates, for: call) else { return nil }
    let values = own.arguments.evaluation
    let blank: SwiftValue =
      switch type {
      case .transaction: .transaction(ViewTransactionValue())
      case .geometry(let kind): .geometry(kind, .zero)
      default: .nothing
      }
    return Typed(type) { run, frame in
      guard let ordered = try run.functions.ordered(try values(run, frame), for: own.number) else {
        return .void
      }
      return try run.functions.call(function: own.number, ordered, on: blank, at: position)
    }
  }

  private func conversion(to type: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    guard Self.isConversion(call.argumentLabels, to: type) else {
      return .unknown(body.short(call), at: position)
    }
    // Inside `Double(…)` no type is expected: an integer stays one, and is converted afterwards.
    let given = call.argumentExpressions
    let arguments = try body.calls.arguments(of: call) { index, _ in
      LiteralSyntax.namesFraction(given[index]) ? .number : .unknown
    }
    let values = arguments.evaluation
    if type == .text, call.argumentLabels.count == 1, let given = arguments.first,
      let way = given.label.map(TextDescriber.Way.init)
        ?? (given.value.type.isDeclared ? .describing : nil)
    {
      let words = call.argumentExpressions.first.map(body.short) ?? ""
      guard let kind = given.value.printedType else {
        return .unknown("String(\(way.rawValue): \(words))", at: position)
      }
      let evaluate = given.value.evaluate
      return Typed(.text) { run, frame in
        try run.described(try evaluate(run, frame), as: kind, way, named: words, at: position)
      }
    }
    // A text may be no number: `Int("7")` is an optional.
    let isFailable =
      type != .text && (arguments.first?.value.type == .text || call.argumentLabels == ["exactly"])
    return Typed(isFailable ? .optional(type) : type) { run, frame in
      try run.conversions.converted(try values(run, frame), to: type, at: position)
    }
  }

  /// Returns whether an initializer with some labels is one of Swift's own for a type, and not one of the app's own.
  static func isConversion(_ labels: [String?], to type: SwiftType) -> Bool {
    switch (type, labels) {
    case (_, []), (_, [nil]): true
    case (.number, ["exactly"]), (.number, ["truncating"]), (.float, ["exactly"]): true
    case (.integer, ["exactly"]), (.integer, ["truncating"]), (.integer, ["clamping"]),
      (.integer, ["truncatingIfNeeded"]), (.integer, [nil, "radix"]), (.integer, ["bitPattern"]),
      (.fixed, ["exactly"]), (.fixed, ["clamping"]), (.fixed, ["truncatingIfNeeded"]),
      (.fixed, ["bitPattern"]), (.fixed, [nil, "radix"]):
      true
    case (.text, ["describing"]), (.text, ["reflecting"]), (.text, ["localized"]),
      (.text, ["stringLiteral"]), (.text, ["repeating", "count"]), (.text, [nil, "radix"]),
      (.text, [nil, "radix", "uppercase"]):
      true
    case (.text, _): labels.first == "format"
    default: false
    }
  }

  /// Compiles `Result { try load() }`: the result of a closure, or the error that it throws; nil for any other call.
  private func result(of parts: [SwiftType], _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let label = call.argumentLabels.first, call.argumentLabels.count == 1,
      label == "catching" || label == ParameterMatching.trailingLabel
    else { return nil }
    let given = parts.first ?? .unknown
    let closure = try body.expression(call.argumentExpressions[0], as: .function([], given))
    let success = given.isUnknown ? closure.type.result : given
    let failure = parts.count == 2 ? parts[1] : .unknown
    let (evaluate, position) = (closure.evaluate, body.position(of: call))
    @Sendable func made(_ name: String, _ value: SwiftValue) -> SwiftValue {
      let link = MemberValue.Link(name: name, arguments: [(nil, value)])
      return .member(MemberValue(links: [link], position: position))
    }
    return Typed(.generic("Result", [success, failure])) { run, frame in
      let work = try evaluate(run, frame)
      guard let closure = work.closure else { return work }
      do {
        let value = try run.catching { try run.functions.call(closure, []) }
        return value.isUnknown ? value : made("success", value)
      } catch let error as ThrownError {
        switch error {
        case .value(let value): return made("failure", value)
        case .undecided(let unknown): return .unknown(unknown)
        }
      }
    }
  }

  private func binding(_ inner: SwiftType, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try body.calls.arguments(of: call) { _, label in
      label == "get"
        ? .function([], inner)
        : label == "set" ? .function([inner, .transaction], .void) : .unknown
    }
    let type =
      inner.isUnknown ? arguments.first { $0.label == "get" }?.value.type.result ?? .unknown : inner
    let values = arguments.evaluation
    return Typed(.binding(type)) { run, frame in
      let given = try values(run, frame)
      guard given.count > 1, let get = given[0].value.closure, let set = given[1].value.closure
      else {
        return given.first?.value ?? .nothing
      }
      return .reference(.custom(get: get, set: set))
    }
  }
}
