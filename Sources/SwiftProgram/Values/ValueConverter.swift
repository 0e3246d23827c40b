internal import TextForms

extension ProgramRun {
  package var conversions: ValueConverter { ValueConverter(run: self) }
}

/// Calls initializers of Swift's own types.
package struct ValueConverter {
  let run: ProgramRun

  /// Returns the result of a conversion: `Double("3")`, `Int(x)`, `String(n)`, `String(format:)`.
  func converted(_ arguments: [CallArgument], to type: SwiftType, at position: SourcePosition)
    throws
    -> SwiftValue
  {
    guard let first = arguments.first else {
      switch type {
      case .number: return .number(0)
      case .float: return .float(0)
      case .integer: return .integer(0)
      case .fixed(let kind): return FixedIntegers.member("zero", of: kind) ?? .nothing
      case .boolean: return .boolean(false)
      default: return .text("")
      }
    }
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      return .unknown(unknown)
    }
    let value = run.types.coerce(first.value, to: .unknown)
    // A text of an unknown value, such as one of its characters, is unknown.
    if type == .text, let unknown = value.unknownPart { return .unknown(unknown) }
    let converted: SwiftValue? =
      switch type {
      case .number: number(value)
      case .float: float(value, first.label)
      case .fixed(let kind):
        run.fixedIntegers.converted(
          value, first.label, radix: Self.radix(of: arguments), to: kind, at: first.position)
      case .integer: integer(value, arguments, at: first.position)
      case .boolean: boolean(value, first.label)
      case .text: text(value, arguments, at: first.position)
      default: nil
      }
    return converted ?? .unknown(UnknownValue(run.text(value), at: position))
  }

  /// `Double(x)`; nil for what makes none.
  private func number(_ value: SwiftValue) -> SwiftValue? {
    if let number = value.double { return .number(number) }
    if case .text(let text) = value { return Double(text).map { .number($0) } ?? .nothing }
    if case .geometry(.angle, let numbers) = value { return .number(numbers[0]) }
    return nil
  }

  /// `Float(x)`; nil for what makes none.
  private func float(_ value: SwiftValue, _ label: String?) -> SwiftValue? {
    if let number = value.single {
      return label == "exactly" && Double(number) != value.double ? .nothing : .float(number)
    }
    if case .text(let text) = value { return Float(text).map { .float($0) } ?? .nothing }
    return nil
  }

  /// `Int(x)`; nil for what makes none.
  private func integer(
    _ value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) -> SwiftValue? {
    let label = arguments.first?.label
    switch value {
    case .fixed(let number): return run.fixedIntegers.converted(number, label, at: position)
    case .integer: return value
    case .number, .float:
      guard let number = value.double else { return nil }
      if label == "exactly", number.rounded(.towardZero) != number { return .nothing }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        return run.trap(
          .wholeNumber(.overflow), .tooLarge(NumberText.swift(number)), at: position)
      }
      return .integer(whole)
    case .text(let text):
      guard let radix = Self.radix(of: arguments) else { return nil }
      return Int(text, radix: radix).map { .integer($0) } ?? .nothing
    default: return nil
    }
  }

  /// `Bool(x)`; nil for what makes none.
  private func boolean(_ value: SwiftValue, _ label: String?) -> SwiftValue? {
    switch value {
    case .boolean: return value
    case .text(let text) where label == nil: return Bool(text).map { .boolean($0) } ?? .nothing
    default: return nil
    }
  }

  /// `String(x)`, `String(format: "%.1f", x)`, `String(repeating: "-", count: 3)`; nil for what makes none.
  private func text(
    _ value: SwiftValue, _ arguments: [CallArgument], at position: SourcePosition
  ) -> SwiftValue? {
    let label = arguments.first?.label
    if label == "format", case .text(let format) = value {
      return TextFormat.text(format, arguments.dropFirst().map(\.value), in: run).map {
        .text($0)
      } ?? .unknown(UnknownValue("String(format: \"\(format)\", …)", at: position))
    }
    if label == "repeating", case .text(let text) = value,
      let count = arguments.last?.value.whole
    {
      return .text(String(repeating: text, count: min(max(count, 0), SwiftValue.mostElements)))
    }
    let isUppercase = arguments.last?.value.boolean ?? false
    if case .fixed(let number) = value, arguments.count > 1 {
      return Self.radix(of: arguments).map {
        .text(String(number.number, radix: $0, uppercase: isUppercase))
      }
    }
    if case .integer(let whole) = value, arguments.count > 1 {
      return Self.radix(of: arguments).map {
        .text(String(whole, radix: $0, uppercase: isUppercase))
      }
    }
    if label == nil, let joined = value.joinedCharacters { return .text(joined) }
    return .text(run.text(value))
  }

  /// Returns a number of seconds, 0 or more.
  package func seconds(_ value: SwiftValue, for parameter: String, at position: SourcePosition)
    throws
    -> Double
  {
    guard let seconds = value.double else {
      throw run.error(
        .wrongValue(of: parameter, expected: "a number of seconds", found: "something else"),
        at: position)
    }
    guard seconds >= 0, seconds.isFinite else {
      throw run.error(
        Fault(
          .outOfRange(
            parameter: parameter, value: NumberText.swift(seconds), range: "0 or more"),
          position.range), in: position.file)
    }
    return seconds
  }

  /// Returns the radix of an integer: ten where none is given, nil for an invalid one.
  private static func radix(of arguments: [CallArgument]) -> Int? {
    guard let given = arguments.first(where: { $0.label == "radix" }) else { return 10 }
    return given.value.integer.flatMap { 2...36 ~= $0 ? $0 : nil }
  }

  /// Returns the array or set that an initializer makes: `Array(0..<3)`, `Array(repeating: 0, count: 3)`, `Set([1,
  /// 2])`.
  func collection(_ arguments: [CallArgument], isSet: Bool, at position: SourcePosition) throws
    -> SwiftValue
  {
    guard let first = arguments.first else { return isSet ? .set([]) : .array([]) }
    if let unknown = arguments.last?.value.unknown { return .unknown(unknown) }
    if first.label == "repeating", let count = arguments.last?.value.whole {
      guard count >= 0, count <= SwiftValue.mostElements else {
        throw run.error(.tooManyElements(limit: SwiftValue.mostElements), at: position)
      }
      return .array(Array(repeating: first.value, count: count))
    }
    let own = try run.sequences.elements(of: first.value, at: position)
    guard let elements = own?.elements ?? first.value.elements else {
      return own ?? .unknown(UnknownValue("this", at: position))
    }
    return isSet ? .set(run.types.unique(elements)) : .array(elements)
  }

  /// Returns the dictionary that `Dictionary` makes of groups of elements, or of pairs of keys and values.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - words: The call as it is named where its result is unknown.
  ///   - position: The position of the call.
  func dictionary(
    _ arguments: [CallArgument], named words: String, at position: SourcePosition
  ) throws -> SwiftValue {
    guard let first = arguments.first, first.label != "minimumCapacity" else {
      return .dictionary([])
    }
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      return .unknown(unknown)
    }
    let unknown = SwiftValue.unknown(UnknownValue(words, at: position))
    guard let elements = first.value.elements else { return unknown }
    let closure = arguments.count > 1 ? arguments[1].value.closure : nil
    var entries: [(key: SwiftValue, value: SwiftValue)] = []
    var numbers: [String: Int] = [:]
    for element in elements {
      try run.step(at: position)
      let (key, value): (SwiftValue, SwiftValue)
      if first.label == "grouping" {
        guard let closure else { return unknown }
        (key, value) = (try run.functions.call(closure, [element]), .array([element]))
      } else {
        guard case .tuple(let pair) = element, pair.count == 2 else {
          return element.isUnknown ? element : unknown
        }
        (key, value) = (pair[0].value, pair[1].value)
      }
      if key.isUnknown { return key }
      guard let number = numbers[key.key] else {
        numbers[key.key] = entries.count
        entries.append((key, value))
        continue
      }
      if first.label == "grouping" {
        entries[number].value = .array((entries[number].value.elements ?? []) + [element])
      } else if let closure {
        entries[number].value = try run.functions.call(closure, [entries[number].value, value])
      } else {
        return unknown
      }
    }
    return .dictionary(entries)
  }
}
