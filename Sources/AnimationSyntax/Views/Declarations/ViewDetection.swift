internal import SwiftProgram

/// An examination of a file's bytes for views, before anything is parsed.
struct ViewDetection {
  /// Whether the file may declare a view.
  let declaresView: Bool

  /// Whether the file may declare a view or have one at its top.
  let mayHaveViews: Bool

  /// Whether the file may use types of the system that are read along with it.
  let usesSystemTypes: Bool

  /// Examines the bytes of a file.
  ///
  /// - Parameter isView: Returns whether a name is that of a view of the system's.
  init(_ bytes: [UInt8], isView: (String) -> Bool) {
    declaresView = Self.declaresView(bytes)
    mayHaveViews = declaresView || Self.hasViewAtTop(bytes, isView)
    usesSystemTypes =
      mayHaveViews && SystemDeclarations.words.contains { Self.contains($0, in: bytes) }
  }

  /// Returns whether the file may declare a view, or have a preview, which may show a shape.
  private static func declaresView(_ bytes: [UInt8]) -> Bool {
    contains("View", in: bytes) && contains("struct", in: bytes) || contains("#Preview", in: bytes)
  }

  private static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    // Plain loops are used: every file is searched once for every word.
    var start = 0
    while start + word.count <= bytes.count {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }

  /// Returns whether a line begins with the name of a view.
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
