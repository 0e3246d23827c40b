internal import CurveGeometry

/// A number that changes while a film plays, such as a distance.
///
/// Before its first knot and after its last it is constant. Two knots at one time are a jump.
public struct FilmCourse: Hashable, Sendable {
  /// The times of the knots, in seconds since the film began, not decreasing; at least one.
  public var times: [Double]

  /// The number at each time.
  public var values: [Double]

  /// The change of the number per second; where it is not finite, a straight line leads to the next knot.
  public var slopes: [Double]

  /// Whether each value is held until the next knot, as a display holds a frame.
  ///
  /// Otherwise knots are joined by cubic Hermite segments.
  public var isHeld: Bool

  /// Makes a course from columns of equal length, which are not empty.
  public init(times: [Double], values: [Double], slopes: [Double], isHeld: Bool = false) {
    precondition(
      !times.isEmpty && times.count == values.count && times.count == slopes.count,
      "the columns of a course have one length")
    self.times = times
    self.values = values
    self.slopes = slopes
    self.isHeld = isHeld
  }

  /// Makes a number that never changes.
  public init(constant value: Double) {
    self.init(times: [0], values: [value], slopes: [0])
  }

  /// Makes a number that changes evenly.
  public init(from start: Double, at time: Double, to end: Double, at last: Double) {
    let slope = last > time ? (end - start) / (last - time) : 0
    self.init(
      times: last > time ? [time, last] : [last, last], values: [start, end],
      slopes: [slope, slope])
  }

  /// Makes a number that jumps at a time.
  public init(from start: Double, to end: Double, jumpingAt time: Double) {
    self.init(times: [time, time], values: [start, end], slopes: [0, 0])
  }

  /// The time at which the number begins to change.
  public var start: Double { times[0] }

  /// The time after which the number does not change any more.
  public var end: Double { times[times.count - 1] }

  /// The number before the first change.
  public var first: Double { values[0] }

  /// The number after the last change.
  public var last: Double { values[values.count - 1] }

  /// The smallest and the largest number at a knot.
  public var range: (lower: Double, upper: Double) {
    (values.min() ?? first, values.max() ?? first)
  }

  /// Whether the number is the same at all times.
  public var isConstant: Bool { values.allSatisfy { $0 == first } && slopes.allSatisfy { $0 == 0 } }

  /// Whether the number changes evenly, or at once.
  public var isEven: Bool {
    guard times.count == 2, !isHeld else { return false }
    guard end > start else { return true }
    let slope = (last - first) / (end - start)
    return slopes.allSatisfy { ($0 - slope).magnitude <= slope.magnitude * 1e-9 }
  }

  /// The number at a time in seconds; at a jump the number after it.
  public func value(at time: Double) -> Double {
    guard time >= start else { return first }
    guard time < end else { return last }
    // The last knot at or before the time.
    let low = max(times.partitionIndex { $0 > time } - 1, 0)
    guard !isHeld, times[low] < time else { return values[low] }
    let span = times[low + 1] - times[low]
    let u = (time - times[low]) / span
    guard (slopes[low] * span).isFinite, (slopes[low + 1] * span).isFinite else {
      return values[low] * (1 - u) + values[low + 1] * u
    }
    return HermiteForm(
      value: values[low], slope: slopes[low], to: values[low + 1], slope: slopes[low + 1],
      length: span
    ).value(at: u)
  }

  /// The course in another unit: every number times a factor, plus an offset.
  public func scaled(by factor: Double, plus offset: Double) -> FilmCourse {
    FilmCourse(
      times: times, values: values.map { $0 * factor + offset },
      slopes: slopes.map { $0 * factor }, isHeld: isHeld)
  }

  /// The course limited to a range: where it leaves the range it stays at the range's end, followed by
  /// straight lines of a hundredth of a second.
  ///
  /// It is for properties without meaning outside of the range, such as an opacity above 1.
  public func limited(to range: ClosedRange<Double>) -> FilmCourse {
    guard values.contains(where: { !range.contains($0) }) else { return self }
    var limited = FilmCourse(constant: first)
    limited.times = []
    limited.values = []
    limited.isHeld = isHeld
    func add(_ time: Double, _ value: Double) {
      limited.times.append(time)
      limited.values.append(min(max(value, range.lowerBound), range.upperBound))
    }
    for index in times.indices {
      add(times[index], values[index])
      guard !isHeld, index + 1 < times.count, times[index + 1] > times[index] else { continue }
      let span = times[index + 1] - times[index]
      let count = Int(saturating: min((span * 100).rounded(.up), 1e6))
      for step in 1..<max(count, 1) {
        let time = times[index] + span * Double(step) / Double(count)
        add(time, value(at: time))
      }
    }
    limited.slopes = limited.times.map { _ in isHeld ? 0 : .infinity }
    return limited
  }
}
