internal import AnimationSyntax
internal import SwiftParser
internal import SwiftSyntax

/// Code of a file by its place in it, which is parsed when it is asked for.
///
/// The tree of a file takes some thirty times the memory of its text, and of most that an app declares nothing is
/// asked. So no tree outlives the reading of its file.
struct WrittenCode: Hashable, Sendable {
  /// The range of the code, in bytes.
  let range: Range<Int>

  /// The place of a node of a file's tree.
  init(_ node: some SyntaxProtocol, in text: SourceText) { range = text.range(of: node) }

  /// Refers to the code in a range, in bytes.
  init(range: Range<Int>) { self.range = range }

  /// The expression that is written there, with offsets from the start of ``range``.
  ///
  /// - Complexity: O(*n*) in the length of the code.
  func expression(in text: SourceText) -> ExprSyntax {
    parse(in: text) { ExprSyntax.parse(from: &$0) }
  }

  /// The statements that are written there, with offsets from the start of ``range``.
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
