/// Why a target cannot say a motion, and what to do instead.
public struct ConversionProblem: Error, Hashable, Sendable {
  /// The target.
  public var target: ConversionTarget

  /// Why it cannot, in words without a full stop.
  public var reason: String

  /// What to do instead, in words without a full stop; nil if nothing helps.
  public var hint: String?

  /// Makes a problem.
  public init(target: ConversionTarget, reason: String, hint: String? = nil) {
    self.target = target
    self.reason = reason
    self.hint = hint
  }
}

extension ConversionProblem: CustomStringConvertible {
  /// The reason, and the hint after a semicolon.
  public var description: String { reason + (hint.map { "; \($0)" } ?? "") }
}
