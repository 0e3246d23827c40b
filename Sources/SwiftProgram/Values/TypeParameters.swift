/// The types for the type parameters of a function and of its enclosing type in a call, as far as that type and the
/// arguments determine them.
struct TypeParameters {
  let declarations: any DeclaredTypes
  private(set) var types: [String: SwiftType] = [:]

  /// The types for the type parameters that neither of the two determines.
  private var known: [String: SwiftType] = [:]

  /// - Parameters:
  ///   - declarations: The declarations of the files.
  ///   - type: The type whose member is meant.
  ///   - generics: The type parameters of the member, and the types that are known for them.
  init(
    _ declarations: any DeclaredTypes, of type: SwiftType = .unknown,
    _ generics: [String: SwiftType] = [:]
  ) {
    self.declarations = declarations
    known = generics
    if case .optional(let wrapped) = type { types["Wrapped"] = wrapped }
    guard case .declared(let number, let arguments) = type.unwrapped else {
      for name in SwiftType.partNames {
        let part = type.part(name)
        if !part.isUnknown { types[name] = part }
      }
      return
    }
    let parameters = declarations.typeParameters(of: number)
    known.merge(parameters.known) { own, _ in own }
    for (name, type) in zip(parameters.names, arguments)
    where !type.isUnknown && generics[name] == nil {
      types[name] = type
    }
  }

  /// Takes over the types that a type determines where a pattern is expected.
  mutating func match(_ pattern: SwiftType, _ type: SwiftType) {
    switch (pattern, type) {
    case (_, .unknown): return
    case (.parameter(let name), _):
      // An integer literal is a fraction where a type parameter stands for a floating-point type.
      if type == .integer, known[name]?.isFraction == true { return }
      // An integer among fractions is a fraction.
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

  /// Returns a pattern with the known types in place of its type parameters.
  func filled(_ pattern: SwiftType) -> SwiftType {
    pattern.replacing { types[$0] ?? known[$0] ?? .unknown }
  }

  /// Returns the parameters of a function with their types in the call.
  func filled(_ parameters: [FunctionCode.Parameter]) -> [FunctionCode.Parameter] {
    parameters.map { parameter in
      guard let pattern = parameter.pattern else { return parameter }
      var parameter = parameter
      parameter.type = filled(pattern)
      return parameter
    }
  }
}
