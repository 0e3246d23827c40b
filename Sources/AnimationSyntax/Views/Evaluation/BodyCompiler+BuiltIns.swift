internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

// Functions of SwiftUI's that actions call, and values of its types that views need.
extension BodyCompiler {
  /// The functions of SwiftUI and Swift that actions call.
  static let statementNames: Set<String> = [
    "withAnimation", "withTransaction", "print", "debugPrint", "NSLog", "assert", "precondition",
    "fatalError", "dump", "swap",
  ]

  /// `withAnimation`, `withTransaction`, `swap`; nil for any other name.
  func builtInStatement(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    switch name {
    case "withAnimation": return try animated(call)
    case "withTransaction": return try inTransaction(call)
    case "print", "debugPrint", "NSLog", "assert", "precondition", "fatalError", "dump":
      return .constant(.void) { .void }
    case "swap":
      guard call.arguments.count == 2 else { return nil }
      let locations = try call.arguments.map { try reference(to: $0.expression).evaluate }
      return Typed(.void) { run, frame in
        guard case .reference(let one) = try locations[0](run, frame),
          case .reference(let other) = try locations[1](run, frame)
        else { return .void }
        let (first, second) = (run.settled(one), run.settled(other))
        let value = try run.read(first)
        try run.write(try run.read(second), to: first)
        try run.write(value, to: second)
        return .void
      }
    default: return nil
    }
  }

  private func animated(_ call: FunctionCallExprSyntax) throws -> Typed {
    var animation: Compute?
    var body: Compute?
    var completion: Compute?
    var isRemoved = false
    for (label, argument) in zip(labels(of: call), expressions(of: call)) {
      switch label {
      case nil where argument.is(ClosureExprSyntax.self), ParameterMatching.trailingLabel, "body":
        body = try expression(argument, as: .function([], .unknown)).evaluate
      case nil
      where animation == nil && body == nil && call.arguments.first?.expression == argument:
        animation = try expression(argument, as: .optional(.animation)).evaluate
      case nil: body = try expression(argument, as: .function([], .unknown)).evaluate
      case "completionCriteria":
        let name = text(of: argument).split(separator: ".").last.map(String.init) ?? ""
        isRemoved = name == "removed"
        if !isRemoved, name != "logicallyComplete" {
          program.strictNames?.unknown.append((name, position(of: argument)))
        }
      case "completion": completion = try expression(argument, as: .function([], .void)).evaluate
      default: break
      }
    }
    let criteria: AnimationCompletionCriteria = isRemoved ? .removed : .logicallyComplete
    let (chosen, work, after) = (animation, body, completion)
    return Typed(.unknown) { run, frame in
      let choice: AnimationChoice =
        try chosen.map { run.animation(try $0(run, frame)) } ?? .known(run.defaultAnimation)
      var completions: [ViewCompletion] = []
      if let closure = run.closure(try after?(run, frame)) {
        completions.append(ViewCompletion(criteria: criteria, work: run.work(closure)))
      }
      guard let closure = run.closure(try work?(run, frame)) else { return .void }
      return try run.inTransaction(
        ViewTransactionChange(animation: choice.forPlayers(run)), completions: completions
      ) {
        try run.call(closure, [])
      }
    }
  }

  private func inTransaction(_ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = Array(zip(labels(of: call), expressions(of: call)))
    guard arguments.count > 1, let body = arguments.last?.1 else {
      return .unknown(short(call), at: position(of: call))
    }
    let work = try expression(body, as: .function([], .unknown)).evaluate
    let position = position(of: call)
    let given: Compute
    if arguments.count > 2 {
      // The names of the path lead to the type of the value.
      let names = arguments[0].1.as(KeyPathExprSyntax.self).map(Self.names(in:)) ?? []
      let type = names.reduce(ViewType.transaction) { propertyType($1, of: $0) }
      let path = try expression(arguments[0].1).evaluate
      let value = try expression(arguments[1].1, as: type).evaluate
      given = { run, frame in
        try run.step(at: position)
        guard case .keyPath(let names) = try path(run, frame) else {
          return .unknown(UnknownValue("this key path", at: position))
        }
        return try run.transaction(setting: names, to: try value(run, frame))
      }
    } else {
      given = try expression(arguments[0].1, as: .transaction).evaluate
    }
    return Typed(.unknown) { run, frame in
      let transaction = run.transaction(try given(run, frame))
      guard let closure = run.closure(try work(run, frame)) else { return .void }
      guard run.hasTransactions(at: position) else { return try run.call(closure, []) }
      return try run.inTransaction(
        transaction.forPlayers(run), completions: transaction.completions
      ) {
        try run.call(closure, [])
      }
    }
  }

