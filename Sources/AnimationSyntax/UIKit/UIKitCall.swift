internal import SwiftProgram
internal import SwiftSyntax

/// A call in the form of UIKit, AppKit and Core Animation: `UIView.animate(…) { … }`, `CATransaction.begin()`.
struct UIKitCall {
  let expression: FunctionCallExprSyntax

  /// The first name: a type or a variable.
  let base: String

  /// The last name if there is more than one.
  let member: String?

  /// The expression that creates the object whose method is called, as in `UIViewPropertyAnimator(…).startAnimation()`.
  let maker: ExprSyntax?

  /// Creates a call from an expression; nil if it is not a call by name.
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
    // `self.animator.startAnimation()` concerns the animator.
    base = first == "self" && path.count > 2 ? path[path.count - 2] : first
    member = path.count > 1 ? last : nil
    maker = nil
  }

  /// The types whose calls animate something, or create or configure an animation.
  static let types: Set<String> = [
    "UIView", "UIViewPropertyAnimator", "NSAnimationContext", "CATransaction", "CABasicAnimation",
    "CASpringAnimation", "CAKeyframeAnimation", "CAAnimationGroup",
  ]

  /// The classes of Core Animation whose properties are set one by one.
  private static let mediaTypes: Set<String> = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CAAnimationGroup",
  ]

  /// The functions of `UIView` that have a timing.
  static let animatingFunctions: Set<String> = ["animate", "transition"]

  /// `UIView.beginAnimations`, `UIView.commitAnimations`, and the functions that are called between them.
  static let blockFunctions: Set<String> = [
    "beginAnimations", "commitAnimations", "setAnimationDuration", "setAnimationDelay",
    "setAnimationCurve", "setAnimationRepeatCount", "setAnimationRepeatAutoreverses",
    "setAnimationBeginsFromCurrentState",
  ]

  /// The labels of arguments without influence on the motion.
  private static let irrelevantLabels: Set<String> = [
    "animations", "completion", "completionHandler", "changes",
  ]

  /// The labels of further such arguments of a transition between views.
  private static let labelsOfViews: Set<String> = ["with", "from", "to"]

  private func saysNothingOfMotion(_ label: String) -> Bool {
    Self.irrelevantLabels.contains(label)
      || member == "transition" && Self.labelsOfViews.contains(label)
  }

  /// The closures among the arguments and after them.
  var closures: [ClosureExprSyntax] {
    expression.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + (expression.trailingClosure.map { [$0] } ?? [])
      + expression.additionalTrailingClosures.map(\.closure)
  }

  /// Returns the argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    expression.arguments.first { $0.label?.text == label }?.expression
  }

  /// Whether the call animates something, or creates or configures an animation.
  var isOfAnimation: Bool {
    switch base {
    case "UIView":
      guard let member else { return false }
      return Self.animatingFunctions.contains(member) || member == "animateKeyframes"
        || member == "performWithoutAnimation" || Self.blockFunctions.contains(member)
    case "UIViewPropertyAnimator":
      return member == nil || member == "runningPropertyAnimator" || member == "init"
    case "NSAnimationContext":
      return ["runAnimationGroup", "animate", "beginGrouping", "endGrouping"].contains(member)
    case "CATransaction": return member != nil
    default: return makesMediaObject
    }
  }

  /// Whether the call creates an animation of Core Animation, which is configured afterwards.
  var makesMediaObject: Bool {
    (member == nil || member == "init") && Self.mediaTypes.contains(base)
  }

  /// Whether the call has other arguments than the property that moves.
  var hasTiming: Bool { expression.arguments.contains { $0.label?.text != "keyPath" } }

  /// The common name of the function.
  var name: String { [base, member].compactMap(\.self).joined(separator: ".") }

  /// Returns the call without its closures and other arguments without influence on the motion; for a call that takes a
  /// SwiftUI animation, only that animation.
  ///
  /// The parts that are left out are marked as comments, so that offsets differ only by the position of the call.
  func reduced(_ text: TextRegions, source: SwiftText) -> (text: TextRegions, start: Int) {
    let whole = source.range(of: expression)
    if member == "animate", let first = expression.arguments.first, first.label == nil,
      !first.expression.is(ClosureExprSyntax.self)
    {
      let range = source.range(of: first.expression)
      return (text.piece(range), range.lowerBound)
    }
    var end = whole.upperBound
    if let parenthesis = expression.rightParen {
      end = source.range(of: parenthesis).upperBound
    } else if let closure = expression.trailingClosure {
      end = source.range(of: closure).upperBound
    }
    let start = whole.lowerBound
    let piece = text.piece(start..<end)
    var (bytes, regions) = (piece.bytes, piece.regions)
    func drop(_ range: Range<Int>) {
      for index in range.clamped(to: start..<end) { regions[index - start] = .comment }
    }
    if expression.rightParen == nil, let closure = expression.trailingClosure {
      // `UIView.animate { … }` has no parentheses: its braces are used instead.
      let braces = source.range(of: closure)
      drop(braces.lowerBound + 1..<max(braces.lowerBound + 1, end - 1))
      bytes[braces.lowerBound - start] = UInt8(ascii: "(")
      bytes[bytes.count - 1] = UInt8(ascii: ")")
    }
    var lastComma: Range<Int>?
    for argument in expression.arguments {
      let range = source.range(of: argument)
      let isIrrelevant =
        argument.expression.is(ClosureExprSyntax.self)
        || argument.label.map { saysNothingOfMotion($0.text) } ?? false
      if isIrrelevant {
        drop(range)
      } else {
        lastComma = argument.trailingComma.map { source.range(of: $0) }
      }
      let isLast = argument.trailingComma == nil
      if isLast, isIrrelevant, let lastComma { drop(lastComma) }
    }
    return (TextRegions(bytes: bytes, regions: regions), start)
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and similar keywords before it.
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

  /// The name of the expression that creates an object: of a variable, or of a called function.
  var maker: String? {
    (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).namePath.last
  }

  /// The names of `a.b.c` in order; empty for any other expression.
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
