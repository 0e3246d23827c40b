import SwiftSyntax

/// Changes that an object announces itself, as in Combine.
extension ChainCompiler {
  /// Returns whether a chain subscribes to announcements, as `child.objectWillChange.sink { … }` does.
  private static func listens(_ head: ExprSyntax?, _ links: [ChainLink]) -> Bool {
    head?.as(DeclReferenceExprSyntax.self)?.baseName.text == "objectWillChange"
      || links.contains { link in
        if case .name(let name) = link { name.baseName.text == "objectWillChange" } else { false }
      }
  }

  /// Compiles `objectWillChange.send()` with or without an object before it: views are notified of a change, in the
  /// current transaction; nil for any other chain.
  func announcement(_ head: ExprSyntax?, _ links: [ChainLink]) -> Typed? {
    guard links.count >= 2, case .call(let call)? = links.last, call.arguments.isEmpty,
      call.trailingClosure == nil, case .name(let send) = links[links.count - 2],
      send.baseName.text == "send"
    else {
      if Self.listens(head, links) { body.program.code.forwardsChanges = true }
      return nil
    }
    var subject = head?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    if links.count > 2 {
      guard case .name(let name) = links[links.count - 3] else { return nil }
      subject = name.baseName.plainText
    }
    guard subject == "objectWillChange" else { return nil }
    return Typed(.void) { run, _ in
      run.dependencies.noteChange()
      return .void
    }
  }
}
