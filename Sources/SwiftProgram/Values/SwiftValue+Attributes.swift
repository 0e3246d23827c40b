package import MotionRecording

// The conversion of values of attributes and of a script's states from and to values of the interpreter.
extension SwiftValue: @unchecked Sendable {
  /// Creates the value of an attribute or of a state.
  package init(_ value: AttributeValue) {
    switch value {
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .read(let read): self = .text(read.text)
    case .held(let held):
      self = held.value as? SwiftValue ?? .unknown(UnknownValue("this value", at: .none))
    case .vector(let vector):
      self =
        if let kind = vector.geometry, let numbers = value.numbers {
          .geometry(kind, numbers)
        } else {
          .unknown(UnknownValue("this value", at: .none))
        }
    }
  }

  /// The value as an attribute or a state has it.
  package var attributeValue: AttributeValue {
    switch self {
    case .boolean(let flag): return .boolean(flag)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .float(let number): return .number(Double(number))
    case .text(let text): return .text(text)
    case .geometry(let kind, let numbers):
      if let type = BasicType(kind) { return type.value(numbers) }
    default: break
    }
    return .held(HeldValue(self, key: key))
  }
}

extension AttributeVector {
  /// The type that has these numbers.
  fileprivate var geometry: GeometryType? {
    let names = components.map(\.name)
    return GeometryType.allCases.first {
      $0.components == names && $0.animationScale == scale
    }
  }
}

extension BasicType {
  /// The type of a value that consists of several numbers; nil for any other geometry.
  init?(_ geometry: GeometryType) {
    guard let type = Self.allCases.first(where: { $0.geometry == geometry }) else { return nil }
    self = type
  }

  /// The type that the interpreter of Swift has for it.
  package var swiftType: SwiftType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      geometry.map { .geometry($0) } ?? .unknown
    }
  }

  /// Creates the type that corresponds to a type of the interpreter; nil for any other type.
  package init?(_ type: SwiftType) {
    let type = type == .float ? .number : type
    guard let known = Self.allCases.first(where: { $0.swiftType == type }) else { return nil }
    self = known
  }

  /// Creates the type of a value; nil for a value of any other type.
  package init?(_ value: SwiftValue) {
    switch value {
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .number, .float: self = .number
    case .text: self = .text
    case .geometry(let kind, _): self.init(kind)
    default: return nil
    }
  }
}

extension SwiftType {
  /// The type of a value, as far as it decides what literals and leading dots mean.
  package init(_ value: SwiftValue) {
    switch value {
    case .float: self = .float
    case .enumeration(let value): self = .declared(value.type)
    case .structure(let value): self = .declared(value.type)
    case .array(let values): self = .array(values.first.map { SwiftType($0) } ?? .unknown)
    case .tuple(let parts):
      self = .tuple(parts.map { Field(label: $0.label, type: SwiftType($0.value)) })
    default: self = BasicType(value)?.swiftType ?? .unknown
    }
  }
}
