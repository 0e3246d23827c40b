internal import DrawingModel

/// A knot in drawing coordinates.
struct DrawnKnot: Hashable, Sendable {
  var x: Double
  var y: Double
  /// The slope, in points down per point to the right; infinite where the curve is vertical.
  var slope: Double

  var point: Point { Point(x: x, y: y) }
}
