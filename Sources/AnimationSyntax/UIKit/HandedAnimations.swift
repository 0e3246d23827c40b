internal import SwiftProgram
internal import SwiftSyntax

/// The animations of Core Animation that a statement hands to other code: to functions, closures and loops.
struct HandedAnimations {
  /// A list of statements that receives animations.
  struct Passage {
    /// The statements.
    let statements: CodeBlockItemListSyntax

    /// The animations, by their names in the statements.
    let names: [String: Int]

    /// The other arguments of a function, whose values hold inside of it alone; nil for a closure or a loop.
    let arguments: [(name: String, value: ExprSyntax)]?
  }

  /// Functions that take an animation and leave it unchanged.
  private static let harmless: Set<String> = [
    "add", "append", "insert", "print", "debugPrint", "contains", "NSLog", "removeAnimation",
  ]

  /// The index of the animation that each name denotes.
  let names: [String: Int]

  /// The functions of the source, by their names.
  let functions: [String: [FunctionDeclSyntax]]

  /// Returns the passages that a call or a loop hands animations to, in the order in which they run, as
  /// `[a, b].forEach { $0.duration = 0.8 }`, `for a in [x, y] { … }` and `configure(a)` do.
  ///
  /// - Returns: The passages; nil for a statement of which it is not known which code receives its animations.
  func passages(of statement: Syntax) -> [Passage]? {
    if let loop = statement.as(ForStmtSyntax.self) { return passages(of: loop) }
    guard let call = statement.as(ExprSyntax.self)?.withoutEffects.as(FunctionCallExprSyntax.self)
    else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "forEach", let array = member.base?.as(ArrayExprSyntax.self)
    {
      return passages(of: call, over: array)
    }
    return passages(of: call)
  }

  /// Returns the calls in a statement that receive an animation and may change it in unknown ways.
  func receivers(in statement: Syntax) -> [(call: FunctionCallExprSyntax, animation: Int)] {
    var found: [(call: FunctionCallExprSyntax, animation: Int)] = []
    var stack = [statement]
    while let node = stack.popLast() {
      if node.is(FunctionDeclSyntax.self) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), !isHarmless(call) {
        found += arguments(of: call).compactMap(\.animation).map { (call, $0) }
      }
      stack.appendReversed(childrenOf: node)
    }
    return found
  }

  private func isHarmless(_ call: FunctionCallExprSyntax) -> Bool {
    let path = call.calledExpression.namePath
    return path.last.map(Self.harmless.contains) ?? true
      || UIKitCall(ExprSyntax(call))?.isOfAnimation == true
  }

  /// Returns the arguments of a call with the animations that they name.
  private func arguments(
    of call: FunctionCallExprSyntax
  ) -> [(label: String?, value: ExprSyntax, animation: Int?)] {
    call.arguments.map { argument in
      let path = argument.expression.namePath
      let isOwn = path.count == 1 || path.count == 2 && path.first == "self"
      let animation = isOwn ? path.last.flatMap { names[$0] } : nil
      return (argument.label?.text, argument.expression, animation)
    }
  }

  // MARK: - Loops

  private func passages(of loop: ForStmtSyntax) -> [Passage]? {
    guard loop.whereClause == nil, let array = loop.sequence.as(ArrayExprSyntax.self),
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return passages(over: array) { animation in
      Passage(statements: loop.body.statements, names: [name: animation], arguments: nil)
    }
  }

  private func passages(
    of call: FunctionCallExprSyntax, over array: ArrayExprSyntax
  ) -> [Passage]? {
    let closure =
      call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    if let closure {
      let name = closure.parameterName ?? "$0"
      return passages(over: array) { animation in
        Passage(statements: closure.statements, names: [name: animation], arguments: nil)
      }
    }
    let function = call.arguments.first?.expression.namePath.last.flatMap { functions[$0] }?
      .first { $0.parameterNames.count == 1 }
    return passages(over: array) { animation in function?.passage([(nil, animation)]) }
  }

  /// Returns a passage for each animation in an array; nil if there is none.
  private func passages(
    over array: ArrayExprSyntax, _ passage: (_ animation: Int) -> Passage?
  ) -> [Passage]? {
    let animations = array.elements.compactMap {
      $0.expression.namePath.last.flatMap { names[$0] }
    }
    return animations.isEmpty ? nil : animations.compactMap(passage)
  }

  // MARK: - Functions

  /// Returns the body of a function as `configure(a, duration: 2)` calls it, if the source declares the function.
  private func passages(of call: FunctionCallExprSyntax) -> [Passage]? {
    let arguments = arguments(of: call)
    guard arguments.contains(where: { $0.animation != nil }),
      let name = call.calledExpression.namePath.last, !Self.harmless.contains(name),
      let function = functions[name]?.first(where: { function in
        function.labels == arguments.map { $0.label ?? "_" }
      }), let passage = function.passage(arguments.map { ($0.value, $0.animation) })
    else { return nil }
    return [passage]
  }
}

extension FunctionDeclSyntax {
  /// Returns the body with the arguments of a call; nil for a function without a body.
  fileprivate func passage(
    _ arguments: [(value: ExprSyntax?, animation: Int?)]
  ) -> HandedAnimations.Passage? {
    guard let body else { return nil }
    var animations: [String: Int] = [:]
    var values: [(name: String, value: ExprSyntax)] = []
    for (name, argument) in zip(parameterNames, arguments) {
      if let animation = argument.animation {
        animations[name] = animation
      } else if let value = argument.value {
        values.append((name, value))
      }
    }
    return HandedAnimations.Passage(
      statements: body.statements, names: animations, arguments: values)
  }

  /// The argument labels, with `_` for none.
  fileprivate var labels: [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// The names of the parameters in the body.
  fileprivate var parameterNames: [String] {
    signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}

extension [String: [FunctionDeclSyntax]] {
  /// Collects the functions that statements declare, including those in types, by their names.
  init(in statements: CodeBlockItemListSyntax) {
    self.init()
    var stack = [Syntax(statements)]
    while let node = stack.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) {
        self[function.name.text, default: []].append(function)
      }
      stack.appendReversed(childrenOf: node)
    }
  }
}
