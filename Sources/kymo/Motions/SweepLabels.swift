internal import AnimationSyntax
internal import MotionRecording
internal import TextForms

/// The labels of curves in a figure whose expressions have parts in common, as in a sweep or a list: the differences
/// are at the curves, and the common part is given once.
struct SweepLabels {
  /// The part that all expressions have in common; nil if there is none.
  let common: String?
  private let isOnlyOne: Bool
  /// The differences, by the names of the expressions; empty where they are not only in numbers.
  private var differences: [String: String] = [:]

  /// Whether the curves are the numbers of one transition.
  private var isOneTransition = false

  /// Finds out whether curves without names of their own all belong to one sweep, or differ only in numbers.
  init(_ expressions: [ParsedExpression]) {
    let first = expressions.first
    let isSweep =
      expressions.count > 1
      && expressions.allSatisfy { expression in
        !expression.sweep.isEmpty && !expression.isLabelled && expression.track == nil
          && expression.text == first?.text
      }
    let names = expressions.map(\.name)
    let canDiffer = expressions.allSatisfy { !$0.isLabelled && $0.track == nil }
    if canDiffer, let found = NumberDifferences(names) {
      common = found.common
      differences = Dictionary(zip(names, found.labels)) { first, _ in first }
    } else {
      isOneTransition = Self.areOneTransition(expressions)
      common =
        isSweep
        ? first.map { NumberDifferences.trueMinuses($0.text) } : isOneTransition ? first?.text : nil
    }
    isOnlyOne = Set(expressions.filter { !$0.sweep.isEmpty }.map(\.text)).count == 1
  }

  /// Whether the curves are at least two numbers of one transition, each of which has a panel of its own.
  private static func areOneTransition(_ expressions: [ParsedExpression]) -> Bool {
    expressions.allSatisfy {
      $0.isTransition && !$0.isLabelled && $0.sweep.isEmpty && $0.text == expressions[0].text
    } && Set(expressions.map(\.track)).count > 1
  }

  /// The position of a curve in a sweep of one parameter by the size of its element; nil for other curves, and where
  /// there are several sweeps, which a single hue could not tell apart.
  func sweepPosition(of expression: ParsedExpression) -> Double? {
    guard isOnlyOne, expression.sweep.count == 1, let position = expression.sweep.first,
      position.values.count > 1
    else { return nil }
    let value = position.values[position.index]
    let rank = position.values.count { $0 < value }
    return Double(rank) / Double(position.values.count - 1)
  }

  /// Returns the label at a curve: `0.3`, or `duration 0.5, bounce 0.3`; nil for the curve's own name.
  func label(of expression: ParsedExpression) -> String? {
    guard common != nil else { return nil }
    if isOneTransition, case .transition(let number) = expression.subject {
      return number.direction.rawValue
    }
    if let label = differences[expression.name] { return label }
    return expression.sweep.map {
      "\($0.parameter) \(NumberDifferences.trueMinus($0.texts[$0.index]))"
    }
    .joined(separator: ", ")
  }

  /// Returns the name of a figure of curves for readers who cannot see it; nil for the names of the curves.
  func name(of expressions: [ParsedExpression]) -> String? {
    guard let common else { return nil }
    return "\(common): \(expressions.compactMap(label).withoutRepeats.joined(separator: "; "))"
  }
}
