internal import MotionRecording
internal import SwiftProgram

// Controls in a style of the app.
extension ViewTreeBuilder {
  /// Returns the look of a control in a style of the app, and whether the style may decide the effect of a tap; nil
  /// without such a style.
  func styled(
    _ view: MadeView, _ identity: ViewIdentity, _ setting: ViewSurroundings
  ) throws -> (look: ViewElement, saysTaps: Bool)? {
    guard let name = OwnStyles.modifier(of: view.kind),
      case .structure(var style)? = setting.environment[name],
      let function = run.code.types[style.type].methods["makeBody"]?.first
    else { return nil }
    // The style has the environment of the control.
    style.identity = identity
    keep(&style, identity, run.code.types[style.type])
    run.environments[identity] = setting.environment
    if view.kind == "Button" { run.styledButtons.insert(view.position.sourceOffset) }
    let label =
      view.content ?? .made(MadeView(kind: "Text", position: view.position, text: view.text))
    let made = try run.functions.call(
      function: function,
      [
        OwnStyles.parts[view.kind] == nil
          ? configuration(of: view, label, identity)
          : configuration(of: view, in: .environment(name, .structure(style)))
      ], on: .structure(style),
      at: view.position)
    return (
      try run.element(made, at: view.position),
      view.kind == "Toggle" || run.code.types[style.type].roles.contains(.primitiveStyle)
    )
  }

  /// Returns the configuration that a style receives for a view with several parts.
  private func configuration(of view: MadeView, in style: ViewModifierValue) -> SwiftValue {
    let names =
      switch view.kind {
      case "Label": ["title", "icon"]
      case "ProgressView": ["label", "currentValueLabel"]
      case "Gauge": ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
      default: ["label", "content"]
      }
    var fields: [(label: String?, value: SwiftValue)] = names.map { name in
      (name, view.parts[name].map { .view(.modified($0, style, view.position)) } ?? .nothing)
    }
    switch view.kind {
    case "ProgressView": fields.append(("fractionCompleted", view.fraction ?? .nothing))
    case "Gauge":
      let value = view.fraction ?? .unknown(UnknownValue("value", at: view.position))
      fields.append(("value", value))
    default: break
    }
    if view.kind == "DisclosureGroup" {
      let isOpen =
        view.isOn.map { SwiftValue.reference($0) }
        ?? .unknown(UnknownValue("isExpanded", at: view.position))
      fields += [("isExpanded", isOpen), ("$isExpanded", isOpen)]
    }
    return .tuple(fields)
  }

  private func configuration(
    of view: MadeView, _ label: ViewElement, _ identity: ViewIdentity
  ) -> SwiftValue {
    guard view.kind == "Toggle" else {
      return .tuple([
        ("label", .view(label)), ("isPressed", .boolean(run.pressed.contains(identity))),
        ("role", .nothing), ("trigger", view.tapped),
      ])
    }
    let isOn =
      view.isOn.map { SwiftValue.reference($0) }
      ?? .unknown(UnknownValue("isOn", at: view.position))
    return .tuple([
      ("label", .view(label)), ("isOn", isOn), ("$isOn", isOn), ("isMixed", .boolean(false)),
    ])
  }
}

extension MadeView {
  /// The action of a tap on the view, as a function.
  fileprivate var tapped: SwiftValue {
    let closure = modifiers.lazy.compactMap { modifier -> ClosureValue? in
      if case .acts(let act) = modifier, case .tap = act.event { act.closures.first } else { nil }
    }.first
    return closure.map { .closure($0) } ?? .unknown(UnknownValue("trigger", at: position))
  }
}

extension ViewNode {
  /// Whether the view or one inside it can be tapped.
  var hasTap: Bool {
    links.contains { link in
      if case .acts(let act) = link, case .tap = act.event { true } else { false }
    } || children.contains(where: \.hasTap)
  }
}
