extension ProgramRun {
  var typeArguments: TypeArguments { TypeArguments(run: self) }
}

/// Determines the types that type parameters stand for at run time: by the value that a function is a member of, by its
/// arguments, and by the types that are known at the call.
struct TypeArguments {
  let run: ProgramRun

  /// Returns the types for the type parameters whose types a function asks for.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: Its arguments, in the order of its parameters.
  ///   - owner: The value or the type that it is a member of.
  ///   - known: The types that are known at the call.
  func types(
    for function: FunctionCode, _ arguments: [SwiftValue], on owner: SwiftValue?,
    _ known: [String: SwiftType]
  ) -> [String: SwiftType] {
    let ownerType = owner.map(type) ?? .unknown
    var shared = TypeParameters(run.code, of: ownerType, function.generics)
    for (parameter, argument) in zip(function.parameters, arguments) {
      if let name = parameter.typeParameter, case .type(let type) = argument {
        shared.match(.parameter(name), type)
      } else if let pattern = parameter.pattern {
        shared.match(pattern, type(of: argument))
      }
    }
    var types: [String: SwiftType] = [:]
    for (name, pattern) in function.askedTypes {
      let told = name == "Self" ? ownerType : shared.filled(pattern)
      let isOwn = function.generics[name] != nil
      // The value that it is a member of tells more of what belongs to its type than where it is called.
      let type = isOwn || told.isUnknown ? known[name] ?? told : told
      if !type.isUnknown { types[name] = type }
    }
    return types
  }

  /// Returns the type of a value, as far as the value determines it; for a type the type itself, whose members are
  /// meant.
  func type(of value: SwiftValue) -> SwiftType {
    switch value {
    case .structure(let structure): .declared(structure.type, structure.arguments)
    case .enumeration(let entry): .declared(entry.type, entry.arguments)
    case .object(let number): .declared(run.objects[number].type, run.objects[number].arguments)
    case .boolean: .boolean
    case .integer: .integer
    case .fixed(let number): .fixed(number.kind)
    case .number: .number
    case .float: .float
    case .text: .text
    case .geometry(let kind, _): .geometry(kind)
    case .range(let range): .range(type(of: range.end(range.lower)))
    case .array(let elements): .array(elements.first.map(type) ?? .unknown)
    case .set(let elements): .set(elements.first.map(type) ?? .unknown)
    case .dictionary(let entries):
      .dictionary(
        entries.first.map { type(of: $0.key) } ?? .unknown,
        entries.first.map { type(of: $0.value) } ?? .unknown)
    case .tuple(let elements):
      .tuple(elements.map { .init(label: $0.label, type: type(of: $0.value)) })
    case .opaque(let value): .opaque(value.type)
    case .duration: .duration
    case .view: .view
    case .animation: .animation
    case .spring: .spring
    case .type(let type): type
    default: .unknown
    }
  }

  /// Returns a value of a type of the files with the type arguments that its parts determine.
  func completed(_ value: SwiftValue) -> SwiftValue {
    guard let number = run.declaredNumber(of: value) else { return value }
    let known = type(of: value)
    let names = run.code.types[number].parameters
    guard !names.isEmpty, case .declared(_, let arguments) = known,
      arguments.isEmpty || arguments.contains(where: \.isUnknown)
    else { return value }
    var shared = TypeParameters(run.code, of: known)
    for (pattern, part) in parts(of: value) { shared.match(pattern, type(of: part)) }
    let type = run.code.type(number, of: names.map { shared.filled(.parameter($0)) })
    return applied(value, type)
  }

  /// Returns a value of a type of the files with known type arguments: integer literals in it become fractions where
  /// the type arguments are floating-point types.
  func applied(_ value: SwiftValue, _ type: SwiftType) -> SwiftValue {
    guard case .declared(let number, let arguments) = type, !arguments.isEmpty else { return value }
    let shared = TypeParameters(run.code, of: type)
    switch value {
    case .structure(var structure):
      guard structure.type == number else { return value }
      structure.arguments = arguments
      settle(&structure.fields, run.code.types[number].properties.map(\.pattern), shared)
      return .structure(structure)
    case .enumeration(var entry):
      guard entry.type == number else { return value }
      entry.arguments = arguments
      let parameters = run.code.types[number].cases[entry.index].parameters
      settle(&entry.payload, parameters.map(\.pattern), shared)
      return .enumeration(entry)
    case .object(let object):
      guard run.objects[object].type == number else { return value }
      run.objects[object].arguments = arguments
      let patterns = run.code.types[number].properties.map(\.pattern)
      // The object may contain a reference to itself.
      var fields = run.objects[object].fields
      settle(&fields, patterns, shared)
      run.objects[object].fields = fields
      return value
    default: return value
    }
  }

  private func settle(
    _ parts: inout [SwiftValue], _ patterns: [SwiftType?], _ shared: TypeParameters
  ) {
    for (index, pattern) in zip(parts.indices, patterns) {
      guard let type = pattern.map(shared.filled), !type.isUnknown else { continue }
      if case .reference = parts[index] { continue }
      parts[index] = run.types.settled(parts[index], as: type)
    }
  }

  /// Returns the parts of a value whose types contain type parameters, with these types.
  private func parts(of value: SwiftValue) -> [(pattern: SwiftType, part: SwiftValue)] {
    func pairs(_ patterns: [SwiftType?], _ values: [SwiftValue]) -> [(SwiftType, SwiftValue)] {
      zip(patterns, values).compactMap { pattern, value in pattern.map { ($0, value) } }
    }
    switch value {
    case .structure(let structure):
      return pairs(run.code.types[structure.type].properties.map(\.pattern), structure.fields)
    case .enumeration(let entry):
      let parameters = run.code.types[entry.type].cases[entry.index].parameters
      return pairs(parameters.map(\.pattern), entry.payload)
    case .object(let number):
      let object = run.objects[number]
      return pairs(run.code.types[object.type].properties.map(\.pattern), object.fields)
    default: return []
    }
  }
}

extension Frame {
  /// Whether a type parameter stands for an optional.
  var hasOptionals: Bool {
    types.values.contains(where: \.isOptional) || parent?.hasOptionals ?? false
  }

  /// Returns the type that a type parameter stands for; nil if it is unknown.
  func type(of parameter: String) -> SwiftType? {
    types[parameter] ?? parent?.type(of: parameter)
  }
}
