internal import SwiftSyntax

extension BodyCompiler {
  var lazies: LazyCompiler { LazyCompiler(body: self) }
}

/// Compiles functions of lazy collections whose closures Swift calls later, and only for the elements that are asked for.
///
/// Here the closures are called at once, which makes a difference only to those that change something.
struct LazyCompiler {
  let body: BodyCompiler

  /// Returns whether a function of a lazy collection is given a closure that may change something.
  func changes(by name: String, of base: Typed, _ call: FunctionCallExprSyntax) -> Bool {
    base.isLazy && Self.names.contains(name) && call.argumentExpressions.contains(where: mayChange)
  }

  /// The functions of lazy collections that keep their closures.
  private static let names: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "prefix", "drop",
  ]

  /// Returns whether an argument is a closure that may change something: itself, or by a function or a closure of the
  /// enclosing code, of which it is not asked here what they do.
  private func mayChange(_ argument: ExprSyntax) -> Bool {
    body.program.writes(Syntax(argument))
      || Syntax(argument).containsNode { node in
        let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        return name.flatMap(body.scope.find)?.local.type.isFunction ?? false
      }
  }
}
