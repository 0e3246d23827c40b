internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The static members of types that are constants.
extension BasicType {
  /// The named points whose names no other type has.
  private static let unitPoints = NamedUnitPoints.byName.filter { $0.key != "zero" }

  /// Returns the type that has a static member of a name, if it is the only one.
  static func ofMember(_ name: String) -> BasicType? {
    switch name {
    case "degrees", "radians": .angle
    case "pi": .number
    default: unitPoints[name] == nil ? nil : .unitPoint
    }
  }

  /// Returns the constant with a name among the static members; nil if there is none.
  func constant(_ name: String) -> AttributeValue? {
    switch self {
    case .boolean, .text: nil
    case .integer: NumberConstant.integers[name].map { .integer($0) }
    case .number: NumberConstant.doubles[name].map { .number($0) }
    case .unitPoint where name != "zero":
      Self.unitPoints[name].map { value(SIMD4($0.x, $0.y, 0, 0)) }
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      name == "zero" ? value(.zero) : nil
    }
  }

  /// The names of the type's constants.
  var constantNames: [String] {
    switch self {
    case .boolean, .text: []
    case .integer: NumberConstant.integers.keys.sorted()
    case .number: NumberConstant.doubles.keys.sorted()
    case .size, .point, .vector, .rectangle: ["zero"]
    case .angle: ["degrees", "radians", "zero"]
    case .unitPoint: Self.unitPoints.keys.sorted() + ["zero"]
    }
  }
}
