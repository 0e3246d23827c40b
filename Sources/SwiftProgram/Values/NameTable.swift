internal import SwiftSyntax

/// The meanings of names in the files of an app: of those that all files see, and of those that a file keeps to
/// itself.
package struct NameTable<Value: Sendable>: Sendable {
  private var shared: [String: Value] = [:]
  private var kept: [String: [Int: Value]] = [:]

  /// The meaning of a name in a file; without a file, as for an option, the names of all files are seen: where
  /// several keep one, that of the first.
  package subscript(name: String, in file: Int?) -> Value? {
    guard let kept = kept[name] else { return shared[name] }
    guard let file else { return shared[name] ?? kept.min { $0.key < $1.key }?.value }
    return kept[file] ?? shared[name]
  }

  /// Returns the meaning of a name in all files; nil where it has none there.
  func shared(_ name: String) -> Value? { shared[name] }

  /// Gives a name a meaning.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The meaning of the name.
  ///   - file: The file that keeps it to itself; nil for what all files see.
  ///   - replaces: Whether it takes the place of what the name means there already.
  mutating func declare(
    _ name: String, _ value: Value, keptIn file: Int?, replaces: Bool = true
  ) {
    if let file {
      if replaces || kept[name]?[file] == nil { kept[name, default: [:]][file] = value }
    } else if replaces || shared[name] == nil {
      shared[name] = value
    }
  }

  /// Adds the names of another table, where they mean nothing yet.
  mutating func add(_ other: Self) {
    shared.merge(other.shared) { first, _ in first }
    kept.merge(other.kept) { $0.merging($1) { first, _ in first } }
  }
}

extension DeclSyntax {
  /// Whether it is seen in its file alone, at the top of a file.
  var isOfFile: Bool { asProtocol((any WithModifiersSyntax).self)?.modifiers.areOfFile ?? false }
}

extension DeclModifierListSyntax {
  /// Whether what they are at is seen in its file alone, at the top of a file.
  var areOfFile: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
