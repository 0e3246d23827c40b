internal import SwiftProgram
internal import SwiftSyntax

extension ProgramSource {
  /// The outermost nodes that lie in a range.
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

  /// Returns the node that is written in a range; nil if there is none of the type.
  func node<Node: SyntaxProtocol>(at range: Range<Int>, _ cast: (Syntax) -> Node?) -> Node? {
    first(around: range) { node in
      text.range(of: node) == range ? cast(node) : nil
    }
  }

  /// The operands that are written in a range, with the operators between them: a part of a longer row of both, as
  /// what is behind a `=` or before a `?` is.
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

  /// The first thing that is found of a node in which a range lies, from the outside in.
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
