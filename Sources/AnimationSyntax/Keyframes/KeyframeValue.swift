internal import MotionRecording
internal import SwiftProgram

/// The initial value of keyframes, as far as it is known from the text.
indirect enum KeyframeValue {
  /// A value of a known type, with its numbers in the order of the type's components.
  case numbers(BasicType, SIMD4<Double>)
  /// `.zero` of a type that has to be inferred from the keyframes.
  case zero
  /// Properties by name, in order; the name of the type if the text does not declare it, since it may have more
  /// properties.
  case record([(name: String, value: KeyframeValue)], ofUnknown: String? = nil)
  /// A value that no keyframe can move, with the fault of an attempt to do so.
  case other(Fault)
}

/// A name in a key path.
struct KeyPathName {
  let name: String
  /// UTF-8 offsets in the source.
  let range: Range<Int>
}

/// The property that a track moves: a value or a part of it, with its initial numbers.
struct KeyframeProperty {
  /// The key path, such as `offset.width`; empty for the whole value.
  let name: String

  /// The type; nil for a zero of a type that has to be inferred from the keyframes.
  let type: BasicType?

  /// The initial numbers, in the order of the type's components.
  let start: SIMD4<Double>
}

extension KeyframeValue {
  /// Returns the property that a key path denotes.
  ///
  /// - Parameters:
  ///   - path: The names, from the outermost; empty for the whole value.
  ///   - range: The range of the key path.
  func property(_ path: [KeyPathName], range: Range<Int>) throws(Fault) -> KeyframeProperty {
    var value = self
    for step in path { value = try value.member(step) }
    let name = path.map(\.name).joined(separator: ".")
    switch value {
    case .numbers(let type, let start):
      guard type.isShown else { throw Fault(.keyframes(.doesNotMove(type.article)), range) }
      // An integer literal for a value that moves is a Double, as Swift would infer.
      return KeyframeProperty(
        name: name, type: type == .integer ? .number : type, start: start)
    case .zero:
      return KeyframeProperty(name: name, type: nil, start: .zero)
    case .record:
      throw Fault(.keyframes(path.isEmpty ? .noProperty : .severalValues(name)), range)
    case .other(let fault): throw fault
    }
  }

  /// Returns the properties of the value that keyframes can move, by their key paths, in order.
  func properties(in path: [String] = []) -> [KeyframeProperty] {
    let name = path.joined(separator: ".")
    switch self {
    case .numbers(let type, let start):
      let type = type == .integer ? .number : type
      return type.isShown ? [KeyframeProperty(name: name, type: type, start: start)] : []
    case .zero: return [KeyframeProperty(name: name, type: nil, start: .zero)]
    case .record(let parts, _): return parts.flatMap { $0.value.properties(in: path + [$0.name]) }
    case .other: return []
    }
  }

  private func member(_ step: KeyPathName) throws(Fault) -> KeyframeValue {
    switch self {
    case .record(let properties, let type):
      if let property = properties.first(where: { $0.name == step.name }) { return property.value }
      if let type { throw Fault(.keyframes(.withoutLabels(type)), step.range) }
      throw Self.unknown(step, known: properties.map(\.name))
    case .numbers(let type, let numbers): return try Self.part(step, of: type, numbers)
    case .zero:
      guard let owner = Self.owner(ofPart: step.name) else { throw Self.unknown(step, known: []) }
      return try Self.part(step, of: owner, .zero)
    case .other(let fault): throw fault
    }
  }

  private static func part(
    _ step: KeyPathName, of type: BasicType, _ numbers: SIMD4<Double>
  ) throws(Fault) -> KeyframeValue {
    let property = try ScenarioProperty.settable(
      step.name, at: step.range, of: type, called: type.name)
    return .numbers(property.type, property.part(of: numbers))
  }

  /// Returns the type that has a part of a name, if nothing else determines the type: the first that has such a part.
  private static func owner(ofPart name: String) -> BasicType? {
    BasicType.allCases.first { type in
      ScenarioProperty.all(of: type).contains { $0.name == name && $0.isSettable }
    }
  }

  private static func unknown(_ step: KeyPathName, known: [String]) -> Fault {
    guard !known.isEmpty else {
      return Fault(
        .scenario(.typeIsOpen(member: "zero", example: "CGSize.zero")), step.range)
    }
    return Fault(
      .keyframes(
        .unknownProperty(
          step.name, suggestion: SpellingSuggestion.nearest(to: step.name, among: known),
          known: known)), step.range)
  }
}

extension AttributeValue {
  /// The number of an `Int` or `Double`; nil for another value.
  private var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .boolean, .text, .read, .vector, .held: nil
    }
  }

  /// The numbers of the value, in the order of its components; zeros for a value without numbers.
  var keyframeNumbers: SIMD4<Double> {
    if let number = asNumber { return SIMD4(number, 0, 0, 0) }
    return numbers ?? .zero
  }
}
