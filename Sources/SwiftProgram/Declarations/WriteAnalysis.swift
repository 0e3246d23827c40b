internal import SwiftSyntax

/// An analysis of whether statements can change something that outlives them: a state, a binding, an object.
struct WriteAnalysis {
  /// The body of a function, with its file.
  struct Body {
    let statements: Syntax
    let source: ProgramSource
  }

  /// The bodies of all functions that the files declare, by name.
  let functions: [String: [Body]]

  /// The names of properties and parameters that hold closures, which may do anything.
  let closures: Set<String>

  let frameworks: any FrameworkTypes

  /// The operators of the files that change an operand.
  let changing: Set<String>

  /// The names of the functions and initializers of the files that may throw.
  let throwing: Set<String>

  /// The names of functions that write.
  var writing: Set<String> = []

  /// Returns the names of parameters that are closures without a result, as actions are.
  static func actions(_ clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters.compactMap { parameter in
      let type = parameter.type.trimmedDescription
      guard type.contains("-> Void") || type.contains("-> ()") else { return nil }
      return (parameter.secondName ?? parameter.firstName).plainText
    }
  }

  /// Returns the names of functions that write, themselves or in functions that they call.
  static func writing(
    _ functions: [String: [Body]], _ scan: (Syntax) -> (writes: Bool, names: Set<String>)
  ) -> Set<String> {
    var writing: [String] = []
    var callers: [String: [String]] = [:]
    for (name, bodies) in functions {
      for found in bodies.map({ scan($0.statements) }) {
        if found.writes { writing.append(name) }
        for called in found.names { callers[called, default: []].append(name) }
      }
    }
    var all = Set(writing)
    while let name = writing.popLast() {
      for caller in callers[name] ?? [] where all.insert(caller).inserted { writing.append(caller) }
    }
    return all
  }

  /// Returns whether a node writes, also in functions that it calls.
  func writes(_ node: Syntax) -> Bool {
    let found = scan(node)
    return found.writes || !found.names.isDisjoint(with: writing)
  }

  /// Returns whether a function writes, among those of one type by its name, itself or in other functions of the type.
  ///
  /// A parameter that the function changes, such as a path, is its own.
  func writes(_ name: String, among functions: [FunctionDeclSyntax]) -> Bool {
    var waiting = [name]
    var seen: Set = [name]
    while let name = waiting.popLast() {
      for function in functions where function.name.plainText == name {
        let node = Syntax(function)
        let found = scan(node, locals: Self.declaredNames(in: node)) { call, name, locals in
          call.calledExpression.is(DeclReferenceExprSyntax.self) && !locals.contains(name)
        }
        if found.writes { return true }
        waiting += found.names.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// Returns all names that are declared in a node, parameters of closures included.
  private static func declaredNames(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    node.walk { node in
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        names.insert(pattern.identifier.plainText)
      } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
        names.insert(parameter.name.plainText)
      } else if let parameter = node.as(ClosureParameterSyntax.self) {
        names.insert((parameter.secondName ?? parameter.firstName).plainText)
      } else if let parameter = node.as(FunctionParameterSyntax.self) {
        names.insert((parameter.secondName ?? parameter.firstName).plainText)
      } else if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber)
      {
        names.insert(name)
      }
      return .enter
    }
    return names
  }

  /// Returns whether a node writes, and the names of the functions that it calls or names.
  ///
  /// - Parameters:
  ///   - body: The node.
  ///   - known: Variables of the node's own, besides those that are declared in it.
  ///   - writesClosure: Returns whether a call of a closure in a property or a parameter writes, by its name and the
  ///     variables that are declared before it.
  func scan(
    _ body: Syntax, locals known: Set<String> = [],
    writesClosure: (FunctionCallExprSyntax, String, Set<String>) -> Bool = { _, _, _ in true }
  ) -> (writes: Bool, names: Set<String>) {
    var locals = known
    var names: Set<String> = []
    var writes = false
    body.walk { node in
      if let binding = node.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        locals.insert(name.identifier.plainText)
      }
      writes = self.writes(here: node, locals)
      if writes { return .stop }
      if let call = node.as(FunctionCallExprSyntax.self), let name = Self.calledName(call) {
        writes =
          frameworks.writes(call) || closures.contains(name) && writesClosure(call, name, locals)
        if writes { return .stop }
        if functions[name] != nil { names.insert(name) }
      } else if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
        functions[name] != nil
      {
        names.insert(name)
      }
      return .enter
    }
    return (writes, names)
  }

  /// Returns whether a call is one of a function of the files, of a closure in a property, or of a function of the
  /// frameworks, that may write.
  func writes(calling call: FunctionCallExprSyntax) -> Bool {
    guard let name = Self.calledName(call) else { return false }
    return closures.contains(name) || writing.contains(name) || frameworks.writes(call)
  }

  private func writes(here node: Syntax, _ locals: Set<String>) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where index > 0 {
        let isAssignment =
          element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self).map {
            Self.assignments.contains($0.operator.text)
              || changing.contains($0.operator.text)
          } == true
        guard isAssignment else { continue }
        for written in Self.parts(elements[index - 1]) {
          guard let root = Self.rootName(written) else { continue }
          if root != "_", !locals.contains(root) || Self.isBinding(written) { return true }
        }
      }
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ValueMutator.mutatingNames.contains(member.declName.baseName.text),
      let root = Self.rootName(base)
    {
      return !locals.contains(root)
    }
    // It is unknown here which closure the element of a collection is.
    if let call = node.as(FunctionCallExprSyntax.self), Self.callsElement(call) { return true }
    let unary =
      node.as(PrefixOperatorExprSyntax.self).map { ($0.operator, $0.expression) }
      ?? node.as(PostfixOperatorExprSyntax.self).map { ($0.operator, $0.expression) }
    if let (sign, operand) = unary, changing.contains(sign.text),
      let root = Self.rootName(operand)
    {
      return !locals.contains(root)
    }
    if let given = node.as(InOutExprSyntax.self), let root = Self.rootName(given.expression) {
      return !locals.contains(root)
    }
    return false
  }

  /// The operators that change their left operand.
  static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
    "&<<=", "&>>=",
  ]

  /// Returns the targets of an assignment: each part of a tuple.
  private static func parts(_ written: ExprSyntax) -> [ExprSyntax] {
    written.as(TupleExprSyntax.self)?.elements.flatMap { parts($0.expression) } ?? [written]
  }

  /// Returns whether the target of a write is the value of a binding, which is stored elsewhere even if the binding is
  /// local.
  private static func isBinding(_ written: ExprSyntax) -> Bool {
    var node = written
    while let member = node.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "wrappedValue" { return true }
      guard let base = member.base else { return false }
      node = base
    }
    return false
  }

  /// Returns whether a call is one of a closure in a collection: `actions["go"]?()`.
  private static func callsElement(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression
    return
      (called.as(OptionalChainingExprSyntax.self)?.expression
      ?? called.as(ForceUnwrapExprSyntax.self)?.expression ?? called).is(
        SubscriptCallExprSyntax.self)
  }

  static func calledName(_ call: FunctionCallExprSyntax) -> String? {
    let optional = call.calledExpression.as(OptionalChainingExprSyntax.self)
    let called = optional?.expression ?? call.calledExpression
    return called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }

  /// Returns the first name of a written location, without `self.`.
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
