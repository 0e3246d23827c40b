/// Core Animation's animation of a property through several values.
///
/// A value is a list of numbers: one of them for an opacity, two for a point.
///
/// Source: Apple's pages (documented) for times, curves and modes; the behavior where values, times and
/// curves do not fit together, and the ends of splines, are our choice.
public struct CAKeyframeAnimation: Hashable, Sendable {
  /// The way in which values between two keyframes are computed.
  public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    /// Values go in a straight line.
    case linear
    /// Values jump: each is kept until the next.
    case discrete
    /// Values go in a straight line, at a constant velocity; times and curves are ignored.
    case paced
    /// Values go along a Kochanek–Bartels spline, which without its three parameters is a Catmull–Rom spline.
    case cubic
    /// Values go along such a spline, at a constant velocity; times and curves are ignored.
    case cubicPaced
  }

  /// The values, each with as many numbers as the first.
  public var values: [[Double]]

  /// The times of the values, in fractions of the duration; nil for equal intervals.
  ///
  /// In ``CalculationMode/discrete`` mode there is one more time: the end of the last value. Times that decrease
  /// or leave 0…1, or whose number does not match, are ignored (documented); if the last time is below 1, the
  /// last value is held (our choice).
  public var keyTimes: [Double]?

  /// The curves between the values; missing ones are linear, surplus ones are ignored.
  public var timingFunctions: [CAMediaTimingFunction] = []

  /// The way in which values between two keyframes are computed.
  public var calculationMode = CalculationMode.linear

  /// The tightness of the spline at each value, from −1 to 1; missing ones are 0.
  public var tensionValues: [Double] = []

  /// The sharpness of the spline's corner at each value, from −1 to 1; missing ones are 0.
  public var continuityValues: [Double] = []

  /// The bias of the spline at each value, from −1 to 1, by which it overshoots before or after it; missing ones are 0.
  public var biasValues: [Double] = []

  /// The curve of the whole animation; nil for linear.
  public var timingFunction: CAMediaTimingFunction?

  /// The timing: the begin time, the duration and the repetition.
  public var timing = CAMediaTiming()

  /// Makes an animation through values, each of one or more numbers.
  public init(values: [[Double]]) {
    self.values = values
  }

  /// Makes an animation through single numbers.
  public init(values: [Double]) {
    self.init(values: values.map { [$0] })
  }

  /// The number of cycles of an endless animation that are shown.
  public static let shownCycles = 3
}
