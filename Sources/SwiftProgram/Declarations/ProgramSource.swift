package import SwiftSyntax

/// A parsed file of an app, with the positions of everything in it.
package struct ProgramSource: Sendable {
  /// The number of the file among the files.
  package private(set) var file: Int

  /// Whether the file only provides declarations that other files use.
  package let isBeside: Bool
  package let text: SwiftText
  package let statements: CodeBlockItemListSyntax
  package let origin: SourceOrigin

  /// The declarations at the top that could not be read.
  package let unread: [UnreadPart]

  private let unreadItems: Set<SyntaxIdentifier>

  /// The statements that could be read.
  var readStatements: [CodeBlockItemSyntax] {
    statements.filter { !unreadItems.contains($0.item.id) }
  }

  /// Returns whether the file imports a module, as it is written.
  package func imports(_ module: String) -> Bool {
    statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// The file whose private names are visible: the file itself; nil for an option, where those of all files are
  /// visible.
  package private(set) var scope: Int?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - fileName: The name of the file in messages.
  ///   - file: The number of the file among the files.
  ///   - isOption: Whether the text is that of an option.
  ///   - isBeside: Whether the file only provides declarations that other files use.
  ///   - isPasted: Whether invalid Swift in the file does not matter, wherever it is.
  /// - Throws: A ``Fault`` where the text is invalid Swift, or more than a parser should see.
  package init(
    _ bytes: [UInt8], fileName: String, file: Int, isOption: Bool = false, isBeside: Bool = false,
    isPasted: Bool = false
  ) throws(Fault) {
    self.file = file
    self.isBeside = isBeside
    scope = isOption ? nil : file
    let code = Self.readable(bytes)
    let regions = TextRegions(swift: code, interpolation: .code)
    try ProgramFileGuard.check(regions)
    let written = SwiftText(regions, range: 0..<bytes.count)
    let origin = SourceOrigin(source: String(decoding: bytes, as: UTF8.self), fileName: fileName)
    self.origin = origin
    do throws(Fault) {
      statements = try written.readStatements()
      text = written
      unread = []
      unreadItems = []
    } catch {
      var read = written
      if let mended = Self.movingBlanks(code) {
        let regions = TextRegions(swift: mended, interpolation: .code)
        read = SwiftText(regions, range: 0..<bytes.count)
      } else if isOption {
        throw error
      }
      text = read
      guard !isPasted else {
        statements = read.readLoosely().statements
        unread = []
        unreadItems = Set(
          statements.filter { (try? read.checkTree(Syntax($0))) == nil }.map(\.item.id))
        return
      }
      let found = try read.readDeclarations()
      statements = found.statements
      unread = found.unread.map { UnreadPart($0.declaration, origin.error($0.fault)) }
      unreadItems = Set(found.unread.map(\.declaration.id))
    }
  }

  /// Takes a file that has been read already, as a whole.
  ///
  /// - Parameters:
  ///   - text: The text, in which nothing but comments is blanked out.
  ///   - statements: The statements in it.
  ///   - origin: The source of the file, and its name in messages.
  package init(_ text: SwiftText, _ statements: CodeBlockItemListSyntax, _ origin: SourceOrigin) {
    file = 0
    scope = 0
    isBeside = false
    self.text = text
    self.statements = statements
    self.origin = origin
    unread = []
    unreadItems = []
  }

  /// Returns the same file with another number among the files.
  package func numbered(_ file: Int) -> ProgramSource {
    var source = self
    source.file = file
    source.scope = scope.map { _ in file }
    return source
  }

  /// Returns the text without code for other versions of Swift, where that code is invalid in this one.
  private static func readable(_ bytes: [UInt8]) -> [UInt8] {
    let blanked = OtherVersions.blanked(bytes)
    guard blanked != bytes else { return bytes }
    let regions = TextRegions(swift: bytes, interpolation: .code)
    let isSwift =
      (try? ProgramFileGuard.check(regions)) != nil
      && (try? SwiftText(regions, range: 0..<bytes.count).readStatements()) != nil
    return isSwift ? bytes : blanked
  }

  /// Returns the text with the blanks between an attribute at the start of a line and its arguments moved before the
  /// attribute, as in `@Environment (\.colorScheme)`, which Swift 5 compiles and the parser rejects; nil if there are
  /// no such blanks.
  private static func movingBlanks(_ bytes: [UInt8]) -> [UInt8]? {
    var mended = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
      let line = bytes[start..<end].drop(while: \.isBlank)
      start = end + 1
      guard line.first == UInt8(ascii: "@") else { continue }
      let name = line.dropFirst().prefix(while: \.isWordPart)
      let blanks = bytes[name.endIndex..<end].prefix(while: \.isBlank)
      let rest = bytes[blanks.endIndex..<end]
      guard !blanks.isEmpty, rest.first == UInt8(ascii: "("), takesArguments(name, before: rest)
      else { continue }
      mended.replaceSubrange(
        line.startIndex..<blanks.endIndex, with: blanks + bytes[line.startIndex..<name.endIndex])
    }
    return mended == bytes ? nil : mended
  }

  /// Returns whether the parentheses after an attribute contain its arguments, and not the parameters of a function
  /// type, as in `@MainActor (Int) -> Void`.
  private static func takesArguments(_ name: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>)
    -> Bool
  {
    let text = String(decoding: name, as: UTF8.self)
    guard text.first?.isUppercase == true || text == "available" else { return false }
    var depth = 0
    for index in rest.indices {
      if rest[index].closingBracket != nil { depth += 1 }
      guard rest[index].isClosingBracket else { continue }
      depth -= 1
      if depth == 0 {
        return !rest[(index + 1)...].drop(while: \.isBlank).starts(with: Array("->".utf8))
      }
    }
    return true
  }

  /// Returns the code of a node, on one line.
  func line(of node: some SyntaxProtocol) -> String {
    let text = text.text(of: node)
    guard text.utf8.contains(where: \.isLineBreak) else { return text }
    let regions = TextRegions(swift: Array(text.utf8))
    return OneLineText(regions, range: regions.bytes.indices).text
  }

  /// Returns the code of a node, short enough for a sentence.
  func short(_ node: some SyntaxProtocol) -> String {
    SentenceParts.short(
      text.text(of: node).split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
  }

  /// Returns the position of a node as `file:line:column`.
  package func words(for node: some SyntaxProtocol) -> String {
    origin.location(of: text.range(of: node).lowerBound)
  }

  /// Returns the position of a node.
  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    SourcePosition(file: file, range: text.range(of: node))
  }
}
