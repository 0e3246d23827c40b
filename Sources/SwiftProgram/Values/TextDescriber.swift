extension ProgramRun {
  /// Returns the text that an interpolation or `String(describing:)` makes of a value, or an unknown value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the value, which says whether it is an optional.
  ///   - way: Whether the description is one for users or one for debugging.
  ///   - words: The expression as it is written.
  ///   - position: The position of that expression.
  func described(
    _ value: SwiftValue, as type: SwiftType, _ way: TextDescriber.Way = .describing,
    named words: String, at position: SourcePosition
  ) throws -> SwiftValue {
    if let unknown = value.unknownPart { return .unknown(unknown) }
    let describer = TextDescriber(run: self)
    let text =
      switch way {
      case .describing: try describer.text(of: value, as: type, at: position)
      case .reflecting: try describer.inner(value, as: type, at: position)
      }
    guard let text else {
      return .unknown(UnknownValue("String(\(way.rawValue): \(words))", at: position))
    }
    return .text(text)
  }
}

/// Writes values as Swift prints them: with the descriptions of the app's own types, or with their names and parts.
struct TextDescriber {
  let run: ProgramRun

  /// The kinds of descriptions, by the labels of the initializers of `String`.
  enum Way: String {
    case describing
    case reflecting
  }

  /// Returns the text of a value; nil if it is unknown.
  func text(of value: SwiftValue, as type: SwiftType, at position: SourcePosition) throws -> String?
  {
    switch try written(value, as: type, inside: false, at: position) {
    case .text(let text): return text
    case .unknown: return nil
    case .plain: break
    }
    switch value {
    case .structure(let structure):
      let code = run.code.types[structure.type]
      guard !code.isView else { return run.text(value) }
      var parts: [String] = []
      for (property, field) in zip(code.properties, structure.fields) {
        if case .computed = property.storage { continue }
        guard let text = try inner(field, as: property.type, at: position) else { return nil }
        parts.append("\(property.name): \(text)")
      }
      // The type arguments are part of the name.
      let name = code.isGeneric ? run.name(of: type.unwrapped) : code.name
      return name.map { "\($0)(\(parts.joined(separator: ", ")))" }
    case .enumeration(let entry):
      let known = run.code.types[entry.type].cases[entry.index]
      guard !entry.payload.isEmpty else { return known.name }
      var parts: [String] = []
      for (index, held) in entry.payload.enumerated() {
        let parameter = index < known.parameters.count ? known.parameters[index] : nil
        guard let text = try inner(held, as: parameter?.type ?? .unknown, at: position) else {
          return nil
        }
        parts.append((parameter?.label.map { "\($0): " } ?? "") + text)
      }
      return "\(known.name)(\(parts.joined(separator: ", ")))"
    case .object: return nil
    case .member(let member): return try text(of: member, as: type, at: position)
    case .range(let range) where !range.isBounded: return Self.text(of: range, as: type)
    case .type(let type): return run.name(of: type)
    default: return run.text(value)
    }
  }

  /// Returns the text of a member of a type that the files do not declare: of a `Result` with its value, and of a sign.
  private func text(
    of member: MemberValue, as type: SwiftType, at position: SourcePosition
  ) throws -> String? {
    guard let link = member.links.first, member.links.count == 1 else { return nil }
    if link.arguments == nil, ["plus", "minus"].contains(link.name) { return link.name }
    guard case .generic("Result", let parts) = type, parts.count == 2,
      let held = link.arguments?.first?.value
    else { return nil }
    return try inner(held, as: link.name == "success" ? parts[0] : parts[1], at: position)
      .map { "\(link.name)(\($0))" }
  }

  /// Returns the text of a one-sided range, which names its type: the type of the bound is only known for integers.
  private static func text(of range: RangeValue, as type: SwiftType) -> String? {
    guard range.isWhole, type.element == .integer || type.element.isUnknown else { return nil }
    let (lower, upper) = range.wholeEnds
    if range.upper == .infinity { return "PartialRangeFrom<Int>(lowerBound: \(lower))" }
    return "PartialRange\(range.isClosed ? "Through" : "UpTo")<Int>(upperBound: \(upper))"
  }

