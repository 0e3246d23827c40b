internal import SwiftProgram

/// Turns away scenarios that no parser should see.
enum ScenarioGuard {
  /// Checks what must hold before the Swift parser reads a file.
  static func check(_ text: TextRegions) throws(Fault) {
    let range = 0..<text.bytes.count
    guard range.count <= TextGuard.longestFile else {
      throw Fault(.fileTooLong(bytes: range.count, limit: TextGuard.longestFile), 0..<0)
    }
    try TextGuard.checkCharacters(text, in: range)
    try checkQuotes(text)
    try TextGuard.checkBrackets(text, in: range)
    try DescentCounter.check(text, in: range)
    try TextGuard.checkNumbers(text, in: range)
  }

  /// Lets only plain texts pass: what is in quotes could hide brackets from the count.
  private static func checkQuotes(_ text: TextRegions) throws(Fault) {
    for index in text.bytes.indices {
      switch (text.regions[index], text.bytes[index]) {
      case (.quoted, .backslash):
        throw Fault(.scenario(.textIsNotPlain), index..<index + 1)
      case (.quoted, .quote):
        // `"""` is two texts side by side to everyone but the parser.
        let isDoubled =
          index + 1 < text.bytes.count && text.bytes[index + 1] == .quote && index > 0
          && text.bytes[index - 1] == .quote
        if isDoubled { throw Fault(.scenario(.textIsNotPlain), index - 1..<index + 2) }
      case (.code, .quote):
        throw Fault(.unclosed("\""), index..<index + 1)
      default: break
      }
    }
  }
}

extension UInt8 {
  fileprivate static let backslash = UInt8(ascii: "\\")
}
