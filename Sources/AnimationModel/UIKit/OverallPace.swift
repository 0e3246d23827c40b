internal import CurveGeometry

/// The curve of a whole animation around its parts, which maps fractions of its time to fractions of its
/// progress.
///
/// A part of a Bézier curve is itself a Bézier curve, so that a straight line played at the pace of one is a straight
/// line with a curve of its own.
struct OverallPace {
  let function: CAMediaTimingFunction
  let curve: UnitCurve

  /// Makes the pace of a function; nil for the linear one, which changes nothing.
  init?(_ function: CAMediaTimingFunction) {
    if function == .linear { return nil }
    self.function = function
    curve = function.unitCurve
  }

  /// The fraction of time at which a progress is reached for the first time.
  func time(of progress: Double) -> Double {
    function.time.value(at: parameter(of: progress))
  }

  func parameter(of progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return function.progress.roots(of: progress).first ?? progress
  }
}

extension CAMediaTimingFunction {
  /// Time as a cubic of the curve's parameter; x is clamped to 0…1.
  fileprivate var time: Cubic { cubic { min(max($0.x, 0), 1) } }

  /// Progress as a cubic of the curve's parameter.
  fileprivate var progress: Cubic { cubic(\.y) }

  private func cubic(_ coordinate: (UnitPoint) -> Double) -> Cubic {
    guard let controlPoints else { return Cubic(from: 0, to: 1) }
    return Cubic(0, coordinate(controlPoints.start), coordinate(controlPoints.end), 1)
  }

  /// The part between two parameters, stretched to the unit square.
  func part(from first: Double, to last: Double) -> CAMediaTimingFunction {
    CAMediaTimingFunction(
      time: time.part(from: first, to: last), progress: progress.part(from: first, to: last))
  }

  /// Makes the curve of two cubics, stretched to the unit square; the straight line if they cover nothing.
  private init(time: Cubic, progress: Cubic) {
    let (length, rise) = (time.p3 - time.p0, progress.p3 - progress.p0)
    guard length > 0, rise != 0 else {
      self = .linear
      return
    }
    let (x, y) = (
      time.mapped { ($0 - time.p0) / length }, progress.mapped { ($0 - progress.p0) / rise }
    )
    self.init(controlPoints: x.p1, y.p1, x.p2, y.p2)
  }

  /// The curve of the reverse pass, which is reversed in time.
  var reversed: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: controlPoints.map {
        ControlPoints(
          start: UnitPoint(x: 1 - $0.end.x, y: 1 - $0.end.y),
          end: UnitPoint(x: 1 - $0.start.x, y: 1 - $0.start.y))
      })
  }

  /// The curve before and after a fraction of its time, each stretched to the unit square.
  func split(at fraction: Double) -> (before: CAMediaTimingFunction, after: CAMediaTimingFunction) {
    guard controlPoints != nil, let parameter = time.roots(of: fraction).first else {
      return (.linear, .linear)
    }
    let (time, progress) = (time.split(at: parameter), progress.split(at: parameter))
    return (
      CAMediaTimingFunction(time: time.before, progress: progress.before),
      CAMediaTimingFunction(time: time.after, progress: progress.after)
    )
  }
}
