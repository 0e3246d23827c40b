internal import AnimationSyntax

/// What the curves of one sweep are called in a figure: what differs stands at the curve, what they have in
/// common is said once.
struct SweepLabels {
  /// The text of the sweep; nil if the curves are not all of one.
  let common: String?
  private let isOnlyOne: Bool

  /// Looks whether curves are all of one sweep without a name of its own.
  init(_ expressions: [ParsedExpression]) {
    let first = expressions.first
    let isSweep =
      expressions.count > 1
      && expressions.allSatisfy { expression in
        !expression.sweep.isEmpty && !expression.isLabelled && expression.track == nil
          && expression.text == first?.text
      }
    common = isSweep ? first?.text : nil
    isOnlyOne = Set(expressions.filter { !$0.sweep.isEmpty }.map(\.text)).count == 1
  }

  /// The position of a curve in a sweep of one parameter by the size of its element; nil for anything else, and
  /// where there are several sweeps, which one hue could not tell apart.
  func sweepPosition(of expression: ParsedExpression) -> Double? {
    guard isOnlyOne, expression.sweep.count == 1, let position = expression.sweep.first,
      position.values.count > 1
    else { return nil }
    let value = position.values[position.index]
    let rank = position.values.count { $0 < value }
    return Double(rank) / Double(position.values.count - 1)
  }

  /// What stands at a curve: `bounce 0.3`; nil for its own name.
  func label(of expression: ParsedExpression) -> String? {
    guard common != nil else { return nil }
    return expression.sweep.map { "\($0.parameter) \($0.texts[$0.index])" }
      .joined(separator: ", ")
  }
}
