internal import SwiftSyntax

/// A name in a chain of members and calls.
struct ChainLink {
  let name: String
  /// The call, if the name is followed by parentheses; nil otherwise.
  let call: FunctionCallExprSyntax?
  /// The offset of the name, in bytes.
  let offset: Int
}
