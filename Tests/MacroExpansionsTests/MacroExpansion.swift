import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroExpansions

/// The macros by the names they are declared under.
private let macros: [String: MacroSpec] = [
  "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
  "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
  "Entry": MacroSpec(type: EntryMacro.self),
]

/// The macros that the ones above expand to.
private let supportingMacros: [String: MacroSpec] = [
  "SynthesizedAnimatableData": MacroSpec(type: SynthesizedAnimatableDataMacro.self),
  "animatableProperty": MacroSpec(type: AnimatablePropertyMacro.self),
  "EntryDefaultValue": MacroSpec(type: EntryDefaultValueMacro.self),
]

/// Which macros are expanded in a test.
enum ExpandedMacros {
  /// What programs write.
  case written

  /// What programs write, on a type that conforms to `Animatable` already.
  case writtenOnConformingType

  /// What the written macros expand to.
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

/// Expands the macros in a source and compares with what is expected.
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
