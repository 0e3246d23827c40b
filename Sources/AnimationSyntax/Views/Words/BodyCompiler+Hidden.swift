internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// What changes without numbers: colors, what decides where views lie, and what is not animated.
extension BodyCompiler {
  /// A color, which has rows where they are asked for and it is written as numbers.
  func coloring(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    // The shape of a background is seen by itself.
    let arguments = try self.arguments(of: call) { _, _ in .unknown }.filter { $0.label != "in" }
    guard !arguments.isEmpty else { return nil }
    let values = arguments.evaluation
    let mayChange = expressions(of: call).contains(where: Self.mayChange)
    return { run, frame in
      let all = try values(run, frame)
      if mayChange, let unknown = all.map(\.value).unknownPart {
        return [.moves(MovingValue(name: name, content: .unknown(unknown)))]
      }
      let key = all.map(\.value.key).joined(separator: ",")
      if run.setting.showsColors, Self.numberedColors.contains(name) {
        if all.count == 1,
          case .opaque(let opaque) = run.coerce(all[0].value, to: .opaque("Color")),
          let color = opaque.color
        {
          return [.moves(MovingValue(name: name, content: .numbers(color.components)))]
        }
        return [.moves(MovingValue(name: name, content: .hidden(key, .unnumberedColor)))]
      }
      return [.moves(MovingValue(name: name, content: .hidden(key, .color)))]
    }
  }

  /// The modifiers whose colors have rows, where these are asked for.
  private static let numberedColors: Set<String> = [
    "foregroundStyle", "foregroundColor", "fill", "background", "tint",
  ]

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

  /// What nothing waits for; nil where it cannot change.
  func unanimated(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .other) { _ in name }
  }

  /// What something looks like; nil where it cannot change.
  func look(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try hidden(call, .look) { _ in name }
  }

  /// The arguments that may change, as one value each; nil where there are none.
  private func hidden(
    _ call: FunctionCallExprSyntax, _ kind: MovingModifier.Hidden, named name: (String?) -> String?
  ) throws -> Modify? {
    try comparing(
      call.arguments.compactMap { argument in
        name(argument.label?.text).map {
          NoticedArgument(name: $0, kind: kind, node: argument.expression)
        }
      })
  }

  /// Arguments that are compared from update to update; nil where none of them can change.
  ///
  /// They are passed over where they are not understood: nothing that is shown depends on them.
  func comparing(_ arguments: [NoticedArgument]) throws -> Modify? {
    let all = arguments.compactMap { argument -> (NoticedArgument, Compute)? in
      guard Self.mayChange(argument.node),
        let value = try? expression(argument.node, as: argument.type)
      else { return nil }
      return (argument, value.evaluate)
    }
    guard !all.isEmpty else { return nil }
    let parts = all.map { (name: $0.name, kind: $0.kind, part: $0.part, evaluate: $1) }
    return { run, frame in
      parts.map { name, kind, part, evaluate in
        var value = try? evaluate(run, frame)
        if case .reference(let location)? = value { value = (try? run.read(location)) ?? value }
        if let part, case .tuple(let fields)? = value {
          value = fields.first { $0.label == part }?.value
        }
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
