internal import CurveGeometry
internal import SwiftProgram
internal import SwiftSyntax

/// The bytes of a file, with the positions of its lines.
struct SourceText: Sendable {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      let next = index + 1
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(next)
      case UInt8(ascii: "\r"):
        if next == bytes.count || bytes[next] != UInt8(ascii: "\n") { starts.append(next) }
      default: break
      }
    }
    lineStarts = starts
  }

  /// The number of lines, including an empty one at the end.
  var lineCount: Int { lineStarts.count }

  /// Returns the number of the line of an offset, from 1.
  func line(of offset: Int) -> Int { lineStarts.partitionIndex { $0 > offset } }

  /// Returns the line and column of an offset, both from 1; columns count Unicode scalars.
  func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let count = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xC0 != 0x80 }
    return SourcePlace(line: line, column: count + 1)
  }

  /// Returns the bytes of a line, by its number from 1, without its line break.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    { end -= 1 }
    return bytes[start..<end]
  }

  /// Returns the range of a node's code, without blanks and comments around it.
  ///
  /// It does not use recursion: a chain of calls is a tree that is as deep as it is long.
  ///
  /// - Parameter origin: The offset at which the parsed code begins: 0 for the whole file.
  func range(of node: some SyntaxProtocol, from origin: Int = 0) -> Range<Int> {
    let start = node.firstWrittenToken?.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.lastWrittenToken?.endPositionBeforeTrailingTrivia.utf8Offset
    let lower = min(origin + (start ?? node.position.utf8Offset), bytes.count)
    return lower..<max(lower, min(end.map { origin + $0 } ?? lower, bytes.count))
  }

  /// Returns the range from the beginning of a node to the end of another one around it, in bytes; empty where the
  /// first one is missing and would be behind the end.
  func range(from first: some SyntaxProtocol, through whole: some SyntaxProtocol) -> Range<Int> {
    let lower = range(of: first).lowerBound
    return lower..<max(lower, range(of: whole).upperBound)
  }

  /// Returns the code of a node, on one line.
  func text(of node: some SyntaxProtocol) -> String { text(in: range(of: node)) }

  /// Returns the code in a range, on one line: line breaks and blanks around them become one blank, or none next to
  /// brackets and dots.
  func text(in range: Range<Int>) -> String {
    var text: [UInt8] = []
    var isAfterBreak = false
    for byte in bytes[range] {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") {
          text.removeLast()
        }
        isAfterBreak = true
      } else if isAfterBreak, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        continue
      } else {
        if isAfterBreak, let last = text.last, last != UInt8(ascii: "("),
          byte != UInt8(ascii: "."), byte != UInt8(ascii: ")")
        {
          text.append(UInt8(ascii: " "))
        }
        isAfterBreak = false
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The first token that is present in the code.
  var firstWrittenToken: TokenSyntax? {
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .present, !token.text.isEmpty { return token }
      } else {
        stack.appendReversed(childrenOf: node)
      }
    }
    return nil
  }

  /// The last token that is present in the code.
  var lastWrittenToken: TokenSyntax? {
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if let token = node.as(TokenSyntax.self) {
        if token.presence == .present, !token.text.isEmpty { return token }
      } else {
        stack.append(childrenOf: node)
      }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var name: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") ? text.filter { $0 != "`" } : text
  }
}
