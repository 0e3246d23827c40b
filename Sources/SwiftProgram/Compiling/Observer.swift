internal import SwiftSyntax

/// An observer that is called when a variable is written to, as it is declared.
struct Observer {
  enum Kind: String {
    case willSet
    case didSet
  }

  let kind: Kind

  /// The name of the value that it is given.
  let parameter: String

  /// Whether it is given the value before, so that this is read for it.
  let takesOldValue: Bool

  /// Nil for what is none.
  init?(_ node: AccessorDeclSyntax) {
    guard let kind = Kind(rawValue: node.accessorSpecifier.text) else { return nil }
    let usual = kind == .willSet ? "newValue" : "oldValue"
    self.kind = kind
    parameter = node.parameters?.name.plainText ?? usual
    takesOldValue =
      kind == .didSet
      && (node.parameters != nil
        || node.tokens(viewMode: .sourceAccurate).contains { $0.plainText == usual })
  }
}
