extension DeclaredTypes {
  /// Returns the type of a value that is of one of two types: for classes their nearest common superclass; unknown for
  /// other types of the files that differ.
  ///
  /// For types that the files do not declare it is the first one that is known.
  func common(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    if one == other || other.isUnknown { return one }
    switch (one, other) {
    case (.unknown, _): return other
    case (.optional(let one), _): return .optional(common(one, other.unwrapped))
    case (_, .optional(let other)): return .optional(common(one, other))
    case (.array(let one), .array(let other)): return .array(common(one, other))
    case (.set(let one), .set(let other)): return .set(common(one, other))
    case (.dictionary(let key, let one), .dictionary(_, let other)):
      return .dictionary(key, common(one, other))
    case (.tuple(let fields), .tuple(let others)) where fields.count == others.count:
      return .tuple(
        zip(fields, others).map { .init(label: $0.label, type: common($0.type, $1.type)) })
    case (.function(let parameters, let one), .function(_, let other)):
      return .function(parameters, common(one, other))
    case (.declared(let one, let arguments), .declared(let other, let others)):
      if one == other {
        return arguments.isEmpty
          ? .declared(one, others)
          : others.isEmpty
            ? .declared(one, arguments) : .declared(one, zip(arguments, others).map(common))
      }
      let classes = Set(sequence(first: one) { superclass(of: $0) })
      let shared = sequence(first: other) { superclass(of: $0) }.first(where: classes.contains)
      return shared.map { .declared($0) } ?? .unknown
    default: return one
    }
  }
}

/// The common type of values that are kept together, such as the elements of an array.
struct CommonType {
  private(set) var type: SwiftType

  /// Whether the types of the values differ and have nothing in common.
  private(set) var differs = false

  init(_ type: SwiftType = .unknown) { self.type = type }

  /// Takes the type of one more value.
  mutating func add(_ other: SwiftType, in declarations: some DeclaredTypes) {
    guard !differs, !other.isUnknown else { return }
    differs = !type.isUnknown && declarations.common(type, other).isUnknown
    type = declarations.common(type, other)
  }
}
