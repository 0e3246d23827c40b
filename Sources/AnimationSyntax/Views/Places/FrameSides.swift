internal import MotionRecording
internal import SwiftProgram

/// The width and height of a frame, as far as they are given.
struct FrameSides {
  enum Side: Equatable {
    /// The side is not given, or nil.
    case open
    case given(Double)
    case unknown

    /// Returns the length inside the frame, in the given room.
    func inside(_ room: Double?) -> Double? {
      switch self {
      case .open: room
      case .given(let number): number
      case .unknown: nil
      }
    }
  }

  var width = Side.open
  var height = Side.open

  init(_ value: MovingValue) {
    guard case .numbers(let components) = value.content else {
      if case .unknown = value.content { (width, height) = (.unknown, .unknown) }
      return
    }
    for component in components where !component.value.isNaN {
      let side = component.value.isFinite ? Side.given(component.value) : .unknown
      if component.part == "width" { width = side } else { height = side }
    }
  }
}
