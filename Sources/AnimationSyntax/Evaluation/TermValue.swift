internal import MotionRecording
internal import SwiftProgram

/// The result of a term: its type, and its value where it is constant.
enum TermValue {
  case boolean(Bool?)
  case integer(Int?)
  case number(Double?)
  case text(String?)
  /// A value that consists of several numbers, in the order of the type's components.
  case numbers(BasicType, SIMD4<Double>?)

  /// - Parameters:
  ///   - type: The type.
  ///   - value: The value, which is of the type; nil for a value that changes.
  init(_ type: BasicType, _ value: AttributeValue?) {
    switch type {
    case .boolean:
      self = .boolean(value.flatMap { if case .boolean(let flag) = $0 { flag } else { nil } })
    case .integer:
      self = .integer(value.flatMap { if case .integer(let number) = $0 { number } else { nil } })
    case .number:
      self = .number(value.flatMap { if case .number(let number) = $0 { number } else { nil } })
    case .text: self = .text(value.flatMap { if case .text(let text) = $0 { text } else { nil } })
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      self = .numbers(type, value?.numbers)
    }
  }

  var type: BasicType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .numbers(let type, _): type
    }
  }

  /// The value; nil for a value that changes.
  var known: AttributeValue? {
    switch self {
    case .boolean(let flag): flag.map { .boolean($0) }
    case .integer(let number): number.map { .integer($0) }
    case .number(let number): number.map { .number($0) }
    case .text(let text): text.map { .text($0) }
    case .numbers(let type, let numbers): numbers.map { type.value($0) }
    }
  }
}
