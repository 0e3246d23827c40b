internal import MotionRecording
internal import SwiftProgram

/// What a modifier with numbers does to where what is inside lies, and to its room.
enum ModifierPlacement {
  case frame(FrameSides)
  case padding(PaddingSum)

  /// It shows a view elsewhere.
  case moved

  case none

  init(_ value: MovingValue) {
    switch value.name {
    case "frame": self = .frame(FrameSides(value))
    case "padding": self = .padding(PaddingSum(value))
    case "offset": self = value.isZero ? .none : .moved
    case "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
      "projectionEffect":
      self = .moved
    default: self = .none
    }
  }
}

extension MovingValue {
  var placement: ModifierPlacement { ModifierPlacement(self) }

  /// Whether it is known that all of its numbers are 0 at the moment.
  fileprivate var isZero: Bool {
    guard case .numbers(let components) = content else { return false }
    return components.allSatisfy { $0.value == 0 }
  }
}
