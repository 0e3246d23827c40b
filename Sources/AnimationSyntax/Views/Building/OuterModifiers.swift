internal import SwiftProgram
internal import SwiftSyntax

/// The modifiers around a view that change its content while it is shown, so that their absence matters.
///
/// A constant number, color or font moves nothing. Modifiers that affect the motion of their content always matter, and
/// so does a number that may change.
struct OuterModifiers {
  /// The modifiers that affect their content whatever their arguments are.
  private static let acting: Set<String> = [
    "animation", "transaction", "transition", "contentTransition", "phaseAnimator",
    "keyframeAnimator",
  ]

  /// The modifiers that set styles that the files may declare.
  private static let styling = Set(OwnStyles.types.keys)

  /// The names of constants, by the names of their types; those of globals are under an empty name.
  private var constants: [String: Set<String>] = [:]

  /// The bodies of modifiers of the app, by name: of functions, and of types that are passed to `modifier`.
  private var bodies: [String: [Syntax]] = [:]

  init(_ declarations: ProgramDeclarations) {
    constants[""] = declarations.variables.reduce(into: []) {
      $0.formUnion($1.declaration.constantNames)
    }
    for type in declarations.types {
      for member in type.members {
        if let variable = member.declaration.as(VariableDeclSyntax.self) {
          constants[type.name, default: []].formUnion(variable.constantNames)
        }
        if type.isModifier {
          bodies[type.name, default: []].append(Syntax(member.declaration))
        } else if let function = member.declaration.as(FunctionDeclSyntax.self), type.name == "View"
        {
          bodies[function.name.plainText, default: []].append(Syntax(function))
        }
      }
    }
  }

  /// Returns whether a modifier changes its content while it is shown.
  ///
  /// - Parameters:
  ///   - call: The call of the modifier.
  ///   - name: The name of the modifier.
  ///   - holder: The type that contains the call.
  func matters(_ call: FunctionCallExprSyntax, _ name: String, in holder: String) -> Bool {
    var entered: Set<String> = []
    return matters(call, name, in: holder, &entered)
  }

  private func matters(
    _ call: FunctionCallExprSyntax, _ name: String, in holder: String, _ entered: inout Set<String>
  ) -> Bool {
    let arguments = Syntax(call.arguments)
    if Self.acting.contains(name) { return true }
    if Self.styling.contains(name) { return !isOfSystem(call) }
    if name == "disabled" {
      let flag = call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self)
      return flag?.literal.text != "false"
    }
    let own = name == "modifier" ? ownModifier(call) : name
    if let own, let inside = bodies[own] {
      guard entered.insert(own).inserted else { return false }
      return mayChange(arguments, in: holder)
        || inside.contains { actsInside($0, of: own, &entered) }
    }
    let isSeen =
      MovingModifiers.all[name] != nil || ViewKinds.coloring.contains(name) || name == "id"
    return isSeen && mayChange(arguments, in: holder)
  }

  /// Returns whether a modifier of the app's own does more than show its content.
  private func actsInside(_ body: Syntax, of owner: String, _ entered: inout Set<String>) -> Bool {
    var nodes = [body]
    while let node = nodes.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
          let name = member.declName.baseName.plainText
          let isOwn = bodies[name] != nil || name == "modifier"
          let acts = Self.acting.contains(name) || Self.styling.contains(name) || name == "disabled"
          if isOwn || acts, matters(call, name, in: owner, &entered) { return true }
        } else if call.calledExpression.trimmedDescription == "withAnimation" {
          return true
        }
      }
      nodes.append(childrenOf: node)
    }
    return false
  }

  /// Returns the name of the type that is passed to `modifier`.
  private func ownModifier(_ call: FunctionCallExprSyntax) -> String? {
    call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?
      .calledExpression.trimmedDescription
  }

  /// Returns whether a style is one of the system's: `.plain`, `PlainButtonStyle()`.
  private func isOfSystem(_ call: FunctionCallExprSyntax) -> Bool {
    guard let style = call.arguments.first?.expression else { return true }
    let called = style.as(FunctionCallExprSyntax.self)?.calledExpression ?? style
    if let member = called.as(MemberAccessExprSyntax.self), member.base == nil {
      return ViewKinds.styles.contains(member.declName.baseName.plainText)
    }
    let name = called.trimmedDescription
    return OwnStyles.types.values.contains { ending in
      guard name.hasSuffix(ending), let first = name.first else { return false }
      return ViewKinds.styles.contains(first.lowercased() + name.dropFirst().dropLast(ending.count))
    }
  }

  /// Returns whether a node names anything that may change: any name but that of a constant or a type.
  private func mayChange(_ node: Syntax, in holder: String) -> Bool {
    let known = constants[holder, default: []].union(constants["", default: []])
    var nodes = [node]
    while let node = nodes.popLast() {
      if let member = node.as(MemberAccessExprSyntax.self) {
        // For `.red` and `value.name` the base alone decides; for `self.name` it is the name.
        guard let base = member.base else { continue }
        if base.trimmedDescription == "self" {
          if !known.contains(member.declName.baseName.plainText) { return true }
        } else {
          nodes.append(Syntax(base))
        }
        continue
      }
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        if name.first?.isUppercase != true, !known.contains(name) { return true }
        continue
      }
      nodes.append(childrenOf: node)
    }
    return false
  }
}

extension VariableDeclSyntax {
  /// The names of the constants that have a value: `let margin = 8.0`.
  fileprivate var constantNames: Set<String> {
    guard bindingSpecifier.tokenKind == .keyword(.let) else { return [] }
    return bindings.reduce(into: []) { names, binding in
      guard binding.initializer != nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return }
      names.insert(name.identifier.plainText)
    }
  }
}
