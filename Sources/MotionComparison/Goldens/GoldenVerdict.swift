/// The result for one golden, or for a motion that has none.
public enum GoldenVerdict: Hashable, Sendable {
  /// The motion is as it was.
  case same(GoldenComparison)

  /// The motion is as it was, but its expression is another; the old one is given.
  case respelled(GoldenComparison, from: String)

  /// The motion is not as it was.
  case changed(GoldenComparison)

  /// There is a motion but no golden.
  case missing

  /// There is a golden but no motion of its name.
  case orphaned

  /// The comparison, if there is one.
  public var comparison: GoldenComparison? {
    switch self {
    case .same(let comparison), .respelled(let comparison, _), .changed(let comparison): comparison
    case .missing, .orphaned: nil
    }
  }

  /// Whether a check may pass with it.
  public var passes: Bool {
    switch self {
    case .same, .respelled: true
    case .changed, .missing, .orphaned: false
    }
  }

  /// The verdict on a motion that has a golden.
  ///
  /// - Parameters:
  ///   - comparison: How they compare.
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
