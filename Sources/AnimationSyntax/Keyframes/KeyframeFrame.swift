internal import SwiftProgram
internal import SwiftSyntax

/// The call that contains keyframes: a track, a timeline, or an animator as an app writes it.
struct KeyframeFrame {
  /// The name of the called function.
  let name: String
  let nameRange: Range<Int>
  /// The initial value of the keyframes.
  let initialValue: ExprSyntax
  let initialValueRange: Range<Int>
  /// The statements that list tracks or keyframes.
  let statements: CodeBlockItemListSyntax
  /// The closure that contains the statements.
  let body: ClosureExprSyntax
  let bodyRange: Range<Int>

  /// The names of the calls that can contain keyframes.
  static let names: Set<String> = [
    "KeyframeTrack", "KeyframeTimeline", "KeyframeAnimator", "keyframeAnimator",
  ]

  /// Whether the call is a track by itself.
  var isTrack: Bool { name == "KeyframeTrack" }

  /// Finds the call in an expression: by itself, among the modifiers of a view, or with modifiers after it.
  init(_ expression: ExprSyntax, source: SwiftText) throws(Fault) {
    var node = expression
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        if let token = Self.frameName(call) {
          self = try KeyframeFrame(call, named: token, source: source)
          return
        }
        if let token = call.keyframeCallee {
          throw Self.fault(for: token, source: source)
        }
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = base
      } else {
        throw Fault(
          .wrongType(
            parameter: nil, expected: "'KeyframeTrack(initialValue: 1.0) { … }'", found: "this"),
          source.range(of: expression))
      }
    }
  }

  private static func frameName(_ call: FunctionCallExprSyntax) -> TokenSyntax? {
    let token =
      call.keyframeCallee
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    return token.flatMap { names.contains($0.text) ? $0 : nil }
  }

  private static func fault(
    for token: TokenSyntax, source: SwiftText
  ) -> Fault {
    let range = source.range(of: token)
    if KeyframeCallCheck.names.contains(token.text) {
      return Fault(.keyframes(.outsideTrack(token.text)), range)
    }
    let known = names.sorted() + KeyframeCallCheck.names
    return Fault(
      .unknownName(
        token.text, expected: "'KeyframeTrack(initialValue: 1.0) { … }'",
        suggestion: SpellingSuggestion.nearest(to: token.text, among: known)), range)
  }

  private init(
    _ expression: FunctionCallExprSyntax, named token: TokenSyntax, source: SwiftText
  ) throws(Fault) {
    let call = CallSyntax(expression, named: token, source: source)
    name = call.name
    nameRange = call.nameRange
    let isAnimator = name.hasSuffix("Animator")
    if !isAnimator, let path = call.positional.first, path.is(KeyPathExprSyntax.self) {
      let names = try KeyPathReader(source: source).names(path).map(\.name)
      throw Fault(
        .keyframes(.trackWithoutTimeline(property: names.last ?? "scale")), call.nameRange)
    }
    try call.check(
      positional: 0, labels: ["initialValue"] + (isAnimator ? ["trigger", "repeating"] : []),
      closures: isAnimator ? [nil, "content", "keyframes"] : [nil, "content"])
    guard let value = call.argument("initialValue") else {
      throw Fault(.keyframes(.noInitialValue(name)), call.nameRange)
    }
    let body = isAnimator ? call.closure("keyframes") : call.closure() ?? call.closure("content")
    guard let body else {
      throw Fault(
        .expected(isAnimator ? "'keyframes: { … }'" : "'{ … }'"),
        call.range.upperBound..<call.range.upperBound)
    }
    // The closure's argument is the initial value, which is written in the call.
    if !isAnimator { _ = try body.plainStatements(source) }
    initialValue = value
    initialValueRange = source.range(of: value)
    statements = body.statements
    self.body = body
    bodyRange = source.range(of: body)
  }
}

/// The timelines and animators in a piece of code, at any depth; tracks by themselves are not included.
struct KeyframeCalls {
  private(set) var all: [FunctionCallExprSyntax] = []

  init(in node: some SyntaxProtocol) {
    var stack = [Syntax(node)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), call.isKeyframeFrame {
        all.append(call)
        // The modified view may have keyframes of its own.
        if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
          stack.append(Syntax(base))
        }
        continue
      }
      stack.appendReversed(childrenOf: node)
    }
    all.sort { $0.endPosition < $1.endPosition }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a track, timeline or animator by itself.
  fileprivate var isKeyframeFrame: Bool {
    let token =
      keyframeCallee ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    return token.map { KeyframeFrame.names.contains($0.text) } ?? false
  }
}
