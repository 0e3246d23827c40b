import AnimationModel

/// A type whose vector is not its own numbers but 128 times as much, as those of SwiftUI's unit points are.
struct ScaledPoint: Equatable, Animatable {
  var x = 0.0
  var y = 0.0

  static let zero = ScaledPoint()

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
