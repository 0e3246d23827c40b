// Functions of sets and dictionaries, whose elements are found by their keys, and comparisons of collections.
extension CollectionReader {
  /// Calls a function of a set or a dictionary that returns another set or dictionary; nil for any other function.
  func keyedMethod(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    switch value {
    case .set(let elements): try setMethod(name, elements, arguments, at: position)
    case .dictionary(let entries): try dictionaryMethod(name, entries, arguments, at: position)
    default: nil
    }
  }

  private func setMethod(
    _ name: String, _ elements: [SwiftValue], _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> SwiftValue? {
    if name == "filter", let closure = arguments.last?.value.closure {
      return try kept(elements, by: closure, at: position) { .set($0) }
    }
    guard let others = arguments.first?.value.elements else { return nil }
    switch name {
    case "symmetricDifference":
      if let unknown = elements.unknownPart ?? others.unknownPart { return .unknown(unknown) }
      let (own, other) = (keys(of: elements), keys(of: others))
      return .set(
        elements.filter { !other.contains(run.keys.text(of: $0)) }
          + run.types.unique(others).filter { !own.contains(run.keys.text(of: $0)) })
    case "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint":
      if let unknown = elements.unknownPart ?? others.unknownPart { return .unknown(unknown) }
      let (own, other) = (keys(of: elements), keys(of: others))
      let holds =
        switch name {
        case "isSubset": own.isSubset(of: other)
        case "isSuperset": own.isSuperset(of: other)
        case "isStrictSubset": own.isStrictSubset(of: other)
        case "isStrictSuperset": own.isStrictSuperset(of: other)
        default: own.isDisjoint(with: other)
        }
      return .boolean(holds)
    default: return nil
    }
  }

  private func dictionaryMethod(
    _ name: String, _ entries: [(key: SwiftValue, value: SwiftValue)], _ arguments: [CallArgument],
    at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let closure = arguments.last?.value.closure else { return nil }
    func called(_ values: [SwiftValue]) throws -> SwiftValue {
      try run.step(at: position)
      return try run.functions.call(closure, values)
    }
    switch name {
    case "mapValues": return .dictionary(try entries.map { ($0.key, try called([$0.value])) })
    case "compactMapValues":
      var kept: [(key: SwiftValue, value: SwiftValue)] = []
      for entry in entries {
        switch try called([entry.value]) {
        case .unknown(let unknown): return .unknown(unknown)
        case .nothing: continue
        case let value: kept.append((entry.key, value))
        }
      }
      return .dictionary(kept)
    case "filter":
      let elements = SwiftValue.dictionary(entries).elements ?? []
      return try kept(elements, by: closure, at: position) { kept in
        .dictionary(
          kept.compactMap { element in
            guard case .tuple(let parts) = element, parts.count == 2 else { return nil }
            return (parts[0].value, parts[1].value)
          })
      }
    case "merging":
      guard case .dictionary(let others)? = arguments.first?.value else { return nil }
      if let unknown = (entries.map(\.key) + others.map(\.key)).unknownPart {
        return .unknown(unknown)
      }
      var merged = entries
      for other in others {
        let key = run.keys.text(of: other.key)
        if let index = merged.firstIndex(where: { run.keys.text(of: $0.key) == key }) {
          merged[index].value = try called([merged[index].value, other.value])
        } else {
          merged.append(other)
        }
      }
      return .dictionary(merged)
    default: return nil
    }
  }

  /// Compares elements with others, one by one; nil for any other function.
  func comparison(_ name: String, _ elements: [SwiftValue], _ arguments: [CallArgument]) throws
    -> SwiftValue?
  {
    if name == "lexicographicallyPrecedes", arguments.count == 1,
      let others = arguments.first?.value.elements
    {
      return try precedes(elements, others)
    }
    guard name == "starts" || name == "elementsEqual", arguments.count == 1,
      let others = arguments.first?.value.elements
    else { return nil }
    if name == "elementsEqual", elements.count != others.count { return .boolean(false) }
    guard elements.count >= others.count else { return .boolean(false) }
    return try Tested.all(Array(zip(elements, others))) {
      try run.comparisons.equality(of: $0, $1)
    }.value
  }

  /// Returns whether elements come before others in lexicographic order; nil if two of them have no order.
  private func precedes(_ elements: [SwiftValue], _ others: [SwiftValue]) throws -> SwiftValue? {
    for (one, other) in zip(elements, others) {
      switch try run.comparisons.equality(of: one, other) {
      case .holds: continue
      case .fails: return try run.operators.compare("<", one, other)?.value
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return .boolean(elements.count < others.count)
  }

  private func kept(
    _ elements: [SwiftValue], by closure: ClosureValue, at position: SourcePosition,
    _ whole: ([SwiftValue]) -> SwiftValue
  ) throws -> SwiftValue {
    let kept = try filtered(elements) { element in
      try run.step(at: position)
      return Tested(try run.functions.call(closure, [element]))
    }
    return kept.elements.map(whole) ?? kept
  }

  private func keys(of elements: [SwiftValue]) -> Set<String> {
    Set(elements.map(run.keys.text(of:)))
  }
}
