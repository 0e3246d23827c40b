/// Finds the least value of a function of one number with Brent's method: parabolas through the three best positions
/// where they converge, golden sections elsewhere.
///
/// Source: R. P. Brent, Algorithms for Minimization without Derivatives, 1973, chapter 5.
enum BrentSearch {
  /// A position and the function's value there.
  struct Point: Hashable, Sendable {
    var position: Double
    var value: Double
  }

  /// The part of an interval that golden sections keep for the shorter side.
  private static let shorter = (3 - 5.0.squareRoot()) / 2

  /// The largest number of evaluations: twice as many as golden sections alone need for a double's digits.
  private static let mostSteps = 160

  /// Returns the lowest point of a function between two positions, if it has only one low point there; otherwise one
  /// of its low points.
  ///
  /// - Parameters:
  ///   - low: The lower end.
  ///   - high: The upper end.
  ///   - tolerance: The largest error of the position; above 0.
  ///   - function: The function, which is not evaluated at the ends.
  /// - Complexity: About ten evaluations where the function is smooth, one for each golden section where it is not.
  static func minimum(
    from low: Double, to high: Double, within tolerance: Double, _ function: (Double) -> Double
  ) -> Point {
    var (low, high) = (low, high)
    var best = point(low + shorter * (high - low), function)
    var (second, third) = (best, best)
    // The last step, and the one before it, which parabolas have to halve.
    var step = 0.0
    var before = 0.0
    for _ in 0..<mostSteps {
      let middle = low + (high - low) / 2
      guard (best.position - middle).magnitude > 2 * tolerance - (high - low) / 2 else { break }
      let parabola = vertex(best, second, third)
      let next = best.position + parabola
      if before.magnitude > tolerance, parabola.magnitude < before.magnitude / 2, next > low,
        next < high
      {
        (before, step) = (step, parabola)
        // Not too close to an end.
        if next - low < 2 * tolerance || high - next < 2 * tolerance {
          step = best.position < middle ? tolerance : -tolerance
        }
      } else {
        before = best.position < middle ? high - best.position : low - best.position
        step = shorter * before
      }
      let moved = step.magnitude >= tolerance ? step : step > 0 ? tolerance : -tolerance
      let tried = point(best.position + moved, function)
      if tried.value <= best.value {
        if tried.position < best.position { high = best.position } else { low = best.position }
        (third, second, best) = (second, best, tried)
      } else {
        if tried.position < best.position { low = tried.position } else { high = tried.position }
        if tried.value <= second.value || second.position == best.position {
          (third, second) = (second, tried)
        } else if tried.value <= third.value || third.position == best.position
          || third.position == second.position
        {
          third = tried
        }
      }
    }
    return best
  }

  private static func point(_ position: Double, _ function: (Double) -> Double) -> Point {
    Point(position: position, value: function(position))
  }

  /// The distance of the vertex of the parabola through three points from the best of them; infinite if there is no
  /// vertex.
  private static func vertex(_ best: Point, _ second: Point, _ third: Point) -> Double {
    let toSecond = second.position - best.position
    let toThird = third.position - best.position
    let ofSecond = toSecond * (best.value - third.value)
    let ofThird = toThird * (best.value - second.value)
    let divisor = 2 * (ofSecond - ofThird)
    guard divisor != 0 else { return .infinity }
    return (toThird * ofThird - toSecond * ofSecond) / -divisor
  }
}
