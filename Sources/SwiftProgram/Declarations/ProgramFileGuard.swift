/// Rejects files of apps that no parser should see.
///
/// A file has nested bodies, so words and marks for which the parser descends without a bracket are counted for the
/// statements of the innermost body; brackets are counted in the whole file.
package enum ProgramFileGuard {
  /// The greatest number of square brackets that may open directly after each other.
  ///
  /// In each of them the parser looks ahead to find out whether it is a type, so that its work doubles; where anything
  /// stands between them, as in a dictionary literal, it knows at once.
  private static let mostOpenings = 6

  /// Checks what must hold before the Swift parser reads a file.
  package static func check(_ text: TextRegions) throws(Fault) {
    let range = 0..<text.bytes.count
    guard range.count <= TextGuard.longestFile else {
      throw Fault(
        .fileTooLong(bytes: range.count, limit: TextGuard.longestFile), 0..<0)
    }
    // Comments are not parsed, whatever they contain.
    let code = zip(text.bytes, text.regions).map { $1 == .comment ? UInt8.space : $0 }
    try TextGuard.checkCharacters(code, in: range)
    try TextGuard.checkBrackets(text, in: range, deepestArrays: TextGuard.deepestNesting)
    try checkOpenings(text)
    try DescentCounter.check(text, in: range, perBody: true)
  }

  private static func checkOpenings(_ text: TextRegions) throws(Fault) {
    var count = 0
    for index in text.bytes.indices where text.regions[index] == .code {
      switch text.bytes[index] {
      case UInt8(ascii: "["):
        count += 1
        guard count <= mostOpenings else {
          throw Fault(.tooDeep(limit: mostOpenings), index..<index + 1)
        }
      case UInt8(ascii: "("),
        _ where text.bytes[index].isBlank || text.bytes[index].isLineBreak:
        break
      default: count = 0
      }
    }
  }
}
