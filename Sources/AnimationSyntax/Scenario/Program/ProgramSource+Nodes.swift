internal import SwiftProgram
internal import SwiftSyntax

extension ProgramSource {
  /// Returns the outermost nodes in a range.
  func nodes(in range: Range<Int>) -> [Syntax] {
    var stack = statements.map { Syntax($0) }
    var found: [Syntax] = []
    while let node = stack.popLast() {
      let written = text.range(of: node)
      guard written.overlaps(range) else { continue }
      if range.lowerBound <= written.lowerBound, written.upperBound <= range.upperBound {
        found.append(node)
      } else {
        stack.append(childrenOf: node)
      }
    }
    return found
  }

  /// Returns the node that fills a range; nil if there is none of the type.
  func node<Node: SyntaxProtocol>(at range: Range<Int>, _ cast: (Syntax) -> Node?) -> Node? {
    first(around: range) { node in
      text.range(of: node) == range ? cast(node) : nil
    }
  }

  /// Returns the operands in a range, with the operators between them: a part of a longer sequence, such as the code
  /// after a `=` or before a `?`.
  func operands(in range: Range<Int>) -> ArraySlice<ExprSyntax>? {
    first(around: range) { node -> ArraySlice<ExprSyntax>? in
      guard let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        let start = elements.firstIndex(where: {
          text.range(of: $0).lowerBound == range.lowerBound
        }),
        let end = elements.lastIndex(where: { text.range(of: $0).upperBound == range.upperBound }),
        start <= end, start.isMultiple(of: 2), end.isMultiple(of: 2)
      else { return nil }
      return elements[start...end]
    }
  }

  /// Returns the first result for a node that contains a range, outermost nodes first.
  private func first<Found>(around range: Range<Int>, _ find: (Syntax) -> Found?) -> Found? {
    var stack = statements.map { Syntax($0) }
    while let node = stack.popLast() {
      let written = text.range(of: node)
      guard written.lowerBound <= range.lowerBound, range.upperBound <= written.upperBound else {
        continue
      }
      if let found = find(node) { return found }
      stack.append(childrenOf: node)
    }
    return nil
  }
}
