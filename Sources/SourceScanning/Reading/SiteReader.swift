internal import AnimationSyntax
internal import SwiftSyntax

/// A reader of SwiftUI's calls that take an animation, one node at a time.
struct SiteReader {
  let text: SourceText
  /// The index of the scope around the calls.
  let scope: Int
  /// The condition of the `#if` around the calls.
  let condition: String

  /// Returns the animations that a call uses itself; those of calls inside are read later.
  func sites(of call: FunctionCallExprSyntax) -> [SourceSite] {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return sites(of: call, named: reference.baseName) + labelled(call)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
    let name = member.declName.baseName
    if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI" {
      return sites(of: call, named: name) + labelled(call)
    }
    switch name.text {
    case "animation": return animation(of: call, member).map { [$0] } ?? []
    case "init" where member.base == nil: return transaction(call, name)
    case "phaseAnimator": return phases(of: call, name)
    case "scrollTransition": return scrollTransition(call)
    case "symbolEffect": return symbolEffect(call, name)
    default: return labelled(call)
    }
  }

  /// Returns the sites of a call of a function or initializer with a plain name.
  private func sites(of call: FunctionCallExprSyntax, named name: TokenSyntax) -> [SourceSite] {
    switch name.text {
    case "withAnimation":
      let first = call.arguments.first
      var found: SourceSite
      if let first, first.label == nil, !first.expression.is(ClosureExprSyntax.self) {
        found = site("withAnimation", expression: first.expression)
      } else {
        guard
          call.trailingClosure != nil || first?.expression.is(ClosureExprSyntax.self) == true
            || first?.label != nil
        else { return [] }
        found = site("withAnimation", .defaultAnimation, name)
      }
      found.function = name.text
      return [found]
    case "Transaction": return transaction(call, name)
    case "withTransaction": return transactionValue(call, name)
    case "PhaseAnimator": return phases(of: call, name)
    case "CATransition":
      return unplayed(call, name, "blends two pictures, which is no motion of a value")
    case "CAAnimationGroup":
      return unplayed(call, name, "plays its members together; each has a row of its own")
    default: return []
    }
  }

  /// Returns the site of an animation of Core Animation that has no motion of its own.
  private func unplayed(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ reason: String
  ) -> [SourceSite] {
    var found = site(name.text, .unread(reason), call)
    found.typeName = name.text
    return [found]
  }

  // MARK: - Modifiers

  /// Returns the site of `.animation(.bouncy, value: x)` of a view, `$x.animation()`, `.opacity.animation(.easeOut)`.
  private func animation(
    of call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> SourceSite? {
    let base = member.base
    let isBinding = base.map(Self.isBinding) ?? false
    guard let first = call.arguments.first else {
      guard call.trailingClosure == nil, let base, isBinding || base.lastName != nil else {
        return nil
      }
      var found = site("Binding.animation", .defaultAnimation, member.declName.baseName)
      found.isGuess = !isBinding
      return found
    }
    guard first.label == nil, !first.expression.is(ClosureExprSyntax.self) else { return nil }
    let value = call.arguments.dropFirst().first
    let context: String
    if isBinding {
      context = "Binding.animation"
    } else if value?.label?.text == "value" {
      context = "animation(_:value:)"
    } else if call.arguments.count > 1 {
      return nil
    } else if let base, Self.isTransition(base) {
      context = "transition.animation"
    } else if base?.implicitRoot.map(["animated", "interactive"].contains) == true {
      context = "scrollTransition"
    } else if call.trailingClosure != nil {
      context = "animation(_:body:)"
    } else {
      context = "animation(_:)"
    }
    var found = site(context, expression: first.expression)
    found.isGuess = value == nil && !isBinding
    if let value { found.trigger = text.text(of: value.expression) }
    if let base, context.hasPrefix("animation(") {
      found.modifiersBefore = Self.modifiers(before: base)
      if base.lastName != nil {
        found.plainBase = text.text(of: base)
      } else if let root = base.chainRoot, Self.isClosureParameter(root) {
        // The root is a view, or any other value with a member of that name.
        found.plainBase = root
      }
    }
    return found
  }

  /// Whether a chain is a binding, which begins with a dollar sign or ends in one.
  ///
  /// A closure's parameter, such as `$0`, may be anything.
  private static func isBinding(_ base: ExprSyntax) -> Bool {
    let root = base.chainRoot ?? ""
    if root.hasPrefix("$") && !isClosureParameter(root) || root == "Binding" { return true }
    var node: ExprSyntax? = base
    while let member = node?.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text.hasPrefix("$")
        || member.declName.baseName.text == "projectedValue"
      {
        return true
      }
      node = member.base
    }
    return false
  }

  /// Whether a name is that of a closure's parameter, such as `$0`.
  private static func isClosureParameter(_ name: String) -> Bool {
    name.hasPrefix("$") && name.dropFirst().first?.isNumber == true
  }

  private static func isTransition(_ base: ExprSyntax) -> Bool {
    if base.chainRoot == "AnyTransition" { return true }
    guard let root = base.implicitRoot else { return false }
    return AnimationNames.beginsTransition(root)
      || ["modifier", "asymmetric", "blurReplace", "symbolEffect"].contains(root)
  }

  /// Returns the modifiers of a view up to the previous animation, the last one first.
  private static func modifiers(before base: ExprSyntax) -> [String] {
    var names: [String] = []
    var node = base
    while let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      if name == "animation" || name == "transaction" { break }
      names.append(name)
      guard let next = member.base else { break }
      node = next
    }
    return names
  }

  // MARK: - Scrolling and symbols

  /// Returns the sites of `.scrollTransition(.animated(.bouncy)) { … }`.
  private func scrollTransition(_ call: FunctionCallExprSyntax) -> [SourceSite] {
    call.arguments.compactMap { argument in
      guard [nil, "topLeading", "bottomTrailing"].contains(argument.label?.text) else { return nil }
      return scrollAnimation(argument.expression)
    }
  }

  /// Returns the animation of a configuration such as `.animated(.bouncy).threshold(.centered)`; nil for a
  /// configuration without one, or whose `animation` is read by itself.
  private func scrollAnimation(_ configuration: ExprSyntax) -> SourceSite? {
    var node = configuration
    var call: FunctionCallExprSyntax?
    while true {
      if let found = node.as(FunctionCallExprSyntax.self) {
        call = found
        node = found.calledExpression
      }
      guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
      switch member.declName.baseName.text {
      case "animation": return nil
      case "animated":
        return call?.arguments.first.map { site("scrollTransition", expression: $0.expression) }
          ?? site("scrollTransition", .defaultAnimation, member.declName.baseName)
      default: break
      }
      guard let base = member.base else { return nil }
      node = base
      call = nil
    }
  }

  /// Returns the site of `.symbolEffect(.pulse, options: .speed(3), value: x)`, which has a speed without an animation.
  private func symbolEffect(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax
  ) -> [SourceSite] {
    guard call.arguments.contains(where: { $0.label?.text == "options" }) else { return [] }
    return [
      SourceSite(
        context: "symbolEffect",
        content: .unread("is a symbol effect, whose motion is in the symbol"),
        range: text.range(from: name, through: call), scope: scope, condition: condition)
    ]
  }

  // MARK: - Transactions and phases

  private func transaction(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) -> [SourceSite] {
    guard let only = call.arguments.first, call.arguments.count == 1,
      only.label?.text == "animation"
    else { return [] }
    var found = site("Transaction(animation:)", expression: only.expression)
    found.isGuess = name.text == "init"
    return [found]
  }

  /// Returns the site of `withTransaction(\.animation, .smooth) { … }`.
  private func transactionValue(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax
  ) -> [SourceSite] {
    let arguments = Array(call.arguments.prefix(2))
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      let path = arguments[0].expression.as(KeyPathExprSyntax.self),
      path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        .text == "animation"
    else { return [] }
    var found = site("withTransaction", expression: arguments[1].expression)
    found.function = name.text
    return [found]
  }

  /// Returns the sites of `transaction.animation = .bouncy`, and likewise of `$0.animation`.
  func sites(ofAssignment sequence: SequenceExprSyntax) -> [SourceSite] {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let target = elements[0].as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "animation", let base = target.base
    else { return [] }
    // The value after the equals sign may be a choice.
    return elements.count == 3 ? [assigned(elements[2], base)] : choices(in: elements[2...], base)
  }

  /// Returns the sites of `… = condition ? one : other`, whose parts are in one list.
  private func choices(in elements: ArraySlice<ExprSyntax>, _ base: ExprSyntax) -> [SourceSite] {
    elements.flatMap { element -> [SourceSite] in
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        return [assigned(ternary.thenExpression, base)]
      }
      return element.id == elements.last?.id ? [assigned(element, base)] : []
    }
  }

  private func assigned(_ value: ExprSyntax, _ base: ExprSyntax) -> SourceSite {
    var found = site("transaction.animation", expression: value)
    let root = base.chainRoot ?? ""
    found.isGuess =
      root != "$0" && !root.lowercased().contains("transaction")
      && base.closureAround?.ownCall?.calledExpression.lastName != "transaction"
    return found
  }

  /// Returns the sites of a phase animator's animations, which its closure gives; the default animation without one.
  private func phases(of call: FunctionCallExprSyntax, _ name: TokenSyntax) -> [SourceSite] {
    let trailing = call.additionalTrailingClosures.first { $0.label.text == "animation" }?.closure
    let argument = call.arguments.first { $0.label?.text == "animation" }?.expression
    guard let closure = trailing ?? argument?.as(ClosureExprSyntax.self) else {
      return argument == nil ? [site("phaseAnimator", .defaultAnimation, name)] : []
    }
    return [site("phaseAnimator", .results(WrittenCode(closure.statements, in: text)), closure)]
  }

  // MARK: - Arguments

  /// Returns the site of `animation:` in any other call, as in `@FetchRequest` and an app's own functions.
  private func labelled(_ call: FunctionCallExprSyntax) -> [SourceSite] {
    guard call.calledExpression.lastName != "Transaction" else { return [] }
    return labelled(call.arguments)
  }

  /// Returns the site of `@FetchRequest(…, animation: .default)`.
  func sites(of attribute: AttributeSyntax) -> [SourceSite] {
    guard case .argumentList(let arguments) = attribute.arguments else { return [] }
    return labelled(arguments)
  }

  private func labelled(_ arguments: LabeledExprListSyntax) -> [SourceSite] {
    arguments.compactMap { argument in
      guard argument.label?.text == "animation", !argument.expression.is(ClosureExprSyntax.self)
      else { return nil }
      var found = site("animation:", expression: argument.expression)
      found.isGuess = true
      return found
    }
  }

  private func site(_ context: String, expression: ExprSyntax) -> SourceSite {
    site(context, .expression(WrittenCode(expression, in: text)), expression)
  }

  private func site(
    _ context: String, _ content: SourceSite.Content, _ node: some SyntaxProtocol
  ) -> SourceSite {
    SourceSite(
      context: context, content: content, range: text.range(of: node), scope: scope,
      condition: condition)
  }
}
