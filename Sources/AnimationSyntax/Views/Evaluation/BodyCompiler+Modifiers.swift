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
    if let candidates = program.viewMethods[name] {
      return try method(candidates, name, of: asView(base, at: position), call)
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

  private static let modifierNames: Set<String> = Set(MovingModifiers.all.keys)
    .union(ViewKinds.attaching).union(ViewKinds.coloring).union(ViewKinds.neverShown)
    .union(AnimatorNames.all)
    .union([
      "animation", "transaction", "transition", "onTapGesture", "onAppear", "onDisappear",
      "onChange", "task", "disabled", "onHover", "onLongPressGesture", "gesture",
      "simultaneousGesture", "highPriorityGesture", "onReceive",
      "id", "accessibilityIdentifier", "accessibilityLabel", "clipShape", "environment", "modifier",
      "contentTransition",
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
    return Typed(.view) { run, frame in
      let content = try run.element(try view(run, frame), at: position)
      let value = try style(run, frame)
      if case .structure(let structure) = value {
        return .view(.styled(structure, content: content, position))
      }
      if let unknown = value.unknown {
        run.leaveOut("what the modifier does", because: unknown, at: position)
      }
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

  /// What a modifier does; nil for one that is passed over.
  func modification(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let form = MovingModifiers.all[name], let moves = try moving(form, call) {
      guard let second = try hidden(in: form, call) else { return moves }
      return { run, frame in try moves(run, frame) + second(run, frame) }
    }
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
    case "buttonStyle", "toggleStyle":
      return try only(call) { _, value in
        if case .structure = value { .environment(name, value) } else { .nothing }
      }
    case "disabled": return try flag(call) { .disabled($0) }
    case "id": return try only(call) { run, value in .id(value.key) }
    case "accessibilityIdentifier": return try text(call) { .identifier($0) }
    case "accessibilityLabel": return try text(call) { .label($0) }
    case "clipShape", "contentShape": return name == "clipShape" ? try clip(call) : nil
    case "environment": return try environment(call)
    case "contentTransition": return try contentTransition(call)
    default: break
    }
    if ViewKinds.attaching.contains(name), let views = try attachment(call) { return views }
    if ViewKinds.coloring.contains(name) { return try coloring(name, call) }
    if ViewKinds.arrangingModifiers.contains(name) { return try arranging(name, call) }
    if ViewKinds.unanimated.contains(name) { return try unanimated(name, call) }
    if ViewKinds.neverShown.contains(name) {
      return { run, _ in
        run.noteNeverShown(name)
        return []
      }
    }
    if ViewKinds.presenting.contains(name) { return presenting(name, call) }
    return nil
  }

  /// What a modifier whose numbers move changes besides, without numbers.
  private func hidden(in form: ModifierForm, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if form.name == "frame" { return try arranging(form.name, call) }
    return form.hasColor ? try secondColor(of: form.name, call) : nil
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
    return { run, frame in [make(try evaluate(run, frame).boolean ?? false)] }
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

  private func attachment(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let position = position(of: call)
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      if argument.is(ClosureExprSyntax.self) {
        let content = try self.content(argument).evaluate
        return { run, frame in
          guard let closure = try content(run, frame).closure else { return [] }
          return [.attached(try run.element(try run.call(closure, []), at: position))]
        }
      }
      guard label == nil, !Self.beginsWithDot(argument) else { continue }
      let typed = try expression(argument)
      switch typed.type.unwrapped {
      case .view, .declared: break
      default: return nil
      }
      let evaluate = typed.evaluate
      return { run, frame in [.attached(try run.element(try evaluate(run, frame), at: position))] }
    }
    return nil
  }

  private func clip(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first,
      let shape = argument.expression.as(FunctionCallExprSyntax.self)
    else { return nil }
    let name =
      shape.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      ?? shape.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    guard name == "RoundedRectangle" || name == "rect", let moves = try cornerRadius(shape) else {
      return nil
    }
    return { run, frame in [.moves(try moves(run, frame))] }
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
    default: return nil
    }
  }

  private func presenting(_ name: String, _ call: FunctionCallExprSyntax) -> Modify? {
    let isAnimated = ["withAnimation", ".animation(", "phaseAnimator", "keyframeAnimator"].contains
    {
      expressions(of: call).map { text(of: $0) }.joined().contains($0)
    }
    let position = position(of: call)
    return { run, _ in
      guard isAnimated else {
        run.noteNotPlayed("what '.\(name)' shows")
        return []
      }
      run.note("what '.\(name)' shows is not played", at: position)
      return []
    }
  }
}
