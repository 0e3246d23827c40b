extension ProgramRun {
  package var properties: PropertyReader { PropertyReader(run: self) }
}

/// Reads properties of values, and changes them.
package struct PropertyReader {
  let run: ProgramRun

  /// Returns a property of a value.
  package func property(_ name: String, of value: SwiftValue, at position: SourcePosition) throws
    -> SwiftValue
  {
    switch value {
    case .unknown(let unknown): return try part(name, of: unknown, at: position)
    case .structure(let structure): return try property(name, of: structure, at: position)
    case .object(let number):
      let type = run.code.types[run.objects[number].type]
      guard let index = type.index(of: name, in: position.file) else { break }
      if case .computed(let getter, _) = type.properties[index].storage {
        return try run.functions.call(function: getter, [], on: value, at: position)
      }
      let value = through(run.locations.field(index, of: number))
      if let wrapper = type.properties[index].unknownWrapper {
        try note(wrapper, around: type.properties[index], of: type, value)
      }
      return type.properties[index].isWeak ? run.weak(value, named: name, at: position) : value
    case .enumeration(let entry):
      if let found = try property(name, of: entry, value, at: position) { return found }
    case .reference(let location):
      switch name {
      case "wrappedValue": return try run.locations.read(location)
      case "projectedValue": return value
      default:
        return try extensionProperty(name, of: value, at: position)
          ?? .reference(.member(location, name))
      }
    case .tuple(let elements):
      if let found = elements.first(where: { $0.label == name }) {
        // A style's configuration has `isOn`, and `$isOn` for the binding itself.
        if case .reference(let location) = found.value,
          elements.contains(where: { $0.label == "$\(name)" })
        {
          return try run.locations.read(location)
        }
        if case .geometry(.insets, _) = found.value { run.host.noteRead(name, in: run) }
        return found.value
      }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      if let found = try run.host.property(name, of: value, at: position, in: run) { return found }
    case .geometry(let kind, let numbers):
      if let part = GeometryValue.part(name, of: kind, numbers) { return part }
    case .member(let member):
      return .unknown(
        UnknownValue(
          "\(member.words).\(name)", at: run.assumptions == nil ? member.position : position))
    case .type(let type): return try run.types.staticMember(name, of: type, nil, at: position)
    case .opaque(let opaque):
      if let found = try addedProperty(name, to: opaque, at: position)
        ?? run.host.property(name, of: value, at: position, in: run)
      {
        return found
      }
    case .characterSet(let set):
      if let found = CharacterSets.member(name, of: set, nil) { return .characterSet(found) }
    case .scanner(let scanner):
      if let found = scanner.property(name) { return found }
    case .duration(let duration):
      if let found = Durations.part(name, of: duration) { return found }
    case .boolean, .integer, .fixed, .number, .float, .text, .range, .array, .set, .dictionary,
      .keyPath:
      if Self.intervals.contains(name) {
        run.note(
          "dates are counted in seconds from the start here, not from another day", at: position)
      }
      if let found = plainProperty(name, of: value) {
        // An empty collection has no first or last element.
        return value.elements?.isEmpty == false && (name == "first" || name == "last")
          ? found.wrapped(as: name, at: position) : found
      }
    default:
      if let found = try run.host.property(name, of: value, at: position, in: run) { return found }
    }
    if let added = try extensionProperty(name, of: value, at: position) { return added }
    return run.host.addedProperty(name, of: value) ?? .unknown(UnknownValue(name, at: position))
  }

  /// Returns a property that the files add to a type of others; nil if they add none of the name.
  private func extensionProperty(
    _ name: String, of value: SwiftValue, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let number = run.extensionNumber(of: value, having: name),
      let first = run.code.types[number].index(of: name, in: position.file)
    else { return nil }
    guard let index = meant(name, first, in: number, of: value) else {
      return .unknown(UnknownValue(name, at: position))
    }
    guard case .computed(let getter, _) = run.code.types[number].properties[index].storage else {
      return nil
    }
    return try run.functions.call(function: getter, [], on: value, at: position)
  }

  /// Returns the index of the property that a name means for a value, where extensions add several with conditions; nil
  /// if that is unknown.
  private func meant(_ name: String, _ first: Int, in number: Int, of value: SwiftValue) -> Int? {
    guard let indices = run.code.types[number].conditioned[name] else { return first }
    let meant = ConditionedMembers(
      indices.map { index in
        let conditions = run.code.types[number].properties[index].conditions
        return (index, conditions.hold(for: value, in: run), conditions.weight)
      })
    return meant.isUndecided ? nil : meant.members.first
  }

  /// Returns a property that the files add to a type whose values are opaque, such as `Color`; nil for any other.
  ///
  /// A color that it makes of another one is computed only where the numbers of colors are needed.
  private func addedProperty(
    _ name: String, to opaque: OpaqueValue, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let number = run.extensionNumber(of: .opaque(opaque), having: name),
      let index = run.code.types[number].index(of: name, in: position.file)
    else { return nil }
    let isSame = run.code.types[number].properties[index].type.unwrapped == .opaque(opaque.type)
    guard !isSame || run.setting.showsColors else { return nil }
    let added = try extensionProperty(name, of: .opaque(opaque), at: position)
    return isSame ? added?.color : added
  }

  /// Returns a part of an unknown value, which `--set` may give.
  private func part(
    _ name: String, of unknown: UnknownValue, at position: SourcePosition
  ) throws -> SwiftValue {
    // The cases of an enumeration that is declared elsewhere are known only by their names.
    if run.assumptions != nil, name != "allCases", unknown.name == unknown.text,
      unknown.text.first?.isUppercase == true, name.first?.isLowercase == true
    {
      let link = MemberValue.Link(name: name, arguments: nil)
      return .member(MemberValue(links: [link], position: position, typeName: unknown.text))
    }
    if unknown.isLong || unknown.isMadeInto { return .unknown(unknown) }
    let text = "\(unknown.text).\(name)"
    let known = unknown.name.map { "\($0).\(name)" }
    if let known, let set = run.code.settings[known] { return try run.locations.global(set) }
    var part = UnknownValue(text, at: unknown.position, name: known)
    part.predicate = unknown.predicate
    return .unknown(part)
  }

  private func property(
    _ name: String, of structure: StructValue, at position: SourcePosition
  ) throws -> SwiftValue {
    // Types and properties are not copied out of the code: apps read them all the time, and copies take long.
    guard let index = run.code.types[structure.type].index(of: name, in: position.file) else {
      if name == "isEmpty", let empty = run.optionSets.isEmpty(.structure(structure)) {
        return empty
      }
      return try extensionProperty(name, of: .structure(structure), at: position)
        ?? .unknown(UnknownValue(name, at: position, name: name))
    }
    let storage = run.code.types[structure.type].properties[index].storage
    switch storage {
    case .computed(let getter, _):
      guard !run.code.types[structure.type].conditioned.isEmpty else {
        return try run.functions.call(function: getter, [], on: .structure(structure), at: position)
      }
      guard let index = meant(name, index, in: structure.type, of: .structure(structure)),
        case .computed(let getter, _) = run.code.types[structure.type].properties[index].storage
      else { return .unknown(UnknownValue(name, at: position)) }
      return try run.functions.call(function: getter, [], on: .structure(structure), at: position)
    case .environment(let key):
      let value = try run.host.environmentValue(
        key, of: structure, run.code.types[structure.type].properties[index], in: run)
      run.dependencies.reads?.note(.environment(structure, index), value)
      return value
    case .state, .stored, .binding, .outside:
      if let wrapper = run.code.types[structure.type].properties[index].unknownWrapper {
        let type = run.code.types[structure.type]
        try note(wrapper, around: type.properties[index], of: type, structure.fields[index])
      }
      if storage == .state, let identity = structure.identity, let values = run.states[identity] {
        run.dependencies.noteRead(of: identity)
        run.dependencies.reads?.note(.state(identity, index), values[index])
        return through(values[index])
      }
      // An optional binding, or one that is written as a type, is read as a binding, and its value by `wrappedValue`.
      switch run.code.types[structure.type].properties[index].type {
      case .optional(.binding): return structure.fields[index]
      case .binding where storage == .stored: return structure.fields[index]
      default: break
      }
      return through(structure.fields[index])
    }
  }

  /// Notes an unknown property wrapper whose value is known, as it is written.
  private func note(
    _ wrapper: String, around property: PropertyCode, of type: TypeCode, _ value: SwiftValue
  ) throws {
    guard !value.isUnknown, try run.functions.set(property, in: type) == nil else { return }
    run.noteUnknown(wrapper: wrapper, around: property.name, at: property.position)
  }

  /// Returns the value that a property shows of the binding that it holds.
  private func through(_ value: SwiftValue) -> SwiftValue {
    if case .reference(let location) = value { return (try? run.locations.read(location)) ?? value }
    return value
  }

  private func property(
    _ name: String, of entry: EnumValue, _ value: SwiftValue, at position: SourcePosition
  ) throws -> SwiftValue? {
    let type = run.code.types[entry.type]
    if name == "rawValue" {
      switch type.cases[entry.index].rawValue {
      case .integer(let raw): return .integer(raw)
      case .fixed(let raw): return .fixed(raw)
      case .number(let raw): return .number(raw)
      case .float(let raw): return .float(raw)
      case .text(let raw): return .text(raw)
      case nil: break
      }
    }
    if let index = type.index(of: name, in: position.file),
      case .computed(let getter, _) = type.properties[index].storage
    {
      return try run.functions.call(function: getter, [], on: value, at: position)
    }
    if name == "hashValue" { return .integer(entry.index) }
    return nil
  }

  /// The properties of dates that count seconds from a fixed day.
  private static let intervals: Set<String> = [
    "timeIntervalSinceReferenceDate", "timeIntervalSince1970",
  ]

  /// Returns a property of a number, a text or a collection; nil for one that they do not have.
  private func plainProperty(_ name: String, of value: SwiftValue) -> SwiftValue? {
    switch value {
    case .number(let number):
      switch name {
      case "magnitude": return .number(number.magnitude)
      case "isFinite": return .boolean(number.isFinite)
      case "isNaN": return .boolean(number.isNaN)
      case "isInfinite": return .boolean(number.isInfinite)
      case "isZero": return .boolean(number == 0)
      case "nextUp": return .number(number.nextUp)
      case "nextDown": return .number(number.nextDown)
      case "ulp": return .number(number.ulp)
      case "binade": return .number(number.binade)
      case "significand": return .number(number.significand)
      case "exponent": return number.isFinite && number != 0 ? .integer(Int(number.exponent)) : nil
      case "native", "nativeValue", "doubleValue": return value
      case "description": return .text("\(number)")
      case "sign": return Self.sign(of: number)
      // A date is the seconds since the start.
      case "timeIntervalSinceReferenceDate", "timeIntervalSince1970": return value
      case "timeIntervalSinceNow": return .number(number - run.time)
      default: return nil
      }
    case .float(let number):
      switch name {
      case "nextUp": return .float(number.nextUp)
      case "nextDown": return .float(number.nextDown)
      case "description": return .text("\(number)")
      case "ulp": return .float(number.ulp)
      case "magnitude", "isFinite", "isNaN", "isInfinite", "isZero", "sign", "binade",
        "significand", "exponent":
        return plainProperty(name, of: .number(Double(number)))?.asFloat
      default: return nil
      }
    case .integer(let number):
      switch name {
      case "magnitude":
        return Int(exactly: number.magnitude).map { .integer($0) }
          ?? .fixed(FixedInteger(truncating: number.magnitude, .uint))
      case "description": return .text("\(number)")
      case "bitWidth": return .integer(Int.bitWidth)
      case "leadingZeroBitCount": return .integer(number.leadingZeroBitCount)
      case "trailingZeroBitCount": return .integer(number.trailingZeroBitCount)
      case "nonzeroBitCount": return .integer(number.nonzeroBitCount)
      default: return nil
      }
    case .fixed(let number): return FixedIntegers.property(name, of: number)
    case .text(let text):
      switch name {
      case "capitalized": return .text(TextFunctions.capitalized(text))
      // An identifier is represented as a text.
      case "description", "uuidString": return value
      case "utf8":
        return .array(text.utf8.map { .fixed(FixedInteger(truncating: $0, .uint8)) })
      case "utf16":
        return .array(text.utf16.map { .fixed(FixedInteger(truncating: $0, .uint16)) })
      case "unicodeScalars": return .array(text.unicodeScalars.map { .text(String($0)) })
      default:
        if let found = TextFunctions.property(name, ofCharacter: text) { return found }
      }
    case .range(let range) where range.isBounded:
      switch name {
      case "lowerBound":
        return range.end(range.lower)
      case "upperBound":
        return range.end(range.upper)
      case "isEmpty": return .boolean(range.isEmpty)
      default: break
      }
    case .keyPath, .boolean: return name == "description" ? .text(value.key) : nil
    default: break
    }
    return collectionProperty(name, of: value)
  }

  /// Returns `.plus` or `.minus`.
  private static func sign(of number: Double) -> SwiftValue {
    let link = MemberValue.Link(name: number.sign == .minus ? "minus" : "plus")
    return .member(MemberValue(links: [link], position: .none))
  }

  private func collectionProperty(_ name: String, of value: SwiftValue) -> SwiftValue? {
    if case .dictionary(let entries) = value {
      switch name {
      case "keys": return .array(entries.map(\.key))
      case "values": return .array(entries.map(\.value))
      default: break
      }
    }
    if case .range(let range) = value, let integers = range.integers {
      switch name {
      case "count": return .integer(integers.count)
      case "isEmpty": return .boolean(integers.isEmpty)
      case "first": return integers.first.map { .integer($0) } ?? .nothing
      case "last": return integers.last.map { .integer($0) } ?? .nothing
      // The indices of a range with `...` are not numbers.
      case "indices", "startIndex", "endIndex":
        guard !range.isClosed else { return nil }
        return name == "indices"
          ? value
          : .integer(name == "startIndex" ? integers.lowerBound : integers.upperBound)
      default: break
      }
    }
    if name == "lazy", run.sequences.isOwn(value) { return value }
    guard let elements = value.elements else { return nil }
    switch name {
    case "count":
      // Unknown elements of a set may be equal.
      if case .set = value, elements.count > 1, let unknown = value.unknownPart {
        return .unknown(unknown)
      }
      return .integer(elements.count)
    case "isEmpty": return .boolean(elements.isEmpty)
    case "first": return elements.first ?? .nothing
    case "last": return elements.last ?? .nothing
    case "indices":
      return .range(
        RangeValue(lower: 0, upper: Double(elements.count), isClosed: false, isWhole: true))
    case "startIndex": return .integer(0)
    case "endIndex": return .integer(elements.count)
    case "lazy": return value
    default: return nil
    }
  }

  // MARK: - Writing

  /// Sets a part of a value.
  ///
  /// - Returns: Whether the value has such a part.
  package func setPart(_ name: String, of whole: inout SwiftValue, to value: SwiftValue) -> Bool {
    switch whole {
    case .geometry(let kind, var numbers):
      if let unknown = value.unknown {
        whole = .unknown(unknown)
        return true
      }
      guard GeometryValue.setPart(name, of: kind, &numbers, to: value) else {
        return run.host.setPart(name, of: &whole, to: value, in: run)
      }
      whole = .geometry(kind, numbers)
    case .tuple(var elements):
      guard let number = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
        elements.indices.contains(number)
      else { return false }
      elements[number].value = value
      whole = .tuple(elements)
    case .scanner(let scanner): return scanner.setProperty(name, to: value)
    default: return run.host.setPart(name, of: &whole, to: value, in: run)
    }
    return true
  }
}
