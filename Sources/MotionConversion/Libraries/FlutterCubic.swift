/// A cubic of Flutter, exact to Flutter's rounding: it halves an interval until it is within a thousandth of the
/// given time, and returns the value there.
///
/// Source: Flutter, `animation/curves.dart`, class `Cubic`.
struct FlutterCubic {
  let points: (x1: Double, y1: Double, x2: Double, y2: Double)
  let duration: Double

  func value(at time: Double) -> Double {
    guard duration > 0, time < duration else { return 1 }
    guard time > 0 else { return 0 }
    let progress = time / duration
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let estimate = Self.cubic(points.x1, points.x2, middle)
      if (progress - estimate).magnitude < 0.001 {
        return Self.cubic(points.y1, points.y2, middle)
      }
      if estimate < progress { low = middle } else { high = middle }
    }
    return Self.cubic(points.y1, points.y2, (low + high) / 2)
  }

  private static func cubic(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let left = 1 - s
    return 3 * first * left * left * s + 3 * second * left * s * s + s * s * s
  }
}
