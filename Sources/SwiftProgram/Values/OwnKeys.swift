extension ProgramRun {
  package var keys: OwnKeys { OwnKeys(run: self) }
}

/// Computes texts that equal values have in common, where an `==` of the app's own decides which are equal.
package struct OwnKeys {
  let run: ProgramRun

  /// The values of one type with an `==` of its own that have occurred, one for all that are equal.
  struct Known {
    var values: [SwiftValue] = []

    /// The index in `values` of the equal value, by the key of each value.
    var found: [String: Int] = [:]
  }

  /// Returns a text that a value has in common with all equal values, and with no others.
  package func text(of value: SwiftValue) -> String {
    guard run.code.operators.decideEquality else { return value.key }
    return canonical(value).key
  }

  /// Returns a value whose parts are replaced by their representatives.
  private func canonical(_ value: SwiftValue) -> SwiftValue {
    switch value {
    case .array(let values): return .array(values.map(canonical))
    case .set(let values): return .set(values.map(canonical))
    case .dictionary(let entries):
      return .dictionary(entries.map { (canonical($0.key), canonical($0.value)) })
    case .tuple(let elements):
      return .tuple(elements.map { ($0.label, canonical($0.value)) })
    case .structure(var structure):
      if run.code.operators.comparedTypes.contains(structure.type) {
        return representative(of: value, structure.type)
      }
      structure.fields = structure.fields.map(canonical)
      return .structure(structure)
    case .enumeration(var entry):
      if run.code.operators.comparedTypes.contains(entry.type) {
        return representative(of: value, entry.type)
      }
      entry.payload = entry.payload.map(canonical)
      return .enumeration(entry)
    case .object(let number):
      var type: Int? = run.objects[number].type
      while let next = type {
        if run.code.operators.comparedTypes.contains(next) {
          return representative(of: value, next)
        }
        type = run.code.types[next].superclass
      }
      return value
    default: return value
    }
  }

  /// Returns the value that represents all values that are equal to the given one.
  private func representative(of value: SwiftValue, _ type: Int) -> SwiftValue {
    let key = value.key
    // The properties of an object change without a change of its key.
    let isFixed = !key.contains("object ")
    if isFixed, let index = run.knownKeys[type]?.found[key] {
      return run.knownKeys[type]?.values[index] ?? value
    }
    let values = run.knownKeys[type]?.values ?? []
    let index = values.firstIndex { known in
      if known.key == key { return true }
      guard case .holds? = try? run.comparisons.equality(of: known, value) else { return false }
      return true
    }
    if index == nil { run.knownKeys[type, default: Known()].values.append(value) }
    if isFixed { run.knownKeys[type]?.found[key] = index ?? values.count }
    return index.map { values[$0] } ?? value
  }
}
