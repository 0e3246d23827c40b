internal import MotionRecording

// Buttons and toggles in a style of the app's own.
extension ViewTreeBuilder {
  /// What a control looks like in a style of the app's own; nil without one.
  func styled(
    _ view: MadeView, _ identity: ViewIdentity, _ setting: ViewSurroundings
  ) throws -> ViewElement? {
    let name: String
    switch view.kind {
    case "Button": name = "buttonStyle"
    case "Toggle": name = "toggleStyle"
    default: return nil
    }
    guard case .structure(var style)? = setting.environment[name],
      let function = run.code.types[style.type].methods["makeBody"]?.first
    else { return nil }
    // Its environment is that of the control.
    style.identity = identity
    run.environments[identity] = setting.environment
    if view.kind == "Button" { run.styledButtons.insert(view.position.sourceOffset) }
    let label =
      view.content ?? .made(MadeView(kind: "Text", position: view.position, text: view.text))
    let made = try run.call(
      function: function, [configuration(of: view, label, identity)], on: .structure(style),
      at: view.position)
    return try run.element(made, at: view.position)
  }

  private func configuration(
    of view: MadeView, _ label: ViewElement, _ identity: ViewIdentity
  ) -> ViewValue {
    guard view.kind == "Toggle" else {
      return .tuple([
        ("label", .view(label)), ("isPressed", .boolean(run.pressed.contains(identity))),
        ("role", .nothing),
      ])
    }
    let isOn =
      view.isOn.map { ViewValue.reference($0) }
      ?? .unknown(UnknownValue("isOn", at: view.position))
    return .tuple([
      ("label", .view(label)), ("isOn", isOn), ("$isOn", isOn), ("isMixed", .boolean(false)),
    ])
  }
}

extension ViewNode {
  /// Whether it or something inside of it can be tapped.
  var hasTap: Bool {
    links.contains { link in
      if case .acts(let act) = link, case .tap = act.event { true } else { false }
    } || children.contains(where: \.hasTap)
  }
}
