internal import SwiftSyntax

/// The meanings of names in the files of an app: of names that all files see, and of names that are private to a file.
package struct NameTable<Value: Sendable>: Sendable {
  private var shared: [String: Value] = [:]
  private var kept: [String: [Int: Value]] = [:]

  /// The meaning of a name in a file; without a file, as for an option, the names of all files are seen, and of several
  /// private ones the first.
  package subscript(name: String, in file: Int?) -> Value? {
    guard let kept = kept[name] else { return shared[name] }
    guard let file else { return shared[name] ?? kept.min { $0.key < $1.key }?.value }
    return kept[file] ?? shared[name]
  }

  /// Returns the meaning that a name has in all files; nil if it has none there.
  func shared(_ name: String) -> Value? { shared[name] }

  /// Gives a name a meaning.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The meaning of the name.
  ///   - file: The file that the name is private to; nil for a name that all files see.
  ///   - replaces: Whether the new meaning replaces an earlier one.
  mutating func declare(
    _ name: String, _ value: Value, keptIn file: Int?, replaces: Bool = true
  ) {
    if let file {
      if replaces || kept[name]?[file] == nil { kept[name, default: [:]][file] = value }
    } else if replaces || shared[name] == nil {
      shared[name] = value
    }
  }

  /// Adds the names of another table that have no meaning yet.
  mutating func add(_ other: Self) {
    shared.merge(other.shared) { first, _ in first }
    kept.merge(other.kept) { $0.merging($1) { first, _ in first } }
  }
}

extension DeclSyntax {
  /// Whether a declaration at the top of a file is private to the file.
  var isOfFile: Bool { asProtocol((any WithModifiersSyntax).self)?.modifiers.areOfFile ?? false }
}

extension DeclModifierListSyntax {
  /// Whether modifiers at the top of a file make a declaration private to the file.
  var areOfFile: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
