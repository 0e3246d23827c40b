internal import AnimationSyntax
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// Expressions that move side by side.
extension PlayedFilm {
  /// Plays expressions.
  ///
  /// - Parameters:
  ///   - expressions: The expressions that move.
  ///   - play: The options for the film.
  ///   - figure: The options for the look of the film.
  ///   - rate: The frames of the film per second.
  ///   - name: The name of all of them together; nil for the name of each.
  /// - Throws: ``ToolError`` if there is nothing to see, or too much.
  init(
    _ expressions: [ParsedExpression], _ play: FilmChoices, _ figure: FigureOptions, rate: Double,
    name: String? = nil
  ) throws(ToolError) {
    try Self.check(rows: expressions.count, orUse: "kymo sheet")
    try Self.checkReturn(of: expressions, play)
    let options = play.filmTime
    var timing = options.timing(rate: rate)
    var span = options.span?.value
    if options.asksForLoop, let loop = try Self.loop(of: expressions, play, rate: rate) {
      span = loop
      timing.hold = 0
    }
    let time = options.time(span: span)
    let labels = SweepLabels(expressions)
    var parts: [Part] = []
    for expression in expressions {
      parts.append(try Self.part(of: expression, labels, play, time))
    }
    let measures = parts.map(\.measures)
    var motions = parts.map(\.motion)
    var sentences = parts.map(\.sentence)
    let returns = parts.compactMap(\.back)
    if !returns.isEmpty {
      motions = Self.thereAndBack(motions, returns, timing)
      sentences.append("\(returns.count == 1 ? "It" : "Each") then plays back to its start.")
    }
    var chart = PlayChart(
      motions, parts: play.film.parts(otherwise: [.tracks, .curves]), looks: play.film.looks,
      shape: play.film.shape.shape, timing: timing, still: play.film.still,
      marks: play.marking.kinds, title: figure.title ?? "",
      subtitle: Self.subtitle(expressions, play, of: motions.map(\.recording)),
      description: sentences.joined(separator: " "),
      facts: PictureFacts.facts)
    chart.forms = play.film.forms
    chart.name = name ?? Self.name(of: expressions)
    try self.init(
      chart.played,
      measures: PlayPage.Measures(
        heads: MeasureColumns.headsWithUnits,
        cells: MeasureColumns.numbers(of: chart.motionsOfRows.map { measures[$0] })),
      table: MeasureTable.table(of: Array(zip(motions, measures))),
      motions: Self.canTurn(play)
        ? chart.motionsOfRows.map { TunableMotion(expressions[$0].subject) } : [])
  }

  /// An expression of a film, played.
  private struct Part {
    let motion: PlottedMotion
    let measures: MotionMeasures

    /// The same animation from its target to its start, for a film there and back.
    let back: Recording?

    /// The sentence that describes the motion.
    let sentence: String
  }

