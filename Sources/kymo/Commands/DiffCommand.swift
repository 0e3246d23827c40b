internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// `kymo diff`: compares one motion with another, or with an earlier version of itself.
struct Diff: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "diff",
    abstract: "Compare two motions, or a file with an earlier version of it.",
    arguments: "<motion> <motion>",
    discussion: """
      Prints the largest, the root-mean-square and the area difference in value and velocity, the time shift \
      that aligns the two best, the measures of both with their change, and a verdict in one sentence. After its \
      end a motion rests at its target. With -o FILE.png, .svg or .pdf it draws both with the area between \
      them shaded, and the difference below.

          kymo diff .snappy .bouncy
          kymo diff --git HEAD~1 @motion.txt --format markdown
          kymo diff @old.csv '.spring(duration: 0.5, bounce: 0.3)' --tolerance 1%
          kymo diff --git main '@motion.txt#card' -o card.svg

      A file of expressions or a table with several curves is compared by name; FILE#NAME takes one of them. \
      A table (.csv) has the columns time and value, and may have velocity, curve or attribute, and target, as \
      'kymo sample', 'interrupt' and 'scenario' write them.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two motions, or with --git one file.",
      discussion: """
        Expressions, @FILE with expressions, @FILE.csv with a recording, or - for standard input; @FILE#NAME \
        takes one of several.
        """, valueName: "motion"))
  var motions: [String] = []

  static let mostUsedOptions = [
    "--git", "--tolerance", "--velocity-tolerance", "--time-tolerance", "--output", "--format",
    "--theme", "--from", "--to",
  ]

  @OptionGroup(title: "Comparison") private var history: HistoryOptions
  @OptionGroup(title: "Comparison") var limiting: LimitOptions
  @OptionGroup(title: "Output") var output: ComparisonOutputOptions
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") var time: TimeOptions

  private var git: String? { history.git }
  private var clock: ClockName { time.clock(forTable: false) }

  func validate() throws {
    guard motions.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once; give - once")
    }
    if git != nil {
      guard motions.count == 1, motions[0].hasPrefix("@") else {
        throw ValidationError(
          "--git needs one file, such as kymo diff --git HEAD~1 @motion.txt")
      }
      guard !motions[0].hasPrefix("@presets:") else {
        throw ValidationError("'\(motions[0])' is not a file in git")
      }
      return
    }
    guard motions.count == 2 else {
      let found = motions.isEmpty ? "none" : "\(motions.count)"
      throw ValidationError(
        "'kymo diff' needs two motions, such as .snappy .bouncy; found \(found)")
    }
  }

  func run() throws {
    try output.destination.check()
    let format = try output.checkedFormat()
    let figureFormat = format.picture ?? (format == .text ? .text : .json)
    try figure.check(figureFormat, to: output.destination)
    try text.check(figureFormat, figure)
    let drawsText = format == .text && (figure.drawsByItself || text.ascii)
    try axis.check(isTable: format.picture == nil && !drawsText, span: time.span)
    let limits = try limiting.limits()
    let comparer = MotionComparer(values: values, time: time, clock: clock, limits: limits)
    let (first, second) = try sources()
    PasteNote.write(notesOf: (first.motions + second.motions).compactMap(\.expression))
    let comparison = try compared(first, second, by: comparer)
    let document = ComparisonDocument(
      comparison.content, limits: limits,
      clock: clock == .frames ? .frames(rate: time.fps) : .continuous)
    if format.picture != nil || drawsText {
      guard let pair = comparison.pair else {
        throw ToolError(
          .usage,
          """
          a figure compares two motions, and '\(second.name)' has \(second.motions.count); \
          choose one by name: @FILE#\(second.motions.first?.key ?? "NAME")
          """)
      }
      try figure.write(
        chart(of: pair, limits), as: format.picture ?? .text, to: output.destination, text)
    } else {
      try output.destination.write(words(of: document, as: format))
    }
    let breaches = document.breachSentences
    guard breaches.isEmpty else {
      throw ToolError(
        .assertionFailed,
        "the motions differ by more than the tolerance\n"
          + breaches.map { "  \($0)" }.joined(separator: "\n"))
    }
  }

  private func words(of document: ComparisonDocument, as format: ComparisonFormat) -> String {
    switch format {
    case .json: document.json
    case .markdown: document.markdown
    case .text, .png, .svg, .pdf:
      document.text(usesColor: text.color.usesColor(to: output.destination))
    }
  }

  // MARK: The sources

  private func sources() throws(ToolError) -> (ComparedSource, ComparedSource) {
    let context = try values.context()
    var first: ComparedSource
    var second: ComparedSource
    if let git {
      first = try ComparedSource(motions[0], in: context, revision: git)
      second = try ComparedSource(motions[0], in: context)
    } else {
      first = try ComparedSource(motions[0], in: context)
      second = try ComparedSource(motions[1], in: context)
    }
    try check(&first, &second)
    return (first, second)
  }

  /// Refuses values that no motion uses, and limits motions to the context in which they are shown.
  private func check(
    _ first: inout ComparedSource, _ second: inout ComparedSource
  ) throws(ToolError) {
    let expressions = (first.motions + second.motions).compactMap(\.expression)
    guard !expressions.isEmpty else { return }
    let checked = try values.checked(expressions)
    var rest = checked[...]
    first.motions = first.motions.map { $0.replacingExpression(from: &rest) }
    second.motions = second.motions.map { $0.replacingExpression(from: &rest) }
  }

  private func compared(
    _ first: ComparedSource, _ second: ComparedSource, by comparer: MotionComparer
  ) throws(ToolError) -> (content: ComparisonDocument.Content, pair: MotionComparer.Compared?) {
    if git == nil || motions[0].contains("#"), first.motions.count == 1, second.motions.count == 1 {
      let compared = try comparer.compare(first.motions[0], second.motions[0])
      return (.pair(compared.pair), compared)
    }
    for source in [first, second] where !source.isFile {
      guard source.motions.count == 1 || source.motions.allSatisfy({ $0.isTrack }) else {
        throw ToolError(
          .usage,
          "'\(source.name)' gives \(source.motions.count) motions; compare one with one, or two files"
        )
      }
    }
    let isOneWithMany = (first.motions.count == 1) != (second.motions.count == 1)
    if isOneWithMany, !first.isFile || !second.isFile {
      let many = first.motions.count == 1 ? second : first
      throw ToolError(
        .usage,
        """
        '\(many.name)' has \(many.motions.count) motions, and the other only one; choose one by name: \
        @\(many.name)#\(many.motions[0].key)
        """)
    }
    let entries = try comparer.compare(first, second)
    let pairs = entries.compactMap(\.compared)
    return (
      .files(entries.map(\.entry), first: first.name, second: second.name),
      pairs.count == 1 && entries.count == 1 ? pairs[0] : nil
    )
  }

  // MARK: The figure

  private func chart(
    of compared: MotionComparer.Compared, _ limits: DifferenceLimits
  ) -> Chart {
    let pair = compared.pair
    func side(
      _ origin: ComparisonDocument.Origin, _ course: MotionCourse, _ isCode: Bool
    ) -> DifferenceChart.Side {
      let isNamed = origin.name.count > 1
      return DifferenceChart.Side(
        course.recording, label: isNamed ? origin.name : "\(origin.name) \(origin.text)",
        isCode: isCode && !isNamed)
    }
    return DifferenceChart(
      side(pair.first, compared.first, compared.areCode.0),
      side(pair.second, compared.second, compared.areCode.1), pair.difference,
      DifferenceCourse(compared.first, compared.second),
      allowance: limits.value?.allowance(of: pair.difference.first.travel),
      axisEnd: axis.end(span: time.span), title: figure.title ?? "", subtitle: pair.verdict,
      description: pair.description,
      facts: PictureFacts.facts
    ).chart
  }
}

extension ComparedMotion {
  /// Whether the motion is one of several tracks of a timeline.
  fileprivate var isTrack: Bool { expression?.track != nil }

  /// Returns the motion with its expression replaced by the next of some expressions; unchanged if it has none.
  fileprivate func replacingExpression(
    from rest: inout ArraySlice<ParsedExpression>
  ) -> ComparedMotion {
    guard expression != nil, let next = rest.popFirst() else { return self }
    return ComparedMotion(key: key, label: label, text: text, content: .expression(next))
  }
}

/// The options for the version with which a file is compared.
private struct HistoryOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Compare a file with its version at a revision.",
      discussion: "A revision is what git understands, such as HEAD~1 or main.",
      valueName: "revision"))
  var git: String?
}
