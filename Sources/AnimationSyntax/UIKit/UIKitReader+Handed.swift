internal import SwiftProgram
internal import SwiftSyntax

// Animations of Core Animation that are passed to other code: to functions, closures and loops.
extension UIKitReader {
  /// The greatest depth of nested function calls with an animation.
  private static let deepestCall = 8

  /// Functions that take an animation and leave it unchanged.
  private static let harmless: Set<String> = [
    "add", "append", "insert", "print", "debugPrint", "contains", "NSLog", "removeAnimation",
  ]

  /// Processes a call or loop that sets properties of earlier animations, as `[a, b].forEach { $0.duration = 0.8 }`,
  /// `for a in [x, y] { … }` and `configure(a)` do.
  ///
  /// - Parameter statement: The statement to process.
  /// - Returns: Whether the statement is such a call or loop.
  mutating func follow(_ statement: Syntax) -> Bool {
    if let loop = statement.as(ForStmtSyntax.self) { return follow(loop) }
    guard let call = statement.as(ExprSyntax.self)?.withoutEffects.as(FunctionCallExprSyntax.self)
    else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "forEach", let array = member.base?.as(ArrayExprSyntax.self)
    {
      return follow(call, over: array)
    }
    return follow(call)
  }

  /// Adds notes on the calls in a statement that receive an animation and may change it in unknown ways.
  mutating func noteHandedOver(in statement: Syntax) {
    var stack = [statement]
    while let node = stack.popLast() {
      if node.is(FunctionDeclSyntax.self) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), !isHarmless(call) {
        for index in arguments(of: call).compactMap(\.animation) {
          let text = OneLineText(text, range: source.range(of: call)).text
          note("what '\(text)' sets is not known", on: index)
        }
      }
      stack.appendReversed(childrenOf: node)
    }
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
      let animation = isOwn ? path.last.flatMap { animationNames[$0] } : nil
      return (argument.label?.text, argument.expression, animation)
    }
  }

  // MARK: - Loops

  private mutating func follow(_ loop: ForStmtSyntax) -> Bool {
    guard loop.whereClause == nil, let array = loop.sequence.as(ArrayExprSyntax.self),
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    let animations = animations(in: array)
    for index in animations { read(loop.body.statements, [name: index]) }
    return !animations.isEmpty
  }

  private mutating func follow(
    _ call: FunctionCallExprSyntax, over array: ArrayExprSyntax
  ) -> Bool {
    let animations = animations(in: array)
    let closure =
      call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    for index in animations {
      if let closure {
        read(closure.statements, [closure.parameterName ?? "$0": index])
      } else if let name = call.arguments.first?.expression.namePath.last,
        let function = functions[name]?.first(where: { $0.parameterNames.count == 1 })
      {
        read(function, [(nil, index)])
      }
    }
    return !animations.isEmpty
  }

  private func animations(in array: ArrayExprSyntax) -> [Int] {
    array.elements.compactMap { $0.expression.namePath.last.flatMap { animationNames[$0] } }
  }

  // MARK: - Functions

  /// Processes `configure(a, duration: 2)` if the source declares the function.
  private mutating func follow(_ call: FunctionCallExprSyntax) -> Bool {
    let arguments = arguments(of: call)
    guard arguments.contains(where: { $0.animation != nil }),
      let name = call.calledExpression.namePath.last, !Self.harmless.contains(name),
      let function = functions[name]?.first(where: { function in
        function.labels == arguments.map { $0.label ?? "_" }
      }), function.body != nil
    else { return false }
    read(function, arguments.map { ($0.value, $0.animation) })
    return true
  }

  private mutating func read(
    _ function: FunctionDeclSyntax, _ arguments: [(value: ExprSyntax?, animation: Int?)]
  ) {
    guard depth < Self.deepestCall, let body = function.body else { return }
    var names: [String: Int] = [:]
    let outer = values
    for (name, argument) in zip(function.parameterNames, arguments) {
      if let animation = argument.animation {
        names[name] = animation
      } else if let value = argument.value {
        values.bind(name, to: value)
      }
    }
    read(body.statements, names)
    let properties = values.properties
    values = outer
    values.properties = properties
  }

  /// Reads statements in which some names denote animations.
  private mutating func read(_ statements: CodeBlockItemListSyntax, _ names: [String: Int]) {
    let outer = animationNames
    animationNames.merge(names) { $1 }
    depth += 1
    for statement in statements { readSettings(statement) }
    depth -= 1
    animationNames = outer
  }
}

extension FunctionDeclSyntax {
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