  private static func part(
    of expression: ParsedExpression, _ labels: SweepLabels, _ play: FilmChoices, _ time: TimeOptions
  ) throws(ToolError) -> Part {
    let options = play.filmTime
    let played = try play.values.played(expression, time)
    let made = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      (
        measures: try played.measures(),
        recording: try recording(of: played, options),
        strobe: try played.rows(perSecond: PlayChart.strobeRate).values,
        back: options.thereAndBack ? try back(of: played, options) : nil
      )
    }
    let motion = PlottedMotion(
      made.recording, label: labels.label(of: expression), isCode: !expression.isLabelled,
      sweepPosition: labels.sweepPosition(of: expression), track: expression.track,
      timeline: expression.timeline, measures: made.measures, strobe: made.strobe)
    let description = MotionDescription(
      expression.name, subject: expression.subject, measures: made.measures,
      from: played.recorder.start, to: played.recorder.target)
    return Part(
      motion: motion, measures: made.measures, back: made.back, sentence: description.sentence)
  }

  /// Returns the name of keyframes without a label: the names of their tracks, since otherwise they have no name
  /// but their source.
  private static func name(of expressions: [ParsedExpression]) -> String {
    guard expressions.contains(where: { $0.track != nil && !$0.isLabelled }) else { return "" }
    var names: [String] = []
    for expression in expressions {
      let name = expression.isLabelled ? expression.timeline : expression.track
      let words = name ?? expression.name
      if !names.contains(words) { names.append(words) }
    }
    return names.joined(separator: ", ")
  }

  /// Whether the film plays the animations unchanged, so that a page can continue from any of their frames.
  private static func canTurn(_ play: FilmChoices) -> Bool {
    let (options, values) = (play.filmTime, play.values)
    return !options.thereAndBack && options.clock == .continuous && options.span == nil
      && values.initialVelocity == nil && values.gestureVelocity == nil
      && values.system.context == nil
  }

  private static func checkReturn(
    of expressions: [ParsedExpression], _ play: FilmChoices
  ) throws(ToolError) {
    guard play.filmTime.thereAndBack,
      let own = expressions.first(where: { $0.subject.ownEnds != nil })
    else { return }
    throw ToolError(
      .usage, "'\(own.name)' has its own start and target, so --there-and-back has no effect")
  }

  private static func recording(
    of played: PlayedMotion, _ options: FilmTimeOptions
  ) throws(RecordingError) -> Recording {
    options.clock == .frames
      ? try played.frames(perSecond: options.deviceRate) : try played.trace()
  }

  /// Returns the same animation from its target to its start.
  private static func back(
    of played: PlayedMotion, _ options: FilmTimeOptions
  ) throws(RecordingError) -> Recording {
    let recorder = Recorder(
      from: played.recorder.target, to: played.recorder.start, span: played.recorder.span)
    return try recording(of: recorder.play(played.subject, name: played.name), options)
  }

  private static func thereAndBack(
    _ motions: [PlottedMotion], _ returns: [Recording], _ timing: PlayTiming
  ) -> [PlottedMotion] {
    let length = motions.compactMap(\.recording.times.last).max() ?? 0
    return zip(motions, returns).map { motion, back in
      var motion = motion
      motion.recording = motion.recording.followed(
        by: back, at: length + timing.rest * timing.speed)
      return motion
    }
  }

  /// The time after which all motions are as at the start, in seconds, if they all repeat for ever in cycles of
  /// whole frames; nil otherwise.
  private static func loop(
    of expressions: [ParsedExpression], _ play: FilmChoices, rate: Double
  ) throws(ToolError) -> Double? {
    let options = play.filmTime
    var frames = 1
    for expression in expressions {
      guard expression.subject.repeatsForever else { return nil }
      let time = options.time(span: nil)
      let played = try play.values.played(expression, time)
      let end = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
        try played.trace().times.last ?? 0
      }
      guard let period = period(of: played.stages(until: end)) else { return nil }
      let count = period / options.speed.value * rate
      guard count >= 1, count <= longestCycle * rate,
        (count - count.rounded()).magnitude < 1e-6
      else { return nil }
      frames = leastCommonMultiple(frames, Int(count.rounded()))
      guard Double(frames) <= longestCycle * rate else { return nil }
    }
    return Double(frames) / rate * options.speed.value
  }

  /// The time from the beginning of the first cycle to that of the next one in the same direction, in seconds; nil
  /// if the first does not begin at once.
  private static func period(of stages: [MotionStage]) -> Double? {
    var starts: [(start: Double, isReversed: Bool)] = []
    var number = 0
    for stage in stages {
      guard case .play(let cycle, let isReversed) = stage.kind, let outer = cycle.first else {
        return nil
      }
      if outer != number { starts.append((stage.start, isReversed)) }
      number = outer
    }
    guard let first = starts.first, first.start == 0 else { return nil }
    return starts.dropFirst().first { $0.isReversed == first.isReversed }?.start
  }

  private static func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return first / max(a, 1) * second
  }

  /// Returns the words for the properties that all curves have in common, and for their speed.
  private static func subtitle(
    _ expressions: [ParsedExpression], _ play: FilmChoices, of recordings: [Recording]
  ) -> String {
    let options = play.filmTime
    var words =
      (expressions.allSatisfy(\.isKeyframes)
        ? "keyframes"
        : expressions.allSatisfy(\.isTransition)
          ? "insertion and removal"
          : FigureNotes.travel([play.values.start, play.values.target], of: recordings))
      + (options.thereAndBack ? " and back" : "")
    if let context = play.values.system.context?.words { words += " in \(context)" }
    return
      ([words] + [SweepLabels(expressions).common].compactMap { $0 } + paceWords(options))
      .joined(separator: FigureNotes.separator)
  }
}
