extension SwiftType {
  /// Returns the type of two values that Swift gives one type, such as the elements of an array: integers next to
  /// fractions are literals of the latter, at any depth; nil for types that do not go together.
  func shared(with other: SwiftType) -> SwiftType? {
    if self == other || other.isUnknown { return self }
    switch (self, other) {
    case (.unknown, _): return other
    case (.integer, .number), (.integer, .float), (.integer, .fixed), (.number, .float):
      return other
    case (.number, .integer), (.float, .integer), (.fixed, .integer), (.float, .number):
      return self
    case (.optional(let one), .optional(let two)):
      return one.shared(with: two).map { .optional($0) }
    case (.optional(let one), _): return one.shared(with: other).map { .optional($0) }
    case (_, .optional(let two)): return shared(with: two).map { .optional($0) }
    case (.array(let one), .array(let two)): return one.shared(with: two).map { .array($0) }
    case (.set(let one), .set(let two)): return one.shared(with: two).map { .set($0) }
    case (.range(let one), .range(let two)): return one.shared(with: two).map { .range($0) }
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      guard let key = key.shared(with: otherKey), let value = value.shared(with: otherValue) else {
        return nil
      }
      return .dictionary(key, value)
    case (.declared(let one, let arguments), .declared(let two, let others)) where one == two:
      if arguments.isEmpty || others.isEmpty { return arguments.isEmpty ? other : self }
      let types = zip(arguments, others).compactMap { $0.shared(with: $1) }
      return types.count == arguments.count ? .declared(one, types) : nil
    case (.tuple(let fields), .tuple(let others)) where fields.count == others.count:
      let types = zip(fields, others).compactMap { $0.type.shared(with: $1.type) }
      guard types.count == fields.count else { return nil }
      return .tuple(
        zip(zip(fields, others), types).map {
          Field(label: $0.0.label ?? $0.1.label, type: $1)
        })
    default: return nil
    }
  }
}
