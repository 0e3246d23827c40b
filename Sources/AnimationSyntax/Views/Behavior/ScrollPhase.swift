internal import SwiftProgram

/// The phases of a view that a person scrolls.
enum ScrollPhase: Int {
  case idle = 0
  case interacting = 2

  /// The type that has them, as the files see it.
  static let typeName = "ScrollPhase"

  /// The phase as closures are given it.
  func value(type: Int) -> SwiftValue {
    .enumeration(EnumValue(type: type, index: rawValue, payload: []))
  }
}
