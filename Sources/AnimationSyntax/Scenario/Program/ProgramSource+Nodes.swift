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
        stack += node.children(viewMode: .sourceAccurate)
      }
    }
    return found
  }

  /// What is written in a range.
  func node<Node: SyntaxProtocol>(at range: Range<Int>, _ cast: (Syntax) -> Node?) -> Node? {
    var stack = statements.map { Syntax($0) }
    while let node = stack.popLast() {
      let written = text.range(of: node)
      guard written.overlaps(range) else { continue }
      if written == range, let found = cast(node) { return found }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return nil
  }
}
