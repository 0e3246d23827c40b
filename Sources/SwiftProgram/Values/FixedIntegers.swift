extension ProgramRun {
  var fixedIntegers: FixedIntegers { FixedIntegers(run: self) }
}

/// Computes with integers of fixed width: overflow stops the app, or wraps around.
struct FixedIntegers {
  let run: ProgramRun

  /// Returns the result of an operator on two values of which one is an integer of fixed width; nil if neither is, or
  /// if the other one is not an integer.
  func combined(
    _ one: SwiftValue, _ sign: String, _ other: SwiftValue, at place: OperatorPlace
  ) -> SwiftValue? {
    let kind: FixedInteger.Kind
    switch (one, other) {
    case (.fixed(let first), _): kind = first.kind
    case (_, .fixed(let second)): kind = second.kind
    default: return nil
    }
    if ["<<", ">>", "&<<", "&>>"].contains(sign) {
      guard let places = other.integer else { return nil }
      if case .integer(let first) = one {
        return .integer(sign.hasSuffix("<<") ? first << places : first >> places)
      }
      guard case .fixed(let first) = one else { return nil }
      return first.shifted(sign, by: places).map { .fixed($0) }
    }
    // A literal is a number of the other's type.
    guard let first = fixed(one, kind), let second = fixed(other, kind) else { return nil }
    switch FixedInteger.combined(first, sign, second) {
    case .success(let number)?: return .fixed(number)
    case .failure(.divisionByZero)?:
      return run.trap(.wholeNumber(.divisionByZero), .divisionByZero, at: place.operand)
    case .failure(.overflow)?:
      return run.trap(.overflows(kind.rawValue), .tooLarge("the result"), at: place.whole)
    case nil: return nil
    }
  }

  private func fixed(_ value: SwiftValue, _ kind: FixedInteger.Kind) -> FixedInteger? {
    switch value {
    case .fixed(let number): number.kind == kind ? number : nil
    case .integer(let number): FixedInteger(exactly: number, kind)
    default: nil
    }
  }

  /// Compares two integers whose widths may differ; nil for other values.
  static func isLess(_ one: SwiftValue, _ other: SwiftValue) -> (less: Bool, equal: Bool)? {
    switch (one, other) {
    case (.fixed(let first), .fixed(let second)): compared(first.number, second.number)
    case (.fixed(let first), .integer(let second)): compared(first.number, second)
    case (.integer(let first), .fixed(let second)): compared(first, second.number)
    default: nil
    }
  }

  private static func compared(_ one: some BinaryInteger, _ other: some BinaryInteger) -> (
    less: Bool, equal: Bool
  ) {
    (one < other, one == other)
  }

  /// Returns the result of an initializer of an integer type of fixed width: `UInt8(300)` stops the app, and
  /// `UInt8(truncatingIfNeeded: 300)` is 44.
  func converted(
    _ value: SwiftValue, _ label: String?, radix: Int?, to kind: FixedInteger.Kind,
    at position: SourcePosition
  ) -> SwiftValue? {
    let number: any BinaryInteger
    switch value {
    case .fixed(let given): number = given.number
    case .integer(let given): number = given
    case .number, .float:
      guard let given = value.double else { return nil }
      if label == "exactly", given.rounded(.towardZero) != given { return .nothing }
      guard let found = FixedInteger(towardZero: given, kind) else {
        return label == "exactly" ? .nothing : overflow(kind, position)
      }
      return .fixed(found)
    case .text(let text):
      return radix.map { FixedInteger(text, radix: $0, kind).map { .fixed($0) } ?? .nothing }
    default: return nil
    }
    switch label {
    case nil:
      return FixedInteger(exactly: number, kind).map { .fixed($0) } ?? overflow(kind, position)
    case "exactly": return FixedInteger(exactly: number, kind).map { .fixed($0) } ?? .nothing
    case "truncatingIfNeeded", "bitPattern": return .fixed(FixedInteger(truncating: number, kind))
    case "clamping": return .fixed(FixedInteger(clamping: number, kind))
    default: return nil
    }
  }

