internal import SwiftSyntax

/// What names mean in the files of an app: those that all files see, and those that a file keeps to itself.
package struct NameTable<Value: Sendable>: Sendable {
  private var shared: [String: Value] = [:]
  private var kept: [String: [Int: Value]] = [:]

  /// What a name means in a file; nil for what is in none, such as an option, which sees the names of all files:
  /// where several keep one, that of the first.
  package subscript(name: String, in file: Int?) -> Value? {
    guard let kept = kept[name] else { return shared[name] }
    guard let file else { return shared[name] ?? kept.min { $0.key < $1.key }?.value }
    return kept[file] ?? shared[name]
  }

  /// What a name means in all files; nil where it means nothing there.
  func shared(_ name: String) -> Value? { shared[name] }

  /// Gives a name a meaning.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: What it means.
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
