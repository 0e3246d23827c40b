/// A recorded motion: the values at some times.
public struct MotionObservations: Hashable, Sendable {
  /// The largest number of rows.
  public static let rowLimit = 1_000_000

  /// The name of the motion; empty for a nameless one.
  public var name: String

  /// The times in seconds, each later than the one before.
  public let times: [Double]

  /// The values that were shown, in any unit.
  public let values: [Double]

  /// Takes rows in the order of time.
  ///
  /// Of rows at one time only the last counts.
  ///
  /// - Parameters:
  ///   - name: The name of the motion; empty for a nameless one.
  ///   - times: The times in seconds, on any clock.
  ///   - values: The values at these times.
  /// - Throws: ``FittingError`` for numbers that are not finite, times that go back and too many rows.
  ///
  /// Complexity: O(rows).
  public init(name: String = "", times: [Double], values: [Double]) throws(FittingError) {
    precondition(times.count == values.count, "each time has a value")
    guard times.count <= Self.rowLimit else { throw .tooManyRows(times.count) }
    var keptTimes: [Double] = []
    var keptValues: [Double] = []
    keptTimes.reserveCapacity(times.count)
    keptValues.reserveCapacity(times.count)
    for index in times.indices {
      guard times[index].isFinite, values[index].isFinite else { throw .notFinite(row: index) }
      if let last = keptTimes.last {
        guard times[index] >= last else { throw .timeGoesBack(row: index) }
        if times[index] == last {
          keptValues[keptValues.count - 1] = values[index]
          continue
        }
      }
      keptTimes.append(times[index])
      keptValues.append(values[index])
    }
    self.name = name
    self.times = keptTimes
    self.values = keptValues
  }

  private init(_ name: String, _ times: [Double], _ values: [Double]) {
    self.name = name
    self.times = times
    self.values = values
  }

  /// The rows between two times in seconds, both included.
  public func rows(between start: Double, and end: Double) -> MotionObservations {
    let kept = times.indices.filter { times[$0] >= start && times[$0] <= end }
    return MotionObservations(name, kept.map { times[$0] }, kept.map { values[$0] })
  }
}
