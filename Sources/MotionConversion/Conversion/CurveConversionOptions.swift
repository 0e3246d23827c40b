/// How a curve is fitted to a motion.
public struct CurveConversionOptions: Hashable, Sendable {
  /// How far a value may be off, as a part of the travel; above 0.
  public var maxError: Double

  /// Whether CSS also gets a rule for browsers without `linear()`.
  public var fallback: Bool

  /// Makes options.
  public init(maxError: Double = 0.001, fallback: Bool = false) {
    self.maxError = maxError
    self.fallback = fallback
  }
}
