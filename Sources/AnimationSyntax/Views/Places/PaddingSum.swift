internal import MotionRecording
internal import SwiftProgram

/// The lengths that paddings take from each side, summed; NaN where one is unknown.
struct PaddingSum {
  var width = 0.0
  var height = 0.0

  /// The parts of the lengths before the content.
  private(set) var leading = 0.0
  private(set) var top = 0.0

  init(_ value: MovingValue) {
    switch value.content {
    case .numbers(let components):
      for component in components {
        switch component.part {
        case "":
          width += 2 * component.value
          height += 2 * component.value
          leading += component.value
          top += component.value
        case "leading", "trailing":
          width += component.value
          if component.part == "leading" { leading += component.value }
        case "top", "bottom":
          height += component.value
          if component.part == "top" { top += component.value }
        default: break
        }
      }
    case .unknown: (width, height, leading, top) = (.nan, .nan, .nan, .nan)
    case .hidden, .read: break
    }
  }
}
