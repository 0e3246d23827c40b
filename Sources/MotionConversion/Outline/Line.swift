/// A straight line through a point, with a slope.
struct Line {
  var x: Double
  var y: Double
  var slope: Double

  init(x: Double, y: Double, slope: Double) {
    self.x = x
    self.y = y
    self.slope = slope
  }

  /// The line through two points of different x.
  init(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    self.init(x: first.x, y: first.y, slope: (second.y - first.y) / (second.x - first.x))
  }

  func value(at x: Double) -> Double { y + slope * (x - self.x) }
}
