package import SwiftSyntax

/// A declaration inside of a type, and the file it is in.
package struct MemberDeclaration {
  package let declaration: DeclSyntax
  package let source: ProgramSource

  /// Whether its extension is seen in its file alone.
  var isOfFile = false

  /// The file that keeps it to itself, if one does.
  var keeper: Int? { isOfFile || declaration.isOfFile ? source.file : nil }
}
