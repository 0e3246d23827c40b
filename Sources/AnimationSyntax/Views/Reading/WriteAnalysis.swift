internal import SwiftSyntax

/// Whether statements can change something that outlives them: a state, a binding, an object.
struct WriteAnalysis {
  /// The bodies of all functions that the files declare, by name.
  let functions: [String: [Syntax]]

  /// The names of properties that hold closures, which may do anything.
  let closures: Set<String>

  init(_ declarations: ViewDeclarations) {
    var functions: [String: [Syntax]] = [:]
    var closures: Set<String> = []
    for (function, _) in declarations.functions {
      if let body = function.body {
        functions[function.name.plainText, default: []].append(Syntax(body))
      }
    }
    for member in declarations.types.flatMap(\.members) {
      if let function = member.declaration.as(FunctionDeclSyntax.self), let body = function.body {
        functions[function.name.plainText, default: []].append(Syntax(body))
      }
      guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.type.trimmedDescription, type.contains("->"),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { continue }
        closures.insert(name.identifier.plainText)
      }
    }
    self.functions = functions
    self.closures = closures
  }

  /// Whether something in a node writes, in functions that it calls too.
  func writes(_ node: Syntax) -> Bool {
    var seen: Set<String> = []
    var bodies = [node]
    while let body = bodies.popLast() {
      var locals: Set<String> = []
      var stack = [body]
      while let node = stack.popLast() {
        if let binding = node.as(PatternBindingSyntax.self),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        {
          locals.insert(name.identifier.plainText)
        }
        if writes(here: node, locals) { return true }
        if let call = node.as(FunctionCallExprSyntax.self), let name = Self.calledName(call) {
          if closures.contains(name) { return true }
          if let found = functions[name], seen.insert(name).inserted { bodies += found }
        } else if let reference = node.as(DeclReferenceExprSyntax.self),
          let found = functions[reference.baseName.plainText],
          seen.insert(reference.baseName.plainText).inserted
        {
          bodies += found
        }
        stack += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return false
  }

  private func writes(here node: Syntax, _ locals: Set<String>) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where index > 0 {
        let isAssignment =
          element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self).map {
            Self.assignments.contains($0.operator.text)
          } == true
        guard isAssignment, let root = Self.rootName(elements[index - 1]) else { continue }
        if root != "_", !locals.contains(root) { return true }
      }
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ViewRun.mutatingNames.contains(member.declName.baseName.text), let root = Self.rootName(base)
    {
      return !locals.contains(root)
    }
    if let given = node.as(InOutExprSyntax.self), let root = Self.rootName(given.expression) {
      return !locals.contains(root)
    }
    return false
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  private static func calledName(_ call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }

  /// The name with which a written location begins, `self.` left out.
  private static func rootName(_ expression: ExprSyntax) -> String? {
    var node = expression
    var last: String?
    while true {
      if let member = node.as(MemberAccessExprSyntax.self) {
        last = member.declName.baseName.plainText
        guard let base = member.base else { return last }
        node = base
      } else if let element = node.as(SubscriptCallExprSyntax.self) {
        node = element.calledExpression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        return name == "self" ? last ?? name : name
      } else if node.is(DiscardAssignmentExprSyntax.self) {
        return "_"
      } else {
        return last
      }
    }
  }
}
