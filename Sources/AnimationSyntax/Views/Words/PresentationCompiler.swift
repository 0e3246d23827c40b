internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var presentations: PresentationCompiler { PresentationCompiler(body: self) }
}

/// Compiles modifiers that show screens on top of everything else, or in its place.
struct PresentationCompiler {
  let body: BodyCompiler

  /// Compiles the content that a modifier shows: its views, where they are shown; their transitions are not computed.
  func presenting(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let position = body.omissions.modifierPosition(of: call)
    if name == "navigationDestination", let destination = try body.destinations.destination(call) {
      return destination
    }
    let dismissal = try dismissal(of: name, call)
    let binding = try call.arguments.first { argument in
      ["isPresented", "item", "isActive"].contains(argument.label?.text)
    }.map {
      (label: $0.label?.text, value: try body.expression($0.expression, as: .binding(.unknown)))
    }
    let isItem = binding?.label == "item"
    let shows = binding?.value.evaluate
    let item = binding?.value.type.bindingValue.unwrapped ?? .unknown
    let screen = binding == nil ? nil : try self.screen(of: name, call, isItem ? [item] : [])
    let isAnimated =
      screen == nil
      && call.argumentExpressions.contains { argument in
        let words = body.text(of: argument)
        return LinkCompiler.animatingWords.contains { words.contains($0) }
      }
    let isDialog = ["alert", "actionSheet", "confirmationDialog"].contains(name)
    let reason: Unplayed = screen != nil ? .presentation : isDialog ? .dialog : .otherScreen
    return { run, frame in
      let value = try shows?(run, frame)
      let shown = try value.map { try run.shown($0) }
      let isShown = shown.map(run.isShown) ?? false
      if isShown || isAnimated {
        run.noteUnplayed(reason, of: ".\(name)", at: position)
      } else if let unknown = shown?.unknown {
        run.leaveOut("what '.\(name)' shows", because: unknown, at: position)
      }
      guard let screen else { return [] }
      let acts = try dismissal?(run, frame, isShown) ?? []
      guard isShown, let shown, let closure = run.closure(try screen(run, frame)) else {
        return [.attached(.empty)] + acts
      }
      let content = try run.element(
        try run.functions.call(closure, isItem ? [shown] : []), at: position)
      let transition = TransitionValue(transition: .identity, animationNames: [:])
      let kind = name.prefix(1).uppercased() + name.dropFirst()
      var view = ViewElement.made(MadeView(kind: kind, position: position, content: content))
      var modifiers: [ViewModifierValue] = [
        .room(.unknown), .transition(transition, unknown: nil),
        .environment(EnvironmentDefaults.isPresented, .boolean(true)),
      ]
      if case .reference(let location)? = value {
        modifiers.append(.environment("dismiss", .closure(.dismissing(location, isItem))))
      }
      for modifier in modifiers { view = .modified(view, modifier, position) }
      return [.attached(view)] + acts
    }
  }

  /// Compiles the action of `onDismiss:`, which follows when the screen is dismissed; nil if none is written.
  private func dismissal(of name: String, _ call: FunctionCallExprSyntax) throws
    -> (@Sendable (ProgramRun, Frame, Bool) throws -> [ViewModifierValue])?
  {
    let written = zip(call.argumentLabels, call.argumentExpressions).first { $0.0 == "onDismiss" }
    guard name == "sheet" || name == "fullScreenCover", let written else { return nil }
    let action = try body.expression(written.1, as: .function([], .void)).evaluate
    return { run, frame, isShown in
      guard let closure = run.closure(try action(run, frame)) else { return [.nothing] }
      return [
        .acts(
          ActValue(
            event: .change(.boolean(isShown), isInitial: false), closure: .whenFalse(closure)))
      ]
    }
  }

  /// Compiles the closure with the views that a modifier shows; nil for a modifier whose views are not played.
  private func screen(
    of name: String, _ call: FunctionCallExprSyntax, _ parameters: [SwiftType]
  ) throws -> Compute? {
    guard Self.shownScreens.contains(name) else { return nil }
    let labels = ["content", "destination", ParameterMatching.trailingLabel]
    let closures = try zip(call.argumentLabels, call.argumentExpressions).filter {
      label, argument in
      guard let label, labels.contains(label) else { return false }
      return try argument.is(ClosureExprSyntax.self) || isFunction(argument, "content")
    }
    return try closures.last.map { try body.closures.content($0.1, parameters).evaluate }
  }

  /// Returns whether the content is a function or a named closure, as in `overlay(content: badge)`.
  func isFunction(_ argument: ExprSyntax, _ label: String?) throws -> Bool {
    guard label == "content", !LiteralSyntax.beginsWithDot(argument) else { return false }
    return try body.expression(argument).type.isFunction
  }

  /// The modifiers whose views are played.
  private static let shownScreens: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination",
  ]
}

extension ClosureValue {
  /// Returns a closure that calls another one where a value has become false.
  fileprivate static func whenFalse(_ closure: ClosureValue) -> ClosureValue {
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = .closure(closure)
    let code = ClosureCode(
      parameterCount: 1, parameterTypes: [.boolean], slotCount: 1,
      body: { run, frame in
        guard frame.slots[0].boolean == false, case .closure(let closure)? = frame.parent?.slots[0]
        else { return .next }
        _ = try run.functions.call(closure, [])
        return .next
      }, changesState: closure.code.changesState)
    return ClosureValue(code: code, frame: holder)
  }

  /// Returns a closure that hides a screen whose binding decides whether, or with which value, it is shown.
  fileprivate static func dismissing(_ location: Location, _ isItem: Bool) -> ClosureValue {
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = .reference(location)
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard case .reference(let location)? = frame.parent?.slots[0] else { return .next }
        try run.locations.write(isItem ? .nothing : .boolean(false), to: location)
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: holder)
  }
}

extension ProgramRun {
  /// Returns the value that a binding leads to; any other value itself.
  fileprivate func shown(_ value: SwiftValue) throws -> SwiftValue {
    if case .reference(let location) = value { return try locations.read(location) }
    return value
  }

  /// Returns whether a value means that something is shown.
  fileprivate func isShown(_ value: SwiftValue) -> Bool {
    switch value {
    case .nothing, .unknown: false
    case .boolean(let flag): flag
    default: true
    }
  }
}
