internal import SwiftSyntax

/// The arrays in an expression that stand for one of their elements each, as a sweep has them.
///
/// They are noted while the expression is compiled; a run says which elements it takes.
package final class AnimationSweep {
  /// An array.
  package struct Axis {
    package let range: Range<Int>
    package let parameter: String
    package let elements: [(range: Range<Int>, evaluate: Compute)]
  }

  /// The arrays in the order in which they were met.
  package private(set) var axes: [Axis] = []

  /// The name of the argument that is being compiled.
  var parameter = ""

  /// Begins without an array.
  package init() {}

  /// Whether something is an array of flags that are written out.
  static func hasFlags(_ node: ExprSyntax) -> Bool {
    node.as(ArrayExprSyntax.self)?.elements.first?.expression.is(BooleanLiteralExprSyntax.self)
      == true
  }

  /// Notes an array that was met, and says which of them it is.
  func note(_ axis: Axis) -> Int {
    let number = axes.firstIndex { $0.range == axis.range } ?? axes.count
    if number < axes.count { axes[number] = axis } else { axes.append(axis) }
    return number
  }

  /// The numbers of the arrays in the order in which they are written.
  package var order: [Int] {
    axes.indices.sorted { axes[$0].range.lowerBound < axes[$1].range.lowerBound }
  }

  /// All choices of one element of each array, the array that is written last running fastest.
  ///
  /// - Throws: A ``Fault`` where they are more than anybody looks at.
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
  /// The last name of what is called.
  var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? ""
  }
}
