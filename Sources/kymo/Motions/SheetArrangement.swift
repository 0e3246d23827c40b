internal import AnimationSyntax
internal import ChartLayout

/// The arrangement of a sheet's curves: by the arrays of a sweep, otherwise as nearly square as possible.
struct SheetArrangement {
  /// The rows and columns.
  let grid: ChartGrid

  /// The name of each cell.
  let names: [String]

  /// The sweep to which all curves belong; nil if there is none.
  let sweep: String?

  /// Arranges curves.
  ///
  /// - Parameters:
  ///   - expressions: The curves, at least one.
  ///   - columns: The number of curves in a row; nil for the arrangement's own.
  init(_ expressions: [ParsedExpression], columns: Int?) {
    let first = expressions.first
    let isSweep =
      first.map { first in
        !first.sweep.isEmpty
          && expressions.allSatisfy { $0.text == first.text && $0.track == nil }
          && first.sweep.reduce(1) { $0 * $1.texts.count } == expressions.count
      } ?? false
    sweep = isSweep ? first.map { NumberDifferences.trueMinuses($0.text) } : nil
    names = expressions.map { expression in
      guard isSweep else { return expression.name }
      return expression.sweep.map {
        "\($0.parameter): \(NumberDifferences.trueMinus($0.texts[$0.index]))"
      }
      .joined(separator: ", ")
    }
    let arrays = isSweep ? first?.sweep ?? [] : []
    if arrays.count == 1, columns ?? expressions.count == expressions.count {
      grid = ChartGrid(columns: expressions.count, columnHeads: Self.heads(arrays[0]))
    } else if arrays.count == 2, columns ?? arrays[1].texts.count == arrays[1].texts.count {
      grid = ChartGrid(
        columns: arrays[1].texts.count, columnHeads: Self.heads(arrays[1]),
        rowHeads: Self.heads(arrays[0]))
    } else {
      let square = Double(expressions.count).squareRoot().rounded(.up)
      grid = ChartGrid(columns: columns ?? Int(square))
    }
  }

  private static func heads(_ array: SweepPosition) -> ChartGrid.Heads {
    ChartGrid.Heads(
      name: array.parameter, texts: array.texts.map(NumberDifferences.trueMinus))
  }
}
