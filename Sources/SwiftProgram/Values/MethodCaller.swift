extension ProgramRun {
  package var methods: MethodCaller { MethodCaller(run: self) }
}

/// Calls functions of values.
package struct MethodCaller {
  let run: ProgramRun

  /// Calls a function of a value.
  package func method(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    if let unknown = value.unknown {
      if let found = try run.host.method(name, ofUnknown: unknown, arguments, at: position, in: run)
      {
        return found
      }
      // A call that a loop makes on the result of the same call is described by the first of these calls.
      if unknown.isLong || unknown.text.hasSuffix("\(name)(…)") { return .unknown(unknown) }
      return .unknown(UnknownValue("\(unknown.text).\(name)(…)", at: unknown.position))
    }
    if let found = try declaredMethod(name, of: value, arguments, at: position) { return found }
    if case .type(let type) = value {
      return try run.types.staticMember(name, of: type, arguments, at: position)
    }
    if case .reference(let location) = value {
      return try method(name, of: location, arguments, at: position)
    }
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      return .unknown(unknown)
    }
    if name == "formatted", value.double != nil {
      return TextFormat.value(of: value, arguments, at: position)
    }
    if let found = try ownMethod(name, of: value, arguments, at: position) { return found }
    if let found = try run.collections.collectionMethod(name, of: value, arguments, at: position) {
      return found
    }
    return try run.host.method(name, of: value, arguments, at: position, in: run)
      ?? .unknown(UnknownValue("\(name)(…)", at: position))
  }

  /// Calls a function that values of one kind have; nil for any other function.
  private func ownMethod(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    switch value {
    case .structure:
      if let found = run.optionSets.method(name, of: value, arguments) { return found }
    case .number(let number):
      if let found = Self.method(name, of: number, arguments) { return found }
    case .float(let number):
      if let found = Self.method(name, of: Double(number), arguments) { return found.asFloat }
    case .fixed:
      if let found = run.fixedIntegers.method(name, of: value, arguments) { return found }
    case .integer(let number):
      if let found = run.fixedIntegers.method(name, of: value, arguments) { return found }
      if name == "signum" { return .integer(number.signum()) }
      if let other = arguments.first?.value.integer,
        let found = Self.method(name, of: number, other)
      {
        return found
      }
      if let found = Self.method(name, of: Double(number), arguments), name != "rounded" {
        return found
      }
    case .text(let text):
      if let found = TextFunctions.call(name, of: text, arguments) {
        guard case .text(let text) = found else { return found }
        return .text(try run.operators.checked(text, at: position))
      }
    case .range(let range):
      if let found = range.method(name, arguments) { return found }
    case .characterSet(let set):
      if let found = CharacterSets.member(name, of: set, arguments) { return .characterSet(found) }
      if name == "contains", let contains = CharacterSets.contains(set, arguments) {
        return .boolean(contains)
      }
    case .scanner(let scanner):
      if let found = try run.scan(name, with: scanner, arguments) { return found }
    case .closure(let closure) where name == "callAsFunction":
      return try run.functions.call(closure, arguments.map(\.value))
    case .member(let member):
      if let found = try result(name, of: member, arguments) { return found }
      // The type of the member is not in the files.
      return .unknown(UnknownValue("\(member.words).\(name)(…)", at: member.position))
    case .tuple:
      if case .closure(let closure) = try run.properties.property(name, of: value, at: position) {
        return try run.functions.call(closure, arguments.map(\.value))
      }
    case .geometry(let kind, let numbers):
      if let found = GeometryValue.method(name, of: kind, numbers, arguments) { return found }
    default: break
    }
    return nil
  }

  /// Calls a function of a `Result`; nil for any other value, and for any other function.
  private func result(
    _ name: String, of member: MemberValue, _ arguments: [CallArgument]
  ) throws -> SwiftValue? {
    guard member.links.count == 1, let held = member.links[0].arguments, held.count == 1,
      ["success", "failure"].contains(member.links[0].name)
    else { return nil }
    let isSuccess = member.links[0].name == "success"
    if name == "get" {
      if isSuccess { return held[0].value }
      throw ThrownError.value(held[0].value)
    }
    guard ["map", "mapError", "flatMap", "flatMapError"].contains(name) else { return nil }
    guard isSuccess != name.hasSuffix("Error") else { return .member(member) }
    guard let closure = arguments.first?.value.closure else { return nil }
    let made = try run.functions.call(closure, [held[0].value])
    if made.isUnknown || name.hasPrefix("flat") { return made }
    var changed = member
    changed.links[0].arguments = [(held[0].label, made)]
    return .member(changed)
  }

  /// Calls a function that the files declare; nil if they declare none of the name.
  private func declaredMethod(
    _ name: String, of value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let number = run.typeNumber(of: value, having: name) else { return nil }
    let type = run.code.types[number]
    let all = type.methods[name] ?? []
    guard let candidates = run.meant(among: all, of: value) else {
      return .unknown(UnknownValue("\(name)(…)", at: position))
    }
    if let chosen = try run.functions.chosen(among: candidates, of: value, for: arguments) {
      return try run.functions.call(
        function: chosen.number, chosen.arguments, on: value, at: position)
    }
    if type.propertyIndices[name] != nil,
      case .closure(let closure) = try run.properties.property(name, of: value, at: position)
    {
      return try run.functions.call(closure, arguments.map(\.value))
    }
    return nil
  }

  /// Returns the result of a function of a `Binding`.
  private func method(
    _ name: String, of location: Location, _ arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue {
    if let found = run.host.method(name, ofBinding: location, arguments, in: run) { return found }
    let value = try run.locations.read(location)
    if case .array(let elements) = value, Self.bindingNames.contains(name) {
      // The elements of a binding are bindings.
      let bindings = elements.indices.map { SwiftValue.reference(.element(location, .integer($0))) }
      return try method(name, of: .array(bindings), arguments, at: position)
    }
    // `binding.map { $0.wrappedValue }` of an optional binding.
    if name == "map" || name == "flatMap", value.elements == nil,
      let closure = arguments.first?.value.closure
    {
      return try run.functions.call(closure, [.reference(location)])
    }
    return try method(name, of: value, arguments, at: position)
  }

  /// The functions of a collection that pass on its elements as they are.
  private static let bindingNames: Set<String> = ["enumerated", "forEach", "reversed"]

  /// The functions of a number that take another number; parameters of other functions are unknown.
  static let numberMethods: Set<String> = [
    "truncatingRemainder", "remainder", "timeIntervalSince", "addingTimeInterval", "distance",
    "advanced", "isMultiple", "isLess", "isLessThanOrEqualTo", "quotientAndRemainder",
    "addingProduct", "addProduct", "formRemainder", "formTruncatingRemainder",
    "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow",
    "dividedReportingOverflow",
  ]

  /// Returns the result of a function of an integer with another one; nil for any other function, and where Swift
  /// traps.
  private static func method(_ name: String, of number: Int, _ other: Int) -> SwiftValue? {
    switch name {
    case "isMultiple": return .boolean(number.isMultiple(of: other))
    case "quotientAndRemainder":
      let (quotient, overflows) = number.dividedReportingOverflow(by: other)
      guard !overflows else { return nil }
      return .tuple([("quotient", .integer(quotient)), ("remainder", .integer(number % other))])
    case "distance":
      let (distance, overflows) = other.subtractingReportingOverflow(number)
      return overflows ? nil : .integer(distance)
    case "advanced":
      let (sum, overflows) = number.addingReportingOverflow(other)
      return overflows ? nil : .integer(sum)
    default: return nil
    }
  }

  private static func method(_ name: String, of number: Double, _ arguments: [CallArgument])
    -> SwiftValue?
  {
    let other = arguments.first?.value.double
    switch (name, other) {
    case ("rounded", _):
      guard case .member(let rule)? = arguments.first?.value else {
        return .number(number.rounded())
      }
      return FloatingPointRoundingRule.byName[rule.links.first?.name ?? ""].map {
        .number(number.rounded($0))
      }
    case ("squareRoot", _): return .number(number.squareRoot())
    case ("truncatingRemainder", let other?):
      return .number(number.truncatingRemainder(dividingBy: other))
    case ("addingProduct", let other?):
      guard arguments.count == 2, let factor = arguments[1].value.double else { return nil }
      return .number(number.addingProduct(other, factor))
    case ("remainder", let other?): return .number(number.remainder(dividingBy: other))
    // A date is the number of seconds since the start.
    case ("timeIntervalSince", let other?): return .number(number - other)
    case ("addingTimeInterval", let other?): return .number(number + other)
    case ("distance", let other?): return .number(other - number)
    case ("advanced", let other?): return .number(number + other)
    case ("isEqual", let other?): return .boolean(number == other)
    case ("isLess", let other?): return .boolean(number < other)
    case ("isLessThanOrEqualTo", let other?): return .boolean(number <= other)
    default: return nil
    }
  }
}
