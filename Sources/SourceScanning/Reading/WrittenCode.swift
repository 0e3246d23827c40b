internal import AnimationSyntax
internal import SwiftParser
internal import SwiftSyntax

/// A piece of code of a file, given by its range and parsed on demand.
///
/// The tree of a file takes some thirty times the memory of its text, and most of an app's declarations are
/// never needed. So no tree is kept after its file has been read.
struct WrittenCode: Hashable, Sendable {
  /// The range of the code, in bytes.
  let range: Range<Int>

  /// Makes the code of a node of a file's tree.
  init(_ node: some SyntaxProtocol, in text: SourceText) { range = text.range(of: node) }

  /// Makes the code in a range, in bytes.
  init(range: Range<Int>) { self.range = range }

  /// Parses the code as an expression, with offsets from the start of ``range``.
  ///
  /// - Complexity: O(*n*) in the length of the code.
  func expression(in text: SourceText) -> ExprSyntax {
    parse(in: text) { ExprSyntax.parse(from: &$0) }
  }

  /// Parses the code as statements, with offsets from the start of ``range``.
  ///
  /// - Complexity: O(*n*) in the length of the code.
  func statements(in text: SourceText) -> CodeBlockItemListSyntax {
    parse(in: text) { SourceFileSyntax.parse(from: &$0) }.statements
  }

  private func parse<Node>(in text: SourceText, _ parse: (inout Parser) -> Node) -> Node {
    let readable = ReadableSource.bytes(of: Array(text.bytes[range]))
    return unsafe readable.withUnsafeBufferPointer {
      var parser = unsafe Parser($0, maximumNestingLevel: ReadableSource.deepestNesting)
      return parse(&parser)
    }
  }
}
