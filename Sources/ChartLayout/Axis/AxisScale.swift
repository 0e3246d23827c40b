/// Maps data to drawing coordinates along one axis; the only place where y is turned over.
///
/// Differences are taken between halves, so that ranges up to the largest numbers do not overflow.
struct AxisScale: Hashable, Sendable {
  /// The value at `start`.
  let lower: Double
  /// The value at `end`; above `lower`.
  let upper: Double
  /// The coordinate of `lower`, in points.
  let start: Double
  /// The coordinate of `upper`; below `start` for a value axis, since y grows downwards.
  let end: Double

  /// Half the distance between the values.
  private var halfSpan: Double { upper / 2 - lower / 2 }

  /// The coordinate of a value; values outside the range are put at its ends.
  func position(of value: Double) -> Double {
    let limited = min(max(value, lower), upper)
    let fraction = (limited / 2 - lower / 2) / halfSpan
    return start + (end - start) * fraction
  }

  /// The coordinate of a value inside or outside the range.
  ///
  /// A value very far outside is put a billion points away, where arithmetic is still safe.
  func unlimitedPosition(of value: Double) -> Double {
    let position = start + (end - start) * ((value / 2 - lower / 2) / halfSpan)
    return min(max(position, -1e9), 1e9)
  }

  /// The change of the coordinate, in points, per unit of the data, with the sign of the direction;
  /// infinite for tiny ranges.
  func change(of slope: Double) -> Double {
    (slope / 2 / halfSpan) * (end - start)
  }
}
