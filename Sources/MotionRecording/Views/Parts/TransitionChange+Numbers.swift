internal import AnimationModel

extension TransitionChange {
  /// Returns the numbers that are animated as one.
  ///
  /// The anchor of a scale or of a rotation, which SwiftUI animates too, does not change.
  func numbers(in size: ViewSize) -> [Double] {
    switch self {
    case .opacity(let opacity): [opacity]
    case .offset(let offset):
      [offset.resolved(in: size).x, offset.resolved(in: size).y]
    case .scale(let x, let y, _): [x, y]
    case .blur(let radius): [radius]
    case .rotation(let degrees, _), .hueRotation(let degrees): [degrees * kind.unitScale]
    case .rotation3D(let rotation, _):
      [rotation.x, rotation.y, rotation.z].map { $0 * kind.unitScale }
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      [amount]
    }
  }
}

extension TransitionChange.Kind {
  /// The factor by which the shown numbers are multiplied before they are animated: degrees become radians, scaled
  /// as in SwiftUI, and rounded so that whole degrees are restored exactly.
  ///
  /// Source: semantics reference, section 2.4.
  var unitScale: Double {
    switch self {
    case .rotation, .rotation3D, .hueRotation: Double(Float(128 * Double.pi / 180))
    default: 1
    }
  }
}
