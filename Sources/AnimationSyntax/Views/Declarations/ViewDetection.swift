internal import SwiftProgram

/// Whether a file may have views in it: a look at its bytes, before anything is parsed.
struct ViewDetection {
  /// Whether a type may be declared to be a view.
  let declaresView: Bool

  /// Whether a view may be declared or are at the top.
  let mayHaveViews: Bool

  /// Whether types of the system's may be used that are read along with the file.
  let usesSystemTypes: Bool

  /// Looks at the bytes of a file.
  ///
  /// - Parameter isView: Whether a name is that of a view of the system's.
  init(_ bytes: [UInt8], isView: (String) -> Bool) {
    declaresView = Self.declaresView(bytes)
    mayHaveViews = declaresView || Self.hasViewAtTop(bytes, isView)
    usesSystemTypes =
      mayHaveViews && SystemDeclarations.words.contains { Self.contains($0, in: bytes) }
  }

  /// Whether a type may be declared to be a view, or a preview may show something, such as a shape.
  private static func declaresView(_ bytes: [UInt8]) -> Bool {
    contains("View", in: bytes) && contains("struct", in: bytes) || contains("#Preview", in: bytes)
  }

  private static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    // Plain loops: every file is looked through once for every word.
    var start = 0
    while start + word.count <= bytes.count {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }

  /// Whether a line begins with the name of a view.
  private static func hasViewAtTop(_ bytes: [UInt8], _ isView: (String) -> Bool) -> Bool {
    var isAtLineStart = true
    for index in bytes.indices {
      if isAtLineStart, bytes[index] >= UInt8(ascii: "A"), bytes[index] <= UInt8(ascii: "Z") {
        let name = String(decoding: bytes[index...].prefix { $0.isWordPart }, as: UTF8.self)
        if isView(name) { return true }
      }
      isAtLineStart = bytes[index].isLineBreak
    }
    return false
  }
}
