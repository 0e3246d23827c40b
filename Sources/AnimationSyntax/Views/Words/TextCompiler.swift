internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var texts: TextCompiler { TextCompiler(body: self) }
}

/// Compiles the contents of texts, and their transitions.
struct TextCompiler {
  let body: BodyCompiler

  /// Compiles a view that shows a text.
  func reading(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    guard let argument = call.arguments.first,
      argument.label == nil || argument.label?.text == "verbatim"
    else {
      return try body.leaves.leaf(name, call)
    }
    let literal = LeafCompiler.literal(argument.expression)
    let format = call.arguments.dropFirst().first
    let isFormatted = format?.label.map { TextFormat.labels.contains($0.text) } ?? false
    let evaluate =
      isFormatted
      ? try body.formats.formatted(argument.expression, format).evaluate
      : try body.expression(argument.expression).evaluate
    let count = try (isFormatted ? argument.expression : Self.onlyValue(in: argument.expression))
      .map { try body.expression($0).evaluate }
    return Typed(.view) { run, frame in
      let value = try evaluate(run, frame)
      let text = value.isUnknown ? nil : run.text(value)
      var view = MadeView(kind: name, position: position, literal: literal, text: text)
      view.unread = value.unknown
      if literal == nil { view.readKey = text ?? value.key }
      // `5.0.formatted()` is shown like an integer.
      let count = try count?(run, frame)
      view.number =
        count?.integer ?? count?.double.flatMap { Int(exactly: $0) }
        ?? (literal == nil ? text?.wholeNumber : nil)
      return .view(.made(view))
    }
  }

  /// Returns the expression in a text that is not a literal, if the text is one value: for `"\(n)"`, `n.formatted()`,
  /// `n.description` and `String(n)` it is `n`; nil otherwise.
  private static func onlyValue(in node: ExprSyntax) -> ExprSyntax? {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "formatted"
      {
        return member.base
      }
      let isText = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String"
      guard isText, let only = call.arguments.first, call.arguments.count == 1,
        only.label == nil || only.label?.text == "describing"
      else { return nil }
      return only.expression
    }
    if let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description"
    {
      return member.base
    }
    let parts = node.as(StringLiteralExprSyntax.self)?.segments.compactMap {
      $0.as(ExpressionSegmentSyntax.self)
    }
    guard let only = parts?.first?.expressions, parts?.count == 1, only.count == 1,
      let value = only.first?.expression
    else { return nil }
    return onlyValue(in: value) ?? value
  }

  /// Compiles a member of a type that has no values of its own here as a member without the type:
  /// `ContentTransition.opacity`.
  private func typeMember(_ type: String, _ node: ExprSyntax) throws -> Compute? {
    let call = node.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? node).as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == type
    else { return nil }
    let (name, position) = (member.declName.baseName.plainText, body.position(of: node))
    let arguments = try call.map { try body.calls.arguments(of: $0) { _, _ in .unknown } }?
      .evaluation
    return { run, frame in
      let given = try arguments?(run, frame).map { ($0.label, $0.value) }
      return .member(
        MemberValue(links: [.init(name: name, arguments: given)], position: position))
    }
  }

  /// Compiles the transition between texts: `.contentTransition(.numericText(value: Double(count)))`.
  func contentTransition(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first?.expression else { return nil }
    let evaluate =
      try typeMember("ContentTransition", argument) ?? body.expression(argument).evaluate
    let effect = Unplayed.modifiers["symbolEffect"].flatMap { body.omissions.leftOut($0, call) }
    let unknown = body.omissions.unknownModifier("contentTransition", call, showsLabels: true)
    return { run, frame in
      let value = try evaluate(run, frame)
      if let transition = ContentTransition(value) { return [.contentTransition(transition)] }
      if value.isMember(named: "symbolEffect") { return try effect?(run, frame) ?? [] }
      guard let reason = value.unknownPart else { return try unknown(run, frame) }
      run.leaveOut("how texts change", because: reason, at: reason.position)
      return [.contentTransition(.identity)]
    }
  }
}

extension ContentTransition {
  /// The content transition that a value names; nil for any other value, and for an unknown one.
  fileprivate init?(_ value: SwiftValue) {
    guard case .member(let member) = value, let link = member.links.last else { return nil }
    let given = link.arguments?.first
    switch link.name {
    case "identity": self = .identity
    case "opacity": self = .opacity
    case "interpolate": self = .interpolate
    case "numericText":
      switch (given?.label, given?.value) {
      case (nil, nil): self = .numericText()
      case ("value"?, let value?):
        guard let number = value.double else { return nil }
        self = .numericText(value: number)
      case ("countsDown"?, let value?):
        guard let flag = value.boolean else { return nil }
        self = .numericText(countsDown: flag)
      default: return nil
      }
    default: return nil
    }
  }
}

extension SwiftValue {
  /// Returns whether the value is a member with a name, whatever its arguments are.
  fileprivate func isMember(named name: String) -> Bool {
    if case .member(let member) = self { member.links.last?.name == name } else { false }
  }
}

extension String {
  /// The integer in the text; nil for any other text.
  fileprivate var wholeNumber: Int? {
    let isDigits = drop { $0 == "-" }.allSatisfy { $0.isASCII && $0.isNumber }
    return isDigits && count <= 15 ? Int(self) : nil
  }
}
