extension TextRegions {
  /// Classifies Swift source as Swift's own lexer does: string literals may span lines, be raw, and contain code.
  ///
  /// Regular expressions count as quoted. An unterminated string literal of one line ends with its line.
  ///
  /// - Parameters:
  ///   - source: The source in UTF-8.
  ///   - interpolation: The region of interpolated code, including its parentheses.
  package init(swift source: [UInt8], interpolation: Region = .quoted) {
    var lexer = SwiftLexer(source, interpolation: interpolation)
    while lexer.index < source.count { lexer.step() }
    self.init(bytes: source, regions: lexer.regions)
  }
}

/// Scans Swift source once, without recursion.
private struct SwiftLexer {
  let bytes: [UInt8]
  var regions: [TextRegions.Region]
  var index = 0

  /// The construct that contains the current position.
  private enum Mode {
    case text(pounds: Int, isMultiline: Bool)
    case interpolation(depth: Int)
  }

  private var modes: [Mode] = []

  private let interpolation: TextRegions.Region

  init(_ bytes: [UInt8], interpolation: TextRegions.Region) {
    self.bytes = bytes
    self.interpolation = interpolation
    regions = Array(repeating: .code, count: bytes.count)
  }

  /// Scans the next byte, or a whole comment, delimiter or escape.
  mutating func step() {
    switch modes.last {
    case .text(let pounds, let isMultiline): stepInText(pounds: pounds, isMultiline: isMultiline)
    case .interpolation(let depth): stepInCode(depth: depth)
    case nil:
      skipPlainCode()
      if index < bytes.count { stepInCode(depth: nil) }
    }
  }

  /// Skips to the next byte that may begin anything other than code: most bytes of a file do not.
  private mutating func skipPlainCode() {
    while index < bytes.count {
      switch bytes[index] {
      case .slash, .quote, .numberSign: return
      default: index += 1
      }
    }
  }

  private mutating func stepInCode(depth: Int?) {
    if let end = endOfComment {
      take(end - index, as: .comment)
    } else if let end = RegexLiteral.end(in: bytes, at: index) {
      take(end - index, as: .quoted)
    } else if let opening = openingOfText {
      take(opening.length, as: .quoted)
      modes.append(.text(pounds: opening.pounds, isMultiline: opening.isMultiline))
    } else if let depth {
      let byte = bytes[index]
      take(1, as: interpolation)
      if byte == UInt8(ascii: "(") {
        modes[modes.count - 1] = .interpolation(depth: depth + 1)
      } else if byte == UInt8(ascii: ")") {
        modes.removeLast()
        if depth > 1 { modes.append(.interpolation(depth: depth - 1)) }
      }
    } else {
      // Number signs that begin nothing are not counted again.
      index += max(count(of: .numberSign, from: index), 1)
    }
  }

  private mutating func stepInText(pounds: Int, isMultiline: Bool) {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\\"), count(of: .numberSign, from: index + 1) >= pounds {
      let next = index + 1 + pounds
      let opensCode = next < bytes.count && bytes[next] == UInt8(ascii: "(")
      if opensCode {
        take(pounds + 1, as: .quoted)
        take(1, as: interpolation)
        modes.append(.interpolation(depth: 1))
      } else {
        take(min(pounds + 2, bytes.count - index), as: .quoted)
      }
      return
    }
    let quotes = isMultiline ? 3 : 1
    if byte == .quote, count(of: .quote, from: index) >= quotes,
      count(of: .numberSign, from: index + quotes) >= pounds
    {
      take(quotes + pounds, as: .quoted)
      modes.removeLast()
      return
    }
    if byte.isLineBreak, !isMultiline {
      modes.removeAll()
      return
    }
    take(1, as: .quoted)
  }

  private mutating func take(_ length: Int, as region: TextRegions.Region) {
    for taken in index..<index + length where !(region == .comment && bytes[taken].isLineBreak) {
      regions[taken] = region
    }
    index += length
  }

  private func count(of byte: UInt8, from start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    return bytes[start...].prefix { $0 == byte }.count
  }

  /// The opening delimiter of a string literal here: number signs and one or three quotes.
  private var openingOfText: (length: Int, pounds: Int, isMultiline: Bool)? {
    guard bytes[index] == .quote || bytes[index] == .numberSign else { return nil }
    let pounds = count(of: .numberSign, from: index)
    let quotes = count(of: .quote, from: index + pounds)
    guard quotes > 0 else { return nil }
    let isMultiline = quotes >= 3 && !endsOnLine(from: index + pounds + 1, pounds: pounds)
    return (pounds + (isMultiline ? 3 : 1), pounds, isMultiline)
  }

  /// Returns whether a raw string ends before its line does, so that quotes after its first one belong to it, as in
  /// `#"""#`.
  private func endsOnLine(from start: Int, pounds: Int) -> Bool {
    guard pounds > 0, start < bytes.count else { return false }
    return bytes[start...].prefix { !$0.isLineBreak }.indices.contains {
      bytes[$0] == .quote && count(of: .numberSign, from: $0 + 1) >= pounds
    }
  }

  private var endOfComment: Int? { TextRegions.endOfComment(in: bytes, at: index) }
}