  /// Returns the result of an initializer of `Int` for an integer of fixed width.
  func converted(
    _ number: FixedInteger, _ label: String?, at position: SourcePosition
  ) -> SwiftValue? {
    let given = number.number
    switch label {
    case nil:
      return number.integer.map { .integer($0) }
        ?? run.trap(.wholeNumber(.overflow), .tooLarge(number.text), at: position)
    case "exactly": return number.integer.map { .integer($0) } ?? .nothing
    case "truncatingIfNeeded", "bitPattern": return .integer(Int(truncatingIfNeeded: given))
    case "clamping": return .integer(Int(clamping: given))
    default: return nil
    }
  }

  private func overflow(_ kind: FixedInteger.Kind, _ position: SourcePosition) -> SwiftValue {
    run.trap(.overflows(kind.rawValue), .tooLarge("the number"), at: position)
  }

  /// Calls a function of an integer with another one; nil for any other function.
  func method(_ name: String, of value: SwiftValue, _ arguments: [CallArgument]) -> SwiftValue? {
    guard arguments.count <= 1 else { return nil }
    switch value {
    case .integer(let number):
      guard let other = arguments.first?.value.integer,
        let (result, overflows) = Self.reporting(name, number, other)
      else { return nil }
      return Self.reported(.integer(result), overflows)
    case .fixed(let number):
      if name == "signum", arguments.isEmpty {
        return FixedInteger(exactly: number.integer?.signum() ?? 1, number.kind).map { .fixed($0) }
      }
      guard let other = arguments.first.flatMap({ fixed($0.value, number.kind) }) else {
        return nil
      }
      return method(name, of: number, other)
    default: return nil
    }
  }

  private func method(_ name: String, of number: FixedInteger, _ other: FixedInteger) -> SwiftValue?
  {
    func called<Number: FixedWidthInteger>(_ type: Number.Type) -> SwiftValue? {
      let (first, second) = (
        Number(truncatingIfNeeded: number.bits), Number(truncatingIfNeeded: other.bits)
      )
      if name == "isMultiple" { return .boolean(first.isMultiple(of: second)) }
      if name == "quotientAndRemainder" {
        let (quotient, overflows) = first.dividedReportingOverflow(by: second)
        guard !overflows else { return nil }
        return .tuple([
          ("quotient", .fixed(FixedInteger(truncating: quotient, number.kind))),
          ("remainder", .fixed(FixedInteger(truncating: first % second, number.kind))),
        ])
      }
      return Self.reporting(name, first, second).map { result, overflows in
        Self.reported(.fixed(FixedInteger(truncating: result, number.kind)), overflows)
      }
    }
    return called(number.kind.type)
  }

  /// Returns the result of an arithmetic operation, truncated to the width of the type, and whether it overflows.
  private static func reporting<Number: FixedWidthInteger>(
    _ name: String, _ one: Number, _ other: Number
  ) -> (Number, Bool)? {
    switch name {
    case "addingReportingOverflow": one.addingReportingOverflow(other)
    case "subtractingReportingOverflow": one.subtractingReportingOverflow(other)
    case "multipliedReportingOverflow": one.multipliedReportingOverflow(by: other)
    case "dividedReportingOverflow": one.dividedReportingOverflow(by: other)
    default: nil
    }
  }

  private static func reported(_ value: SwiftValue, _ overflows: Bool) -> SwiftValue {
    .tuple([("partialValue", value), ("overflow", .boolean(overflows))])
  }

  /// Returns the property of a number; nil for a property that it does not have.
  static func property(_ name: String, of number: FixedInteger) -> SwiftValue? {
    switch name {
    case "description": .text(number.text)
    case "magnitude": .fixed(number.magnitude)
    case "bitWidth": .integer(number.counts.width)
    case "leadingZeroBitCount": .integer(number.counts.leading)
    case "trailingZeroBitCount": .integer(number.counts.trailing)
    case "nonzeroBitCount": .integer(number.counts.nonzero)
    case "byteSwapped": .fixed(number.byteSwapped)
    default: nil
    }
  }

  /// Returns the static member of a type for a name; nil if there is none.
  static func member(_ name: String, of kind: FixedInteger.Kind) -> SwiftValue? {
    switch name {
    case "max": .fixed(.greatest(kind))
    case "min": .fixed(.least(kind))
    case "zero": FixedInteger(exactly: 0, kind).map { .fixed($0) }
    case "bitWidth": .integer(FixedInteger.greatest(kind).counts.width)
    default: nil
    }
  }
}
