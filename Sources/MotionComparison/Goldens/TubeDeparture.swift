/// The place and the size of the departure of one column of a motion from the tube around its golden.
public struct TubeDeparture: Hashable, Sendable {
  /// A column of a motion.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The value shown.
    case value
    /// The velocity of the value.
    case velocity
  }

  /// A row outside of the tube.
  public struct Point: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The figure of the golden.
    public var expected: Double
    /// The figure now.
    public var found: Double
    /// The index of the row in the golden's curve, from 0.
    public var row: Int

    /// The difference of the figures; infinite if one of them is not finite and the other is not the
    /// same.
    public var distance: Double {
      let distance = (found - expected).magnitude
      return distance.isNaN ? .infinity : distance
    }

    /// Makes a point.
    public init(time: Double, expected: Double, found: Double, row: Int) {
      self.time = time
      self.expected = expected
      self.found = found
      self.row = row
    }
  }

  /// The column.
  public var column: Column

  /// The distance that is allowed, in the units of the column.
  public var allowance: Double

  /// The point at which the column left its tube.
  public var first: Point

  /// The point at which the column is furthest away.
  public var largest: Point

  /// The number of rows outside of the tube.
  public var count: Int

  /// Makes a departure.
  public init(column: Column, allowance: Double, first: Point, largest: Point, count: Int) {
    self.column = column
    self.allowance = allowance
    self.first = first
    self.largest = largest
    self.count = count
  }
}

/// Finds the departure of a column from its tube, row by row.
struct TubeWatch {
  let column: TubeDeparture.Column
  let allowance: Double
  private(set) var departure: TubeDeparture?

  init(_ column: TubeDeparture.Column, allowance: Double) {
    self.column = column
    self.allowance = allowance
  }

  /// Checks a row.
  mutating func look(at point: TubeDeparture.Point) {
    // Two equal infinite figures are the same; NaN is equal to nothing, itself included.
    guard point.expected != point.found, !(point.distance <= allowance) else { return }
    guard var departure else {
      self.departure = TubeDeparture(
        column: column, allowance: allowance, first: point, largest: point, count: 1)
      return
    }
    departure.count += 1
    if point.distance > departure.largest.distance { departure.largest = point }
    self.departure = departure
  }
}
