internal import SwiftSyntax

/// An observer of a variable, as it is declared.
struct Observer {
  enum Kind: String {
    case willSet
    case didSet
  }

  let kind: Kind

  /// The name of the parameter.
  let parameter: String

  /// Whether the observer takes the old value, which is read for it.
  let takesOldValue: Bool

  /// Creates an observer; nil for any other accessor.
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
