internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionComparison
internal import MotionFitting
internal import MotionRecording
internal import RecordingFormats
internal import TextForms

/// `kymo fit`: finds the animation in a recorded motion.
struct Fit: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "fit",
    abstract: "Find the animation in a recorded motion.",
    arguments: "<source>",
    discussion: """
      The source is @FILE.csv, @FILE.csv#NAME, - for a table on standard input, or an expression such as a curve \
      that was baked into CSS. A table has a column of times and one of values; it may begin and end at rest, at any time. \
      Prints the animation as SwiftUI writes it, how sure it is, what is left over and what else it could be. The \
      status is 65 when nothing fits. With -o FILE.png, .svg or .pdf it draws rows and animation, and what is left \
      over below them.

          kymo fit @capture.csv --time seconds --value width
          kymo fit @capture.csv -o fit.svg
          kymo fit 'css:862ms linear(0, 0.25 20%, 1.04 60%, 1)'
          kymo plot "$(kymo fit @capture.csv --format swift)"

      It reads numbers, not films: track a video with any tool that writes a table. One motion is looked for in each \
      curve, once or repeated; --segments looks for several, --between chooses a part. Keyframes are not looked for. Two columns, as of a path, are fitted one after the other with --value.
      """)

  @Argument(
    help: ArgumentHelp(
      "A recorded motion, or an expression.",
      discussion:
        "@FILE.csv, @FILE.csv#NAME, - for standard input, or an expression, which is sampled first.",
      valueName: "source"))
  var source: String

  static let mostUsedOptions = [
    "--time", "--value", "--fps", "--between", "--segments", "--family", "--player", "--start",
    "--max-error",
    "--output", "--format",
  ]

  @OptionGroup(title: "Recording") var input: FitInputOptions
  @OptionGroup(title: "Animation") var search: FitFamilyOptions
  @OptionGroup(title: "Output") var output: FitOutputOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions

  func run() throws {
    try output.destination.check()
    let format = try output.checkedFormat()
    let figureFormat = format.picture ?? (format == .text ? .text : .json)
    try figure.check(figureFormat, to: output.destination)
    try text.check(figureFormat, figure)
    let drawsText = format == .text && (figure.drawsByItself || text.ascii)
    let source = try FitSource(source, input.reading)
    for note in source.notes { StandardError.note(note) }
    if format.picture != nil || drawsText, source.curves.count > 1 {
      let first = source.curves[0].observations.name
      throw ToolError(
        .usage,
        "a figure shows one motion, and '\(source.name)' has \(source.curves.count); choose one by name: "
          + "@FILE.csv#\(first)")
    }
    var curves: [FitDocument.Curve] = []
    for curve in source.curves { curves.append(try fitted(curve, in: source, for: format)) }
    let document = FitDocument(curves, confidence: search.confidence.value / 100)
    let misfits = curves.filter { !$0.fit.fits }
    if misfits.isEmpty, let hint = curves.lazy.compactMap({ unitHint($0.fit) }).first {
      StandardError.note(hint)
    }
    if format == .swift, curves.count > 1, let several = curves.first(where: { $0.sequence != nil })
    {
      throw ToolError(
        .usage,
        "'\(several.fit.observations.name)' is several motions, which are a scenario, not a line; "
          + "choose one curve by name: @FILE.csv#\(several.fit.observations.name)")
    }
    if misfits.isEmpty || format == .json {
      if format == .swift { noteVelocities(curves) }
      if format.picture != nil || drawsText {
        try figure.write(
          chart(of: curves[0], document), as: format.picture ?? .text, to: output.destination, text)
      } else {
        try output.destination.write(words(of: document, as: format))
      }
    }
    if let misfit = misfits.first { throw refusal(misfit, source) }
    try check(curves)
  }

  /// Notes the initial velocities that the printed expressions do not contain.
  private func noteVelocities(_ curves: [FitDocument.Curve]) {
    for curve in curves where curve.sequence == nil {
      let best = curve.fit.best
      guard let velocity = best.initialVelocity, velocity != 0,
        best.subject.ownInitialVelocity == nil
      else { continue }
      StandardError.note(
        "\(curve.text) does not say its initial velocity, "
          + "\(HumanNumber.text(velocity, digits: 4)) travels per second")
    }
  }

  private func words(of document: FitDocument, as format: FitFormat) -> String {
    switch format {
    case .json: document.json
    case .csv: document.csv
    case .markdown: document.markdown
    case .swift: document.swift
    case .text, .png, .svg, .pdf: document.text
    }
  }

  // MARK: The fit

  private func fitted(
    _ curve: FitSource.Curve, in source: FitSource, for format: FitFormat
  ) throws -> FitDocument.Curve {
    var observations = curve.observations
    if let window = try input.window() {
      let all = observations.times
      observations = observations.rows(between: window.lowerBound, and: window.upperBound)
      if observations.times.isEmpty, let first = all.first, let last = all.last {
        let (begin, end) = (
          HumanNumber.text(window.lowerBound), HumanNumber.text(window.upperBound)
        )
        throw ToolError(
          .dataError,
          "\(source.name): there are no rows between \(begin) and \(end) s; the recording "
            + (window.lowerBound > last
              ? "ends at \(HumanNumber.text(last)) s" : "begins at \(HumanNumber.text(first)) s"))
      }
    }
    let fit: MotionFit
    do throws(FittingError) {
      fit = try MotionFitter(try search.checkedOptions(input, curve, format)).fit(observations)
    } catch {
      let name =
        observations.name.isEmpty || source.curves.count == 1 ? "" : " of '\(observations.name)'"
      throw ToolError(.dataError, "\(source.name): \(error.words(name))")
    }
    let texts = fit.candidates.map { Expression.text(of: $0.subject) ?? "" }
    return FitDocument.Curve(
      fit, texts: texts, alias: Self.alias(of: fit.best.subject),
      sequence: fit.sequence.flatMap { Self.text(of: $0, fit) })
  }

  /// Returns motions one after the other as a scenario, whose time 0 is the recording's if that begins at 0, otherwise
  /// the start of the first motion.
  private static func text(
    of sequence: MotionSequence, _ fit: MotionFit
  ) -> FitDocument.Curve.Sequence? {
    let origin = fit.observations.times.first == 0 ? 0 : sequence.motions[0].start
    let changes = sequence.motions.compactMap { motion -> ScenarioText.Change? in
      guard case .animation(let animation) = motion.subject else { return nil }
      let time = ChangeTime.time(of: motion.start, in: fit.observations.times) - origin
      return ScenarioText.Change(at: max(time, 0), animation, to: motion.to)
    }
    guard changes.count == sequence.motions.count,
      let text = ScenarioText.text(state: "value", from: sequence.from, changes)
    else { return nil }
    return FitDocument.Curve.Sequence(
      scenario: text, texts: sequence.motions.map { Expression.text(of: $0.subject) ?? "" })
  }

  /// The short name of an animation; nil if it has none.
  private static func alias(of subject: Subject) -> String? {
    guard case .animation(let animation) = subject else { return nil }
    let named: KeyValuePairs<String, Animation> = [
      ".smooth": .smooth, ".snappy": .snappy, ".bouncy": .bouncy, ".linear": .linear,
      ".easeIn": .easeIn, ".easeOut": .easeOut, ".easeInOut": .easeInOut,
    ]
    return named.first { $0.value == animation }?.key
  }

  /// The unit that the times seem to have, where more than a second between rows says that they are not in seconds; nil
  /// otherwise.
  private func unitHint(_ fit: MotionFit) -> String? {
    let times = fit.observations.times
    guard input.timeUnit == nil, let first = times.first, let last = times.last, times.count > 1
    else { return nil }
    if zip(times.dropFirst(), times).allSatisfy({ $0 - $1 == 1 }) {
      return "the times count rows, as numbers of frames do: write --time-unit frames --fps 60"
    }
    let step = (last - first) / Double(times.count - 1)
    guard step > 1 else { return nil }
    let unit: (name: String, option: String) =
      step > 1e6
      ? ("nanoseconds", "ns") : step > 1000 ? ("microseconds", "us") : ("milliseconds", "ms")
    return "the times look like \(unit.name): write --time-unit \(unit.option)"
  }

  /// The words about what is wrong with the nearest.
  private static func misfit(of fit: MotionFit) -> String {
    if fit.best.goesOnAtRest { return "goes on where the recording is at rest" }
    let part = HumanNumber.text(100 * fit.best.largest / fit.travel, digits: 2)
    let words =
      "is off by \(HumanNumber.text(fit.best.largest, digits: 2)), which is \(part) % of the travel"
    return fit.best.largest <= 4 * fit.noise ? words + ", and not as noise is" : words
  }

  /// The error that says why nothing fits.
  private func refusal(_ curve: FitDocument.Curve, _ source: FitSource) -> ToolError {
    let fit = curve.fit
    if let segments = search.segments, fit.oneFits {
      return ToolError(
        .dataError,
        "\(source.name): no \(segments) motions one after the other fit; one does: \(curve.text)")
    }
    var message =
      "\(source.name): no animation fits; the nearest, \(curve.text), \(Self.misfit(of: fit))"
    if let hint = unitHint(fit) {
      message += "; \(hint)"
    } else {
      message +=
        search.segments == nil
        ? "; --segments auto looks for several motions, --between at one of them, --limit allows more"
        : "; --between looks at a part, --limit allows more"
    }
    return ToolError(.dataError, message)
  }

  /// Fails if the best fit has a larger error than allowed.
  private func check(_ curves: [FitDocument.Curve]) throws {
    guard let allowed = try search.allowedError() else { return }
    for curve in curves {
      let limit = allowed.allowance(of: curve.fit.travel)
      let largest = curve.fit.sequence?.largest ?? curve.fit.best.largest
      guard largest > limit else { continue }
      throw ToolError(
        .assertionFailed,
        "\(curve.text) is off by \(HumanNumber.text(largest, digits: 3)), more than "
          + "--max-error \(allowed.text) allows")
    }
  }

  // MARK: The figure

  private func chart(of curve: FitDocument.Curve, _ document: FitDocument) throws(ToolError)
    -> Chart
  {
    let fit = curve.fit
    func side(_ index: Int) throws(ToolError) -> FitChart.Side {
      let candidate = fit.candidates[index]
      let span = max((fit.observations.times.last ?? 0) - candidate.start + candidate.delay, 0)
      // The initial velocity is given separately to springs whose expression does not contain it.
      let velocity = candidate.subject.ownInitialVelocity == nil ? candidate.initialVelocity : nil
      let delta = candidate.to - candidate.from
      let recorder = Recorder(
        from: candidate.from, to: candidate.to,
        initialVelocity: candidate.subject.takesInitialVelocity ? velocity.map { $0 * delta } : nil,
        span: span)
      let text = curve.texts[index]
      let recording = try ToolError.reporting(text, TimeOptions(span: FiniteNumber(span))) {
        () throws(RecordingError) in try recorder.play(candidate.subject, name: text).trace()
      }
      return FitChart.Side(
        recording, start: candidate.start - candidate.delay - candidate.lead, label: text)
    }
    if let sequence = fit.sequence, let texts = curve.sequence?.texts {
      let recording = sequence.recording(
        named: "sequence", until: fit.observations.times.last ?? 0)
      return FitChart(
        fit,
        best: FitChart.Side(
          recording, start: sequence.motions[0].start, label: texts.joined(separator: ", then ")),
        title: figure.title ?? "\(texts.count) motions one after the other",
        description: FitDocument.description(of: curve, confidence: document.confidence),
        facts: PictureFacts.facts
      ).chart
    }
    return FitChart(
      fit, best: try side(0), other: fit.candidates.count > 1 ? try side(1) : nil,
      title: figure.title ?? curve.text,
      description: FitDocument.description(of: curve, confidence: document.confidence),
      facts: PictureFacts.facts
    ).chart
  }
}

