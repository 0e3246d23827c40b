internal import CurveGeometry

/// A cubic with given values and slopes at its two ends.
struct HermiteSegment: Hashable, Sendable {
  /// The argument at the start: a time, or an x on the drawing.
  let start: Double
  /// The distance from start to end; not negative.
  let length: Double
  let startValue: Double
  let endValue: Double
  let startSlope: Double
  let endSlope: Double

  init(
    start: Double, end: Double, startValue: Double, endValue: Double, startSlope: Double,
    endSlope: Double
  ) {
    self.start = start
    length = end - start
    self.startValue = startValue
    self.endValue = endValue
    self.startSlope = startSlope
    self.endSlope = endSlope
  }

  init(_ first: CurveKnot, _ second: CurveKnot) {
    self.init(
      start: first.time, end: second.time, startValue: first.value, endValue: second.value,
      startSlope: first.slope, endSlope: second.slope)
  }

  /// The value and the slope at a fraction of the segment, 0…1.
  func state(at fraction: Double) -> (value: Double, slope: Double) {
    let form = HermiteForm(
      value: startValue, slope: startSlope, to: endValue, slope: endSlope, length: length)
    return (form.value(at: fraction), form.slope(at: fraction))
  }

  /// The values at which the segment turns between its ends, at most two.
  ///
  /// Nothing for segments with an infinite slope, which are drawn between their end values.
  var turningValues: [Double] {
    guard length > 0, startSlope.isFinite, endSlope.isFinite else { return [] }
    let startPull = startSlope * length
    let endPull = endSlope * length
    // A steep end is not drawn as a Hermite segment either; see CurveSimplifier.
    let scale = max(
      startValue.magnitude, endValue.magnitude, startPull.magnitude, endPull.magnitude)
    guard scale > 0, scale.isFinite else { return [] }
    // Divided by the scale, so that the squares of the numbers do not overflow.
    let turns = Cubic(
      value: startValue / scale, slope: startPull / scale, to: endValue / scale,
      slope: endPull / scale
    ).turns
    guard let first = turns.first else { return [] }
    guard let second = turns.second else { return [state(at: first).value] }
    return [state(at: first).value, state(at: second).value]
  }
}
