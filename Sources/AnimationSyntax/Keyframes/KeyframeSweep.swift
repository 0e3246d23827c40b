internal import SwiftProgram
internal import SwiftSyntax

/// The arrays in keyframes, each of which stands for a number and gives one set of curves for each of its elements.
///
/// An element replaces its array in the text, padded with blanks, so that all other positions stay the same.
struct KeyframeSweep {
  /// An array in keyframes.
  struct Axis {
    let range: Range<Int>
    /// The name of the parameter whose argument it is.
    let parameter: String
    let elements: [Range<Int>]
    /// The values of the elements; 1 for true and 0 for false.
    let values: [Double]
  }

  /// The arrays in the order of the text.
  let axes: [Axis]

  /// The greatest total length of the text that is read again for the elements of arrays, in bytes.
  private static let mostText = 16_777_216

  /// Finds the arrays in parts of a syntax tree.
  init(in nodes: [Syntax], source: SwiftText) throws(Fault) {
    var axes: [Axis] = []
    var stack = Array(nodes.reversed())
    while let node = stack.popLast() {
      if let array = node.as(ArrayExprSyntax.self), !array.isLookedInto {
        axes.append(try Self.axis(array, source))
      } else {
        stack.appendReversed(childrenOf: node)
      }
    }
    self.axes = axes
  }

  private static func axis(_ array: ArrayExprSyntax, _ source: SwiftText) throws(Fault) -> Axis {
    let range = source.range(of: array)
    guard !array.elements.isEmpty else { throw Fault(.emptyArray, range) }
    guard let argument = array.parent?.as(LabeledExprSyntax.self) else {
      throw Fault(.misplacedArray("to be a sweep it must be the whole argument"), range)
    }
    var values: [Double] = []
    for element in array.elements {
      if element.expression.is(ArrayExprSyntax.self) {
        throw Fault(
          .misplacedArray("an array of arrays is not a sweep"), source.range(of: element.expression)
        )
      }
      let term = try TermReader(source: source, grammar: ExpressionGrammar()).term(
        of: element.expression)
      if case .boolean(let flag) = term.kind {
        values.append(flag ? 1 : 0)
      } else {
        values.append(try NumberResolver.double(term))
      }
    }
    return Axis(
      range: range, parameter: argument.label?.text ?? "to",
      elements: array.elements.map { source.range(of: $0.expression) }, values: values)
  }

  /// Returns every choice of one element from each array, with the last array varying fastest; one empty choice if
  /// there are no arrays.
  ///
  /// - Parameter length: The length of the text that is read for each choice, in bytes.
  func choices(length: Int) throws(Fault) -> [[Int]] {
    let limit = min(SweepProblem.mostCurves, Self.mostText / max(length, 1))
    var choices: [[Int]] = [[]]
    for axis in axes {
      let (count, overflow) = choices.count.multipliedReportingOverflow(by: axis.elements.count)
      guard !overflow, count <= limit else {
        throw Fault(.tooManyCurves(limit: limit), axis.range)
      }
      choices = choices.flatMap { choice in axis.elements.indices.map { choice + [$0] } }
    }
    return choices
  }

  /// Returns the text with one element of each array in the place of the array.
  func text(_ text: TextRegions, choosing choice: [Int]) -> TextRegions {
    var bytes = text.bytes
    for (axis, index) in zip(axes, choice) {
      for offset in axis.range where !axis.elements[index].contains(offset) {
        if !bytes[offset].isLineBreak { bytes[offset] = .space }
      }
    }
    return TextRegions(bytes: bytes, regions: text.regions)
  }
}

extension ArrayExprSyntax {
  /// Whether it is used as a list of values: it has a member or subscript, as in `[1.0, 2.0].max()` and `[1.0,
  /// 2.0][0]`, a loop iterates over it, or it is the value of a name.
  fileprivate var isLookedInto: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
      || parent?.is(ForStmtSyntax.self) == true || parent?.is(InitializerClauseSyntax.self) == true
  }
}
