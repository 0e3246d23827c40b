/// The contents of one file, before names are looked up in others.
struct ScannedFile: Sendable {
  let path: String
  let module: String
  let isTest: Bool
  let text: SourceText

  var scopes: [SourceScope] = []
  var sites: [SourceSite] = []

  /// How often each name is used.
  var references: [String: Int] = [:]

  /// Names to which something is assigned, or that are handed on to be changed.
  var assigned: Set<String> = []

  /// The types, by their whole names, that ask whether motion is reduced; empty for the file outside of all.
  var typesThatReduceMotion: Set<String> = []

  /// The types that are declared here, by their whole names.
  var declaredTypes: Set<String> = []

  /// The names of the types that those which are declared or extended here inherit from, by the whole names of these.
  var inherited: [String: [String]] = [:]

  /// The properties that calls of UIKit and Core Animation animate, by where the calls begin, in bytes.
  var changes: [Int: [String]] = [:]

  /// The attributes and types that name a widget.
  var isOfWidget = false

  /// Whether the parser had to step over something.
  var hasErrors = false

  /// The requests to let findings through.
  var ignores: [SourceIgnore] = []

  /// The innermost scope around an offset.
  func scope(at offset: Int) -> Int {
    // Scopes are numbered as they are met, outer ones first.
    scopes.lastIndex { $0.range.contains(offset) } ?? 0
  }

  /// The whole name of the type around a scope; nil outside of all.
  func type(around scope: Int) -> String? {
    var next: Int? = scope
    while let index = next {
      if case .type(let name) = scopes[index].kind { return name }
      next = scopes[index].parent
    }
    return nil
  }

  /// The declaration around a scope: `Card.body`; empty outside of all.
  func declaration(around scope: Int) -> String {
    var names: [String] = []
    var next: Int? = scope
    while let index = next {
      if case .type(let name) = scopes[index].kind {
        names.append(name)
        break
      }
      if let name = scopes[index].name { names.append(name) }
      next = scopes[index].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// Whether the scope of a property is that of a member of a type.
  func isMember(_ scope: Int) -> Bool {
    guard let parent = scopes[scope].parent, case .type = scopes[parent].kind else { return false }
    return true
  }

  /// Returns the trigger that makes the code of a scope run; nil if none is known.
  func trigger(around scope: Int) -> String? {
    var next: Int? = scope
    while let index = next {
      if let trigger = scopes[index].trigger { return trigger }
      if case .type = scopes[index].kind { return nil }
      next = scopes[index].parent
    }
    return nil
  }

  /// Whether a scope is a preview or is in one.
  func isPreview(_ scope: Int) -> Bool {
    var next: Int? = scope
    while let index = next {
      if scopes[index].isPreview { return true }
      next = scopes[index].parent
    }
    return false
  }
}

/// A comment that asks for findings not to be reported.
struct SourceIgnore: Hashable, Sendable {
  /// The words behind it: the rules that are meant, and a reason.
  let words: [String]

  /// The lines that are meant, from 1; nil for the whole file.
  let lines: ClosedRange<Int>?

  /// The line on which the comment is.
  let line: Int
}
