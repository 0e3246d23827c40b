/// The reason why a motion cannot be converted to a target, and the advice on what to do instead.
public struct ConversionProblem: Error, Hashable, Sendable {
  /// The target.
  public var target: ConversionTarget

  /// The reason why it cannot be converted; a sentence without a full stop.
  public var reason: String

  /// The advice on a way around it, without a period; nil if nothing helps.
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