  /// Returns the text of a part of another value, which is its debug description, with quotes around texts.
  fileprivate func inner(
    _ value: SwiftValue, as type: SwiftType, at position: SourcePosition
  ) throws -> String? {
    switch try written(value, as: type, inside: true, at: position) {
    case .text(let text): return text
    case .unknown: return nil
    case .plain: break
    }
    switch value {
    case .text(let text): return String(reflecting: text)
    case .range(let range) where range.isBounded:
      return "\(range.isClosed ? "ClosedRange" : "Range")(\(run.text(value)))"
    // The name of the module precedes their names, and is not in the files.
    case .structure, .enumeration, .object, .range, .type, .member: return nil
    default: return run.text(value)
    }
  }

  /// The text that is written for a value.
  private enum Written {
    case text(String)
    case unknown

    /// The value is neither an optional nor a collection, and its type has no description.
    case plain

    init(_ text: String?) { self = text.map { .text($0) } ?? .unknown }
  }

  /// Returns the text of an optional, a collection, or a value whose type has a description.
  private func written(
    _ value: SwiftValue, as type: SwiftType, inside: Bool, at position: SourcePosition
  ) throws -> Written {
    if case .nothing = value { return .text("nil") }
    // It prints with its name, in which that of the collection inside is.
    if type.isAdapter { return .unknown }
    if case .optional(let wrapped) = type {
      return Written(try inner(value, as: wrapped, at: position).map { "Optional(\($0))" })
    }
    switch value {
    case .reference(let location):
      return try written(
        run.locations.read(location), as: type.bindingValue, inside: inside, at: position)
    case .array(let values), .set(let values):
      let parts = try values.map { try inner($0, as: type.element, at: position) }
      let isPart = inside && type.isSlice
      return Written(
        Self.joined(parts).map { isPart ? "ArraySlice([\($0)])" : "[\($0)]" })
    case .dictionary(let entries) where !entries.isEmpty:
      var (key, kept) = (SwiftType.unknown, SwiftType.unknown)
      if case .dictionary(let known, let value) = type { (key, kept) = (known, value) }
      let parts = try entries.map { entry -> String? in
        guard let name = try inner(entry.key, as: key, at: position),
          let text = try inner(entry.value, as: kept, at: position)
        else { return nil }
        return "\(name): \(text)"
      }
      return Written(Self.joined(parts).map { "[\($0)]" })
    case .tuple(let elements):
      var fields: [SwiftType.Field] = []
      if case .tuple(let known) = type { fields = known }
      let parts = try elements.enumerated().map { index, element -> String? in
        try inner(
          element.value, as: index < fields.count ? fields[index].type : .unknown, at: position
        ).map { (element.label.map { "\($0): " } ?? "") + $0 }
      }
      return Written(Self.joined(parts).map { "(\($0))" })
    case .structure, .enumeration, .object:
      return try ownDescription(of: value, inside: inside, at: position)
    case .geometry(let kind, let numbers): return Written(kind.description(of: numbers))
    default: return .plain
    }
  }

  /// Returns texts separated by commas; nil if one of them is unknown.
  private static func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.joined(separator: ", ") : nil
  }

  /// Returns the description of a value by a type of the app; inside other values rather the debug description.
  private func ownDescription(
    of value: SwiftValue, inside: Bool, at position: SourcePosition
  ) throws -> Written {
    guard let number = run.typeNumber(of: value) else { return .plain }
    let known = sequence(first: number) { run.code.types[$0].superclass }
      .reduce(into: Set<TypeCode.Description>()) { $0.formUnion(run.code.types[$1].descriptions) }
    let names: [TypeCode.Description] = inside ? [.debugging, .plain] : [.plain, .debugging]
    guard let name = names.first(where: known.contains) else { return .plain }
    return Written(
      try run.properties.property(name.rawValue, of: value, at: position).plainText)
  }
}
