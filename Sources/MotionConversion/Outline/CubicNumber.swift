internal import CurveGeometry

/// One coordinate of a Bézier curve.
typealias CubicNumber = Cubic
