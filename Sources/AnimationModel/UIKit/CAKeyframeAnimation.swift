/// Core Animation's animation of a property through several values.
///
/// A value is a list of numbers: one of them for an opacity, two for a point.
///
/// Source: Apple's pages (documented) for times, curves and modes; what is done where values, times and
/// curves do not fit together, and the ends of splines, are our choice.
public struct CAKeyframeAnimation: Hashable, Sendable {
  /// How values between two keyframes are computed.
  public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    /// In a straight line.
    case linear
    /// Not at all: each value is kept until the next.
    case discrete
    /// In a straight line, at one velocity; times and curves are ignored.
    case paced
    /// Along a spline of Kochanek and Bartels, which without its three parameters is one of Catmull and Rom.
    case cubic
    /// Along such a spline, at one velocity; times and curves are ignored.
    case cubicPaced
  }

  /// The values, all with as many numbers as the first.
  public var values: [[Double]]

  /// When each value is reached, in fractions of the duration; nil is at equal distances.
  ///
  /// In ``CalculationMode/discrete`` mode, there is one time more: when the last value ends. Times that decrease
  /// or leave 0…1, and more or fewer than there are values, are ignored (documented); a last time below 1 holds
  /// the last value (our choice).
  public var keyTimes: [Double]?

  /// The curves between the values; missing ones are linear, more than are needed are ignored.
  public var timingFunctions: [CAMediaTimingFunction] = []

  /// How values between two keyframes are computed.
  public var calculationMode = CalculationMode.linear

  /// For each value how tight the spline is there, from −1 to 1; missing ones are 0.
  public var tensionValues: [Double] = []

  /// For each value how sharp the corner of the spline is there, from −1 to 1; missing ones are 0.
  public var continuityValues: [Double] = []

  /// For each value whether the spline overshoots before or after it, from −1 to 1; missing ones are 0.
  public var biasValues: [Double] = []

  /// The curve of the whole; nil is linear.
  public var timingFunction: CAMediaTimingFunction?

  /// When it begins, how long it takes and how often it is repeated.
  public var timing = CAMediaTiming()

  /// An animation through values, each of one or more numbers.
  public init(values: [[Double]]) {
    self.values = values
  }

  /// An animation through numbers.
  public init(values: [Double]) {
    self.init(values: values.map { [$0] })
  }

  /// Cycles of an endless animation that are shown.
  public static let shownCycles = 3
}
