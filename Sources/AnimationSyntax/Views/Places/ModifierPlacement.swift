internal import MotionRecording
internal import SwiftProgram

/// The effect of a modifier with numbers on the place and the size of its content.
enum ModifierPlacement {
  case frame(FrameSides)
  case padding(PaddingSum)

  /// The modifier shows the content elsewhere.
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

  /// The effect of the modifier with the name on the places of views, whatever its numbers are.
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

  /// Whether all numbers of the modifier are known to be 0 now.
  fileprivate var isZero: Bool {
    guard case .numbers(let components) = content else { return false }
    return components.allSatisfy { $0.value == 0 }
  }
}
