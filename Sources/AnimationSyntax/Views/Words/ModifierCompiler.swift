internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var modifiers: ModifierCompiler { ModifierCompiler(body: self) }
}

/// Compiles modifiers of views.
struct ModifierCompiler {
  let body: BodyCompiler

  /// Compiles a call on a view: a modifier with an effect, one of the app's own, or one that is skipped; nil for a call
  /// that is not a modifier.
  func modifier(
    _ name: String, of base: Typed, _ call: FunctionCallExprSyntax, at position: SourcePosition
  ) throws -> Typed? {
    if let candidates = body.program.viewMethods(named: name, in: body.source.scope),
      let own = try body.ownModifiers.ownModifier(name, candidates, call)
    {
      return body.calls.method(own, of: asView(base, at: position), call)
    }
    // An expression that may or may not be a view is one where the call can be nothing else.
    let isCertain = base.type == .view || ViewKinds.leaves.contains(base.type.unwrapped.name)
    if case .opaque = base.type.unwrapped, Self.colorFunctions.contains(name) { return nil }
    guard isCertain || SwiftUIModifiers.names.contains(name) || isShownType(base.type) else {
      return nil
    }
    if SwiftUIModifiers.isOther(name, call.argumentLabels) {
      // An expression that may or may not be a view may have a function of the name.
      guard isCertain || isShownType(base.type) else { return nil }
      return modified(
        base, body.omissions.unknownModifier(name, call, showsLabels: true), at: position)
    }
    if name == "phaseAnimator" {
      return try body.animators.phased(asView(base, at: position), call)
    }
    if name == "modifier", let modifier = call.arguments.first?.expression {
      return try styled(asView(base, at: position), modifier, at: position)
    }
    if name == "keyframeAnimator" {
      return try body.animators.keyframed(asView(base, at: position), call)
    }
    if name == "equatable", call.arguments.isEmpty {
      return body.erasedViews.equatable(
        base.evaluate, at: body.omissions.modifierPosition(of: call))
    }
    if let scoped = try body.animations.scoped(name, asView(base, at: position), call) {
      return scoped
    }
    guard let modify = try modification(name, call) else {
      return isCertain || isShownType(base.type) || base.type.isUnknown
        ? asView(base, at: position) : nil
    }
    return modified(base, modify, at: position)
  }

  private func isShownType(_ type: SwiftType) -> Bool {
    if case .declared = type.unwrapped { true } else { false }
  }

  /// The functions that return another color, and do not modify a view.
  private static let colorFunctions: Set<String> = [
    "opacity", "mix", "resolve", "gradient", "shadow", "blendMode",
  ]

  private func asView(_ base: Typed, at position: SourcePosition) -> Typed {
    if base.type == .view { return base }
    let evaluate = base.evaluate
    return Typed(.view) { run, frame in
      .view(try run.element(try evaluate(run, frame), at: position))
    }
  }

  /// Compiles `ModifiedContent(content: card, modifier: Shake(amount: 3))`, which is the same as
  /// `card.modifier(Shake(amount: 3))`.
  func modifiedContent(_ call: FunctionCallExprSyntax) throws -> Typed? {
    let labels = call.argumentLabels
    guard labels == ["content", "modifier"], case let given = call.argumentExpressions,
      given.count == 2
    else { return nil }
    let position = body.position(of: call)
    return try styled(asView(try body.expression(given[0]), at: position), given[1], at: position)
  }

  /// Compiles a modifier of the app on a view: `.modifier(Shake(amount: 3))`.
  private func styled(
    _ base: Typed, _ modifier: ExprSyntax, at position: SourcePosition
  ) throws -> Typed {
    if isEmptyModifier(modifier) { return base }
    let (view, style) = (base.evaluate, try body.expression(modifier).evaluate)
    let words = body.short(modifier)
    return Typed(.view) { run, frame in
      let content = try run.element(try view(run, frame), at: position)
      let value = try style(run, frame)
      if case .structure(let structure) = value {
        if !run.code.types[structure.type].modifies {
          run.leaveOut(
            "what the modifier does", because: UnknownValue(words, at: position), at: position)
        }
        return .view(.styled(structure, content: content, position))
      }
      run.leaveOut(
        "what the modifier does", because: value.unknown ?? UnknownValue(words, at: position),
        at: position)
      return .view(content)
    }
  }

