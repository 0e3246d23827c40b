internal import SwiftProgram

/// The meanings that other files of an app give to the names in one.
package struct OutsideNames {
  /// A file that declares what another one names.
  package struct File {
    /// The name of the file in messages.
    let name: String

    /// Its text in UTF-8.
    let bytes: [UInt8]

    /// Takes what is in a file.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The text that is known for the name in a range of the file, in UTF-8 bytes after a byte order mark: an
  /// expression without names, such as `0.3`; nil if there is none.
  let value: (Range<Int>) -> String?

  /// The other files that declare some names: types, and variables and functions outside of all types.
  let files: (Set<String>) -> [File]

  /// Is told where a constant is written that the file has itself, in UTF-8 bytes.
  let note: (Int) -> Void

  /// Takes what answers for names.
  package init(
    value: @escaping (Range<Int>) -> String?, files: @escaping (Set<String>) -> [File],
    note: @escaping (Int) -> Void
  ) {
    self.value = value
    self.files = files
    self.note = note
  }

  /// No other files.
  static var none: OutsideNames {
    OutsideNames(value: { _ in nil }, files: { _ in [] }, note: { _ in })
  }
}

extension OutsideNames {
  /// Returns the term that is written elsewhere for a chain of plain names; nil if there is none.
  func written(
    for chain: Term.Chain, in text: TextRegions, from origin: Int
  ) -> Scope.Written? {
    guard case .bare = chain.head, let first = chain.links.first, let last = chain.links.last,
      chain.links.allSatisfy({ $0.arguments == nil })
    else { return nil }
    let range = origin + first.range.lowerBound..<origin + last.range.upperBound
    // A name that was put in place of another one is not the text in this range.
    let name = chain.links.map(\.name).joined(separator: ".")
    guard range.upperBound <= text.bytes.count, text.string(in: range) == name,
      let value = value(range)
    else { return nil }
    let bytes = Array(value.utf8)
    guard
      let term = try? SwiftText(TextRegions(swift: bytes), range: bytes.indices).readTerm(
        refusing: [])
    else { return nil }
    // It is told apart from what the file itself has by a place that the file does not have.
    let end = text.bytes.count + 1
    return Scope.Written(
      term: term.moved(to: end + range.lowerBound..<end + range.upperBound), scope: .empty,
      links: chain.links.count)
  }
}
