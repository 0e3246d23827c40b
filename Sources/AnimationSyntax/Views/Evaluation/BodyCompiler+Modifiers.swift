internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// What makes the modifiers that a call stands for.
typealias Modify = @Sendable (ViewRun, Frame) throws -> [ViewModifierValue]

// Modifiers of views.
extension BodyCompiler {
  /// A call on a view: a modifier that matters, one of the app's own, or one that is passed over; nil for what is no
  /// modifier at all.
  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) throws -> Typed? {
    if let candidates = program.viewMethods(named: name, in: source.scope),
      let own = try ownModifier(name, candidates, call)
    {
      return method(own, of: asView(base, at: position), call)
    }
    // What is not known to be a view is one where the call can be nothing else.
    let isCertain = base.type == .view || ViewKinds.leaves.contains(base.type.unwrapped.name)
    if case .opaque = base.type.unwrapped, Self.colorFunctions.contains(name) { return nil }
    guard isCertain || Self.modifierNames.contains(name) || isShownType(base.type) else {
      return nil
    }
    if name == "phaseAnimator" { return try phased(asView(base, at: position), call) }
    if name == "modifier" { return try styled(asView(base, at: position), call, at: position) }
    if name == "keyframeAnimator" { return try keyframed(asView(base, at: position), call) }
    guard let modify = try modification(name, call) else {
      return isCertain || isShownType(base.type) ? asView(base, at: position) : nil
    }
    return modified(base, modify, at: position)
  }

  private func isShownType(_ type: ViewType) -> Bool {
    if case .declared = type.unwrapped { true } else { false }
  }

  /// What gives another color, not a view with less of one.
  private static let colorFunctions: Set<String> = [
    "opacity", "mix", "resolve", "gradient", "shadow", "blendMode",
  ]

  /// Modifiers that make a view of what is not known to be one.
  static let modifierNames: Set<String> = Set(MovingModifiers.all.keys)
    .union(ViewKinds.attaching).union(ViewKinds.coloring).union(AnimatorNames.all)
    .union(Unplayed.modifiers.keys).subtracting(Unplayed.shapeModifiers).union(playedNames)
    .union([
      "accessibilityIdentifier", "accessibilityLabel", "clipShape", "environment",
      "environmentObject", "modifier",
    ])

  private func asView(_ base: Typed, at position: SourcePosition) -> Typed {
    if base.type == .view { return base }
    let evaluate = base.evaluate
    return Typed(.view) { run, frame in
      .view(try run.element(try evaluate(run, frame), at: position))
    }
  }

  /// A modifier of the app's own on a view, as `.modifier(Shake(amount: 3))`.
  private func styled(
    _ base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) throws -> Typed {
    guard let argument = call.arguments.first else { return base }
    let (view, style) = (base.evaluate, try expression(argument.expression).evaluate)
    let words = short(argument.expression)
    return Typed(.view) { run, frame in
      let content = try run.element(try view(run, frame), at: position)
      let value = try style(run, frame)
      if case .structure(let structure) = value {
        return .view(.styled(structure, content: content, position))
      }
      run.leaveOut(
        "what the modifier does", because: value.unknown ?? UnknownValue(words, at: position),
        at: position)
      return .view(content)
    }
  }

  private func modified(_ base: Typed, _ modify: @escaping Modify, at position: SourcePosition)
    -> Typed
  {
    let evaluate = base.evaluate
    return Typed(.view) { run, frame in
      var element = try run.element(try evaluate(run, frame), at: position)
      for modifier in try modify(run, frame) { element = .modified(element, modifier, position) }
      return .view(element)
    }
  }

  // MARK: - What a modifier is

  /// What a modifier does; nil for one that cannot move anything.
  func modification(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let moves = try movement(name, call)
    guard let room = try room(name, call) else { return moves }
    return { run, frame in try (moves?(run, frame) ?? []) + room(run, frame) }
  }

  private func movement(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let form = MovingModifiers.all[name], let moves = try moving(form, call) {
      guard let second = try hidden(in: form, call) else { return moves }
      return { run, frame in try moves(run, frame) + second(run, frame) }
    }
    if let form = MovingModifiers.all[name], hasUnknownLabel(form, call) {
      return unplayed(name, call)
    }
    if let played = try played(name, call) { return played }
    if ViewKinds.attaching.contains(name), let views = try attachment(name, call) { return views }
    if ViewKinds.coloring.contains(name) { return try coloring(name, call) }
    if ViewKinds.arrangingModifiers.contains(name) { return try arranging(name, call) }
    if ViewKinds.unanimated.contains(name) { return try unanimated(name, call) }
    if ViewKinds.looks.contains(name) { return try look(name, call) }
    if ViewKinds.presenting.contains(name) { return try presenting(name, call) }
    if name == "clipShape" { return try clip(call) }
    return unplayed(name, call)
  }

  /// What a modifier does that is no motion itself; nil for any other, and for arguments that it does not take.
  private func played(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    switch name {
    case "animation": return try animation(call)
    case "transaction": return try transaction(call)
    case "transition": return try transition(call)
    case "onTapGesture": return try tap(call)
    case "onAppear": return try acting(.appear, call)
    case "onDisappear": return try acting(.disappear, call)
    case "onChange": return try change(call)
    case "task": return try task(call)
    case "onHover": return try hover(call)
    case "onLongPressGesture": return try longPress(call)
    case "gesture", "simultaneousGesture", "highPriorityGesture": return try gesture(call)
    case "onReceive": return try receive(call)
    case "buttonStyle": return try style(call, of: "ButtonStyle")
    case "toggleStyle": return try style(call, of: "ToggleStyle")
    case "disabled": return try flag(call) { .disabled($0) }
    case "id":
      return try only(call) { run, value in
        if let unknown = value.unknown {
          run.leaveOut("what changes with its id", because: unknown, at: .none)
        }
        return .id(value.key)
      }
    case "accessibilityIdentifier": return try text(call) { .identifier($0) }
    case "accessibilityLabel": return try text(call) { .label($0) }
    case "environment" where call.arguments.count > 1: return try environment(call)
    case "environment", "environmentObject":
      return try only(call) { run, value in
        guard case .object(let number) = value else { return .nothing }
        return .environment(EnvironmentObjects.key(of: run.objects[number].type), value)
      }
    case "contentTransition": return try contentTransition(call)
    default: return nil
    }
  }

  /// What a modifier whose numbers move changes besides, without numbers.
  private func hidden(in form: ModifierForm, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if form.name == "frame" { return try arranging(form.name, call) }
    return form.hasColor ? try secondColor(of: form.name, call) : nil
  }

  /// A style: one of the app's own, or one of the system's, which moves nothing.
  private func style(_ call: FunctionCallExprSyntax, of type: String) throws -> Modify? {
    let key = type == "ButtonStyle" ? "buttonStyle" : "toggleStyle"
    let position = modifierPosition(of: call)
    return try only(call) { run, value in
      let style = try run.style(value, of: type)
      if case .structure = style { return .environment(key, style) }
      if let unknown = style.unknown {
        run.leaveOut("what the style does", because: unknown, at: position)
      }
      return .nothing
    }
  }

  private func only(
    _ call: FunctionCallExprSyntax,
    _ make: @escaping @Sendable (ViewRun, ViewValue) throws -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try expression(argument.expression).evaluate
    return { run, frame in [try make(run, try evaluate(run, frame))] }
  }

  private func flag(
    _ call: FunctionCallExprSyntax, _ make: @escaping @Sendable (Bool) -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return { _, _ in [make(true)] } }
    let evaluate = try expression(argument.expression, as: .boolean).evaluate
    return { run, frame in
      let flag = try evaluate(run, frame)
      if let unknown = flag.unknown {
        run.leaveOut("whether it is disabled", because: unknown, at: .none)
      }
      return [make(flag.boolean ?? false)]
    }
  }

  private func text(
    _ call: FunctionCallExprSyntax, _ make: @escaping @Sendable (String) -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try expression(argument.expression).evaluate
    return { run, frame in
      if case .text(let text) = try evaluate(run, frame) { return [make(text)] }
      return []
    }
  }

  // MARK: - Views that hang in modifiers

  private func attachment(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let position = position(of: call)
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      if argument.is(ClosureExprSyntax.self) {
        let content = try self.content(argument).evaluate
        return { run, frame in
          guard let closure = run.closure(try content(run, frame)) else { return [] }
          return [.attached(try run.element(try run.call(closure, []), at: position))]
        }
      }
      guard label == nil || label == "content", !Self.beginsWithDot(argument) else { continue }
      let typed = try expression(argument)
      switch typed.type.unwrapped {
      case .view, .declared: break
      // What is behind a view may as well be a color.
      case .unknown where name != "background" || argument.is(FunctionCallExprSyntax.self): break
      default: return name == "toolbar" ? nil : try coloring(name, call)
      }
      let evaluate = typed.evaluate
      return { run, frame in [.attached(try run.element(try evaluate(run, frame), at: position))] }
    }
    return name == "toolbar" || name == "background" ? nil : try coloring(name, call)
  }

  /// A shape that cuts a view: its corners; what else may change in it has no rows.
  private func clip(_ call: FunctionCallExprSyntax) throws -> Modify? {
    if let shape = call.arguments.first?.expression.as(FunctionCallExprSyntax.self) {
      let name =
        shape.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        ?? shape.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      if name == "RoundedRectangle" || name == "rect", let moves = try cornerRadius(shape) {
        return { run, frame in [.moves(try moves(run, frame))] }
      }
    }
    return leftOut(Unplayed("what a shape cuts off has no rows", .whereItMayChange), call)
  }

  private func environment(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard call.arguments.count == 2,
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
      let last = path.components.last, let value = call.arguments.last
    else { return nil }
    let name = text(of: last.component)
    let evaluate = try expression(value.expression).evaluate
    return { run, frame in [.environment(name, try evaluate(run, frame))] }
  }

  /// How the texts of numbers change: `.contentTransition(.numericText(value: Double(count)))`.
  private func contentTransition(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first?.expression else { return nil }
    let called = argument.as(FunctionCallExprSyntax.self)
    let member = (called?.calledExpression ?? argument).as(MemberAccessExprSyntax.self)
    switch member?.declName.baseName.text {
    case "identity": return { _, _ in [.contentTransition(.identity)] }
    case "opacity": return { _, _ in [.contentTransition(.opacity)] }
    case "interpolate": return { _, _ in [.contentTransition(.interpolate)] }
    case "numericText":
      guard let parameter = called?.arguments.first else {
        return { _, _ in [.contentTransition(.numericText())] }
      }
      let isValue = parameter.label?.text == "value"
      let given = try expression(parameter.expression, as: isValue ? .number : .boolean).evaluate
      return { run, frame in
        let value = try given(run, frame)
        return [
          .contentTransition(
            isValue
              ? .numericText(value: value.double ?? 0)
              : .numericText(countsDown: value.boolean ?? false))
        ]
      }
    case "symbolEffect": return Unplayed.modifiers["symbolEffect"].flatMap { leftOut($0, call) }
    default: return nil
    }
  }
}
