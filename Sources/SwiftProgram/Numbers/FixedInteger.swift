/// An integer of one of Swift's types other than `Int`, with the width and the limits of the type.
package struct FixedInteger: Hashable, Sendable {
  /// An integer type of Swift; `Int64` is as wide as `Int` and needs no kind of its own.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"
  }

  let kind: Kind

  /// The bits of the number, sign-extended.
  let bits: UInt64

  fileprivate init(kind: Kind, bits: UInt64) {
    self.kind = kind
    self.bits = bits
  }

  fileprivate init<Number: FixedWidthInteger>(_ number: Number, _ kind: Kind) {
    self.init(kind: kind, bits: UInt64(truncatingIfNeeded: number))
  }

  /// Creates a number that the type can represent; nil for any other.
  init?(exactly number: some BinaryInteger, _ kind: Kind) {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger? {
      Number(exactly: number).map { FixedInteger($0, kind) }
    }
    guard let found = make(kind.type) else { return nil }
    self = found
  }

  /// Creates the integer part of a fraction; nil if the type cannot represent it.
  init?(towardZero number: Double, _ kind: Kind) {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger? {
      Number(exactly: number.rounded(.towardZero)).map { FixedInteger($0, kind) }
    }
    guard let found = make(kind.type) else { return nil }
    self = found
  }

  /// Creates the number in a text; nil for any other text.
  init?(_ text: String, radix: Int, _ kind: Kind) {
    func read<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger? {
      Number(text, radix: radix).map { FixedInteger($0, kind) }
    }
    guard let found = read(kind.type) else { return nil }
    self = found
  }

  /// Creates a number from the low bits of another one.
  init(truncating number: some BinaryInteger, _ kind: Kind) {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger {
      FixedInteger(Number(truncatingIfNeeded: number), kind)
    }
    self = make(kind.type)
  }

  /// Creates the number of the type that is nearest to another one.
  init(clamping number: some BinaryInteger, _ kind: Kind) {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger {
      FixedInteger(Number(clamping: number), kind)
    }
    self = make(kind.type)
  }

  /// Returns the greatest number of a type.
  static func greatest(_ kind: Kind) -> FixedInteger {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger {
      FixedInteger(Number.max, kind)
    }
    return make(kind.type)
  }

  /// Returns the least number of a type.
  static func least(_ kind: Kind) -> FixedInteger {
    func make<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger {
      FixedInteger(Number.min, kind)
    }
    return make(kind.type)
  }

  /// The magnitude, which is of the type of the same width without a sign.
  var magnitude: FixedInteger {
    let kind: Kind =
      switch self.kind {
      case .int8: .uint8
      case .int16: .uint16
      case .int32: .uint32
      case .uint8, .uint16, .uint32, .uint64, .uint: self.kind
      }
    func make<Number: FixedWidthInteger>(_ number: Number) -> FixedInteger {
      FixedInteger(number.magnitude, kind)
    }
    return make(number)
  }

  /// The number.
  var number: any FixedWidthInteger { kind.type.init(truncatingIfNeeded: bits) }

  var double: Double { kind.isSigned ? Double(Int64(bitPattern: bits)) : Double(bits) }

  /// The number as an `Int`; nil if it is too large.
  var integer: Int? {
    kind.isSigned ? Int(truncatingIfNeeded: bits) : Int(exactly: bits)
  }

  var text: String { kind.isSigned ? "\(Int64(bitPattern: bits))" : "\(bits)" }
}

extension FixedInteger.Kind {
  var type: any FixedWidthInteger.Type {
    switch self {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .uint: UInt.self
    }
  }

  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32: true
    case .uint8, .uint16, .uint32, .uint64, .uint: false
    }
  }
}

extension FixedInteger {
  /// Returns the result of an operator on two numbers of one type; nil for an operator that integers do not have.
  static func combined(_ one: FixedInteger, _ sign: String, _ other: FixedInteger)
    -> Result<FixedInteger, WholeNumber.Failure>?
  {
    func combined<Number: FixedWidthInteger>(_ type: Number.Type)
      -> Result<FixedInteger, WholeNumber.Failure>?
    {
      let (first, second) = (
        Number(truncatingIfNeeded: one.bits), Number(truncatingIfNeeded: other.bits)
      )
      let plain: Number?
      switch sign {
      case "&+": plain = first &+ second
      case "&-": plain = first &- second
      case "&*": plain = first &* second
      case "&": plain = first & second
      case "|": plain = first | second
      case "^": plain = first ^ second
      default: plain = nil
      }
      if let plain { return .success(FixedInteger(plain, one.kind)) }
      return WholeNumber.combined(first, sign, second)?.map { FixedInteger($0, one.kind) }
    }
    return combined(one.kind.type)
  }

  /// Returns the number with its bits shifted; nil for an operator that does not shift bits.
  func shifted(_ sign: String, by places: Int) -> FixedInteger? {
    func shifted<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger? {
      let number = Number(truncatingIfNeeded: bits)
      let result: Number? =
        switch sign {
        case "<<": number << places
        case ">>": number >> places
        case "&<<": number &<< Number(truncatingIfNeeded: places)
        case "&>>": number &>> Number(truncatingIfNeeded: places)
        default: nil
        }
      return result.map { FixedInteger($0, kind) }
    }
    return shifted(kind.type)
  }

  /// The number with all bits inverted.
  var inverted: FixedInteger { FixedInteger(truncating: ~bits, kind) }

  /// The number with its bytes in reverse order.
  var byteSwapped: FixedInteger {
    func swapped<Number: FixedWidthInteger>(_ type: Number.Type) -> FixedInteger {
      FixedInteger(Number(truncatingIfNeeded: bits).byteSwapped, kind)
    }
    return swapped(kind.type)
  }

  /// The numbers of its bits, of leading zero bits, of trailing zero bits and of nonzero bits.
  var counts: (width: Int, leading: Int, trailing: Int, nonzero: Int) {
    func counts<Number: FixedWidthInteger>(_ number: Number) -> (Int, Int, Int, Int) {
      (
        number.bitWidth, number.leadingZeroBitCount, number.trailingZeroBitCount,
        number.nonzeroBitCount
      )
    }
    return counts(number)
  }
}
