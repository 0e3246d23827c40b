internal import MotionRecording
internal import SwiftProgram

/// Computes a value at a moment of a scenario.
///
/// Throws a `Fault` where there is no value.
typealias Evaluate<Value> = @Sendable (FormulaFrame) throws -> Value

/// What a formula can read: the states, and what has been computed from them.
struct FormulaFrame {
  let states: ScriptStates
  var computed: [ScenarioValue?]
}

/// A value of the file, ready to be computed as often as needed.
struct CompiledFormula: Sendable {
  let type: ScenarioType
  /// Where it is written.
  let range: Range<Int>
  let evaluate: Evaluate<ScenarioValue>
  /// The computed values that it needs, directly or not, in the order in which they are declared.
  let dependencies: [Int]
  /// The states that it depends on, directly or not.
  let states: Set<String>
}

/// What computes a value, with its type.
enum Evaluation {
  case boolean(Evaluate<Bool>)
  case integer(Evaluate<Int>)
  case number(Evaluate<Double>)
  case text(Evaluate<String>)
  /// A value that consists of several numbers, in the order of the type's components.
  case numbers(ScenarioType, Evaluate<SIMD4<Double>>)

  var type: ScenarioType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .numbers(let type, _): type
    }
  }

  /// What computes the value for a player.
  var value: Evaluate<ScenarioValue> {
    switch self {
    case .boolean(let evaluate): { .boolean(try evaluate($0)) }
    case .integer(let evaluate): { .integer(try evaluate($0)) }
    case .number(let evaluate): { .number(try evaluate($0)) }
    case .text(let evaluate): { .text(try evaluate($0)) }
    case .numbers(let kind, let evaluate): { kind.value(try evaluate($0)) }
    }
  }

  /// Reads a value that is kept under a name.
  ///
  /// The compiler has seen to it that the value is there and of the type.
  init(
    _ name: String, of type: ScenarioType,
    _ read: @escaping @Sendable (FormulaFrame) -> ScenarioValue?
  ) {
    let missing = ScenarioError.unknownState(name)
    switch type {
    case .boolean:
      self = .boolean {
        guard case .boolean(let value) = read($0) else { throw missing }
        return value
      }
    case .integer:
      self = .integer {
        guard case .integer(let value) = read($0) else { throw missing }
        return value
      }
    case .number:
      self = .number {
        guard case .number(let value) = read($0) else { throw missing }
        return value
      }
    case .text:
      self = .text {
        guard case .text(let value) = read($0) else { throw missing }
        return value
      }
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      self = .numbers(type) {
        guard let value = read($0)?.numbers else { throw missing }
        return value
      }
    }
  }

  /// One of two values of the same type.
  static func choice(
    _ condition: @escaping Evaluate<Bool>, _ one: Evaluation, _ other: Evaluation
  ) -> Evaluation? {
    switch (one, other) {
    case (.boolean(let a), .boolean(let b)): .boolean { try condition($0) ? a($0) : b($0) }
    case (.integer(let a), .integer(let b)): .integer { try condition($0) ? a($0) : b($0) }
    case (.number(let a), .number(let b)): .number { try condition($0) ? a($0) : b($0) }
    case (.text(let a), .text(let b)): .text { try condition($0) ? a($0) : b($0) }
    case (.numbers(let type, let a), .numbers(let otherType, let b)) where type == otherType:
      .numbers(type) { try condition($0) ? a($0) : b($0) }
    default: nil
    }
  }
}
