/// What the type parameters of a function stand for in a call, as far as its arguments say.
struct TypeParameters {
  let declarations: ProgramDeclarations
  private var types: [String: SwiftType] = [:]

  init(_ declarations: ProgramDeclarations) { self.declarations = declarations }

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
      // What differs stays so.
      if !known.isUnknown { types[name] = declarations.common(known, type) }
    case (.optional(let inner), _): match(inner, type.unwrapped)
    case (.array(let inner), _), (.set(let inner), _), (.range(let inner), _):
      match(inner, type.element)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      match(key, otherKey)
      match(value, otherValue)
    case (.binding(let inner), .binding(let other)): match(inner, other)
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
    case .parameter(let name): types[name] ?? .unknown
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
}
