internal import MotionRecording
internal import SwiftProgram

/// A part of a value that can be read, and perhaps written, by name: `width` of a size.
///
/// Each part is a weighted sum of the value's numbers.
struct ScenarioProperty: Sendable {
  let name: String

  /// The type of the part.
  let type: BasicType

  /// For each number of the part, the weights of the value's numbers.
  let weights: [SIMD4<Double>]

  /// Whether the part can be written: it then has one weight for each of its numbers.
  let isSettable: Bool

  private init(
    _ name: String, _ type: BasicType, _ weights: [SIMD4<Double>], isSettable: Bool = true
  ) {
    self.name = name
    self.type = type
    self.weights = weights
    self.isSettable = isSettable
  }

  /// Returns the part of a value.
  func part(of value: SIMD4<Double>) -> SIMD4<Double> {
    var part = SIMD4<Double>.zero
    for (index, weight) in weights.enumerated() { part[index] = (value * weight).sum() }
    return part
  }

  /// Returns the part of a value as a term has it; without a value, a part without one.
  func value(of value: SIMD4<Double>?) -> TermValue {
    guard let part = value.map(part) else { return TermValue(type, nil) }
    return TermValue(type, type == .number ? .number(part[0]) : type.value(part))
  }

  /// Sets the part in a value.
  func set(_ part: SIMD4<Double>, in value: inout SIMD4<Double>) {
    for (index, weight) in weights.enumerated() {
      for number in 0..<4 where weight[number] != 0 {
        value[number] = part[index] / weight[number]
      }
    }
  }

  /// Returns the parts of a type's values.
  static func all(of type: BasicType) -> [ScenarioProperty] {
    switch type {
    case .boolean, .integer, .number, .text: []
    case .size, .point, .vector, .unitPoint:
      [
        ScenarioProperty(type.components[0], .number, [first]),
        ScenarioProperty(type.components[1], .number, [second]),
      ]
    case .angle:
      [
        ScenarioProperty("degrees", .number, [first]),
        ScenarioProperty("radians", .number, [first * (.pi / 180)]),
      ]
    case .rectangle:
      [
        ScenarioProperty("origin", .point, [first, second]),
        ScenarioProperty("size", .size, [third, fourth]),
        ScenarioProperty("width", .number, [third], isSettable: false),
        ScenarioProperty("height", .number, [fourth], isSettable: false),
        ScenarioProperty("minX", .number, [first], isSettable: false),
        ScenarioProperty("midX", .number, [first + third / 2], isSettable: false),
        ScenarioProperty("maxX", .number, [first + third], isSettable: false),
        ScenarioProperty("minY", .number, [second], isSettable: false),
        ScenarioProperty("midY", .number, [second + fourth / 2], isSettable: false),
        ScenarioProperty("maxY", .number, [second + fourth], isSettable: false),
      ]
    }
  }

  /// Returns the part with a name that can be written.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - range: The range of the name.
  ///   - type: The type of the value.
  ///   - owner: The words for the value in an error message.
  /// - Throws: The fault if there is no such part, or if it can only be read.
  static func settable(
    _ name: String, at range: Range<Int>, of type: BasicType, called owner: String
  ) throws(Fault) -> ScenarioProperty {
    let all = all(of: type)
    guard let property = all.first(where: { $0.name == name }) else {
      let known = all.filter(\.isSettable).map(\.name)
      throw Fault(
        .scenario(
          .noMember(
            name, type: type.article,
            suggestion: SpellingSuggestion.nearest(to: name, among: known), known: known)), range)
    }
    guard property.isSettable else {
      throw Fault(.scenario(.readOnlyPart(name, of: owner)), range)
    }
    return property
  }

  private static let first = SIMD4<Double>(1, 0, 0, 0)
  private static let second = SIMD4<Double>(0, 1, 0, 0)
  private static let third = SIMD4<Double>(0, 0, 1, 0)
  private static let fourth = SIMD4<Double>(0, 0, 0, 1)
}
