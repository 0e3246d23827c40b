internal import SwiftSyntax

// Names without backticks, generic arguments and modules.
extension TokenSyntax {
  /// The name without backticks.
  package var plainText: String { text.filter { $0 != "`" } }
}

extension AttributeSyntax {
  /// The attribute's name: `State`.
  var plainName: String {
    let text = attributeName.trimmedDescription
    let name = text.prefix { $0 != "<" && $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }
}