  // MARK: - Values

  /// `StrokeStyle(…)`, `UUID()`; nil for any other name.
  func builtInValue(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    if TransformValue.names.contains(name) {
      let values = try arguments(of: call) { _, label in label == nil ? .unknown : .number }
        .evaluation
      let (words, position) = (short(call), position(of: call))
      return Typed(name == "CGAffineTransform" ? TransformValue.type : .unknown) { run, frame in
        TransformValue.make(try values(run, frame)) ?? .unknown(UnknownValue(words, at: position))
      }
    }
    switch name {
    case "StrokeStyle", "GridItem":
      let arguments = try self.arguments(of: call, literals: .number) { _, _ in .unknown }
      let values = arguments.evaluation
      return Typed(.tuple(arguments.map { .init(label: $0.label, type: $0.value.type) })) {
        run, frame in
        .tuple(try values(run, frame).map { ($0.label, $0.value) })
      }
    case "DragGesture", "LongPressGesture", "TapGesture", "MagnifyGesture", "MagnificationGesture",
      "RotateGesture", "RotationGesture":
      return try gesture(name, call)
    case "SequenceGesture", "ExclusiveGesture", "SimultaneousGesture":
      return try combinedGesture(name, call)
    case "KeyframeTrack", "LinearKeyframe", "SpringKeyframe", "CubicKeyframe", "MoveKeyframe":
      return try keyframe(name, call)
    case "UUID":
      guard let text = call.arguments.first, text.label?.text == "uuidString" else {
        return Typed(.unknown) { run, _ in run.newIdentifier() }
      }
      return Typed(.optional(.text), evaluate: try expression(text.expression, as: .text).evaluate)
    case "AnyView":
      guard let argument = call.arguments.first else { return nil }
      return try expression(argument.expression, as: .view)
    default: return nil
    }
  }

  private func gesture(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed {
    let arguments = try self.arguments(of: call, literals: .number) { _, label in
      switch label {
      case "count": .integer
      case "minimumAngleDelta": .geometry(.angle)
      default: .unknown
      }
    }
    let values = arguments.evaluation
    return Typed(.opaque(name)) { run, frame in
      let given = try values(run, frame)
      func number(_ label: String) -> Double? { given.first { $0.label == label }?.value.double }
      let kind: GestureValue.Kind =
        switch name {
        case "DragGesture": .drag(minimum: number("minimumDistance") ?? Self.leastDistance)
        case "MagnifyGesture", "MagnificationGesture":
          .fingers(
            .pinch, minimum: number("minimumScaleDelta") ?? Self.leastScale,
            isBare: name == "MagnificationGesture")
        case "RotateGesture", "RotationGesture":
          .fingers(
            .rotate, minimum: given.first?.value.degrees ?? Self.leastDegrees,
            isBare: name == "RotationGesture")
        case "LongPressGesture": .press(minimum: number("minimumDuration") ?? Self.leastDuration)
        default: .tap(count: Int(exactly: number("count") ?? 1) ?? 1)
        }
      var gesture = GestureValue(kind: kind)
      gesture.mostDistance = number("maximumDistance") ?? gesture.mostDistance
      return .gesture(gesture)
    }
  }

  /// `SequenceGesture(press, drag)`, which `press.sequenced(before: drag)` is too.
  private func combinedGesture(_ type: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    guard let name = CombinedGestures.names.first(where: { $0.value == type })?.key,
      call.arguments.count == 2
    else { return nil }
    let arguments = try self.arguments(of: call) { _, _ in .unknown }
    let values = arguments.evaluation
    let position = position(of: call)
    let result = ViewType.combinedGesture(
      name, arguments[0].value.type, arguments[1].value.type)
    return Typed(result ?? .unknown) { run, frame in
      let given = try values(run, frame)
      return try run.method(name, of: given[0].value, [given[1]], at: position)
    }
  }

  /// How far a drag has to come before it counts, in points, and how long a press has to last in seconds, where
  /// nothing else is written: documented.
  static let leastDistance = 10.0
  static let leastDuration = 0.5

  /// How much two fingers have to change the scale, or the angle in degrees, before that counts: documented.
  private static let leastScale = 0.01
  private static let leastDegrees = 1.0
}

extension ViewValue {
  /// An angle in degrees; nil for what is none.
  fileprivate var degrees: Double? {
    if case .geometry(.angle, let numbers) = self { numbers[0] } else { nil }
  }
}
