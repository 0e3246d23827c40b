/// The closed solution of a damped oscillator as cubics with a proved distance.
///
/// The error of a cubic Hermite segment of length h is at most h⁴ ÷ 384 times the largest fourth derivative.
/// All derivatives of the displacement u obey u″ = −2βu′ − ω²u, and along any solution w of this equation w′²
/// + ω²w² does not grow while β ≥ 0. With w = u‴ the fourth derivative is therefore at most √(u⁗² + ω²u‴²) at
/// the start of the segment.
struct SpringPieces {
  /// β, per second; not negative.
  let decay: Double

  /// ω², per second squared.
  let stiffness: Double

  /// Position, as a part of the travel, and velocity at a time in seconds.
  let state: (Double) -> (value: Double, velocity: Double)

  /// The target of the spring.
  var target = 1.0

  /// The largest number of pieces that are computed.
  private static let pieceLimit = 200_000

  /// The pieces from 0 to a time in seconds, each within a distance; nil if there would be too many.
  func pieces(until end: Double, within distance: Double) -> [MotionPiece]? {
    var pieces: [MotionPiece] = []
    var time = 0.0
    var (value, velocity) = state(0)
    while time < end {
      let bound = largestFourthDerivative(after: value, velocity)
      // A part in 10¹¹ is reserved for rounding of the solution itself.
      let ideal = bound > 0 ? (384 * distance / bound).squareRoot().squareRoot() : end
      let remaining = end - time
      let length = min(remaining / (remaining / ideal).rounded(.up), remaining)
      let next = length < remaining ? time + length : end
      guard next > time, pieces.count < Self.pieceLimit else { return nil }
      let (nextValue, nextVelocity) = state(next)
      guard nextValue.isFinite, nextVelocity.isFinite else { return nil }
      let h = next - time
      pieces.append(
        MotionPiece(
          from: time, value: value, velocity: velocity,
          to: next, value: nextValue, velocity: nextVelocity,
          slack: bound * h * h * h * h / 384 + 1e-11))
      (time, value, velocity) = (next, nextValue, nextVelocity)
    }
    return pieces
  }

  /// A bound of the magnitude of the fourth derivative from a state on.
  func largestFourthDerivative(after value: Double, _ velocity: Double) -> Double {
    let second = -2 * decay * velocity - stiffness * (value - target)
    let third = -2 * decay * second - stiffness * velocity
    let fourth = -2 * decay * third - stiffness * second
    return (fourth * fourth + stiffness * third * third).squareRoot()
  }
}
