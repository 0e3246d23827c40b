internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var script: ScriptCompiler { ScriptCompiler(body: self) }
}

/// Compiles the script, which says what happens when: `at`, `run`, and the actions inside `at`.
struct ScriptCompiler {
  let body: BodyCompiler

  /// The words of a script.
  static let verbs: Set<String> = userActions.union(["at", "run", "log"])

  /// Compiles a call of one of the words; nil for any other name.
  func verb(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    switch name {
    case "at":
      let (time, units) = try timed(call)
      let position = body.position(of: call)
      return Typed(.void) { run, frame in
        let value = try time(run, frame)
        if let unknown = value.unknown {
          run.leaveOut("what is done then", because: unknown, at: position)
        } else {
          run.instants.append(
            (try run.conversions.seconds(value, for: "time", at: position), units(frame)))
        }
        return .void
      }
    case "run":
      guard let argument = call.arguments.first, argument.label?.text == "until" else { return nil }
      let time = try body.expression(argument.expression, as: .number).evaluate
      let position = body.position(of: argument)
      return Typed(.void) { run, frame in
        run.end = try run.conversions.seconds(try time(run, frame), for: "until", at: position)
        return .void
      }
    case "log":
      guard let argument = call.arguments.first else { return nil }
      let word = try body.expression(argument.expression, as: .text).evaluate
      return Typed(.void) { run, frame in
        let word = run.text(try word(run, frame))
        if let recorder = run.recorder {
          recorder.add(.log(word))
        } else {
          run.steps.append(.log(word))
        }
        return .void
      }
    default: return Self.userActions.contains(name) ? try userAction(name, call) : nil
    }
  }

  /// Compiles an action on a view.
  private func userAction(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let position = body.position(of: call)
    // Samples have their own times, which they cannot have in `at`.
    if name == "drag", call.trailingClosure != nil {
      throw Fault(.missingDistance, position.range)
    }
    let values = try userArguments(name, call).evaluation
    return Typed(.void) { run, frame in
      let given = try values(run, frame)
      let kind = try Self.kind(name, given, run, at: position)
      let target = given.first { $0.label == nil }.flatMap { first -> String? in
        if case .text(let text) = first.value { text } else { nil }
      }
      try run.flush()
      run.steps.append(.userAction(UserAction(kind, target: target, source: position.sourceOffset)))
      return .void
    }
  }

  /// The arguments of something that is done to a view.
  private func userArguments(
    _ name: String, _ call: FunctionCallExprSyntax
  ) throws -> [TypedArgument] {
    let writesSize = call.arguments.contains {
      $0.label?.text == "by"
        && ($0.expression.is(FunctionCallExprSyntax.self)
          || LiteralSyntax.beginsWithDot($0.expression))
    }
    return try body.calls.arguments(of: call) { index, label in
      switch label {
      case "count": .integer
      case "for", "from", "to": .number
      case "by" where name == "rotate": .geometry(.angle)
      case "by" where name == "scroll" && !writesSize: .number
      case "by": .geometry(.size)
      default: index == 0 ? .text : .unknown
      }
    }
  }

  /// The thing that is done to a view, by the word for it.
  private static func kind(
    _ name: String, _ given: [CallArgument], _ run: ProgramRun, at position: SourcePosition
  ) throws -> UserAction.Kind {
    func value(_ label: String) -> SwiftValue? { given.first { $0.label == label }?.value }
    func seconds(_ usual: Double) throws -> Double {
      try value("for").map { try run.conversions.seconds($0, for: "for", at: position) } ?? usual
    }
    switch name {
    case "tap": return .tap(count: value("count")?.integer ?? 1)
    case "press": return .press(try seconds(FrameworkValueCompiler.leastDuration))
    case "drag":
      guard case .geometry(.size, let size)? = value("by") else {
        throw run.error(.missingDistance, at: position)
      }
      return .drag(
        ViewDragPath(
          straight: ViewSize(width: size[0], height: size[1]), seconds: try seconds(dragDuration)))
    case "pinch":
      guard let end = value("to")?.double, end.isFinite,
        let start = (value("from") ?? .number(1)).double, start.isFinite
      else { throw run.error(.missingScale, at: position) }
      return .fingers(
        FingerMotion(.pinch, from: start, to: end, seconds: try seconds(fingersDuration)))
    case "rotate":
      guard case .geometry(.angle, let angle)? = value("by"), angle[0].isFinite else {
        throw run.error(.missingAngle, at: position)
      }
      return .fingers(
        FingerMotion(.rotate, from: 0, to: angle[0], seconds: try seconds(fingersDuration)))
    case "scroll":
      guard let distance = value("by")?.distance else {
        throw run.error(.missingScroll, at: position)
      }
      return .scroll(ScrollMotion(by: distance, seconds: try seconds(ScrollMotion.usualSeconds)))
    case "set":
      let positional = given.filter { $0.label == nil }.map(\.value)
      guard positional.count == 2 else { throw run.error(.missingValue, at: position) }
      run.givenValues.append(positional[1])
      return .set(run.givenValues.count - 1)
    case "hover", "leave": return .hover(name == "hover")
    default: return .root(appears: name == "appear")
    }
  }

