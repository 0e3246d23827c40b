internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// The options for start and target, for the insertion and removal of views, and for the system.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp(
      "Value at the start (default: 0).",
      discussion: "Ignored for keyframes and transitions, which define their own.",
      valueName: "value"))
  var startNumber: FiniteNumber?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp(
      "Target value (default: 1).",
      discussion: "Ignored for keyframes and transitions, which define their own.",
      valueName: "value"))
  var targetNumber: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Velocity at the start, in units per second.",
      discussion: "For springs whose expression has no parameter for it.", valueName: "value"))
  var initialVelocity: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Velocity at the end of a gesture, in units per second.",
      discussion: "Every spring starts with it, converted to the unit of its own parameter.",
      valueName: "value"))
  var gestureVelocity: FiniteNumber?

  @Option(
    help: ArgumentHelp(
      "Animation of transitions (default: .default).",
      discussion: "An expression, or nil for none.", valueName: "expr"))
  var animation: String?

  @Option(
    name: .customLong("view-size"),
    help: ArgumentHelp(
      "Size of the view in points, such as 50x30.",
      discussion: "For transitions that move a view by its size.",
      valueName: "widthxheight"))
  var viewSize: ViewSizeArgument?

  @Flag(
    name: .customLong("reduce-motion"),
    help: "Show transitions as with Reduce Motion: movement becomes a fade.")
  var reducesMotion = false

  // The options of ``SystemOptions``, which says why they are not a group here.
  @Option(name: .customLong("semantics"), help: SemanticsName.help)
  private var semanticsName = SemanticsName.ios17

  @Option(name: .customLong("context"), help: ContextName.help)
  private var contextName: ContextName?

  @Option(name: .customLong("seed"), help: SeedHelp.help)
  private var seed: UInt64?

  /// The system that shows the motion, and the context in which it is shown.
  var system: HostSystem {
    HostSystem(semanticsName: semanticsName, contextName: contextName, seed: seed)
  }

  /// The value at the start.
  var start: Double { startNumber?.value ?? 0 }

  /// The value at the target.
  var target: Double { targetNumber?.value ?? 1 }

  /// The first given option, as it is typed.
  var firstGiven: String? {
    let options = [
      ("--from", startNumber != nil), ("--to", targetNumber != nil),
      ("--initial-velocity", initialVelocity != nil),
      ("--gesture-velocity", gestureVelocity != nil), ("--animation", animation != nil),
      ("--view-size", viewSize != nil), ("--reduce-motion", reducesMotion),
      ("--semantics", semanticsName != .ios17), ("--context", contextName != nil),
    ]
    return options.first { _, isGiven in isGiven }?.0
  }

  /// The first given option for single motions, as it is typed.
  var firstGivenForMotions: String? {
    guard let given = firstGiven, given != "--semantics", given != "--context" else { return nil }
    return given
  }

  func validate() throws {
    guard initialVelocity == nil || gestureVelocity == nil else {
      throw ValidationError("give --initial-velocity or --gesture-velocity, not both")
    }
  }

  private var gesture: GestureVelocity? {
    gestureVelocity.map {
      GestureVelocity(pointsPerSecond: $0.value, distance: target - start)
    }
  }

  /// Returns the expressions that are understood; the others have been reported.
  ///
  /// Lines of a file that are not understood are left out in any case.
  ///
  /// - Throws: ``ToolError`` if an expression is not understood and is not to be left out.
  func read<Kind>(
    _ input: ExpressionArguments<Kind>, _ options: KeepGoingOptions
  ) throws(ToolError) -> ReadExpressions {
    var read = try input.read(in: context())
    try read.report(keepsGoing: options.keepsGoing || read.failsInFilesAlone)
    read.curves = try checked(read.curves)
    return read
  }

  /// Returns the context that the expressions do not contain themselves.
  func context() throws(ToolError) -> ExpressionContext {
    var context = system.expressionContext
    context.gestureVelocity = gesture?.travelsPerSecond
    try applyTransitionOptions(to: &context)
    return context
  }

  /// Returns the curves of a run, limited to the context in which they are shown.
  ///
  /// - Throws: ``ToolError`` if a value is given that none of the curves uses.
  func checked(_ curves: [ParsedExpression]) throws(ToolError) -> [ParsedExpression] {
    guard !givesTransitionOptions || curves.contains(where: \.isTransition) else {
      throw ToolError(
        .usage,
        """
        --animation, --view-size and --reduce-motion are for transitions such as \
        'AnyTransition.push(from: .bottom)', and there is none here
        """)
    }
    if let first = curves.first, curves.allSatisfy({ $0.subject.ownEnds != nil }) {
      try refuseValues(besides: first)
    }
    let hasUse = curves.contains {
      $0.subject.takesInitialVelocity || $0.subject.ownInitialVelocity != nil
    }
    guard gestureVelocity == nil || hasUse else {
      throw ToolError(
        .usage, "--gesture-velocity is for springs, and there is none here")
    }
    return try system.limited(curves)
  }

  /// Fails if a value is given that keyframes and transitions define themselves.
  private func refuseValues(besides curve: ParsedExpression) throws(ToolError) {
    let given =
      startNumber != nil
      ? "--from"
      : targetNumber != nil ? "--to" : initialVelocity != nil ? "--initial-velocity" : nil
    if let given, curve.isTransition {
      throw ToolError(
        .usage,
        "a transition has its own start and target, so \(given) has no effect")
    }
    if startNumber != nil || targetNumber != nil {
      throw ToolError(
        .usage,
        """
        keyframes have their own values, so \(startNumber != nil ? "--from" : "--to") has no effect; write \
        the values in 'initialValue:' and the keyframes
        """)
    }
    if initialVelocity != nil {
      throw ToolError(
        .usage,
        """
        keyframes have their own velocities, so --initial-velocity has no effect; write \
        'startVelocity:' in the first keyframe
        """)
    }
  }

  /// Plays an expression.
  func played(
    _ expression: ParsedExpression, _ time: TimeOptions
  ) throws(ToolError) -> PlayedMotion {
    try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      try recorder(of: expression.subject, time).play(expression.subject, name: expression.name)
    }
  }

  /// Returns the recorder that plays a subject from the start to the target.
  func recorder(of subject: Subject, _ time: TimeOptions) -> Recorder {
    let thrown = subject.takesInitialVelocity ? gestureVelocity?.value : nil
    return Recorder(
      from: start, to: target, initialVelocity: initialVelocity?.value ?? thrown,
      span: time.span)
  }
}