  /// Returns whether a modifier is SwiftUI's `EmptyModifier`.
  private func isEmptyModifier(_ modifier: ExprSyntax) -> Bool {
    ["EmptyModifier()", "EmptyModifier.identity"].contains(modifier.trimmedDescription)
      && !body.calls.isDeclared("EmptyModifier")
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

  // MARK: - Effects of modifiers

  /// Compiles the effects of a modifier; nil for a modifier that cannot move anything.
  func modification(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let parts = [
      try movement(name, call), try body.hitTesting.modifier(name, call),
      try body.movements.room(name, call),
      try body.surroundings.surrounding(name, call),
    ]
    return parts.allSatisfy { $0 == nil } ? nil : joined(parts)
  }

  private func movement(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let form = MovingModifiers.all[name], let moves = try body.movements.moving(form, call) {
      guard let second = try body.movements.unread(in: form, call) else { return moves }
      return { run, frame in try moves(run, frame) + second(run, frame) }
    }
    if let form = MovingModifiers.all[name], body.movements.hasUnknownLabel(form, call) {
      return try body.unplayed.unplayed(name, call)
    }
    if let played = try played(name, call) { return played }
    // `.toolbar(.hidden)` and `.toolbar(.hidden, for: .tabBar)` have no views.
    let isBar = name == "toolbar" && call.arguments.first.map { $0.label == nil } == true
    if !isBar, ViewKinds.attaching.contains(name), let views = try attachment(name, call) {
      let shape = try shape(of: name, call)
      guard let around = try body.noticedArguments.noticed(around: name, call) else {
        return joined([views, shape])
      }
      return joined([views, shape, around])
    }
    if ViewKinds.coloring.contains(name) {
      return joined([try body.hiddenChanges.coloring(name, call), try shape(of: name, call)])
    }
    if ViewKinds.arrangingModifiers.contains(name) {
      return try body.hiddenChanges.arranging(name, call)
    }
    if ViewKinds.unanimated.contains(name) { return try body.hiddenChanges.unanimated(name, call) }
    if ViewKinds.looks.contains(name) { return try body.hiddenChanges.look(name, call) }
    if ViewKinds.presenting.contains(name) { return try body.presentations.presenting(name, call) }
    if name == "clipShape" { return try clip(call) }
    return try body.unplayed.unplayed(name, call)
  }

  /// Compiles the effect of a modifier that is not a motion itself; nil for any other modifier, and for arguments that
  /// it does not take.
  private func played(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    switch name {
    case "animation": return try body.animations.animation(call)
    case "transaction": return try body.animations.transaction(call)
    case "transition": return try body.animations.transition(call)
    case "onTapGesture": return try body.events.tap(call)
    case "onAppear": return try body.events.acting(.appear, call)
    case "onDisappear": return try body.events.acting(.disappear, call)
    case "onChange": return try body.events.change(call)
    case "task": return try body.events.task(call)
    case "onHover": return try body.events.hover(call)
    case "onLongPressGesture": return try body.events.longPress(call)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      return try body.gestures.gesture(name, call)
    case "onScrollGeometryChange": return try body.scrolling.scrollGeometry(call)
    case "onScrollPhaseChange": return try body.scrolling.scrollPhase(call)
    case "coordinateSpace": return try body.places.coordinateSpace(call)
    case "onGeometryChange": return try body.places.geometryChange(call)
    case "visualEffect": return try body.places.visualEffect(call)
    case "preference", "transformPreference", "onPreferenceChange":
      return try body.places.preference(name, call)
    case "scrollDisabled":
      return try flag(call) { .environment("isScrollEnabled", .boolean(!$0)) }
    case "onReceive": return try body.events.receive(call)
    case _ where OwnStyles.types[name] != nil: return try style(name, call)
    case "disabled": return try disabled(call)
    case "id":
      let position = body.omissions.modifierPosition(of: call)
      return try only(call) { run, value in
        guard let unknown = value.unknownPart else { return .id(run.keys.text(of: value)) }
        run.leaveOut("what changes with its id", because: unknown, at: .none)
        // A value that is made of others may change whenever anything else changes.
        run.dependencies.reads?.areKnown = false
        let changes =
          unknown.name == nil ? run.dependencies.changeCount : run.changeCount(ofUnknown: true)
        return .unknownID(
          UnknownIdentity(unknown: unknown, changes: changes, position: position))
      }
    case "accessibilityIdentifier": return try text(call) { .identifier($0) }
    case "accessibilityLabel": return try text(call) { .label($0) }
    case "environment" where call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
      return try body.surroundings.environment(call)
    case "environment", "environmentObject":
      return try only(call) { run, value in
        guard case .object(let number) = value else { return .nothing }
        return .environment(EnvironmentObjects.key(of: run.objects[number].type), value)
      }
    case "defaultFocus": return try body.events.defaultFocus(call)
    case "transformEnvironment": return try body.surroundings.environmentTransform(call)
    case "contentTransition": return try body.texts.contentTransition(call)
    case "matchedGeometryEffect": return try body.matches.matchedGeometry(call)
    case "matchedTransitionSource": return try body.matches.zoomSource(call)
    case "navigationTransition": return try body.matches.zoomEnd(call)
    default: return nil
    }
  }

  /// Compiles a style: one of the app's own, or one of the system's, which moves nothing.
  private func style(_ key: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let type = OwnStyles.types[key] else { return nil }
    let position = body.omissions.modifierPosition(of: call)
    return try only(call) { run, value in
      let style = try run.styles.style(value, of: type)
      if case .structure = style { return .environment(key, style) }
      if let unknown = style.unknown {
        run.leaveOut("what the style does", because: unknown, at: position)
      }
      return .nothing
    }
  }

  private func only(
    _ call: FunctionCallExprSyntax,
    _ make: @escaping @Sendable (ProgramRun, SwiftValue) throws -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression).evaluate
    return { run, frame in [try make(run, try evaluate(run, frame))] }
  }

