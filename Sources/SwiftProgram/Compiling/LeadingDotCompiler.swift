internal import SwiftSyntax

extension BodyCompiler {
  var leadingDots: LeadingDotCompiler { LeadingDotCompiler(body: self) }
}

/// Compiles members that begin with a dot, by the expected type.
struct LeadingDotCompiler {
  let body: BodyCompiler

  /// Compiles a call of an initializer or a static function of the expected type, such as `.init(width: 40, height:
  /// 20)` and `.shifted(by: 2 * .pi)`; nil if the expected type has a meaning of its own for it.
  func implicitCall(
    _ name: String, _ call: FunctionCallExprSyntax, of type: SwiftType
  ) throws -> Typed? {
    if case .declared(let number, _) = type,
      body.program.code.types[number].staticMethods[name] != nil
    {
      return try body.methods.staticMethod(name, of: type, call)
    }
    if type == .number, let time = try body.times.time(name, call) { return time }
    guard name == "init" else { return nil }
    switch type {
    case .declared, .geometry, .number, .float, .integer, .text, .boolean, .array, .set,
      .dictionary, .tuple, .binding:
      return try body.initializers.initializer(of: type, call)
    case .view:
      // A view around another one, whose type is not written.
      guard call.argumentLabels == [nil] else { return nil }
      return try body.expression(call.argumentExpressions[0], as: .view)
    default: return nil
    }
  }

  /// Compiles a chain such as `.up` or `.spring(duration: 0.3).delay(0.1)` by the expected type.
  func implicitMember(
    _ links: [ChainLink], in node: ExprSyntax, as expected: SwiftType
  ) throws -> Typed {
    if expected.unwrapped == .number, links.count == 1, case .name(let name)? = links.first,
      name.baseName.plainText == "now"
    {
      return body.times.time("now", at: body.position(of: node))
    }
    if case .optional(let wrapped) = expected, links.count == 2, case .name(let name) = links[0],
      case .call(let call) = links[1],
      let some = try some(name.baseName.plainText, call, of: wrapped)
    {
      return some
    }
    var names: [(name: String, arguments: [TypedArgument]?)] = []
    var rest = links[...]
    let numbers = argumentType(inMembersOf: expected)
    while let link = rest.popFirst() {
      guard case .name(let name) = link else {
        if case .optional = link { continue }
        return .unknown(body.short(node), at: body.position(of: node))
      }
      var arguments: [TypedArgument]?
      if case .call(let call)? = rest.first {
        rest.removeFirst()
        let types = argumentTypes(of: name.baseName.plainText, call, in: expected.unwrapped)
        arguments = try body.calls.arguments(of: call, literals: numbers, types)
      }
      names.append((name.baseName.plainText, arguments))
    }
    let position = body.position(of: node)
    let all = names.map { ($0.name, $0.arguments?.evaluation) }
    let type = memberType(names.map(\.name), of: expected)
    if let constant = constant(names.map(\.name), of: expected, in: node) { return constant }
    return Typed(type) { run, frame in
      let links = try all.map { name, arguments in
        MemberValue.Link(
          name: name, arguments: try arguments?(run, frame).map { ($0.label, $0.value) })
      }
      return run.types.coerce(.member(MemberValue(links: links, position: position)), to: expected)
    }
  }

  /// Compiles `.pi` in the scope of a type parameter of numbers, which determines its type; nil for any other member,
  /// and where there is no such parameter.
  private func constant(
    _ names: [String], of expected: SwiftType, in node: ExprSyntax
  ) -> Typed? {
    guard names.count == 1, expected.unwrapped == .number,
      NumberConstant.doubles[names[0]] != nil,
      let (parameter, isCertain) = body.typeParameters.ofNumbers(around: node)
    else { return nil }
    let (name, position, words) = (names[0], body.position(of: node), body.short(node))
    return Typed(.number) { run, frame in
      let type = frame.type(of: parameter) ?? .number
      // Beside another number type it is unknown of which of them the constant is.
      guard isCertain || type != .float else { return .unknown(UnknownValue(words, at: position)) }
      return NumberConstant.value(of: name, type) ?? .unknown(UnknownValue(words, at: position))
    }
  }

  /// Compiles `.some(3)`: the value itself, as an optional; nil for any other call, and for nested optionals.
  func some(
    _ name: String, _ call: FunctionCallExprSyntax, of wrapped: SwiftType
  ) throws -> Typed? {
    guard name == "some", call.argumentLabels == [nil], let given = call.arguments.first,
      !wrapped.isOptional
    else { return nil }
    let value = try body.expression(given.expression, as: wrapped)
    return Typed(
      .optional(value.type.isUnknown ? wrapped : value.type), evaluate: value.evaluate)
  }

  /// Returns the type of literals among the arguments of a static member of a type: fractions, where the type is made
  /// of such.
  private func argumentType(inMembersOf type: SwiftType) -> SwiftType {
    switch type.unwrapped {
    case .animation, .spring, .unitCurve, .transition, .geometry, .number, .unknown, .opaque:
      .number
    default: .unknown
    }
  }

  /// Returns the types of the arguments of a static member of a type, by index and label.
  private func argumentTypes(
    of name: String, _ call: FunctionCallExprSyntax, in type: SwiftType
  ) -> (Int, String?) -> SwiftType {
    switch type {
    case .geometry(let kind): return { _, label in kind.argumentType(label) }
    case .binding(let inner) where name == "constant": return { _, _ in inner }
    case .generic("Result", let parts) where parts.count == 2:
      return { _, _ in name == "success" ? parts[0] : parts[1] }
    case .declared(let number, _):
      let payload = body.program.code.types[number].cases.first { $0.name == name }?.parameters
      let shared = TypeParameters(body.program.declarations, of: type)
      let types = payload.map(shared.filled).flatMap { body.calls.argumentTypes(of: call, for: $0) }
      return { index, _ in types?[index] ?? .unknown }
    default: break
    }
    var types: [Int: SwiftType] = [:]
    for function in body.program.extensionStatics(name, of: type) ?? [] where types.isEmpty {
      let parameters = body.program.code.functions[function].parameters
      types = ParameterMatching.types(of: parameters, call.argumentLabels) ?? [:]
    }
    let found = types
    return { index, _ in found[index] ?? .unknown }
  }

  /// Returns the type of a static member of a type, by its names.
  func memberType(_ names: [String], of expected: SwiftType) -> SwiftType {
    guard names.count == 1 || !expected.isUnknown else { return .unknown }
    switch expected.unwrapped {
    case .declared(let number, _) where names.count == 1:
      let type = body.program.code.types[number]
      if names[0] == "allCases" { return .array(expected.unwrapped) }
      if let global = type.staticGlobals[names[0], in: body.source.scope] {
        return body.program.type(ofGlobal: global, in: expected.unwrapped)
      }
      return expected.unwrapped
    default: return expected.unwrapped
    }
  }
}
