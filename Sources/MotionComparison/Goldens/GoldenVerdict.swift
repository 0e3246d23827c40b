/// The verdict on one golden, or on a motion without a golden.
public enum GoldenVerdict: Hashable, Sendable {
  /// The motion is unchanged.
  case same(GoldenComparison)

  /// The motion is reworded: unchanged, but with another expression; the old one is given.
  case respelled(GoldenComparison, from: String)

  /// The motion has changed.
  case changed(GoldenComparison)

  /// There is a motion but no golden.
  case missing

  /// There is a golden but no motion with its name.
  case orphaned

  /// The comparison, if there is one.
  public var comparison: GoldenComparison? {
    switch self {
    case .same(let comparison), .respelled(let comparison, _), .changed(let comparison): comparison
    case .missing, .orphaned: nil
    }
  }

  /// Whether a check passes with this verdict.
  public var passes: Bool {
    switch self {
    case .same, .respelled: true
    case .changed, .missing, .orphaned: false
    }
  }

  /// Makes the verdict on a motion that has a golden.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the motion with its golden.
  ///   - old: The source of the golden.
  ///   - new: The source of the motion.
  public init(
    _ comparison: GoldenComparison, from old: MotionGolden.Source, to new: MotionGolden.Source
  ) {
    guard comparison.isWithin else {
      self = .changed(comparison)
      return
    }
    self = old == new ? .same(comparison) : .respelled(comparison, from: old.text)
  }
}

extension MotionGolden.Source {
  /// The expression, or the name of the scenario's file.
  public var text: String {
    switch self {
    case .expression(let text), .scenario(let text): text
    }
  }
}
