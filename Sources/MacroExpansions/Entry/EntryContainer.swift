internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A container to which `@Entry` adds a value.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"

  /// Makes the container that is extended where a macro is expanded; nil elsewhere.
  init?(around context: some MacroExpansionContext) {
    guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else {
      return nil
    }
    self.init(rawValue: extended.extendedType.unqualifiedName)
  }

  /// The protocol of the container's keys.
  var keyProtocol: String {
    switch self {
    case .environment: "Kymograph.EnvironmentKey"
    case .transaction: "Kymograph.TransactionKey"
    }
  }
}
