internal import SwiftProgram

/// The names that files use.
struct NamedWords {
  /// All words.
  private(set) var all: Set<String> = []

  /// The words after a dot: members.
  private(set) var members: Set<String> = []

  /// Adds the names in a text, except for some names.
  mutating func add(_ bytes: [UInt8], except left: Set<String> = []) {
    for word in bytes.split(whereSeparator: { !$0.isWordPart }) {
      let name = String(decoding: word, as: UTF8.self)
      guard !left.contains(name) else { continue }
      all.insert(name)
      if word.startIndex > 0, bytes[word.startIndex - 1] == UInt8(ascii: ".") {
        members.insert(name)
      }
    }
  }

  /// Returns whether the names contain a member that an extension of a type adds.
  ///
  /// After a dot it is a member of any value. By itself it counts only where the type is named too: in another
  /// extension of the type, in a type that conforms to it, or as the type's own initializer.
  func have(_ added: Set<String>, of type: String) -> Bool {
    !added.isDisjoint(with: all.contains(type) ? all : members)
  }
}
