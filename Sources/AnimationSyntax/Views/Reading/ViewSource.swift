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
    let written = SwiftText(regions, range: 0..<bytes.count)
    do throws(Fault) {
      statements = try written.readStatements()
      text = written
    } catch {
      guard let mended = Self.movingBlanks(bytes) else { throw error }
      let regions = TextRegions(swift: mended, interpolation: .code)
      text = SwiftText(regions, range: 0..<bytes.count)
      statements = try text.readStatements()
    }
    origin = ScenarioOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: fileName)
  }

  /// The attributes of properties that take arguments.
  private static let attributes = [
    "Environment", "State", "StateObject", "GestureState", "AppStorage", "SceneStorage",
    "FetchRequest", "Query", "ScaledMetric", "FocusedValue", "available",
  ]

  /// The text with what is blank between an attribute at the start of a line and its arguments moved before it, as in
  /// `@Environment (\.colorScheme)`, which Swift 5 compiles and the parser refuses; nil if there is none.
  private static func movingBlanks(_ bytes: [UInt8]) -> [UInt8]? {
    var mended = bytes
    var lineStart = 0
    for index in bytes.indices where bytes[index].isLineBreak || index == bytes.count - 1 {
      defer { lineStart = index + 1 }
      guard let mark = bytes[lineStart...index].firstIndex(where: { !$0.isBlank }),
        bytes[mark] == UInt8(ascii: "@")
      else { continue }
      let end = bytes[(mark + 1)...index].firstIndex { !$0.isWordPart } ?? index
      let name = String(decoding: bytes[(mark + 1)..<end], as: UTF8.self)
      guard attributes.contains(name), bytes[end].isBlank,
        let next = bytes[end...index].firstIndex(where: { !$0.isBlank }),
        bytes[next] == UInt8(ascii: "(")
      else { continue }
      mended.replaceSubrange(mark..<next, with: bytes[end..<next] + bytes[mark..<end])
    }
    return mended == bytes ? nil : mended
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
