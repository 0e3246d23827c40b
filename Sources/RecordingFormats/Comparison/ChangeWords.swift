internal import MotionComparison

/// The cells of a measure's change, as people read them.
struct ChangeWords {
  let title: String
  let before: String
  let after: String
  let change: String
  /// Whether there is no visible change.
  let isNone: Bool

  private static let digits = 4

  init(_ change: MeasureChange) {
    title = change.title
    before = change.before.map { Self.text($0, change.unit) } ?? "–"
    after = change.after.map { Self.text($0, change.unit) } ?? "–"
    isNone = change.isNone
    if change.isNone {
      self.change = "0"
    } else if let amount = change.change {
      // A change that none of the shown digits contains counts as none.
      let largest = max(change.before?.magnitude ?? 0, change.after?.magnitude ?? 0)
      let sign = amount > 0 ? "+" : ""
      self.change =
        amount.magnitude < largest * 1e-7 ? "0" : sign + Self.text(amount, change.unit)
    } else {
      self.change = change.before == nil ? "new" : "gone"
    }
  }

  private static func text(_ figure: Double, _ unit: MeasureChange.Unit) -> String {
    switch unit {
    case .seconds: HumanNumber.text(figure, digits: digits) + " s"
    case .part: HumanNumber.text(figure * 100, digits: digits) + " %"
    case .count: HumanNumber.text(figure)
    case .number, .value: HumanNumber.text(figure, digits: digits)
    case .perSecond: HumanNumber.text(figure, digits: digits) + " /s"
    case .perSecondSquared: HumanNumber.text(figure, digits: digits) + " /s²"
    }
  }
}
