/// The types for the type parameters of a function and of the type that it is a member of, in a call, as far as that
/// type and the arguments say.
struct TypeParameters {
  let declarations: ProgramDeclarations
  private var types: [String: SwiftType] = [:]

  /// The types that are known for the type parameters about which neither says anything.
  private var known: [String: SwiftType] = [:]

  /// - Parameters:
  ///   - declarations: The declarations of the files.
  ///   - type: The type whose member is meant.
  init(_ declarations: ProgramDeclarations, of type: SwiftType = .unknown) {
    self.declarations = declarations
    guard case .declared(let number, let arguments) = type.unwrapped else {
      for name in SwiftType.partNames {
        let part = type.part(name)
        if !part.isUnknown { types[name] = part }
      }
      return
    }
    known = declarations.types[number].generics
    for (name, type) in zip(declarations.types[number].parameters, arguments)
    where !type.isUnknown {
      types[name] = type
    }
  }

  /// Takes what a type says that is found where a pattern is expected.
  mutating func match(_ pattern: SwiftType, _ type: SwiftType) {
    switch (pattern, type) {
    case (_, .unknown): return
    case (.parameter(let name), _):
      // A whole number among fractions is one of them.
      guard let known = types[name], known != .integer || !type.isFraction else {
        types[name] = type
        return
      }
      // A type parameter whose types have differed stays unknown.
      if !known.isUnknown { types[name] = declarations.common(known, type) }
    case (.optional(let inner), _): match(inner, type.unwrapped)
    case (.array(let inner), _), (.set(let inner), _), (.range(let inner), _):
      match(inner, type.element)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      match(key, otherKey)
      match(value, otherValue)
    case (.binding(let inner), .binding(let other)): match(inner, other)
    case (.declared(let number, let arguments), .declared(let other, let others)):
      guard number == other else { return }
      for (argument, other) in zip(arguments, others) { match(argument, other) }
    case (.tuple(let fields), .tuple(let others)):
      for (field, other) in zip(fields, others) { match(field.type, other.type) }
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      for (parameter, other) in zip(parameters, others) { match(parameter, other) }
      match(result, otherResult)
    default: return
    }
  }

  /// A pattern with what is known of its parameters.
  func filled(_ pattern: SwiftType) -> SwiftType {
    switch pattern {
    case .parameter(let name): types[name] ?? known[name] ?? .unknown
    case .declared(let number, let arguments):
      declarations.type(number, of: arguments.map(filled))
    case .optional(let inner): .optional(filled(inner))
    case .array(let inner): .array(filled(inner))
    case .set(let inner): .set(filled(inner))
    case .range(let inner): .range(filled(inner))
    case .dictionary(let key, let value): .dictionary(filled(key), filled(value))
    case .binding(let inner): .binding(filled(inner))
    case .tuple(let fields): .tuple(fields.map { .init(label: $0.label, type: filled($0.type)) })
    case .function(let parameters, let result):
      .function(parameters.map(filled), filled(result))
    default: pattern
    }
  }

  /// Parameters of a function with the types that they have in the call.
  func filled(_ parameters: [FunctionCode.Parameter]) -> [FunctionCode.Parameter] {
    parameters.map { parameter in
      guard let pattern = parameter.pattern else { return parameter }
      var parameter = parameter
      parameter.type = filled(pattern)
      return parameter
    }
  }
}
