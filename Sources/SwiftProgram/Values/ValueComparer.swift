package import MotionRecording

extension ProgramRun {
  package var comparisons: ValueComparer { ValueComparer(run: self) }
}

/// Compares values that may have unknown parts.
package struct ValueComparer {
  let run: ProgramRun

  /// Returns whether two values are equal: known parts that differ decide, and where none differ, an unknown part makes
  /// the result unknown.
  package func equality(of one: SwiftValue, _ other: SwiftValue) throws -> Tested {
    if let unknown = one.unknown ?? other.unknown { return .unknown(unknown) }
    if let own = try run.ownOperators.equality(of: one, other) { return own }
    switch (one, other) {
    case (.array(let first), .array(let second)): return try equality(of: first, second)
    case (.tuple(let first), .tuple(let second)):
      return try equality(of: first.map(\.value), second.map(\.value))
    case (.enumeration(let first), .enumeration(let second)):
      guard first.type == second.type, first.index == second.index else { return .fails }
      return try equality(of: first.payload, second.payload)
    case (.structure(let first), .structure(let second)):
      guard first.type == second.type else { return .fails }
      return try equality(of: first, second)
    // A set next to an array literal, which is a set too.
    case (.set, .array(let elements)):
      return try equality(of: one, .set(run.types.unique(elements)))
    case (.array(let elements), .set):
      return try equality(of: .set(run.types.unique(elements)), other)
    case (.set, .set), (.dictionary, .dictionary):
      if let unknown = one.unknownPart ?? other.unknownPart { return .unknown(unknown) }
      guard run.code.operators.decideEquality else {
        return Tested(run.operators.same(one, other))
      }
      return Tested(run.keys.text(of: one) == run.keys.text(of: other))
    default: return Tested(run.operators.same(one, other))
    }
  }

  /// Returns the result of `as?` for a value: nil if it is not of the type, and the value itself where it may be of the
  /// type.
  ///
  /// A number of another kind may be of the type or not: an app may store a number as one type and read it as another.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type.
  ///   - words: The cast as it is written.
  ///   - position: The position of the cast.
  func cast(
    _ value: SwiftValue, to type: SwiftType, named words: String, at position: SourcePosition
  ) -> SwiftValue {
    switch (value, type.unwrapped) {
    case (.number(let number), .integer) where number != number.rounded(): .nothing
    case (.number, .integer), (.integer, .number), (.integer, .float):
      .unknown(UnknownValue(words, at: position))
    default:
      run.host.cast(value, to: type.unwrapped) ?? (isOf(type, value) == false ? .nothing : value)
    }
  }

  /// Returns whether a value is of a type; nil if that is uncertain.
  package func isOf(_ type: SwiftType, _ value: SwiftValue) -> Bool? {
    switch (value, type.unwrapped) {
    case (.number(let number), .integer) where number != number.rounded(): false
    case (_, .unknown), (.number, .number), (.integer, .number), (.number, .integer): nil
    case (.nothing, _): false
    case (.structure(let value), .declared(let number, let wanted)):
      value.type == number ? Self.areSame(value.arguments, wanted) : false
    case (.enumeration(let value), .declared(let number, let wanted)):
      value.type == number ? Self.areSame(value.arguments, wanted) : false
    case (.object(let value), .declared(let number, let wanted))
    where run.objects[value].type == number:
      Self.areSame(run.objects[value].arguments, wanted)
    case (.object(let value), .declared(let number, _)):
      sequence(first: run.objects[value].type) { run.code.types[$0].superclass }.contains(number)
    case (.opaque(OpaqueValue.cancellationError), let type): type == .cancellationError
    // An error of the app is not Swift's.
    case (.structure, SwiftType.cancellationError), (.enumeration, SwiftType.cancellationError),
      (.object, SwiftType.cancellationError):
      false
    case (.integer, .integer), (.boolean, .boolean), (.text, .text), (.float, .float): true
    case (.fixed(let number), .fixed(let kind)): number.kind == kind
    case (.fixed, .integer), (.integer, .fixed), (.fixed, .number), (.number, .fixed): false
    case (.integer, .boolean), (.integer, .text), (.boolean, .integer), (.boolean, .text),
      (.boolean, .number), (.text, .integer), (.text, .boolean), (.text, .number),
      (.integer, .declared), (.boolean, .declared), (.text, .declared), (.number, .declared),
      (.number, .boolean), (.number, .text), (.float, .integer), (.float, .boolean),
      (.float, .text), (.float, .number), (.float, .declared), (.boolean, .float), (.text, .float):
      false
    case (.array(let elements), .array(let type)), (.set(let elements), .set(let type)):
      areOf(type, elements)
    case (.array, let type), (.set, let type), (.dictionary, let type), (.tuple, let type),
      (.closure, let type):
      type.isPlain || type.isDeclared ? false : nil
    case (.structure, let type), (.enumeration, let type), (.object, let type):
      type.isPlain || type.isCollection ? false : run.host.isOf(type, value)
    case (.duration, let type): type == .duration
    case (_, let type) where type == .duration: false
    case (_, let type) where type.isCollection && BasicType(value) != nil: false
    default: run.host.isOf(type.unwrapped, value)
    }
  }

  /// Returns whether the type arguments of a type are the given ones; nil if that is uncertain.
  ///
  /// A number may be a `Double` or a `CGFloat`.
  private static func areSame(_ types: [SwiftType], _ wanted: [SwiftType]) -> Bool? {
    if wanted.isEmpty { return true }
    guard types.count == wanted.count else { return nil }
    let answers = zip(types, wanted).map { type, wanted in
      type.mayBe(wanted) ? type == wanted && type.isCertain ? true : Bool?.none : false
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Returns whether all values are of a type; nil if that is uncertain.
  private func areOf(_ type: SwiftType, _ values: [SwiftValue]) -> Bool? {
    let answers = values.map { isOf(type, $0) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Returns the key of a value, which is only compared where the value is wholly known.
  package func key(of value: SwiftValue) -> ViewKey {
    ViewKey(run.keys.text(of: value), unknown: value.unknownPart.map(run.number(of:)))
  }

  private func equality(of first: [SwiftValue], _ second: [SwiftValue]) throws -> Tested {
    guard first.count == second.count else { return .fails }
    return try Tested.all(zip(first, second)) { try equality(of: $0, $1) }
  }

  /// Two structures with the same known identifier are the same thing: their unknown parts are equal if they come from
  /// the same place.
  private func equality(of first: StructValue, _ second: StructValue) throws -> Tested {
    let id = run.code.types[first.type].propertyIndices["id"]
    let isOneThing =
      try id.map { index in
        guard index < first.fields.count, index < second.fields.count,
          case .holds = try equality(of: first.fields[index], second.fields[index])
        else { return false }
        return true
      } ?? false
    return try Tested.all(zip(first.fields, second.fields)) { one, other in
      if isOneThing, let unknown = one.unknown, unknown == other.unknown { return .holds }
      return try equality(of: one, other)
    }
  }
}

extension SwiftValue {
  /// The unknown value itself, or its first unknown part that is compared with those of other values; nil for a known
  /// value.
  package var unknownPart: UnknownValue? {
    switch self {
    case .unknown(let unknown): unknown
    case .array(let values), .set(let values): values.unknownPart
    case .tuple(let elements): elements.lazy.compactMap(\.value.unknownPart).first
    case .dictionary(let entries):
      entries.lazy.compactMap { $0.key.unknownPart ?? $0.value.unknownPart }.first
    case .structure(let value): value.fields.unknownPart
    case .enumeration(let value): value.payload.unknownPart
    case .member(let member):
      member.links.lazy.compactMap { link in
        link.arguments?.lazy.compactMap(\.value.unknownPart).first
      }.first
    default: nil
    }
  }
}

extension [SwiftValue] {
  /// The unknown part of the first element that has one.
  package var unknownPart: UnknownValue? { lazy.compactMap(\.unknownPart).first }
}

extension SwiftType {
  /// Whether the type is known exactly; a number may be a `Double` or a `CGFloat`.
  fileprivate var isCertain: Bool {
    switch self {
    case .unknown, .number, .parameter, .view, .function: false
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner),
      .binding(let inner):
      inner.isCertain
    case .dictionary(let key, let value): key.isCertain && value.isCertain
    case .tuple(let fields): fields.allSatisfy(\.type.isCertain)
    case .declared(_, let arguments): arguments.allSatisfy(\.isCertain)
    default: true
    }
  }

  /// Whether it is a type of plain values: a number, a text or a truth value.
  fileprivate var isPlain: Bool {
    switch self {
    case .integer, .fixed, .number, .float, .text, .boolean: true
    default: false
    }
  }
}
