internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// Zooms of a navigation stack: a source, and a destination that is shown while a condition holds.
extension ScenarioReader {
  /// Reads `card.frame(…).offset(…).matchedTransitionSource(id: "card", in: namespace)`.
  mutating func zoomSource(_ chain: ModifierChain) throws(Fault) {
    let name = try newView(chain)
    var source: (namespace: String?, identifier: AttributeValue)?
    let frame = try zoomFrame(chain, besides: "matchedTransitionSource") { call throws(Fault) in
      try call.check(positional: 0, labels: ["id", "in"])
      source = try identity(call, "id")
    }
    guard let source else { return }
    let range = self.source.range(of: chain.root)
    scope.declare(name, .view(hasCondition: true), at: range)
    zoomSources.append(
      ZoomSource(
        name: name, frame: frame, namespace: source.namespace, identifier: source.identifier))
  }

  /// Reads `detail.frame(…).navigationTransition(.zoom(sourceID: "card", in: namespace))`.
  ///
  /// - Returns: The name of the view.
  mutating func zoom(
    _ chain: ModifierChain, if condition: @escaping ScriptFormula
  ) throws(Fault) -> String {
    let name = try newView(chain)
    var found: ZoomSource?
    let frame = try zoomFrame(chain, besides: "navigationTransition") { call throws(Fault) in
      try call.check(positional: 1)
      let expression = try call.onlyArgument("style")
      let range = source.range(of: expression)
      guard let zoom = expression.as(FunctionCallExprSyntax.self),
        let member = zoom.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == "zoom"
      else { throw Fault(.scenario(.view(.onlyZoom)), range) }
      let style = CallSyntax(zoom, named: member.declName.baseName, source: source)
      try style.check(positional: 0, labels: ["sourceID", "in"])
      let wanted = try identity(style, "sourceID")
      found = zoomSources.last {
        $0.identifier == wanted.identifier && $0.namespace == wanted.namespace
      }
      if found == nil { throw Fault(.scenario(.view(.noSource)), range) }
    }
    guard let found else { return name }
    scope.declare(name, .view(hasCondition: true), at: source.range(of: chain.root))
    script.zoomTransitions.append(
      ScriptZoomTransition(
        name, frame: frame, outOf: found.name, frame: found.frame, if: condition))
    return name
  }

  private func newView(_ chain: ModifierChain) throws(Fault) -> String {
    let range = source.range(of: chain.root)
    guard let name = chain.root.viewName else {
      throw Fault(.scenario(.view(.notAView)), range)
    }
    try scope.checkNew(name, at: range)
    return name
  }

  /// Returns the namespace and the identifier of the source.
  private func identity(
    _ call: CallSyntax, _ label: String
  ) throws(Fault) -> (namespace: String?, identifier: AttributeValue) {
    guard let expression = call.argument(label) else {
      throw Fault(.missingArgument(function: call.name, parameter: label), call.nameRange)
    }
    return (call.argument("in").map(source.text), try constant(expression).value)
  }

  /// Reads the rectangle of a view from `.frame` and `.offset`.
  private func zoomFrame(
    _ chain: ModifierChain, besides name: String,
    _ read: (CallSyntax) throws(Fault) -> Void
  ) throws(Fault) -> AttributeVector {
    var numbers = SIMD4<Double>.zero
    var hasSize = false
    try chain.checkLength()
    for call in chain.modifiers {
      switch call.name {
      case name: try read(call)
      case "frame", "offset":
        let labels = call.name == "frame" ? ["width", "height"] : ["x", "y"]
        try call.check(positional: 0, labels: labels)
        for (index, label) in labels.enumerated() {
          guard let expression = call.argument(label) else { continue }
          let (value, range) = try constant(expression, as: .number, for: label)
          if case .number(let number) = value {
            guard number >= 0 || call.name == "offset" else {
              throw Fault(
                .outOfRange(
                  parameter: label, value: NumberText.swift(number), range: "0 or more"),
                range)
            }
            numbers[(call.name == "frame" ? 2 : 0) + index] = number
          }
        }
        if call.name == "frame" {
          hasSize = call.argument("width") != nil && call.argument("height") != nil
        }
      default:
        let known = [name, "frame", "offset"]
        throw Fault(
          .unknownName(
            call.name, expected: "'.frame', '.offset' or '.\(name)'",
            suggestion: SpellingSuggestion.nearest(to: call.name, among: known)), call.nameRange)
      }
    }
    guard hasSize, case .vector(let frame) = BasicType.rectangle.value(numbers) else {
      throw Fault(.scenario(.view(.needsFrame)), source.range(of: chain.root))
    }
    return frame
  }
}