  /// The duration of a drag where none is given, in seconds: our choice.
  private static let dragDuration = 0.25

  /// The duration of a gesture of two fingers where none is given, in seconds: our choice.
  private static let fingersDuration = 0.5

  private func timed(
    _ call: FunctionCallExprSyntax
  ) throws -> (time: Compute, units: @Sendable (Frame) -> [ScriptUnit]) {
    guard let first = call.arguments.first,
      let code = call.argumentExpressions.last?.as(ClosureExprSyntax.self)
    else {
      throw Fault(
        .missingArgument(function: "at", parameter: "seconds"), body.source.text.range(of: call))
    }
    return (
      try body.expression(first.expression, as: .number).evaluate, try units(of: code.statements)
    )
  }

  /// Compiles statements of the script: actions on views are kept apart from the statements in between.
  func units(of items: some Sequence<CodeBlockItemSyntax>) throws
    -> @Sendable (Frame) -> [ScriptUnit]
  {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    var parts: [(isUserAction: Bool, execute: Execute)] = []
    for item in items {
      let isUserAction = Self.calledName(item).map(Self.userActions.contains) ?? false
      parts.append((isUserAction, try compiler.statements.statement(item, result: .void)))
    }
    let all = parts
    let count = scope.slotCount
    return { outer in
      let frame = Frame(count: count, parent: outer)
      return all.map { part in
        let code = ClosureCode(
          parameterCount: 0, parameterTypes: [], slotCount: 0,
          body: { run, frame in
            guard let shared = frame.parent else { return .next }
            return try part.execute(run, shared)
          }, changesState: true)
        return ScriptUnit(
          closure: ClosureValue(code: code, frame: frame), isUserAction: part.isUserAction)
      }
    }
  }

  /// The words for actions on views.
  static let userActions: Set<String> = [
    "tap", "press", "drag", "pinch", "rotate", "scroll", "hover", "leave", "set", "appear",
    "disappear",
  ]

  /// Returns the name of the function that a statement calls; nil for any other statement.
  static func calledName(_ item: CodeBlockItemSyntax) -> String? {
    item.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  /// Compiles `environment.accessibilityReduceMotion = true`; nil for any other target.
  func environmentAssignment(_ target: ExprSyntax, _ value: ArraySlice<ExprSyntax>) throws
    -> Execute?
  {
    guard let member = target.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "environment"
    else { return nil }
    let name = member.declName.baseName.plainText
    let evaluate = try body.operators.operation(value, as: .unknown).evaluate
    let position = body.position(of: target)
    return { run, frame in
      let value = try evaluate(run, frame)
      run.environment[name] = value
      run.dependencies.noteChange()
      let change = run.environmentChange(name, value)
      if let recorder = run.recorder {
        recorder.add(change, orRefuse: UnknownValue("environment.\(name)", at: position))
      } else if let change {
        run.steps.append(.environment(change))
      }
      return .next
    }
  }
}

// The environment that players see.
extension ProgramRun {
  /// Returns the change that sets a value of the environment for players; nil for a value that they do not use.
  fileprivate func environmentChange(
    _ name: String, _ value: SwiftValue
  ) -> (@Sendable (inout EnvironmentValues) -> Void)? {
    let ofApp = surroundings.surroundings(name, value)
    guard let flag = value.boolean else { return ofApp }
    if name == ScenarioEnvironment.luminance { return { $0.isLuminanceReduced = flag } }
    guard let change = ScenarioEnvironment(rawValue: name)?.change(to: flag) else { return ofApp }
    return { environment in
      change(&environment)
      ofApp?(&environment)
    }
  }

  /// Whether nothing moves now: in a widget or another context besides an app, on a dimmed display.
  var isDimmed: Bool {
    guard setting.context != .app else { return false }
    let name = ScenarioEnvironment.luminance
    let given = code.settings["environment.\(name)"].flatMap { try? locations.global($0) }
    return (environment[name] ?? given)?.boolean == true
  }

  /// Returns the changes to the environment of players by `--set` and by the statements at the top, before anything
  /// happens.
  func environmentAtStart() throws -> [@Sendable (inout EnvironmentValues) -> Void] {
    let prefix = "environment."
    let given = try code.settings.sorted { $0.key < $1.key }.compactMap { name, number in
      name.hasPrefix(prefix)
        ? environmentChange(String(name.dropFirst(prefix.count)), try locations.global(number))
        : nil
    }
    return given
      + steps.compactMap { step in
        if case .environment(let change) = step { change } else { nil }
      }
  }
}

extension SwiftValue {
  /// The scroll distance in points, where a number is vertical; nil for a value that is not a distance.
  fileprivate var distance: ViewSize? {
    if case .geometry(.size, let numbers) = self {
      return ViewSize(width: numbers[0], height: numbers[1])
    }
    return double.flatMap { $0.isFinite ? ViewSize(width: 0, height: $0) : nil }
  }
}
