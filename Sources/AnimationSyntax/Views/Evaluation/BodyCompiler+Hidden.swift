internal import MotionRecording
internal import SwiftSyntax

// What changes without numbers: colors, what decides where views lie, and what is not animated.
extension BodyCompiler {
  /// A color, which is animated in a way that has no rows.
  func coloring(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let arguments = try self.arguments(of: call) { _, _ in .unknown }
    guard !arguments.isEmpty else { return nil }
    let values = arguments.evaluation
    let mayChange = expressions(of: call).contains(where: Self.mayChange)
    return { run, frame in
      let all = try values(run, frame)
      if mayChange, let unknown = all.map(\.value).unknownPart {
        return [.moves(MovingValue(name: name, content: .unknown(unknown)))]
      }
      let key = all.map(\.value.key).joined(separator: ",")
      return [.moves(MovingValue(name: name, content: .hidden(key, .color)))]
    }
  }

  /// The color among the arguments of a modifier whose numbers move; nil where there is none that may change.
  func secondColor(of name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .color) { $0 == nil || $0 == "color" ? "\(name).color" : nil }
  }

  /// What a modifier does about where views lie; nil where that cannot change.
  func arranging(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let closure = call.trailingClosure, Self.mayChange(ExprSyntax(closure)) {
      return leftOut(Unplayed("where views lie is not computed"), call)
    }
    return try hidden(call, .layout) { label in
      guard name == "frame" else { return name }
      return label == "width" || label == "height" ? nil : "frame.\(label ?? "")"
    }
  }

  /// What the arguments of a container do about where views lie; nil where that cannot change.
  func arranging(inside call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .layout) { label in
      label.flatMap { Self.arrangingLabels.contains($0) ? $0 : nil }
    }
  }

  private static let arrangingLabels: Set<String> = [
    "alignment", "spacing", "horizontalSpacing", "verticalSpacing", "columns", "rows",
  ]

  /// What nothing waits for; nil where it cannot change.
  func unanimated(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .other) { _ in name }
  }

  /// What something looks like; nil where it cannot change.
  func look(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .look) { _ in name }
  }

  /// The arguments that may change, as one value each; nil where there are none.
  ///
  /// They are passed over where they are not understood: nothing that is shown depends on them.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - kind: What is known of the change.
  ///   - name: What an argument is called by its label; nil for one that is not meant.
  private func hidden(
    _ call: FunctionCallExprSyntax, _ kind: MovingModifier.Hidden, named name: (String?) -> String?
  ) throws -> Modify? {
    var parts: [(name: String, evaluate: Compute)] = []
    for argument in call.arguments {
      guard let name = name(argument.label?.text), Self.mayChange(argument.expression),
        let value = try? expression(argument.expression, as: .unknown)
      else { continue }
      parts.append((name, value.evaluate))
    }
    guard !parts.isEmpty else { return nil }
    let all = parts
    return { run, frame in
      all.map { name, evaluate in
        let value = try? evaluate(run, frame)
        if kind == .color, let unknown = value?.unknownPart {
          return .moves(MovingValue(name: name, content: .unknown(unknown)))
        }
        return .moves(MovingValue(name: name, content: .hidden(value?.key ?? "", kind)))
      }
    }
  }

  /// Whether an expression names a value, which may be another one later; not those that closures in it are given.
  static func mayChange(_ node: ExprSyntax) -> Bool {
    let given = closureParameters(in: Syntax(node))
    var isMember = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self) { return true }
      if let name = token.identifierText, !isMember, !given.contains(name),
        name.first?.isLowercase == true || name.first == "_" || isBinding(name),
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
          || token.parent?.is(DeclReferenceExprSyntax.self) == true
      {
        return true
      }
      isMember = token.tokenKind == .period
    }
    return false
  }

  /// Whether a name is that of a binding, and not of what a closure is given.
  private static func isBinding(_ name: String) -> Bool {
    name.first == "$" && name.dropFirst().first?.isNumber == false
  }

  /// The names of what the closures in a node are given.
  private static func closureParameters(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    var stack = [node]
    while let node = stack.popLast() {
      if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
        names.insert(parameter.name.plainText)
      } else if let parameter = node.as(ClosureParameterSyntax.self) {
        names.insert((parameter.secondName ?? parameter.firstName).plainText)
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }
}

extension TokenSyntax {
  /// The text of an identifier, a dollar sign before it included; nil for any other token.
  fileprivate var identifierText: String? {
    switch tokenKind {
    case .identifier(let name), .dollarIdentifier(let name): name
    default: nil
    }
  }
}
