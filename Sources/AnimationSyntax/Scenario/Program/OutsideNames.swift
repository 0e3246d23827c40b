internal import SwiftProgram

/// The meanings of names in a file of an app that its other files determine.
package struct OutsideNames {
  /// A file with declarations that another file uses.
  package struct File {
    /// The name of the file in messages.
    let name: String

    /// The text of the file in UTF-8.
    let bytes: [UInt8]

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Returns the text of the constant that a name in a range of the file stands for; nil if there is none.
  ///
  /// It is an expression without names, such as `0.3`. Ranges are in UTF-8 bytes after a byte order mark.
  let value: (Range<Int>) -> String?

  /// Returns the other files that declare some names: types, and global variables and functions.
  let files: (Set<String>) -> [File]

  /// Receives the position of a constant that the file declares itself, in UTF-8 bytes.
  let note: (Int) -> Void

  /// Creates the meanings from functions.
  package init(
    value: @escaping (Range<Int>) -> String?, files: @escaping (Set<String>) -> [File],
    note: @escaping (Int) -> Void
  ) {
    self.value = value
    self.files = files
    self.note = note
  }

  /// The meanings where there are no other files.
  static var none: OutsideNames {
    OutsideNames(value: { _ in nil }, files: { _ in [] }, note: { _ in })
  }
}

extension OutsideNames {
  /// Returns the term of another file for a chain of plain names; nil if there is none.
  func written(
    for chain: Term.Chain, in text: TextRegions, from origin: Int
  ) -> Scope.Written? {
    guard case .bare = chain.head, let first = chain.links.first, let last = chain.links.last,
      chain.links.allSatisfy({ $0.arguments == nil })
    else { return nil }
    let range = origin + first.range.lowerBound..<origin + last.range.upperBound
    // A name that replaces another one is not the text in this range.
    let name = chain.links.map(\.name).joined(separator: ".")
    guard range.upperBound <= text.bytes.count, text.string(in: range) == name,
      let value = value(range)
    else { return nil }
    let bytes = Array(value.utf8)
    guard
      let term = try? SwiftText(TextRegions(swift: bytes), range: bytes.indices).readTerm(
        refusing: [])
    else { return nil }
    // A position outside of the file distinguishes it from terms of the file itself.
    let end = text.bytes.count + 1
    return Scope.Written(
      term: term.moved(to: end + range.lowerBound..<end + range.upperBound), scope: .empty,
      links: chain.links.count)
  }
}
