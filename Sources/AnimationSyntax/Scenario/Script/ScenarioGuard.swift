internal import SwiftProgram

/// Rejects scenarios that no parser should see.
enum ScenarioGuard {
  /// Checks the conditions for a file before the Swift parser reads it.
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

  /// Accepts only plain string literals: others could hide brackets from the count.
  private static func checkQuotes(_ text: TextRegions) throws(Fault) {
    for index in text.bytes.indices {
      switch (text.regions[index], text.bytes[index]) {
      case (.quoted, .backslash):
        throw Fault(.scenario(.textIsNotPlain), index..<index + 1)
      case (.quoted, .quote):
        // `"""` is two adjacent literals for every reader but the parser.
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
