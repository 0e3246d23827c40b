internal import SwiftParser
package import SwiftSyntax

/// Swift source that the Swift parser reads.
package struct SwiftText: Sendable {
  /// The bytes for the parser: those of the source, with comments blanked out.
  private let bytes: [UInt8]

  /// The offset at which the expression begins in the source.
  private let start: Int

  /// Whether a dot that the source does not have was inserted before the expression.
  private let hasInsertion: Bool

  /// The string literals that were blanked out, by their offsets, with the ranges of their contents that are not plain.
  package let blanked: [Int: Range<Int>]

  /// The greatest depth of trees; deeper ones are rejected before anything descends into them.
  ///
  /// A chain such as `a.b().c()` is a tree as deep as it is long, and does not count: it is walked in loops.
  private static let deepestTree = 512

  /// An upper limit for the levels that one byte makes in a tree: a brace makes the most, with a closure, its
  /// statements, the first of them and an expression.
  static let levelsOfByte = 8

  /// The parser counts brackets too; a few more than ``TextGuard/deepestNesting`` make differences in counting
  /// irrelevant.
  static let parserNesting = TextGuard.deepestNesting + 8

  /// The parser's nesting limit for statements: a level of brackets around them counts as more than one of the parser's
  /// levels.
  package static let statementNesting = 4 * TextGuard.deepestNesting

  /// Takes the code in a range of a text that ``TextGuard`` has accepted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The range of the code.
  ///   - beginsMember: Whether a name at the beginning of the code is a member whose dot was left out.
  ///   - blanked: The string literals that were blanked out, by their offsets, with the ranges of their contents that
  ///     are not plain.
  package init(
    _ text: TextRegions, range: Range<Int>, beginsMember: Bool = false,
    blanked: [Int: Range<Int>] = [:]
  ) {
    self.blanked = blanked
    var bytes = text.withoutComments(in: range)
    // `default` is a keyword unless a dot precedes it.
    let word = bytes.prefix(while: \.isWordPart)
    let isMember = beginsMember && word.first.map { $0 >= UInt8(ascii: "a") } ?? false
    hasInsertion = isMember || word.elementsEqual("default".utf8)
    if hasInsertion { bytes.insert(.period, at: 0) }
    self.bytes = bytes
    start = range.lowerBound
  }

  /// Reads the text as statements.
  package func readStatements() throws(Fault) -> CodeBlockItemListSyntax {
    let file = parse(nesting: Self.statementNesting)
    try checkTree(Syntax(file))
    return file.statements
  }

  /// Reads statements, some of which may be invalid.
  ///
  /// - Returns: The statements, with the faults of invalid declarations.
  /// - Throws: The first fault anywhere else.
  func readDeclarations() throws(Fault) -> (
    statements: CodeBlockItemListSyntax, unread: [(declaration: DeclSyntax, fault: Fault)]
  ) {
    let file = parse(nesting: Self.statementNesting)
    var unread: [(declaration: DeclSyntax, fault: Fault)] = []
    for item in file.statements {
      do throws(Fault) {
        try checkTree(Syntax(item))
      } catch {
        guard let declaration = item.item.as(DeclSyntax.self),
          !declaration.is(MacroExpansionDeclSyntax.self)
        else { throw error }
        unread.append((declaration, error))
      }
    }
    for child in file.children(viewMode: .all) where !child.is(CodeBlockItemListSyntax.self) {
      try checkTree(child)
    }
    return (file.statements, unread)
  }

  /// Reads source of an app of which only some parts matter: the parser steps over invalid parts.
  package func readLoosely() -> SourceFileSyntax { parse(nesting: Self.statementNesting) }

  /// Returns the tree of the text, whether it is valid or not.
  package func parse(nesting: Int = parserNesting) -> SourceFileSyntax {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe Parser.parse(source: $0, maximumNestingLevel: nesting)
    }
  }

  /// The offset of the end of the text.
  package var end: Int { offset(bytes.count) }

  /// Returns the smallest argument of a call that contains a range; nil if there is none.
  package func argument(around inner: Range<Int>) -> Range<Int>? {
    var found: Range<Int>?
    var stack = [Syntax(parse())]
    while let node = stack.popLast() {
      if let argument = node.as(LabeledExprSyntax.self) {
        let range = range(of: argument.expression)
        guard range.lowerBound <= inner.lowerBound, inner.upperBound <= range.upperBound,
          !range.isEmpty
        else { continue }
        found = range
      }
      stack.append(childrenOf: node)
    }
    return found
  }

  /// Returns the range of a node in the source, without blanks and comments around it.
  package func range(of node: some SyntaxProtocol) -> Range<Int> {
    let parsed = parsedRange(of: node)
    let start = offset(parsed.lowerBound)
    return start..<max(start, offset(parsed.upperBound))
  }

  /// Returns the code of a node, without blanks around it and with comments blanked out.
  ///
  /// Unlike `trimmedDescription`, neither this nor ``range(of:)`` needs a deep stack: a chain of calls is a tree as
  /// deep as it is long.
  package func text(of node: some SyntaxProtocol) -> String {
    String(decoding: bytes[parsedRange(of: node)], as: UTF8.self)
  }

  /// Returns whether one of some words occurs in a node.
  func hasWord(in node: some SyntaxProtocol, _ words: [[UInt8]]) -> Bool {
    let range = parsedRange(of: node)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index].isWordPart else {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, bytes[index].isWordPart { index += 1 }
      if words.contains(where: {
        $0.count == index - start && bytes[start..<index].elementsEqual($0)
      }) {
        return true
      }
    }
    return false
  }

  /// Returns the code from the beginning of a node to that of another one, without outer blanks.
  package func text(from first: some SyntaxProtocol, to end: some SyntaxProtocol) -> String {
    let range = first.position.utf8Offset..<end.position.utf8Offset
    return String(decoding: bytes[range], as: UTF8.self).trimmingBlanks
  }

  /// Returns the bytes of a node: all blanks around them are trivia, since comments are blanked out.
  private func parsedRange(of node: some SyntaxProtocol) -> Range<Int> {
    var start = node.position.utf8Offset
    var end = min(node.endPosition.utf8Offset, bytes.count)
    while start < end, bytes[start].isTrivia { start += 1 }
    while end > start, bytes[end - 1].isTrivia { end -= 1 }
    return start..<max(start, end)
  }

  private func offset(_ parsed: Int) -> Int {
    start + (hasInsertion && parsed > 0 ? parsed - 1 : parsed)
  }

  /// Throws at the first position where the tree does not follow the grammar, and if it is too deep.
  ///
  /// The stack is an array, because a chain makes a tree as deep as it is long.
  package func checkTree(_ root: Syntax) throws(Fault) {
    var stack = [(node: root, depth: 0)]
    while let (node, depth) = stack.popLast() {
      if depth > Self.deepestTree {
        throw Fault(.tooDeep(limit: TextGuard.deepestNesting), range(of: node))
      }
      // Most nodes are neither invalid nor long enough to be deep: their contents need not be examined.
      let mostDepth = depth + Self.levelsOfByte * (node.totalLength.utf8Length + 1)
      if !node.hasError && mostDepth <= Self.deepestTree { continue }
      if node.is(UnexpectedNodesSyntax.self), !range(of: node).isEmpty {
        throw unexpected(node)
      }
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .missing { throw missing(token) }
        if token.tokenDiagnostic?.severity == .error { throw misspelled(token) }
      }
      let isLink = node.kind.isLink
      stack += node.children(viewMode: .all).map { child in
        (child, isLink && child.kind.isExpression ? depth : depth + 1)
      }.reversed()
    }
  }
}