  private func disabled(_ call: FunctionCallExprSyntax) throws -> Modify? {
    // Where the flag is unknown the view can be used, and `isEnabled` inside is unknown.
    let disable = try flag(
      call, unknown: { .environment(EnvironmentDefaults.isEnabled, .unknown($0)) },
      { .disabled($0) })
    guard let disable, call.argumentExpressions.contains(where: ComparisonCompiler.mayChange) else {
      return disable
    }
    return { run, frame in
      let modifiers = try disable(run, frame)
      guard case .disabled(let flag)? = modifiers.first else {
        return modifiers + [.dimming(false)]
      }
      return modifiers + [.dimming(flag)]
    }
  }

  /// Compiles a modifier with a Boolean argument.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - unknown: Returns the modifier for an unknown flag; nil for the modifier of a false flag.
  ///   - make: Returns the modifier for a known flag.
  private func flag(
    _ call: FunctionCallExprSyntax,
    unknown: (@Sendable (UnknownValue) -> ViewModifierValue)? = nil,
    _ make: @escaping @Sendable (Bool) -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return { _, _ in [make(true)] } }
    let evaluate = try body.expression(argument.expression, as: .boolean).evaluate
    return { run, frame in
      let flag = try evaluate(run, frame)
      guard let reason = flag.unknown else { return [make(flag.boolean ?? false)] }
      run.leaveOut("whether it is disabled", because: reason, at: .none)
      return [unknown?(reason) ?? make(false)]
    }
  }

  private func text(
    _ call: FunctionCallExprSyntax, _ make: @escaping @Sendable (String) -> ViewModifierValue
  ) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    let evaluate = try body.expression(argument.expression).evaluate
    return { run, frame in
      if case .text(let text) = try evaluate(run, frame) { return [make(text)] }
      return []
    }
  }

  // MARK: - Attached views

  private func attachment(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let position = body.position(of: call)
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      if try argument.is(ClosureExprSyntax.self) || body.presentations.isFunction(argument, label) {
        let content = try body.closures.content(argument).evaluate
        var given: [UnknownValue] = []
        if name.hasSuffix("PreferenceValue") {
          given = [UnknownValue("the preference", at: body.position(of: argument))]
          given[0].predicate = "is not collected here"
        }
        let values = given
        return { run, frame in
          guard let closure = run.closure(try content(run, frame)) else { return [.nothing] }
          let shown = try run.functions.call(closure, values.map { .unknown($0) })
          return Self.attached(try run.element(shown, at: position), in: name, at: position)
        }
      }
      guard label == nil || label == "content", !LiteralSyntax.beginsWithDot(argument),
        !name.hasSuffix("PreferenceValue")
      else { continue }
      let typed = try body.expression(argument)
      switch typed.type.unwrapped {
      case .view, .declared: break
      // A value in a background may also be a color.
      case .unknown where name != "background" || argument.is(FunctionCallExprSyntax.self): break
      default: return name == "toolbar" ? nil : try body.hiddenChanges.coloring(name, call)
      }
      let evaluate = typed.evaluate
      return { run, frame in
        Self.attached(
          try run.element(try evaluate(run, frame), at: position), in: name, at: position)
      }
    }
    if name.hasSuffix("PreferenceValue") {
      return body.omissions.leftOut(Unplayed("what is in it is not written here"), call)
    }
    return name == "toolbar" || name == "background"
      ? nil : try body.hiddenChanges.coloring(name, call)
  }

  private static func attached(
    _ element: ViewElement, in name: String, at position: SourcePosition
  ) -> [ViewModifierValue] {
    if name == ViewKinds.toolbar {
      let items = MadeView(kind: name, position: position, content: element)
      return [.attached(.made(items), liesBehind: false)]
    }
    let isPlaced =
      ["overlay", "background", "mask"].contains(name) || name.hasSuffix("PreferenceValue")
    return [.attached(element, liesBehind: isPlaced)]
  }

  /// Compiles a shape that clips a view: its corners, or the moving numbers of a shape of the app; other changes of it
  /// have no rows.
  private func clip(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let shape = call.arguments.first?.expression else { return nil }
    if let corners = try body.corners.corners(of: shape) { return corners }
    let rest = body.omissions.leftOut(
      Unplayed("what a shape cuts off has no rows", .whereItMayChange), call)
    return try ownShape(shape, orElse: rest) ?? rest
  }

  /// Compiles a shape of the app, which moves like a view of its type; nil for a shape that is not the app's own.
  private func ownShape(_ shape: ExprSyntax, orElse other: Modify?) throws -> Modify? {
    let typed = try body.expression(shape)
    guard case .declared = typed.type.unwrapped else { return nil }
    let (evaluate, position) = (typed.evaluate, body.position(of: shape))
    return { run, frame in
      let value = try evaluate(run, frame)
      guard case .structure(let structure) = value, run.code.types[structure.type].isShape else {
        return try other?(run, frame) ?? []
      }
      return [.attached(try run.element(value, at: position))]
    }
  }

  /// Compiles the shape that is filled behind a view: its corners; other changes of it have no rows.
  private func shape(of name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let shape = call.arguments.first(where: { $0.label?.text == "in" })?.expression else {
      return nil
    }
    if let corners = try body.corners.corners(of: shape) { return corners }
    guard ComparisonCompiler.mayChange(shape) else { return nil }
    let position = body.position(of: shape)
    let rest: Modify = { run, _ in
      run.noteUnplayed(Unplayed("its shape has no rows"), of: ".\(name)(in:)", at: position)
      return []
    }
    return try ownShape(shape, orElse: rest) ?? rest
  }

  /// Joins several effects in order.
  private func joined(_ parts: [Modify?]) -> Modify {
    let all = parts.compactMap(\.self)
    if all.count == 1 { return all[0] }
    return { run, frame in try all.flatMap { try $0(run, frame) } }
  }
}
