package import SwiftSyntax

/// A file of an app, parsed: its tree, and where everything in it is.
package struct ProgramSource {
  /// Its number among the files.
  package let file: Int

  /// Whether it only declares what other files name.
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

  /// Whether the file imports a module, as it is written.
  package func imports(_ module: String) -> Bool {
    statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// Whose private names it sees: those of the file; nil for an option, which sees those of all files.
  package let scope: Int?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - fileName: The name of the file in messages.
  ///   - file: Its number among the files.
  ///   - isOption: Whether it is what an option says.
  ///   - isBeside: Whether it only declares what other files name.
  ///   - isPasted: Whether what is not Swift in it does not matter, wherever it is.
  /// - Throws: A ``Fault`` where it is not Swift, or more than a parser should see.
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

  /// Takes a file that somebody else has read, and read as a whole.
  ///
  /// - Parameters:
  ///   - text: The text, with nothing in it blanked out but comments.
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

  /// The text without what is for other versions of Swift, where that is no Swift of this one.
  private static func readable(_ bytes: [UInt8]) -> [UInt8] {
    let blanked = OtherVersions.blanked(bytes)
    guard blanked != bytes else { return bytes }
    let regions = TextRegions(swift: bytes, interpolation: .code)
    let isSwift =
      (try? ProgramFileGuard.check(regions)) != nil
      && (try? SwiftText(regions, range: 0..<bytes.count).readStatements()) != nil
    return isSwift ? bytes : blanked
  }

  /// The text with what is blank between an attribute at the start of a line and its arguments moved before it, as in
  /// `@Environment (\.colorScheme)`, which Swift 5 compiles and the parser refuses; nil if there is none.
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

  /// Whether what is in parentheses after an attribute is its arguments, and no parameters of a function's type, as in
  /// `@MainActor (Int) -> Void`.
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

  /// `file:line:column` of a node.
  package func words(for node: some SyntaxProtocol) -> String {
    origin.location(of: text.range(of: node).lowerBound)
  }

  /// Returns the position of a node.
  package func position(of node: some SyntaxProtocol) -> SourcePosition {
    SourcePosition(file: file, range: text.range(of: node))
  }
}
