internal import MotionRecording
internal import SwiftSyntax

// What changes without numbers: colors, what decides where views lie, and what is not animated.
extension BodyCompiler {
  /// A color, which is animated in a way that has no rows.
  func coloring(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let arguments = try self.arguments(of: call) { _, _ in .unknown }
    guard !arguments.isEmpty else { return nil }
    let values = arguments.evaluation
    return { run, frame in
      let all = try values(run, frame)
      if all.contains(where: { $0.value.isUnknown }) { return [.nothing] }
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
    try hidden(call, .layout) { label in
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
      all.compactMap { name, evaluate in
        guard let value = try? evaluate(run, frame), !value.isUnknown else { return nil }
        return .moves(MovingValue(name: name, content: .hidden(value.key, kind)))
      }
    }
  }

  /// Whether an expression names a value, which may be another one later.
  private static func mayChange(_ node: ExprSyntax) -> Bool {
    var isMember = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self) { return true }
      if case .identifier(let name) = token.tokenKind, !isMember,
        name.first?.isLowercase == true || name.first == "_",
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
          || token.parent?.is(DeclReferenceExprSyntax.self) == true
      {
        return true
      }
      isMember = token.tokenKind == .period
    }
    return false
  }
}
