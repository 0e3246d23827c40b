extension ProgramRun {
  package var types: TypeMembers { TypeMembers(run: self) }
}

/// Converts values to expected types, and reads static members of types.
package struct TypeMembers {
  let run: ProgramRun

  /// Returns a value converted to a type: an integer becomes a fraction, and a leading dot a member of the type.
  package func coerce(_ value: SwiftValue, to type: SwiftType) -> SwiftValue {
    switch (type, value) {
    case (.unknown, _), (_, .unknown), (.view, _), (_, .nothing): return value
    case (.optional, .member(let member)) where member.isNone: return .nothing
    case (.optional(let inner), _): return coerce(value, to: inner)
    case (.number, .integer(let number)): return .number(Double(number))
    // A number that is read as a `Double` may be a `Float` where a type parameter stands for either.
    case (.float, .integer), (.float, .number): return value.single.map { .float($0) } ?? value
    case (.integer, .number(let number)):
      return Int(exactly: number).map { .integer($0) } ?? value
    case (.fixed(let kind), .integer(let number)):
      return FixedInteger(exactly: number, kind).map { .fixed($0) }
        ?? .unknown(UnknownValue("\(number) as \(kind.rawValue)", at: run.lastPosition))
    case (.fixed(let kind), .number(let number)):
      return Int(exactly: number).map { coerce(.integer($0), to: .fixed(kind)) } ?? value
    case (.number, .fixed(let number)): return .number(number.double)
    case (.array(let inner), .array(let values)):
      return inner.isUnknown ? value : .array(values.map { coerce($0, to: inner) })
    case (.set(let inner), .array(let values)), (.set(let inner), .set(let values)):
      return .set(unique(values.map { coerce($0, to: inner) }))
    // A single option is an option set with that option alone.
    case (.set(.opaque(let name)), .member(let member)):
      return .set([resolve(member, as: .opaque(name))])
    case (.dictionary(let key, let inner), .dictionary(let entries)):
      return .dictionary(entries.map { (coerce($0.key, to: key), coerce($0.value, to: inner)) })
    case (.tuple(let fields), .tuple(let elements)) where fields.count == elements.count:
      return .tuple(
        zip(fields, elements).map { ($0.label ?? $1.label, coerce($1.value, to: $0.type)) })
    case (.binding(let inner), .member(let member)): return constant(member, inner) ?? value
    case (.binding, _): return value
    case (_, .reference(let location)):
      guard case .function = type else {
        // A binding may contain a binding again, without end in some apps.
        let read = try? run.deeper(at: run.lastPosition) {
          coerce(try run.locations.read(location), to: type)
        }
        return read ?? value
      }
      return value
    case (_, .member(let member)): return resolve(member, as: type)
    case (.declared, .structure), (.declared, .enumeration), (.declared, .object):
      return type.isApplied && run.typeArguments.type(of: value) != type
        ? run.typeArguments.applied(value, type) : value
    case (.declared(let number, _), .array(let values)),
      (.declared(let number, _), .set(let values)):
      guard run.code.types[number].isOptionSet else { return value }
      return run.optionSets.union(values, of: number) ?? value
    case (.transition, .structure): return run.host.coerced(value, to: type, in: run)
    case (.range, .range(var range)):
      if type.element.isFraction { range.isWhole = false }
      if type.element == .float { range = range.ofFloats }
      return .range(range)
    default: return value
    }
  }

  /// Returns a value of generic code converted to a type that the type parameters determine: an integer stays one
  /// unless the type has fractions, as a literal may have determined what a type parameter stands for.
  func settled(_ value: SwiftValue, as type: SwiftType) -> SwiftValue {
    if case .member = value { return coerce(value, to: type) }
    return type.holdsFractions || type.isApplied ? coerce(value, to: type) : value
  }

  /// Returns a binding whose writes are lost for `.constant(true)`; nil for any other member.
  private func constant(_ member: MemberValue, _ type: SwiftType) -> SwiftValue? {
    guard let link = member.links.first, member.links.count == 1, link.name == "constant",
      let given = link.arguments?.first
    else { return nil }
    return .reference(.constant(coerce(given.value, to: type)))
  }

  /// Returns values without duplicates; unknown values count as duplicates of none.
  func unique(_ values: [SwiftValue]) -> [SwiftValue] {
    var seen: Set<String> = []
    return values.filter { $0.unknownPart != nil || seen.insert(run.keys.text(of: $0)).inserted }
  }

  /// Returns the value that a leading dot denotes where a type is expected.
  func resolve(_ member: MemberValue, as type: SwiftType) -> SwiftValue {
    (try? self.member(member, of: type.unwrapped)) ?? unknown(member)
  }

  package func unknown(_ member: MemberValue) -> SwiftValue {
    .unknown(UnknownValue(member.words, at: member.position, name: nil))
  }

  private func member(_ member: MemberValue, of type: SwiftType) throws -> SwiftValue {
    switch type {
    case .characterSet:
      return CharacterSets.set(.member(member)).map { .characterSet($0) } ?? unknown(member)
    case .duration: break
    case .animation, .spring, .unitCurve, .transition, .opaque:
      return try run.host.member(member, of: type, in: run)
    case .unknown, .view, .function, .void, .generic("Result", _): return .member(member)
    default: break
    }
    guard let first = member.links.first else { return unknown(member) }
    var value = try staticMember(
      first.name, of: type, first.arguments?.map { CallArgument($0.label, $0.value) },
      at: member.position)
    // The type of a number is one of several: `CGFloat`, `Double`.
    if value.isUnknown, type.isNumeric || type == .boolean { value = unknown(member) }
    for link in member.links.dropFirst() {
      if let arguments = link.arguments {
        value = try run.methods.method(
          link.name, of: value, arguments.map { CallArgument($0.label, $0.value) },
          at: member.position
        )
      } else {
        value = try run.properties.property(link.name, of: value, at: member.position)
      }
    }
    return value
  }

  // MARK: - Members of types

  /// Returns a static member of a type: `Theme.spring`, `.zero`, `CGSize.zero`, `Phase.allCases`.
  func staticMember(
    _ name: String, of type: SwiftType, _ arguments: [CallArgument]?, at position: SourcePosition
  ) throws -> SwiftValue {
    switch type {
    case .declared(let number, _):
      return try declaredMember(name, of: number, as: type, arguments, at: position)
    case .optional(let inner):
      switch (name, arguments) {
      case ("none", nil): return .nothing
      case ("some", let arguments?) where arguments.count == 1: return arguments[0].value
      default: return try staticMember(name, of: inner, arguments, at: position)
      }
    case .fixed(let kind):
      if let arguments, name == "init" {
        return try run.conversions.converted(arguments, to: type, at: position)
      }
      if let arguments, name == "random" {
        return try random(arguments, type, at: position)
      }
      if let constant = FixedIntegers.member(name, of: kind) { return constant }
    case .number, .integer, .float, .text, .boolean:
      if let arguments, name == "init" {
        return try run.conversions.converted(arguments, to: type, at: position)
      }
      if let arguments, name == "random" {
        if type == .boolean { return try randomFlag(arguments, at: position) }
        return try random(arguments, type, at: position)
      }
      if let constant = NumberConstant.value(of: name, type) { return constant }
      if let function = Self.choices[name], let numbers = arguments?.map(\.value) {
        if let unknown = numbers.unknownPart { return .unknown(unknown) }
        let known = numbers.compactMap(\.double)
        if known.count == 2 { return coerce(.number(function.value(known)), to: type) }
      }
    case .binding(let inner):
      let link = MemberValue.Link(name: name, arguments: arguments?.map { ($0.label, $0.value) })
      if let constant = constant(MemberValue(links: [link], position: position), inner) {
        return constant
      }
    case .tuple(let fields):
      if let found = try run.host.staticMember(name, of: type, arguments, at: position, in: run) {
        return found
      }
      if name == "init", let arguments, arguments.count == fields.count {
        return .tuple(zip(fields, arguments).map { ($0.label, coerce($1.value, to: $0.type)) })
      }
    case .geometry(let kind):
      if name == "init", let arguments {
        return GeometryValue.make(kind, arguments) ?? missing(name, position)
      }
      if let value = GeometryValue.member(name, of: kind, arguments) { return value }
    case .array, .set:
      if name == "init" {
        return try run.conversions.collection(arguments ?? [], isSet: type.isKeyed, at: position)
      }
    case .generic("Result", _):
      if let arguments, arguments.count == 1, ["success", "failure"].contains(name) {
        let held = arguments.map { (label: $0.label, value: $0.value) }
        return .member(
          MemberValue(links: [.init(name: name, arguments: held)], position: position))
      }
    case .characterSet:
      if let set = CharacterSets.staticMember(name, arguments) { return .characterSet(set) }
    case .duration:
      if let unknown = arguments?.lazy.compactMap({ $0.value.unknown }).first {
        return .unknown(unknown)
      }
      if let made = Durations.staticMember(name, arguments) { return .duration(made) }
    case .scanner:
      if name == "init", let arguments, arguments.count == 1, arguments[0].label == "string",
        case .text(let text) = arguments[0].value
      {
        return .scanner(ScannerValue(text))
      }
    default:
      if let found = try run.host.staticMember(name, of: type, arguments, at: position, in: run) {
        return found
      }
    }
    if let number = run.setting.extensions[type.name] {
      return try declaredMember(
        name, of: number, named: type.name, as: type, arguments, at: position)
    }
    return missing("\(type.name).\(name)", position)
  }

  /// Returns the unknown value of a member that a type does not have, with the name by which `--set` may give it.
  package func missing(_ text: String, _ position: SourcePosition) -> SwiftValue {
    .unknown(UnknownValue(text, at: position, name: text))
  }

  /// Returns a static member of a type that the files declare, by the number of the type.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - number: The number of the type.
  ///   - typeName: The name of the type, where the files do not declare it but extend it.
  ///   - whole: The type with its type arguments, or the type that the files extend.
  ///   - arguments: The arguments of the call; nil for a member that is not called.
  ///   - position: The position of the member.
  package func declaredMember(
    _ name: String, of number: Int, named typeName: String? = nil, as whole: SwiftType? = nil,
    _ arguments: [CallArgument]?, at position: SourcePosition
  ) throws -> SwiftValue {
    let whole = whole ?? .declared(number)
    let type = run.code.types[number]
    let typeName = typeName ?? type.name
    let scope = run.code.scope(at: position)
    if name == "init", let arguments {
      return try run.functions.construct(number, arguments, as: whole, at: position)
    }
    if let index = type.cases.firstIndex(where: { $0.name == name }) {
      let entry = type.cases[index]
      let given = arguments ?? []
      let all =
        try arguments.flatMap { try run.functions.ordered($0, for: entry.parameters) }
        ?? given.map(\.value)
      let payload = all.enumerated().map { offset, value in
        offset < entry.parameters.count
          ? coerce(value, to: entry.parameters[offset].type) : value
      }
      let made = SwiftValue.enumeration(EnumValue(type: number, index: index, payload: payload))
      guard !type.parameters.isEmpty else { return made }
      return run.typeArguments.completed(run.typeArguments.applied(made, whole))
    }
    if name == "allCases" {
      return .array(
        type.cases.indices.map { .enumeration(EnumValue(type: number, index: $0, payload: [])) })
    }
    if let arguments {
      for function in type.staticMethods[name] ?? [] {
        guard run.code.functions[function].isSeen(in: scope),
          let values = try run.functions.ordered(
            arguments, for: run.code.functions[function].parameters)
        else {
          continue
        }
        return try run.functions.call(
          function: function, values, on: .type(whole), at: position)
      }
    } else if let set = try run.functions.setting(typeName, name),
      run.code.settings["\(typeName).\(name)"] != nil
    {
      return set
    } else if let global = type.staticGlobals[name, in: scope] {
      guard let meant = run.code.meant(global, named: name, of: whole, addedBy: number) else {
        return missing("\(typeName).\(name)", position)
      }
      return try run.locations.global(meant, of: whole)
    }
    if let arguments, let global = type.staticGlobals[name, in: scope],
      case .closure(let closure) = try run.locations.global(global)
    {
      return try run.functions.call(closure, arguments.map(\.value))
    }
    return missing("\(typeName).\(name)", position)
  }

  /// The static functions of number types that choose one of two numbers.
  private static let choices: [String: NumberFunction] = ["minimum": .fmin, "maximum": .fmax]

  /// Returns a random number: drawn from a generator of the files, or with the seed; otherwise the middle of the range,
  /// with a note.
  private func random(_ arguments: [CallArgument], _ type: SwiftType, at position: SourcePosition)
    throws -> SwiftValue
  {
    guard case .range(let range)? = arguments.first?.value, range.isBounded else {
      return coerce(arguments.first?.value ?? .nothing, to: type)
    }
    let drawn = try run.drawn(using: arguments, at: position) { generator in
      range.random(type, using: &generator)
        ?? .unknown(UnknownValue("random(…)", at: position))
    }
    if let drawn { return drawn }
    let isWhole = type.isNumeric && !type.isFraction
    let upper = range.isClosed || !isWhole ? range.upper : range.upper - 1
    var fraction = 0.5
    if run.setting.seed != nil {
      fraction = run.randomFraction()
    } else {
      try run.noteUndrawn(
        "random numbers are the middle of their range (--seed draws them)", at: position)
    }
    let number = range.lower + (upper - range.lower) * fraction
    return coerce(isWhole ? .integer(Int(number.rounded(.down))) : .number(number), to: type)
  }

  /// Returns a random truth value; without a generator or seed false, with a note.
  private func randomFlag(_ arguments: [CallArgument], at position: SourcePosition) throws
    -> SwiftValue
  {
    let drawn = try run.drawn(using: arguments, at: position) { generator in
      .boolean(Bool.random(using: &generator))
    }
    if let drawn { return drawn }
    guard run.setting.seed != nil else {
      try run.noteUndrawn("a random Bool is false (--seed draws it)", at: position)
      return .boolean(false)
    }
    return .boolean(run.randomFraction() < 0.5)
  }
}

extension SwiftType {
  /// The name by which extensions know the type.
  package var name: String {
    switch self {
    case .boolean: BasicType.boolean.name
    case .integer: BasicType.integer.name
    case .fixed(let kind): kind.rawValue
    case .number: BasicType.number.name
    case .float: "Float"
    case .text: BasicType.text.name
    case .geometry(let kind): kind.rawValue
    case .animation: "Animation"
    case .spring: "Spring"
    case .unitCurve: "UnitCurve"
    case .transition: "AnyTransition"
    case .transaction: "Transaction"
    case .view: "View"
    case .part(let kind): kind.rawValue
    case .opaque(let name), .generic(let name, _): name
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .binding: "Binding"
    case .optional(let type): type.name
    default: ""
    }
  }
}

extension NumberConstant {
  /// Returns the static member of a number type; nil if the type has none of the name.
  static func value(of name: String, _ type: SwiftType) -> SwiftValue? {
    switch type {
    case .integer: integers[name].map { .integer($0) }
    case .float: floats[name].map { .float($0) }
    default: doubles[name].map { .number($0) }
    }
  }
}