extension SwiftText {
  private func unexpected(_ node: Syntax) -> Fault {
    let range = range(of: node)
    let text = text(of: node)
    guard let previous = node.previousToken(viewMode: .sourceAccurate) else {
      return Fault(.unexpectedText(text), range)
    }
    let before = self.range(of: previous)
    let isAttached = before.upperBound == range.lowerBound && !text.hasPrefix(",")
    switch previous.tokenKind {
    case .integerLiteral(let digits) where isAttached,
      .floatLiteral(let digits) where isAttached:
      return Fault(.malformedNumber(digits + text), before.lowerBound..<range.upperBound)
    case .identifier(let label) where node.isAmongArguments:
      return Fault(
        .expected("':' after '\(label)'"), range.lowerBound..<range.lowerBound)
    default:
      return node.isAmongArguments
        ? Fault(.expected("a comma"), range.lowerBound..<range.lowerBound)
        : Fault(.unexpectedText(text), range)
    }
  }

  private func missing(_ token: TokenSyntax) -> Fault {
    let position = offset(token.position.utf8Offset)
    if token.tokenKind == .semicolon, let next = token.nextStatement?.firstWrittenToken {
      return Fault(.unexpectedText(next.text), range(of: next))
    }
    let what =
      switch token.tokenKind {
      case .identifier: token.parent?.is(MissingExprSyntax.self) == true ? "a value" : "a name"
      case .integerLiteral, .floatLiteral: "a number"
      case .comma: "a comma"
      default: token.text.isEmpty ? "something" : "'\(token.text)'"
      }
    return Fault(.expected(what), position..<position)
  }

  private func misspelled(_ token: TokenSyntax) -> Fault {
    switch token.tokenKind {
    case .integerLiteral(let text), .floatLiteral(let text):
      Fault(.malformedNumber(text), range(of: token))
    case .equal:
      // An assignment has blanks on both sides of its sign, or on neither.
      if case .identifier(let label) = token.previousToken(viewMode: .sourceAccurate)?.tokenKind {
        Fault(.equalsSignAfterLabel(label), range(of: token))
      } else {
        Fault(.unexpectedText(token.text), range(of: token))
      }
    default:
      Fault(.unexpectedText(token.text), range(of: token))
    }
  }
}

extension SyntaxKind {
  /// Whether an expression of the kind follows another one that begins at the same position: a link of a chain.
  fileprivate var isLink: Bool {
    switch self {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixOperatorExpr, .genericSpecializationExpr:
      true
    default: false
    }
  }

  /// Whether the kind is one of expressions before links; arguments and closures of a link are not expressions or of
  /// another kind.
  fileprivate var isExpression: Bool { isLink || self == .declReferenceExpr }
}

extension UInt8 {
  /// Whether the byte is a blank for the Swift parser.
  fileprivate var isTrivia: Bool { isBlank || isLineBreak || self == 0x0B || self == 0x0C }
}

extension TokenSyntax {
  /// The statement after the one that contains the token.
  fileprivate var nextStatement: Syntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(CodeBlockItemListSyntax.self) {
        let items = parent.children(viewMode: .sourceAccurate)
        return items.drop { $0 != node }.dropFirst().first
      }
      node = parent
    }
    return nil
  }
}

extension Syntax {
  /// The first token of the node that is written, found without a stack of calls.
  fileprivate var firstWrittenToken: TokenSyntax? {
    var stack = [self]
    while let node = stack.popLast() {
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .present { return token }
      } else {
        stack.appendReversed(childrenOf: node)
      }
    }
    return nil
  }
}

extension Syntax {
  /// Whether the node is between the parentheses of a call.
  fileprivate var isAmongArguments: Bool {
    guard let parent else { return false }
    return parent.is(FunctionCallExprSyntax.self) || parent.is(LabeledExprSyntax.self)
      || parent.is(LabeledExprListSyntax.self)
  }
}
