internal import SwiftSyntax

/// A call as UIKit, AppKit and Core Animation have them: `UIView.animate(…) { … }`, `CATransaction.begin()`.
struct UIKitCall {
  let expression: FunctionCallExprSyntax

  /// The first name: a type, or a variable.
  let base: String

  /// The last name if there is more than one.
  let member: String?

  /// What makes the object whose method is called, as in `UIViewPropertyAnimator(…).startAnimation()`.
  let maker: ExprSyntax?

  /// Takes an expression; nil if it is no call of something with a name.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.withoutEffects.as(FunctionCallExprSyntax.self) else { return nil }
    self.expression = call
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let made = member.base?.as(FunctionCallExprSyntax.self)
    {
      base = ""
      self.member = member.declName.baseName.text
      maker = ExprSyntax(made)
      return
    }
    let path = call.calledExpression.namePath
    guard let first = path.first, let last = path.last else { return nil }
    // `self.animator.startAnimation()` is about the animator.
    base = first == "self" && path.count > 2 ? path[path.count - 2] : first
    member = path.count > 1 ? last : nil
    maker = nil
  }

  /// Those of `UIView` that have a timing.
  static let animatingFunctions: Set<String> = ["animate", "transition"]

  /// Arguments that say nothing about the motion.
  private static let irrelevantLabels: Set<String> = [
    "animations", "completion", "completionHandler", "changes", "with", "from", "to", "on",
  ]

  /// The closures among the arguments and behind them.
  var closures: [ClosureExprSyntax] {
    expression.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + (expression.trailingClosure.map { [$0] } ?? [])
      + expression.additionalTrailingClosures.map(\.closure)
  }

  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    expression.arguments.first { $0.label?.text == label }?.expression
  }

  /// The call without its closures and what else says nothing about the motion, marked as comments so that
  /// offsets agree; of a call that takes an animation of SwiftUI, that animation.
  func reduced(_ text: TextRegions, source: SwiftText) -> (text: TextRegions, range: Range<Int>) {
    var regions = text.regions
    func drop(_ range: Range<Int>) {
      for index in range.clamped(to: regions.indices) { regions[index] = .comment }
    }
    let whole = source.range(of: expression)
    if member == "animate", let first = expression.arguments.first, first.label == nil,
      !first.expression.is(ClosureExprSyntax.self)
    {
      return (text, source.range(of: first.expression))
    }
    var end = whole.upperBound
    var bytes = text.bytes
    if let parenthesis = expression.rightParen {
      end = source.range(of: parenthesis).upperBound
      drop(end..<whole.upperBound)
    } else if let closure = expression.trailingClosure {
      // `UIView.animate { … }` has no parentheses: its braces stand for them.
      let braces = source.range(of: closure)
      end = braces.upperBound
      drop(braces.lowerBound + 1..<end - 1)
      drop(end..<whole.upperBound)
      bytes[braces.lowerBound] = UInt8(ascii: "(")
      bytes[end - 1] = UInt8(ascii: ")")
    }
    var lastComma: Range<Int>?
    for argument in expression.arguments {
      let range = source.range(of: argument)
      let isIrrelevant =
        argument.expression.is(ClosureExprSyntax.self)
        || argument.label.map { Self.irrelevantLabels.contains($0.text) } ?? false
      if isIrrelevant {
        drop(range)
      } else {
        lastComma = argument.trailingComma.map { source.range(of: $0) }
      }
      let isLast = argument.trailingComma == nil
      if isLast, isIrrelevant, let lastComma { drop(lastComma) }
    }
    return (TextRegions(bytes: bytes, regions: regions), whole.lowerBound..<end)
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and the like before it.
  var withoutEffects: ExprSyntax {
    var node = self
    while true {
      if let attempt = node.as(TryExprSyntax.self) {
        node = attempt.expression
      } else if let wait = node.as(AwaitExprSyntax.self) {
        node = wait.expression
      } else {
        return node
      }
    }
  }

  /// The names of `a.b.c` in order; empty for anything else.
  var namePath: [String] {
    var names: [String] = []
    var node = self
    while true {
      if let member = node.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        guard let base = member.base else { return [] }
        node = base
      } else if let chaining = node.as(OptionalChainingExprSyntax.self) {
        node = chaining.expression
      } else if let unwrapped = node.as(ForceUnwrapExprSyntax.self) {
        node = unwrapped.expression
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
        return names.reversed()
      } else {
        return []
      }
    }
  }
}

extension ClosureExprSyntax {
  /// The name of the closure's first parameter; nil if it has none.
  var parameterName: String? {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.first?.name.text
    case .parameterClause(let clause): clause.parameters.first?.firstName.text
    case nil: nil
    }
  }
}
