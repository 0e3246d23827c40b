/// The timing curve that is to be converted.
struct CurveSource {
  enum Shape: Equatable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut

    /// The control points, where the curve is a Bézier.
    var points: (x1: Double, y1: Double, x2: Double, y2: Double)? {
      switch self {
      case .linear: (0, 0, 1, 1)
      case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
      }
    }
  }

  let shape: Shape

  /// Seconds.
  let duration: Double
}