extension ParsedExpression {
  /// Whether the motion is one of keyframes.
  var isKeyframes: Bool {
    if case .keyframes = subject { true } else { false }
  }

  /// Whether the motion is that of a view that is inserted or removed.
  var isTransition: Bool {
    if case .transition = subject { true } else { false }
  }
}

/// The options for the insertion and removal of views with the given transitions.
extension ValueOptions {
  /// Whether any option for transitions is given.
  var givesTransitionOptions: Bool { animation != nil || viewSize != nil || reducesMotion }

  /// Applies the options for transitions to a context.
  func applyTransitionOptions(to context: inout ExpressionContext) throws(ToolError) {
    context.viewSize = viewSize?.size
    context.assumedViewSize = ViewSize(width: 100, height: 100)
    context.reducesMotion = reducesMotion
    guard let animation else { return }
    context.transitionAnimation =
      animation == "nil" ? nil : try Self.animation(animation, system.expressionContext)
  }

  private static func animation(
    _ text: String, _ context: ExpressionContext
  ) throws(ToolError) -> Animation {
    let source =
      if let file = FileArgument(text) {
        try ExpressionSource(file)
      } else {
        ExpressionSource(text: text)
      }
    let parsed = try source.curves(in: context)
    guard parsed.count == 1, case .animation(let animation) = parsed[0].subject else {
      throw ToolError(
        .usage, "--animation needs a single animation such as '.spring', found '\(text)'")
    }
    return animation
  }
}
