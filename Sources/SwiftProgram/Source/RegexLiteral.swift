/// Regular expression literals in Swift source, whose brackets and quotes are not those of Swift.
package enum RegexLiteral {
  /// The greatest length of a literal in bytes, so that unterminated text is not searched again and again.
  private static let longest = 512

  /// Returns the end of the literal that begins at an index; nil if none begins there.
  ///
  /// As in Swift, `/…/` is where a value may begin, on one line and without blanks at its ends; `#/…/#` stands
  /// anywhere, and spans lines if its first one is empty.
  package static func end(in bytes: [UInt8], at start: Int) -> Int? {
    switch bytes[start] {
    case .numberSign:
      let pounds = bytes[start...].prefix { $0 == .numberSign }.count
      guard start + pounds < bytes.count, bytes[start + pounds] == .slash else { return nil }
      return extended(in: bytes, from: start + pounds + 1, pounds: pounds)
    case .slash: return beginsValue(in: bytes, at: start) ? plain(in: bytes, from: start + 1) : nil
    default: return nil
    }
  }

  private static func extended(in bytes: [UInt8], from start: Int, pounds: Int) -> Int? {
    let rest = bytes[start...].first { !$0.isBlank }
    let isMultiline = rest.map(\.isLineBreak) ?? false
    var index = start
    while index < min(bytes.count, start + longest) {
      let byte = bytes[index]
      if byte.isLineBreak, !isMultiline { return nil }
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == .slash, bytes[(index + 1)...].prefix(pounds).count == pounds,
        bytes[(index + 1)...].prefix(pounds).allSatisfy({ $0 == .numberSign })
      {
        return index + 1 + pounds
      }
      index += 1
    }
    return nil
  }

  private static func plain(in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, !bytes[start].isBlank, !bytes[start].isLineBreak else { return nil }
    var parentheses = 0
    var isInClass = false
    var index = start
    while index < bytes.count, !bytes[index].isLineBreak {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        // `f(/, a)` passes an operator.
        parentheses -= 1
        if parentheses < 0 { return nil }
      case .slash:
        // A slash that also begins a comment does not end the literal: for Swift it belongs to the comment.
        let next = index + 1 < bytes.count ? bytes[index + 1] : .space
        let beginsComment = next == .slash || next == UInt8(ascii: "*")
        return beginsComment || bytes[index - 1].isBlank ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns whether the text before a slash is not a value that could be divided.
  private static func beginsValue(in bytes: [UInt8], at start: Int) -> Bool {
    // The end of a comment that was never begun is an operator for Swift.
    if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return false }
    var index = start
    while index > 0, bytes[index - 1].isBlank { index -= 1 }
    guard index > 0, !bytes[index - 1].isLineBreak else { return true }
    guard bytes[index - 1].isWordPart else { return marksBefore.contains(bytes[index - 1]) }
    let end = index
    while index > 0, bytes[index - 1].isWordPart { index -= 1 }
    return wordsBefore.contains(String(decoding: bytes[index..<end], as: UTF8.self))
  }

  private static let marksBefore = Set("=(,:[{;&|?!<>+-*%^~".utf8)

  private static let wordsBefore: Set<String> = [
    "return", "in", "case", "try", "await", "where", "is", "if", "while", "guard", "else", "throw",
  ]
}