extension FitFamilyOptions {
  /// Returns the same as ``options(_:_:)``, after ``validate()``, in which its errors were thrown already.
  ///
  /// Intervals, which take longer than the fit, are computed only for formats that show them.
  fileprivate func checkedOptions(
    _ input: FitInputOptions, _ curve: FitSource.Curve, _ format: FitFormat
  ) throws(FittingError) -> FittingOptions {
    var options = (try? options(input, curve)) ?? FittingOptions()
    if !format.showsIntervals { options.replicates = 0 }
    return options
  }
}

extension FittingError {
  /// Returns the description of the error.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .nothingMoves: "nothing moves in the values\(name)"
    case .onlyNoise(let travel, let noise):
      "no motion stands out from the noise\(name): the values span \(HumanNumber.text(travel)) and scatter by "
        + "\(HumanNumber.text(noise)) (--noise)"
    case .tooFewRows(let moving):
      "too little motion\(name): \(moving) rows move, and at least \(Self.needed) have to"
    case .tooLittleTravel(let travel, let rounding):
      "too little motion\(name): the values move by \(HumanNumber.text(travel)), less than four steps of their "
        + "rounding, \(HumanNumber.text(rounding))"
    case .tooSlow(let step):
      "the rows\(name) are \(HumanNumber.text(step)) s apart, and SwiftUI's steps of 1/300 s say nothing about such; "
        + "--player exact, or --time-unit if these are no seconds"
    case .outOfScale(let travel):
      "the values\(name) span \(HumanNumber.text(travel)), whose square is no number; write them in another unit"
    case .tooManyRows(let count): "there are \(NumberText.grouped(count)) rows"
    case .notFinite(let row), .timeGoesBack(let row): "row \(row + 1) is out of order"
    }
  }
}
