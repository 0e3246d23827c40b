import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroExpansions

/// The macros that programs use, by the names under which they are declared.
private let macros: [String: MacroSpec] = [
  "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
  "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
  "Entry": MacroSpec(type: EntryMacro.self),
]

/// The macros to which those macros expand.
private let supportingMacros: [String: MacroSpec] = [
  "SynthesizedAnimatableData": MacroSpec(type: SynthesizedAnimatableDataMacro.self),
  "animatableProperty": MacroSpec(type: AnimatablePropertyMacro.self),
  "EntryDefaultValue": MacroSpec(type: EntryDefaultValueMacro.self),
]

/// The set of macros that are expanded in a test.
enum ExpandedMacros {
  /// The macros that programs use.
  case written

  /// The macros that programs use, on a type that already conforms to `Animatable`.
  case writtenOnConformingType

  /// The macros to which those that programs use expand.
  case supporting

  fileprivate var specifications: [String: MacroSpec] {
    switch self {
    case .written: macros
    case .writtenOnConformingType:
      macros.merging(["Animatable": MacroSpec(type: AnimatableMacro.self)]) { $1 }
    case .supporting: supportingMacros
    }
  }
}

/// Expands the macros in a source and compares the result with an expected one.
func expectExpansion(
  of source: String,
  is expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  expanding expandedMacros: ExpandedMacros = .written,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: expandedMacros.specifications,
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.location.fileID,
          filePath: failure.location.filePath,
          line: failure.location.line,
          column: failure.location.column))
    },
    fileID: fileID, filePath: filePath, line: line, column: column)
}
