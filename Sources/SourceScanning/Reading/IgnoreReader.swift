/// A reader of the comments that suppress findings: `// kymo:ignore RULE reason` and
/// `// kymo:ignore-file RULE`.
struct IgnoreReader {
  /// The comments, in the order of the lines.
  private(set) var ignores: [SourceIgnore] = []

  private static let word = Array("kymo:ignore".utf8)

  init(_ text: SourceText) {
    guard WordSearch.contains(Self.word, in: text.bytes) else { return }
    for line in 1...text.lineCount {
      let content = String(decoding: text.bytes(ofLine: line), as: UTF8.self)
      guard let comment = content.range(ofComment: "kymo:ignore") else { continue }
      let words = content[comment...].split(whereSeparator: \.isWhitespace)
      guard let first = words.first else { continue }
      // The rules come first, possibly with commas between them; then follows the reason.
      let named = words.dropFirst().map { word in
        String(word.last == "," ? word.dropLast() : word)
      }
      switch first {
      case "kymo:ignore-file": ignores.append(SourceIgnore(words: named, lines: nil, line: line))
      case "kymo:ignore":
        // A comment that is alone on its line applies to the next one.
        let isAlone = content.drop(while: \.isWhitespace).hasPrefix("//")
        ignores.append(
          SourceIgnore(words: named, lines: line...(isAlone ? line + 1 : line), line: line))
      default: continue
      }
    }
  }
}

extension String {
  /// Returns the index at which a word begins after `//`; nil if it is not there.
  fileprivate func range(ofComment word: String) -> String.Index? {
    var rest = self[...]
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[index(after: slash)...]
      guard rest.first == "/" else { continue }
      let comment = rest.drop { $0 == "/" || $0 == " " || $0 == "\t" }
      return comment.hasPrefix(word) ? comment.startIndex : nil
    }
    return nil
  }
}
