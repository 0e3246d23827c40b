internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var events: EventCompiler { EventCompiler(body: self) }
}

/// Compiles modifiers with actions, which follow acts of a person or the passing of time.
struct EventCompiler {
  let body: BodyCompiler

  /// Compiles the last argument as an action.
  private func action(_ call: FunctionCallExprSyntax, _ parameters: [SwiftType] = []) throws
    -> Compute?
  {
    try call.argumentExpressions.last.map {
      try body.expression($0, as: .function(parameters, .void)).evaluate
    }
  }

  func tap(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let action = call.argumentExpressions.last else { return nil }
    let count = try call.arguments.first { $0.label?.text == "count" }.map {
      try body.expression($0.expression, as: .integer)
    }?.evaluate
    let closure = try body.expression(action, as: .function([.geometry(.point)], .void)).evaluate
    return { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return [] }
      let taps = run.taken(try count?(run, frame), or: .integer(1)).integer ?? 1
      return [.acts(ActValue(event: .tap(count: taps), closure: closure))]
    }
  }

  func acting(_ event: ActValue.Event, _ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let action = call.argumentExpressions.last else { return nil }
    let closure = try body.expression(action, as: .function([], .void)).evaluate
    let isAppearing = if case .appear = event { true } else { false }
    return { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return [] }
      return [.acts(ActValue(event: isAppearing ? .appear : .disappear, closure: closure))]
    }
  }

  /// Compiles `.defaultFocus($field, .name)`: the focus is set when the view appears.
  func defaultFocus(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let arguments = call.argumentExpressions
    guard arguments.count >= 2 else { return nil }
    let binding = try body.expression(arguments[0])
    let type: SwiftType = if case .binding(let type) = binding.type { type } else { .unknown }
    let (focus, value) = (
      binding.evaluate, try body.expression(arguments[1], as: type).evaluate
    )
    return { run, frame in
      guard let location = run.location(try focus(run, frame)) else { return [.nothing] }
      let closure = run.elementMaker.setting(location, to: try value(run, frame))
      return [.acts(ActValue(event: .appear, closure: closure))]
    }
  }

  func change(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let first = call.arguments.first, first.label?.text == "of",
      let action = call.argumentExpressions.last
    else { return nil }
    let value = try body.expression(first.expression)
    let isInitial = try call.arguments.first { $0.label?.text == "initial" }.map {
      try body.expression($0.expression, as: .boolean)
    }?.evaluate
    let closure = try body.expression(
      action, as: .function(changeParameters(of: action, value.type), .void)
    ).evaluate
    let evaluate = value.evaluate
    let isStill = isStill(action)
    return { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return [] }
      let isInitial =
        run.taken(try isInitial?(run, frame), or: .boolean(false)).boolean ?? false
      let value = try evaluate(run, frame)
      if let unknown = value.unknownPart, !isStill {
        run.leaveOut("what 'onChange' does", because: unknown, at: unknown.position)
      }
      return [
        .acts(ActValue(event: .change(value, isInitial: isInitial), closure: closure))
      ]
    }
  }

  /// Returns whether a closure neither writes nor calls anything that can be seen moving.
  private func isStill(_ node: ExprSyntax) -> Bool {
    guard node.is(ClosureExprSyntax.self), !body.program.writes(Syntax(node)) else { return false }
    return !node.containsNode { node in
      guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
      return !StillCalls.contains(body.text(of: call.calledExpression))
    }
  }

  /// Returns the types of the parameters of a closure for changes: none, that of the new value, or those of the old and
  /// the new one.
  private func changeParameters(of node: ExprSyntax, _ type: SwiftType) -> [SwiftType] {
    guard let closure = node.as(ClosureExprSyntax.self) else { return [type, type] }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.map { _ in type }
    case .parameterClause(let clause): return clause.parameters.map { _ in type }
    case nil: return []
    }
  }

  func task(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let action = try action(call) else { return nil }
    let id = try call.arguments.first { $0.label?.text == "id" }.map {
      try body.expression($0.expression).evaluate
    }
    return { run, frame in
      guard let closure = run.closure(try action(run, frame)) else { return [] }
      let id = try id?(run, frame)
      if let unknown = id?.unknownPart {
        run.leaveOut("whether a task begins again", because: unknown, at: unknown.position)
      }
      return [.acts(ActValue(event: .task(id), closure: closure))]
    }
  }

  func hover(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let action = try action(call, [.boolean]) else { return nil }
    return { run, frame in
      guard let closure = run.closure(try action(run, frame)) else { return [] }
      return [.acts(ActValue(event: .hover, closure: closure))]
    }
  }

  func longPress(_ call: FunctionCallExprSyntax) throws -> Modify? {
    var minimum: Compute?
    var perform: Compute?
    var pressing: Compute?
    for (label, argument) in zip(call.argumentLabels, call.argumentExpressions) {
      switch label {
      case "minimumDuration": minimum = try body.expression(argument, as: .number).evaluate
      case "perform", ParameterMatching.trailingLabel:
        perform = try body.expression(argument, as: .function([], .void)).evaluate
      case "onPressingChanged", "pressing":
        pressing = try body.expression(argument, as: .function([.boolean], .void)).evaluate
      default: break
      }
    }
    let (seconds, done, changed) = (minimum, perform, pressing)
    return { run, frame in
      let least =
        run.taken(try seconds?(run, frame), or: .number(FrameworkValueCompiler.leastDuration))
        .double
        ?? FrameworkValueCompiler.leastDuration
      var gesture = GestureValue(kind: .press(minimum: least))
      if let closure = run.closure(try done?(run, frame)) { gesture.add(closure, to: \.ended) }
      if let closure = run.closure(try changed?(run, frame)) { gesture.add(closure, to: \.changed) }
      return [.acts(ActValue(gesture))]
    }
  }

  func receive(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let argument = call.arguments.first else { return nil }
    if let published = try body.publishers.receive(
      argument.expression, call.argumentExpressions.last)
    {
      return published
    }
    guard let action = try action(call, [.unknown]) else { return nil }
    let evaluate = try body.expression(argument.expression).evaluate
    let (words, position) = (body.short(argument.expression), body.position(of: argument))
    return { run, frame in
      let value = try evaluate(run, frame)
      guard case .handle(let handle) = value, let closure = run.closure(try action(run, frame))
      else {
        run.leaveOut(
          "what '.onReceive' does", because: value.unknown ?? UnknownValue(words, at: position),
          at: position)
        return []
      }
      return [.acts(ActValue(event: .tick(handle), closure: closure))]
    }
  }

  // MARK: - Controls

  /// Compiles a control that shows a value: `Slider(value: $x, in: 0...1)`, `Picker("Size", selection: $size) { … }`.
  func control(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    let parts = try controlParts(name, call)
    let literal = call.arguments.first.flatMap {
      $0.label == nil ? LeafCompiler.literal($0.expression) : nil
    }
    let other = try body.controls.otherValue(of: name, call)
    return Typed(.view) { run, frame in
      for label in parts.unread {
        run.noteUnplayed(Unplayed.control, of: "\(name)(\(label):)", at: position)
      }
      var text: String?
      if let value = try parts.title?(run, frame), case .text(let title) = value { text = title }
      var view = MadeView(
        kind: name, position: position, literal: literal, text: text, isControl: true)
      let contents = try parts.content.enumerated().compactMap { index, content in
        try run.closure(try content(run, frame)).map { closure in
          var part = position
          part.range = position.range.lowerBound..<position.range.lowerBound + index
          return (part, try run.element(try run.functions.call(closure, []), at: position))
        }
      }
      if !contents.isEmpty { view.content = .group(contents) }
      if let location = run.location(try parts.value?(run, frame)) {
        let value = try run.locations.read(location)
        if let kind = ViewKinds.shownValues[name] {
          view.modifiers.append(.showing(value, named: kind.argument, kind.change))
        }
        // A control with a constant cannot be changed.
        let isFixed = if case .constant = location { true } else { false }
        if !isFixed {
          let other = try other(run, frame, value)
          view.modifiers.append(.acts(ActValue(settingValueAt: location, other: other)))
        }
      }
      // A tap on a stepper without a value is one on its plus.
      if let closure = run.closure(try parts.increment?(run, frame)) {
        view.modifiers.append(.acts(ActValue(event: .tap(count: 1), closure: closure)))
      }
      return .view(.made(view))
    }
  }

  /// The arguments of a control.
  private struct ControlParts {
    var title: Compute?

    /// The binding of the value.
    var value: Compute?

    /// The action of a stepper's plus.
    var increment: Compute?

    var content: [Compute] = []

    /// The labels of closures that are not called.
    var unread: [String] = []
  }

  private func controlParts(
    _ name: String, _ call: FunctionCallExprSyntax
  ) throws -> ControlParts {
    var parts = ControlParts()
    for (index, (label, argument)) in zip(call.argumentLabels, call.argumentExpressions)
      .enumerated()
    {
      switch controlLabel(label, argument, of: name, call) {
      case nil where index == 0:
        parts.title = try body.expression(argument, as: .text).evaluate
      case "value", "selection", "text":
        // `.constant(0.5)` has no type of its own.
        let isMember = LiteralSyntax.leadingName(of: argument) != nil
        parts.value =
          try body.expression(argument, as: isMember ? .binding(.unknown) : .unknown).evaluate
      case "label", "content", ParameterMatching.trailingLabel:
        parts.content.append(try body.closures.content(argument).evaluate)
      case "onIncrement":
        parts.increment = try body.expression(argument, as: .function([], .void)).evaluate
      case let label? where acts(argument, label): parts.unread.append(label)
      case _?: break
      case nil: break
      }
    }
    return parts
  }

  /// Whether an argument of a control may do something when it is called.
  private func acts(_ argument: ExprSyntax, _ label: String) -> Bool {
    if let closure = argument.as(ClosureExprSyntax.self) { return !closure.statements.isEmpty }
    return label.hasPrefix("on") && !argument.is(NilLiteralExprSyntax.self)
  }

  /// The label of an argument of a control; of a trailing closure without one that of the parameter it is for.
  ///
  /// The closure after a field or a stepper is its label only where there is no title, and no label takes a parameter.
  private func controlLabel(
    _ label: String?, _ argument: ExprSyntax, of name: String, _ call: FunctionCallExprSyntax
  ) -> String? {
    guard label == ParameterMatching.trailingLabel,
      let closure = argument.as(ClosureExprSyntax.self),
      ["TextField", "SecureField", "Slider", "Stepper"].contains(name)
    else { return label }
    let takesParameter =
      closure.signature?.parameterClause != nil
      || closure.statements.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .dollarIdentifier("$0")
      }
    if takesParameter { return "onEditingChanged" }
    let hasTitle = call.arguments.first.map { $0.label == nil } == true
    guard hasTitle, name != "Slider" else { return label }
    return name == "Stepper" ? "onIncrement" : "onCommit"
  }
}
