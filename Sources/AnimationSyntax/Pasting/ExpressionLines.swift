internal import SwiftProgram

/// The lines of a file, grouped into expressions.
///
/// A bracket that is never closed ends with its line, so that other lines are unaffected.
struct ExpressionLines {
  /// The lines of one expression.
  struct Entry {
    /// The number of the first line, counted from 1.
    let line: Int
    /// The range from the start of the first line to the end of the last, without its line break.
    var range: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private let text: TextRegions
  private let paired: Set<Int>
  private var openBrackets = 0

  init(_ text: TextRegions) {
    self.text = text
    paired = text.pairedBrackets
    var start = 0
    var number = 1
    while start <= text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      add(start..<end, number: number)
      start = end + 1
      number += 1
    }
  }

  private mutating func add(_ line: Range<Int>, number: Int) {
    let content = text.trimmed(line)
    guard !content.isEmpty else { return }
    if let last = entries.last, openBrackets > 0 || goesOn(content, of: line, after: last) {
      entries[entries.count - 1].range = last.range.lowerBound..<line.upperBound
    } else {
      entries.append(Entry(line: number, range: line))
      openBrackets = 0
    }
    for index in content where paired.contains(index) {
      openBrackets += text.bytes[index].isClosingBracket ? -1 : 1
    }
  }

  /// Returns whether a line belongs to the expression before it.
  private func goesOn(_ content: Range<Int>, of line: Range<Int>, after last: Entry) -> Bool {
    let previous = text.trimmed(last.range)
    if text.bytes[previous.upperBound - 1] == .equalsSign { return true }
    guard text.bytes[content.lowerBound] == .period else { return false }
    if endsWithTypeName(previous) { return true }
    let name = text.bytes[content.dropFirst()].prefix(while: \.isWordPart)
    let word = String(decoding: name, as: UTF8.self)
    let isModifier = [ValueType.animation, .unitCurve].contains {
      !Catalog.members(of: $0, named: word).isEmpty
    }
    if isModifier { return true }
    let first = text.trimmed(last.range.lowerBound..<endOfFirstLine(of: last))
    if ChainLine(text, content).continues(ChainLine(text, first)) { return true }
    return Catalog.starts(of: .animation, named: word).isEmpty
      && content.lowerBound - line.lowerBound > first.lowerBound - last.range.lowerBound
  }

  private func endOfFirstLine(of entry: Entry) -> Int {
    text.bytes[entry.range].firstIndex(where: \.isLineBreak) ?? entry.range.upperBound
  }

  /// Returns whether an entry ends with the name of a type: `Animation`, with `.spring()` on the next line.
  private func endsWithTypeName(_ range: Range<Int>) -> Bool {
    let word = text.bytes[range].reversed().prefix(while: \.isWordPart).reversed()
    let name = String(decoding: word, as: UTF8.self)
    guard ValueType.swiftNames[name] != nil else { return false }
    let before = text.trimmed(range.lowerBound..<range.upperBound - word.count)
    return before.isEmpty || text.bytes[before.upperBound - 1] == .equalsSign
  }
}
