internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionConversion

/// The options for the source and the target of a conversion.
struct ConversionOptions: ParsableArguments {
  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Target of the conversion.", discussion: "May be repeated.", valueName: "target"))
  var choices: [TargetChoice] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "Library that the parameters in EXPR belong to.", valueName: "library"))
  var source: DialectChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Travel in value units, for velocities with --from.",
      discussion: "Most libraries give velocities in these units per second.",
      valueName: "distance"))
  var distance: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Largest error of a fitted curve (default: 0.001).",
      discussion: "As a fraction of the travel.", valueName: "fraction"))
  var maxError: FiniteNumber?

  @Flag(help: "Add a CSS rule for browsers without linear easing.")
  var fallback = false

  @Option(
    name: .customLong("semantics"),
    help: SemanticsName.help)
  var semanticsName = SemanticsName.ios17

  @Option(
    name: .customLong("seed"),
    help: SeedHelp.help)
  var seed: UInt64?

  /// The context that expressions do not contain themselves.
  var expressionContext: ExpressionContext {
    var context = ExpressionContext(semantics: semanticsName.semantics)
    context.seed = seed
    // Transitions are refused later, with an error of their own, so that their views may have any
    // size.
    context.viewSize = ViewSize(width: 1, height: 1)
    return context
  }

  /// The settings for fitting curves.
  var options: CurveConversionOptions {
    CurveConversionOptions(maxError: maxError?.value ?? 0.001, fallback: fallback)
  }

  /// The targets, each only once.
  var targets: [ConversionTarget] {
    if !choices.isEmpty { return TargetChoice.targets(choices) }
    return source == nil ? ConversionTarget.allCases : [.swiftUI]
  }

  func validate() throws {
    if let distance {
      guard source != nil else {
        throw ValidationError("--distance is for the velocities of --from; leave it out")
      }
      guard distance.value != 0 else {
        throw ValidationError("--distance cannot be 0: without travel there is no motion")
      }
    }
    guard !fallback || targets.contains(.cssLinear) else {
      throw ValidationError("--fallback is for --to css-linear")
    }
    if let maxError {
      guard targets.contains(where: { $0.isFittedCurve && $0 != .cssCubicBezier }) else {
        throw ValidationError(
          "--max-error is for targets that fit a curve, such as css-linear and lottie")
      }
      guard maxError.value > 0, maxError.value < 1 else {
        throw ValidationError(
          """
          --max-error needs a fraction of the travel above 0 and below 1, found \
          '\(maxError.text)'
          """)
      }
    }
  }
}
