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
    switch value.kind {
    case .frame: self = .frame(FrameSides(value))
    case .padding: self = .padding(PaddingSum(value))
    case .offset: self = value.isZero ? .none : .moved
    case .position, .transformed: self = .moved
    case .none: self = .none
    }
  }
}

extension MovingValue {
  var placement: ModifierPlacement { ModifierPlacement(self) }

  /// What the modifier of the name does to where views lie, whatever its numbers are.
  var kind: MovingModifier.Placement {
    switch name {
    case "frame": .frame
    case "padding": .padding
    case "offset": .offset
    case "position": .position
    case "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect":
      .transformed
    default: .none
    }
  }

  /// Whether it is known that all of its numbers are 0 at the moment.
  fileprivate var isZero: Bool {
    guard case .numbers(let components) = content else { return false }
    return components.allSatisfy { $0.value == 0 }
  }
}
