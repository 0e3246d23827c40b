internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Entry`: turns a variable in an extension of a keyed container into a value of the container, with a
/// key of its own.
open class EntryMacro {}

extension EntryMacro: PeerMacro {
  /// Returns the key of an entry.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let container = EntryContainer(around: context) else {
      let names = EntryContainer.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      let message = MacroMessage(
        "entry-elsewhere", "'@Entry' belongs on a 'var' in an extension of \(names)")
      context.diagnose(Diagnostic(node: node, message: message))
      return []
    }
    do {
      let property = try EntryProperty(declaration)
      return [
        """
        private struct \(property.keyName): \(raw: container.keyProtocol) {
          \(property.defaultValue)
        }
        """
      ]
    } catch {
      context.diagnose(error.diagnostic(at: node))
      return []
    }
  }
}

extension EntryMacro: AccessorMacro {
  /// Returns the accessors of a variable.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // An error is reported once, where the key is made.
    guard
      EntryContainer(around: context) != nil,
      let property = try? EntryProperty(declaration)
    else { return [] }
    return [
      "get { self[\(property.keyName).self] }",
      "set { self[\(property.keyName).self] = newValue }",
    ]
  }
}

extension EntryProperty {
  /// The name of the key's type.
  fileprivate var keyName: TokenSyntax { "__Key_\(raw: name.text.filter { $0 != "`" })" }
}
