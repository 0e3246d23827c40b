internal import SwiftSyntax

/// The arrays in an expression that make it a sweep: each stands for one of its elements.
///
/// The arrays are noted while the expression is compiled; a run chooses the elements.
package final class AnimationSweep {
  /// An array.
  package struct Axis {
    package let range: Range<Int>
    package let parameter: String
    package let elements: [(range: Range<Int>, evaluate: Compute)]
  }

  /// The arrays in the order in which they were found.
  package private(set) var axes: [Axis] = []

  /// The name of the argument that is being compiled.
  var parameter = ""

  /// Creates a sweep without arrays.
  package init() {}

  /// Returns whether an expression is an array of Boolean literals.
  static func hasFlags(_ node: ExprSyntax) -> Bool {
    node.as(ArrayExprSyntax.self)?.elements.first?.expression.is(BooleanLiteralExprSyntax.self)
      == true
  }

  /// Notes an array, and returns its number.
  func note(_ axis: Axis) -> Int {
    let number = axes.firstIndex { $0.range == axis.range } ?? axes.count
    if number < axes.count { axes[number] = axis } else { axes.append(axis) }
    return number
  }

  /// The numbers of the arrays in source order.
  package var order: [Int] {
    axes.indices.sorted { axes[$0].range.lowerBound < axes[$1].range.lowerBound }
  }

  /// Returns all choices of one element of each array; the last array in the source varies fastest.
  ///
  /// - Throws: A ``Fault`` where there are too many choices.
  package func choices() throws(Fault) -> [[Int]] {
    var count = 1
    for axis in axes {
      count *= axis.elements.count
      guard count <= SweepProblem.mostCurves else {
        throw Fault(.tooManyCurves(limit: SweepProblem.mostCurves), axis.range)
      }
    }
    let order = order
    return (0..<count).map { number in
      var rest = number
      var choice = Array(repeating: 0, count: axes.count)
      for axis in order.reversed() {
        choice[axis] = rest % axes[axis].elements.count
        rest /= axes[axis].elements.count
      }
      return choice
    }
  }
}

extension ExprSyntax {
  /// The last name of the called expression.
  var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
  }
}
