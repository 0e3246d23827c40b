/// The figures of the difference between two motions in one quantity.
public struct DifferenceFigures: Hashable, Sendable {
  /// A point of the difference: its time and its amount.
  public struct Point: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The second motion less the first at that time, with its sign; infinite where only one of them is vertical.
    public var amount: Double

    /// Makes a point.
    public init(time: Double, amount: Double) {
      self.time = time
      self.amount = amount
    }
  }

  /// The point at which the difference is largest by magnitude, the first of equal ones; at time 0 with amount 0 if
  /// there is no difference.
  public var largest: Point

  /// The root of the mean square over the compared span; infinite if the square has no finite integral.
  public var rootMeanSquare: Double

  /// The integral of the magnitude over the compared span, in units of the quantity times seconds.
  public var area: Double

  /// Makes figures.
  public init(largest: Point, rootMeanSquare: Double, area: Double) {
    self.largest = largest
    self.rootMeanSquare = rootMeanSquare
    self.area = area
  }

  /// Whether there is no difference at all.
  public var areNone: Bool { largest.amount == 0 && rootMeanSquare == 0 && area == 0 }
}
