extension SwiftType {
  /// Returns whether the type may be equal to another one, as far as both are known.
  func mayBe(_ other: SwiftType) -> Bool {
    if self == other || isUnknown || other.isUnknown { return true }
    switch (self, other) {
    case (.view, .declared), (.declared, .view), (.parameter, _), (_, .parameter): return true
    case (.optional(let one), .optional(let two)), (.array(let one), .array(let two)),
      (.set(let one), .set(let two)), (.range(let one), .range(let two)),
      (.binding(let one), .binding(let two)):
      return one.mayBe(two)
    case (.dictionary(let key, let one), .dictionary(let otherKey, let two)):
      return key.mayBe(otherKey) && one.mayBe(two)
    case (.tuple(let fields), .tuple(let others)):
      return fields.count == others.count
        && zip(fields, others).allSatisfy { $0.type.mayBe($1.type) }
    case (.function(let one, let result), .function(let two, let other)):
      return one.count == two.count && result.mayBe(other)
        && zip(one, two).allSatisfy { $0.mayBe($1) }
    case (.declared(let one, let arguments), .declared(let two, let others)):
      return one == two && zip(arguments, others).allSatisfy { $0.mayBe($1) }
    case (.generic(let one, _), .generic(let two, _)): return one == two
    default: return false
    }
  }
}
