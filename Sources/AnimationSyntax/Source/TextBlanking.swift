internal import SwiftProgram

/// A text with plain string literals only: the contents of literals with a backslash or three quotes are blank.
///
/// Such a literal may contain code, as in `"\(name)"`, whose brackets and quotes would be missed when the brackets of a
/// plain text are counted. Every other byte keeps its position.
struct TextBlanking {
  private(set) var bytes: [UInt8]

  /// The range that is not plain in each literal that was blanked, by the beginning of the literal.
  private(set) var texts: [Int: Range<Int>] = [:]

  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count {
      if starts(with: "//") {
        skip { $0.isLineBreak }
      } else if starts(with: "/*") {
        skipComment()
      } else if bytes[index] == .quote {
        readText()
      } else {
        index += 1
      }
    }
  }

  private func starts(with mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

  private mutating func skip(to isEnd: (UInt8) -> Bool) {
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func readText() {
    let start = index
    if starts(with: "\"\"\"") { return readLines(from: start) }
    guard let end = endOfText(from: start) else {
      // A quote that is not closed begins no literal; the parser reports it.
      skip { $0.isLineBreak }
      return
    }
    index = end
    guard let slash = bytes[start..<end].firstIndex(of: .backslash) else { return }
    texts[start] = slash..<slash + 1
    for position in start + 1..<end - 1 where !bytes[position].isLineBreak {
      bytes[position] = .space
    }
  }

  private mutating func readLines(from start: Int) {
    index = start + 3
    while index < bytes.count, !starts(with: "\"\"\"") {
      index += bytes[index] == .backslash ? 2 : 1
    }
    guard index < bytes.count else {
      index = start + 3
      return
    }
    index += 3
    texts[start] = start..<start + 3
    for position in start + 2..<index where !bytes[position].isLineBreak {
      bytes[position] = .space
    }
  }

  /// Returns the index after the closing quote of a literal; nil if the line ends first.
  ///
  /// Literals in the code of a literal are processed without recursion: `open` contains the number of open brackets in
  /// the code of each of them.
  private func endOfText(from start: Int) -> Int? {
    var open: [Int] = [0]
    var isCode = false
    var position = start + 1
    while position < bytes.count, !bytes[position].isLineBreak {
      let byte = bytes[position]
      if isCode {
        switch byte {
        case .quote:
          open.append(0)
          isCode = false
        case UInt8(ascii: "("): open[open.count - 1] += 1
        case UInt8(ascii: ")"):
          open[open.count - 1] -= 1
          isCode = open[open.count - 1] > 0
        default: break
        }
      } else if byte == .backslash {
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
          open[open.count - 1] = 1
          isCode = true
        }
      } else if byte == .quote {
        open.removeLast()
        if open.isEmpty { return position + 1 }
        isCode = true
      }
      position += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate static let backslash = UInt8(ascii: "\\")
}
