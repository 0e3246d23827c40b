/// The curve of a whole animation around its parts: which part of its time belongs to which part of its
/// progress.
///
/// A part of a Bézier curve is one, so that a straight line played at the pace of one is a straight line with
/// a curve of its own.
struct OverallPace {
  let curve: UnitCurve

  /// Nil for the linear one, which changes nothing.
  init?(_ curve: UnitCurve) {
    if curve.function == .linear { return nil }
    self.curve = curve
  }

  /// The fraction of time at which a progress is reached first.
  func time(of progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let points = curve.controlPoints
    return Bernstein.value(points.map(\.x), at: parameter(of: progress))
  }

  private func parameter(of progress: Double) -> Double {
    let heights = curve.controlPoints.map(\.y)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Bernstein.value(heights, at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The piece that a straight line or a constant becomes.
  func piece(
    of span: KeyframeSpans.Span, from start: Double, to end: Double
  ) -> MediaPass.Piece {
    let times = (time(of: span.start), time(of: span.end))
    let first = span.start <= 0 ? 0 : parameter(of: span.start)
    let last = span.end >= 1 ? 1 : parameter(of: span.end)
    let part =
      start == end || last <= first ? .linear : curve.part(from: first, to: last) ?? .linear
    return MediaPass.Piece(
      length: times.1 - times.0, start: start, end: end, shape: .line(part))
  }
}

extension UnitCurve {
  /// The four points of the curve as a Bézier, x clamped; those of the circular curves are near.
  fileprivate var controlPoints: [UnitPoint] {
    let (start, end): (UnitPoint, UnitPoint)
    switch function {
    case .bezier(let first, let second): (start, end) = (first, second)
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      (start, end) = (UnitPoint(x: 1.0 / 3, y: 1.0 / 3), UnitPoint(x: 2.0 / 3, y: 2.0 / 3))
    }
    let clamped = [start, end].map { UnitPoint(x: min(max($0.x, 0), 1), y: $0.y) }
    return [UnitPoint()] + clamped + [UnitPoint(x: 1, y: 1)]
  }

  /// The part of a Bézier between two parameters, stretched to the unit square; nil where it covers nothing.
  fileprivate func part(from first: Double, to last: Double) -> UnitCurve? {
    let points = controlPoints
    let xs = Bernstein.part(points.map(\.x), first, last)
    let ys = Bernstein.part(points.map(\.y), first, last)
    guard xs[3] > xs[0], ys[3] != ys[0] else { return nil }
    func point(_ index: Int) -> UnitPoint {
      UnitPoint(
        x: (xs[index] - xs[0]) / (xs[3] - xs[0]), y: (ys[index] - ys[0]) / (ys[3] - ys[0]))
    }
    return .bezier(startControlPoint: point(1), endControlPoint: point(2))
  }

  /// The curve of the reverse pass, in time.
  var reversed: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: self
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: 1 - end.x, y: 1 - end.y),
        endControlPoint: UnitPoint(x: 1 - start.x, y: 1 - start.y))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    }
  }

  /// The curve before and after a fraction of its time, each stretched to the unit square.
  func split(at fraction: Double) -> (UnitCurve, UnitCurve) {
    guard case .bezier = function else { return (.linear, .linear) }
    let xs = controlPoints.map(\.x)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Bernstein.value(xs, at: middle) < fraction { low = middle } else { high = middle }
    }
    let parameter = (low + high) / 2
    return (part(from: 0, to: parameter) ?? .linear, part(from: parameter, to: 1) ?? .linear)
  }
}

/// Cubics by their four Bernstein coefficients.
private enum Bernstein {
  static func value(_ c: [Double], at s: Double) -> Double {
    let r = 1 - s
    return c[0] * r * r * r + 3 * c[1] * s * r * r + 3 * c[2] * s * s * r + c[3] * s * s * s
  }

  private static func slope(_ c: [Double], at s: Double) -> Double {
    let r = 1 - s
    return 3 * ((c[1] - c[0]) * r * r + 2 * (c[2] - c[1]) * s * r + (c[3] - c[2]) * s * s)
  }

  /// The coefficients of the part between two parameters.
  static func part(_ c: [Double], _ first: Double, _ last: Double) -> [Double] {
    let third = (last - first) / 3
    let (start, end) = (value(c, at: first), value(c, at: last))
    return [start, start + third * slope(c, at: first), end - third * slope(c, at: last), end]
  }
}
