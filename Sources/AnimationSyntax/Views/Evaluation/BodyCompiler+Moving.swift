internal import MotionRecording
internal import SwiftSyntax

// Modifiers whose arguments move.
extension BodyCompiler {
  /// What a modifier moves; nil for an overload that moves nothing.
  func moving(_ form: ModifierForm, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let labels = labels(of: call)
    guard let (parameters, indices) = form.match(labels) else {
      try checkLabels(form, call)
      return nil
    }
    var unlabelled = 0
    var names: [String] = []
    for parameter in parameters {
      names.append(parameter.label ?? "_\(unlabelled)")
      if parameter.label == nil { unlabelled += 1 }
    }
    let arguments = try self.arguments(of: call) { index, _ in
      let type = parameters[indices[index]].type
      // A scale and a padding take a number or something else.
      return type.isUnknown && parameters[indices[index]].label == nil
        && Self.isNumber(expressions(of: call)[index]) ? .number : type
    }
    // Of what is not looked into, as a color or an alignment, nothing needs to be known.
    let given = zip(indices, arguments).map { index, argument in
      (names[index], argument.value.evaluate, isMoved: parameters[index].type.isLookedInto)
    }
    return { run, frame in
      var values: [String: ViewValue] = [:]
      for (name, evaluate, isMoved) in given {
        let value = try evaluate(run, frame)
        if let unknown = value.unknown {
          guard isMoved else { continue }
          return [.moves(MovingValue(name: form.rowName, content: .unknown(unknown)))]
        }
        values[name] = value
      }
      return form.moves(ModifierArguments(values))
    }
  }

  /// Whether an expression cannot be a leading dot or an array, so that a number is expected of a literal.
  private static func isNumber(_ node: ExprSyntax) -> Bool {
    !beginsWithDot(node) && !node.is(ArrayExprSyntax.self)
  }

  /// A label that a modifier does not have, next to one that it has, is a slip.
  private func checkLabels(_ form: ModifierForm, _ call: FunctionCallExprSyntax) throws {
    let known = Array(Set(form.overloads.flatMap { $0.compactMap(\.label) })).sorted()
    for argument in call.arguments {
      guard let label = argument.label, !known.contains(label.text),
        !Self.otherLabels.contains(label.text),
        let near = SpellingSuggestion.nearest(to: label.text, among: known)
      else { continue }
      throw Fault(
        .unknownParameter(function: form.name, label: label.text, suggestion: near, known: known),
        source.text.range(of: label))
    }
  }

  /// Labels of overloads that do not move.
  private static let otherLabels: Set<String> = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "style",
    "content",
  ]
}

extension ModifierForm {
  /// What moves, with known arguments.
  func moves(_ arguments: ModifierArguments) -> [ViewModifierValue] {
    var values: [ViewModifierValue] = []
    if let components = components(arguments), !components.isEmpty {
      values.append(
        .moves(MovingValue(name: rowName, joinedParts: joinedParts, content: .numbers(components))))
    }
    if name == "padding" {
      let others = MovingModifiers.otherSides(ofPadding: arguments)
      if !others.isEmpty {
        values.append(
          .moves(
            MovingValue(
              name: rowName, content: .numbers(others), continuesPrevious: !values.isEmpty)))
      }
    }
    return values
  }
}
