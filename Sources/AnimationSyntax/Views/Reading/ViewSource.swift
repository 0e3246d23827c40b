internal import SwiftSyntax

/// A file of an app, parsed: its tree, and where everything in it is.
struct ViewSource {
  /// Its number among the files.
  let file: Int
  let text: SwiftText
  let statements: CodeBlockItemListSyntax
  let origin: ScenarioOrigin

  /// Reads a file.
  ///
  /// - Throws: A ``Fault`` where it is not Swift, or more than a parser should see.
  init(_ bytes: [UInt8], fileName: String, file: Int) throws(Fault) {
    self.file = file
    let regions = TextRegions(swift: bytes, interpolation: .code)
    try ViewFileGuard.check(regions)
    text = SwiftText(regions, range: 0..<bytes.count)
    statements = try text.readStatements()
    origin = ScenarioOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: fileName)
  }

  /// `file:line:column` of a node.
  func words(for node: some SyntaxProtocol) -> String {
    origin.error(Fault(.nothingToSay, text.range(of: node))).location ?? ""
  }

  /// Where a node is written.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    SourcePosition(file: file, range: text.range(of: node))
  }
}
