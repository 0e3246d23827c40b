/// The content of one file, before names are looked up in other files.
struct ScannedFile: Sendable {
  let path: String
  let module: String
  let isTest: Bool
  let text: SourceText

  var scopes: [SourceScope] = []
  var sites: [SourceSite] = []

  /// The number of times that each name is used.
  var references: [String: Int] = [:]

  /// The names to which values are assigned, or that are passed on to be changed.
  var assigned: Set<String> = []

  /// The same names without those to which only initializers give their first values.
  var reassigned: Set<String> = []

  /// The values that initializers give to properties of their types.
  var starts: [PropertyStart] = []

  /// The qualified names of the types that ask whether motion is reduced; an empty name for code outside of all types.
  var typesThatReduceMotion: Set<String> = []

  /// The qualified names of the types that are declared in the file.
  var declaredTypes: Set<String> = []

  /// The names of inherited types, by the qualified names of the types that are declared or extended in the file.
  var inherited: [String: [String]] = [:]

  /// The properties that calls of UIKit and Core Animation animate, by the offsets of the calls, in bytes.
  var changes: [Int: [String]] = [:]

  /// Whether an attribute or type in the file names a widget.
  var isOfWidget = false

  /// Whether the parser had to skip any code.
  var hasErrors = false

  /// The comments that suppress findings.
  var ignores: [SourceIgnore] = []

  /// Returns the innermost scope around an offset.
  func scope(at offset: Int) -> Int {
    // Scopes are numbered in the order of their starts, outer ones first.
    scopes.lastIndex { $0.range.contains(offset) } ?? 0
  }

  /// Returns the qualified name of the type around a scope; nil outside of all types.
  func type(around scope: Int) -> String? {
    var next: Int? = scope
    while let index = next {
      if case .type(let name) = scopes[index].kind { return name }
      next = scopes[index].parent
    }
    return nil
  }

  /// Returns the declaration around a scope, such as `Card.body`; empty outside of all declarations.
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

  /// Whether a property with the scope is a member of a type.
  func isMember(_ scope: Int) -> Bool {
    guard let parent = scopes[scope].parent, case .type = scopes[parent].kind else { return false }
    return true
  }

  /// Returns the trigger of the code in a scope; nil if none is known.
  func trigger(around scope: Int) -> String? {
    var next: Int? = scope
    while let index = next {
      if let trigger = scopes[index].trigger { return trigger }
      if case .type = scopes[index].kind { return nil }
      next = scopes[index].parent
    }
    return nil
  }

  /// Whether a scope is a preview or inside of one.
  func isPreview(_ scope: Int) -> Bool {
    var next: Int? = scope
    while let index = next {
      if scopes[index].isPreview { return true }
      next = scopes[index].parent
    }
    return false
  }
}

/// A comment that suppresses findings.
struct SourceIgnore: Hashable, Sendable {
  /// The words after it: the rules, and a reason.
  let words: [String]

  /// The lines to which the comment applies, from 1; nil for the whole file.
  let lines: ClosedRange<Int>?

  /// The line on which the comment is.
  let line: Int
}
