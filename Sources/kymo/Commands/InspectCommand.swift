internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording
internal import RecordingFormats

/// `kymo inspect`: shows a spring in every parameterization, and all measures.
struct Inspect: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "inspect",
    abstract: "Print all parameters of a spring, its durations and how it moves.",
    arguments: "<expr> ...",
    discussion: """
      Prints every parameterization of the spring, its duration by every definition, and overshoot, crossings \
      and peaks with their times. Of keyframes it prints the times, the kind, the values and the velocities at \
      both ends of each. Of a picture (FILE.png, .apng, .svg, .pdf, .gif or .html) it prints the command that made \
      it, its title and its description.

          kymo inspect '.interpolatingSpring(stiffness: 170, damping: 15)'
          kymo inspect .bouncy .snappy --format json
          kymo inspect compare.png
      """)

  static let formats: [OutputFormat] = [.text, .json]
  static let mostUsedOptions = [
    "--output", "--format", "--from", "--to", "--initial-velocity", "--semantics", "--fps",
    "--clock", "--expect",
  ]

  @OptionGroup var input: ExpressionArguments<MotionsOrPictures>
  @OptionGroup(title: "Output") var output: OutputOptions<Inspect>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Output") var color: ColorOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  private var clock: ClockName { time.clock(forTable: false) }

  func run() throws {
    try output.destination.check()
    let format = try output.format(fallback: .text)
    let expectations = try expecting.parsed()
    if let option = motionOption,
      input.expressions.contains(where: PictureInspection.isPicture)
    {
      throw ToolError(.usage, "a picture does not move, so \(option) has no effect")
    }
    if let pictures = try PictureInspection.ofFiles(among: input.expressions) {
      try output.destination.write(
        format == .json
          ? pictures.json
          : pictures.text(usesEmphasis: color.usesColor(to: output.destination)))
      return
    }
    let clock: Clock = self.clock == .frames ? .frames(rate: time.fps) : .continuous
    let read = try values.read(input, keepGoing)
    let expressions = read.curves
    let expected = try CurveExpectations(expectations, among: expressions.map(\.name))
    var curves: [InspectionDocument.Curve] = []
    var motions: [PlayedMotion] = []
    for expression in expressions {
      let played = try values.played(expression, time)
      motions.append(played)
      let (measures, remarks) = try ToolError.reporting(expression.name, time) {
        () throws(RecordingError) in
        (
          try played.measures(on: clock),
          try values.system.remarks(on: played)
        )
      }
      curves.append(
        InspectionDocument.Curve(
          name: expression.name, subject: expression.subject, measures: measures,
          initialVelocity: played.recorder.initialVelocity(of: expression.subject),
          manners: expression.subject.manners, remarks: remarks))
    }
    let measured = try expected.measured(motions, time, on: clock)
    let document = InspectionDocument(
      curves, from: values.start, to: values.target, clock: clock)
    try output.destination.write(
      format == .json
        ? document.json
        : document.text(usesEmphasis: color.usesColor(to: output.destination)))
    try expected.check(measured)
    try read.end()
  }

  /// The first given option that changes how something moves or is measured; an option with its default value has
  /// no effect.
  private var motionOption: String? {
    if let option = values.firstGiven ?? time.firstGiven { return option }
    return expecting.texts.isEmpty ? nil : "--expect"
  }
}

extension Subject {
  /// The text of each keyframe's spring, or of its curve unless that is straight.
  fileprivate var manners: [String?] {
    guard case .keyframes(let curve) = self else { return [] }
    return curve.path.segments.map { segment in
      switch segment.kind {
      case .spring(let spring): Expression.text(of: .spring(spring))
      case .linear(let curve) where curve != .linear: Expression.text(of: .unitCurve(curve))
      case .linear, .cubic, .move: nil
      }
    }
  }
}
