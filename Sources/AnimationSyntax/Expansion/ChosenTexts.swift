internal import SwiftProgram

/// The texts of the chosen elements of arrays and choices, including the choices inside them.
struct ChosenTexts {
  private let text: TextRegions
  private let axes: [SweepChoice.Axis]
  private let texts: [[String]]
  private let indices: [Int]

  /// Creates the texts of a choice.
  ///
  /// - Parameters:
  ///   - text: The text of the expression.
  ///   - axes: The arrays and choices in it.
  ///   - texts: The texts of the elements of each array or choice, including choices inside of them.
  ///   - indices: The index of the chosen element of each array or choice.
  init(_ text: TextRegions, _ axes: [SweepChoice.Axis], texts: [[String]], indices: [Int]) {
    self.text = text
    self.axes = axes
    self.texts = texts
    self.indices = indices
  }

  /// Returns the text of the chosen element of an array or choice.
  func text(of axis: Int) -> String {
    let element = axes[axis].elements[indices[axis]]
    let inner = replacements(within: element)
    return inner.isEmpty
      ? texts[axis][indices[axis]] : OneLineText(text, range: element, replacing: inner).text
  }

  /// Returns the outermost arrays and choices in a range, in order, with the texts of their chosen elements.
  func replacements(within range: Range<Int>) -> [(range: Range<Int>, text: String)] {
    var outermost: [Int] = []
    // Longer ones come first where two begin at the same offset.
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
