internal import CurveGeometry

/// The spans between the values of a ``CAKeyframeAnimation``, in fractions of its duration.
struct KeyframeSpans {
  struct Span {
    /// The start and the end of the span, in fractions of the duration.
    var start: Double
    var end: Double
    var shape: Shape

    var length: Double { end - start }
  }

  enum Shape {
    /// A constant value.
    case hold(Double)
    /// A straight line, timed by a curve.
    case line(from: Double, to: Double, CAMediaTimingFunction)
    /// A cubic of the fraction of the span, timed by a curve.
    case cubic(HermiteForm, CAMediaTimingFunction)
  }

  private(set) var spans: [Span] = []

  /// The largest number of lines into which all splines of an animation together are cut.
  private static let mostPieces = 20_000

  /// Makes the spans of one number of the values.
  init(_ animation: CAKeyframeAnimation, component: Int) {
    let values = animation.values.map { component < $0.count ? $0[component] : 0 }
    guard let last = values.last else { return }
    guard values.count > 1 else {
      spans = [Span(start: 0, end: 1, shape: .hold(last))]
      return
    }
    switch animation.calculationMode {
    case .discrete: appendSteps(values, at: animation.keyTimes)
    case .linear, .paced: appendLines(values, of: animation)
    case .cubic: appendCubics(values, of: animation)
    case .cubicPaced: appendEvenCubics(animation, component: component)
    }
    hold()
  }

  /// The times of values; equal intervals unless the given ones are valid.
  private static func times(_ times: [Double]?, count: Int) -> [Double] {
    guard let times, times.count == count, times.allSatisfy((0...1).contains),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return (0..<count).map { Double($0) / Double(count - 1) } }
    return times
  }

  private mutating func appendSteps(_ values: [Double], at keyTimes: [Double]?) {
    // Lists with one time per value are common, too: the last value then lasts to the end.
    let given = keyTimes.map { $0.count == values.count ? $0 + [1] : $0 }
    let times = Self.times(given, count: values.count + 1)
    for (index, value) in values.enumerated() {
      append(from: times[index], to: times[index + 1], .hold(value))
    }
  }

  private mutating func appendLines(_ values: [Double], of animation: CAKeyframeAnimation) {
    let isPaced = animation.calculationMode == .paced
    let times =
      isPaced
      ? Self.evenTimes(animation.values) : Self.times(animation.keyTimes, count: values.count)
    for index in values.indices.dropLast() {
      let curve = isPaced ? .linear : animation.curve(index)
      append(
        from: times[index], to: times[index + 1],
        .line(from: values[index], to: values[index + 1], curve))
    }
  }

  private mutating func appendCubics(_ values: [Double], of animation: CAKeyframeAnimation) {
    let times = Self.times(animation.keyTimes, count: values.count)
    let slopes = animation.slopes(of: values)
    for index in values.indices.dropLast() {
      append(
        from: times[index], to: times[index + 1],
        .cubic(HermiteForm(values[index], values[index + 1], slopes[index]), animation.curve(index))
      )
    }
  }

  /// Appends short lines along the spline, each of which takes a time in proportion to its length.
  private mutating func appendEvenCubics(_ animation: CAKeyframeAnimation, component: Int) {
    let dimension = animation.values.map(\.count).max() ?? 0
    let columns = (0..<dimension).map { column in
      animation.values.map { column < $0.count ? $0[column] : 0 }
    }
    let pieces = max(min(64, Self.mostPieces / columns[0].count), 1)
    let curves = columns.map { values in
      let slopes = animation.slopes(of: values)
      return values.indices.dropLast().flatMap { index in
        (0..<pieces).map { piece in
          HermiteForm(values[index], values[index + 1], slopes[index])
            .value(at: Double(piece) / Double(pieces))
        }
      } + values.suffix(1)
    }
    let points = curves[0].indices.map { index in curves.map { $0[index] } }
    let times = Self.evenTimes(points)
    let values = points.map { $0[component] }
    for index in values.indices.dropLast() {
      append(
        from: times[index], to: times[index + 1],
        .line(from: values[index], to: values[index + 1], .linear))
    }
  }

  /// The times at which points are passed at a constant velocity; equal intervals where nothing moves.
  private static func evenTimes(_ points: [[Double]]) -> [Double] {
    var lengths = [0.0]
    for (first, second) in zip(points, points.dropFirst()) {
      let squares = zip(first, second).map { ($1 - $0) * ($1 - $0) }
      lengths.append(lengths[lengths.count - 1] + squares.reduce(0, +).squareRoot())
    }
    let total = lengths[lengths.count - 1]
    guard total > 0, total.isFinite else { return times(nil, count: points.count) }
    return lengths.map { $0 / total }
  }

  private mutating func append(from start: Double, to end: Double, _ shape: Shape) {
    // The first value is held until its time.
    if spans.isEmpty, start > 0 {
      spans.append(Span(start: 0, end: start, shape: .hold(shape.value(at: 0))))
    }
    spans.append(Span(start: start, end: end, shape: shape))
  }

  /// Holds the last value to the end.
  private mutating func hold() {
    guard let last = spans.last, last.end < 1 else { return }
    spans.append(Span(start: last.end, end: 1, shape: .hold(last.shape.value(at: 1))))
  }
}

extension KeyframeSpans.Shape {
  /// The value at a fraction of the span.
  func value(at fraction: Double) -> Double {
    switch self {
    case .hold(let value): return value
    case .line(let from, let to, let curve):
      return from + (to - from) * curve.unitCurve.value(at: fraction)
    case .cubic(let cubic, let curve):
      return cubic.value(at: curve.unitCurve.value(at: fraction))
    }
  }

  /// The slope at a fraction of the span, per span.
  func slope(at fraction: Double) -> Double {
    switch self {
    case .hold: return 0
    case .line(let from, let to, let curve):
      return (to - from) * curve.unitCurve.slope(at: fraction)
    case .cubic(let cubic, let curve):
      let unitCurve = curve.unitCurve
      return cubic.slope(at: unitCurve.value(at: fraction)) * unitCurve.slope(at: fraction)
    }
  }
}

extension CAKeyframeAnimation {
  /// The curve of the span with an index.
  fileprivate func curve(_ index: Int) -> CAMediaTimingFunction {
    index < timingFunctions.count ? timingFunctions[index] : .linear
  }

  /// The slopes at both ends of each span, per span, in the form of Kochanek and Bartels.
  ///
  /// At the first and the last value, the missing neighbor is replaced by the value itself.
  fileprivate func slopes(of values: [Double]) -> [(start: Double, end: Double)] {
    func parameter(_ list: [Double], _ index: Int) -> Double {
      index < list.count ? list[index] : 0
    }
    func slope(_ index: Int, isOutgoing: Bool) -> Double {
      let tension = parameter(tensionValues, index)
      let bias = parameter(biasValues, index)
      let continuity = parameter(continuityValues, index) * (isOutgoing ? 1 : -1)
      let before = index > 0 ? values[index] - values[index - 1] : 0
      let after = index + 1 < values.count ? values[index + 1] - values[index] : 0
      return (1 - tension) / 2
        * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * after)
    }
    return values.indices.dropLast().map { index in
      (slope(index, isOutgoing: true), slope(index + 1, isOutgoing: false))
    }
  }
}

extension HermiteForm {
  /// Makes a cubic between two values over one span.
  fileprivate init(_ start: Double, _ end: Double, _ slopes: (start: Double, end: Double)) {
    self.init(value: start, slope: slopes.start, to: end, slope: slopes.end)
  }
}
