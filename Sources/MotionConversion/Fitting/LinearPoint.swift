/// A point of a piecewise linear function: a part of the duration and a part of the travel.
struct LinearPoint: Hashable {
  /// The part of the duration, from 0 to 1.
  var x: Double

  /// The part of the travel.
  var y: Double

  /// Whether the motion jumps here, so that x is exact and not rounded.
  var isJump = false
}
