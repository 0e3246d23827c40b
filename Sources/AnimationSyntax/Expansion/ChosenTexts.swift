internal import SwiftProgram

/// How the chosen elements of arrays and choices are written, with what is chosen within them.
struct ChosenTexts {
  private let text: TextRegions
  private let axes: [SweepChoice.Axis]
  private let texts: [[String]]
  private let indices: [Int]

  /// Takes what is chosen.
  ///
  /// - Parameters:
  ///   - text: The text of the expression.
  ///   - axes: The arrays and choices in it.
  ///   - texts: How the elements of each are written, choices within them included.
  ///   - indices: The index of the chosen element of each.
  init(_ text: TextRegions, _ axes: [SweepChoice.Axis], texts: [[String]], indices: [Int]) {
    self.text = text
    self.axes = axes
    self.texts = texts
    self.indices = indices
  }

  /// The chosen element of an array or choice.
  func text(of axis: Int) -> String {
    let element = axes[axis].elements[indices[axis]]
    let inner = replacements(within: element)
    return inner.isEmpty
      ? texts[axis][indices[axis]] : OneLineText(text, range: element, replacing: inner).text
  }

  /// The arrays and choices in a range that are in no other one there, in order, with what is chosen of each.
  func replacements(within range: Range<Int>) -> [(range: Range<Int>, text: String)] {
    var outermost: [Int] = []
    // Longer ones first where two begin together.
    let inOrder = axes.indices.filter { range.contains(axes[$0].range) }.sorted {
      let (one, other) = (axes[$0].range, axes[$1].range)
      return (one.lowerBound, other.upperBound) < (other.lowerBound, one.upperBound)
    }
    for axis in inOrder
    where outermost.last.map({ axes[$0].range.contains(axes[axis].range) }) != true {
      outermost.append(axis)
    }
    return outermost.map { (axes[$0].range, text(of: $0)) }
  }
}
