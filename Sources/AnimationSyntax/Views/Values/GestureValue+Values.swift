internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension FingerState {
  /// Returns the state as the value that closures receive, with the center of the view as the anchor.
  func value(isBare: Bool) -> SwiftValue {
    func number(_ number: Double) -> SwiftValue {
      gesture == .pinch ? .number(number) : .geometry(.angle, SIMD4(number, 0, 0, 0))
    }
    guard !isBare else { return number(value) }
    return .tuple([
      (gesture == .pinch ? "magnification" : "rotation", number(value)),
      ("velocity", number(velocity)),
      ("startAnchor", .geometry(.unitPoint, SIMD4(0.5, 0.5, 0, 0))),
      ("startLocation", .geometry(.point, .zero)), ("time", .number(time)),
    ])
  }
}

extension ViewDrag {
  /// The duration for which a drag is predicted to continue, in seconds: SwiftUI's own definition of its velocity.
  private static let prediction = 0.25

  /// The drag as the value that closures receive; it begins at the origin.
  var value: SwiftValue {
    let distance = SIMD4(translation.width, translation.height, 0, 0)
    let speed = SIMD4(velocity.width, velocity.height, 0, 0)
    let predicted = distance + speed * Self.prediction
    return .tuple([
      ("translation", .geometry(.size, distance)), ("location", .geometry(.point, distance)),
      ("startLocation", .geometry(.point, .zero)), ("velocity", .geometry(.size, speed)),
      ("predictedEndLocation", .geometry(.point, predicted)),
      ("predictedEndTranslation", .geometry(.size, predicted)), ("time", .number(time)),
    ])
  }
}
