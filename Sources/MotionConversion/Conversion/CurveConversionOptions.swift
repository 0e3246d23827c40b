/// The options for fitting a curve to a motion.
public struct CurveConversionOptions: Hashable, Sendable {
  /// The largest error of a value, as a part of the travel; above 0.
  public var maxError: Double

  /// Whether CSS also gets a rule for browsers without `linear()`.
  public var fallback: Bool

  /// Makes options.
  public init(maxError: Double = 0.001, fallback: Bool = false) {
    self.maxError = maxError
    self.fallback = fallback
  }
}
