extension ProgramRun {
  var optionSets: OptionSets { OptionSets(run: self) }
}

/// Reads and changes values of the app's own `OptionSet` types, whose raw values have a bit for each option.
struct OptionSets {
  let run: ProgramRun

  /// Returns the set that a value is, and its raw value; nil for any other value.
  private func digits(of value: SwiftValue) -> (set: StructValue, index: Int, digits: Int)? {
    guard case .structure(let set) = value, run.code.types[set.type].isOptionSet,
      let index = run.code.types[set.type].propertyIndices["rawValue"],
      set.fields.indices.contains(index), let digits = set.fields[index].integer
    else { return nil }
    return (set, index, digits)
  }

  /// Returns the union of some sets of a type; nil if one of the values is no such set.
  func union(_ values: [SwiftValue], of type: Int) -> SwiftValue? {
    guard let index = run.code.types[type].propertyIndices["rawValue"] else { return nil }
    var all = 0
    for value in values {
      let value = run.types.coerce(value, to: .declared(type))
      if value.isUnknown { return value }
      guard let digits = digits(of: value)?.digits else { return nil }
      all |= digits
    }
    var fields = Array(
      repeating: SwiftValue.nothing, count: run.code.types[type].properties.count)
    fields[index] = run.types.coerce(
      .integer(all), to: run.code.types[type].properties[index].type)
    return .structure(StructValue(type: type, fields: fields))
  }

  /// Returns whether a set has no options; nil for any other value.
  func isEmpty(_ value: SwiftValue) -> SwiftValue? {
    digits(of: value).map { .boolean($0.digits == 0) }
  }

  /// Returns the result of a function of a set; nil if the value is not a set, or has no such function.
  func method(_ name: String, of value: SwiftValue, _ arguments: [CallArgument]) -> SwiftValue? {
    guard let (set, _, digits) = digits(of: value), let other = other(arguments, like: set) else {
      return nil
    }
    switch name {
    case "contains", "isSuperset": return .boolean(digits & other == other)
    case "isSubset": return .boolean(digits & other == digits)
    case "isStrictSuperset": return .boolean(digits & other == other && digits != other)
    case "isStrictSubset": return .boolean(digits & other == digits && digits != other)
    case "isDisjoint": return .boolean(digits & other == 0)
    case "union", "intersection", "subtracting", "symmetricDifference":
      return combined(name, digits, other).map { changed(value, to: $0) }
    default: return nil
    }
  }

  /// Returns a set after a mutating function, and the result of the function; nil for any other value or function.
  func changed(
    _ name: String, _ value: SwiftValue, _ arguments: [CallArgument]
  ) -> (SwiftValue, SwiftValue)? {
    guard let (set, _, digits) = digits(of: value), let other = other(arguments, like: set) else {
      return nil
    }
    switch name {
    case "insert":
      let isNew = digits & other != other
      return (
        changed(value, to: digits | other),
        .tuple([
          ("inserted", .boolean(isNew)),
          ("memberAfterInsert", changed(value, to: isNew ? other : digits & other)),
        ])
      )
    case "update":
      let old = digits & other
      return (changed(value, to: digits | other), old == 0 ? .nothing : changed(value, to: old))
    case "remove":
      let gone = digits & other
      return (
        changed(value, to: digits & ~other), gone == 0 ? .nothing : changed(value, to: gone)
      )
    case "formUnion", "formIntersection", "subtract", "formSymmetricDifference":
      let names = [
        "formUnion": "union", "formIntersection": "intersection", "subtract": "subtracting",
        "formSymmetricDifference": "symmetricDifference",
      ]
      return names[name].flatMap { combined($0, digits, other) }.map {
        (changed(value, to: $0), .void)
      }
    default: return nil
    }
  }

  private func combined(_ name: String, _ one: Int, _ other: Int) -> Int? {
    switch name {
    case "union": one | other
    case "intersection": one & other
    case "subtracting": one & ~other
    case "symmetricDifference": one ^ other
    default: nil
    }
  }

  private func other(_ arguments: [CallArgument], like set: StructValue) -> Int? {
    arguments.first.flatMap {
      digits(of: run.types.coerce($0.value, to: .declared(set.type)))?.digits
    }
  }

  private func changed(_ value: SwiftValue, to digits: Int) -> SwiftValue {
    guard let (found, index, _) = self.digits(of: value) else { return value }
    var set = found
    set.fields[index] = run.types.coerce(
      .integer(digits), to: run.code.types[set.type].properties[index].type)
    return .structure(set)
  }
}
