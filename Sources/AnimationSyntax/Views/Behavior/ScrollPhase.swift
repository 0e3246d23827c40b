internal import SwiftProgram

/// The phases of a scroll view.
enum ScrollPhase: Int {
  case idle = 0
  case interacting = 2

  /// The name of the type of phases in the files.
  static let typeName = "ScrollPhase"

  /// Returns the phase as the value that closures receive.
  func value(type: Int) -> SwiftValue {
    .enumeration(EnumValue(type: type, index: rawValue, payload: []))
  }
}
