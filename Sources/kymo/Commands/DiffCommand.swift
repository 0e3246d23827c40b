internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// `kymo diff`: how one motion differs from another, or from what it was.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "diff",
    abstract: "Compare two motions, two files of them, or a file with what it was.",
    discussion: """
      Tells the largest, root-mean-square and area difference in value and velocity, the time shift that \
      aligns the two best, the measures of both with their change, and a verdict in one sentence. After its \
      end a motion rests at its target. With -o FILE.png, .svg or .pdf it draws both with the area between \
      them shaded, and the difference below.

          kymo diff .snappy .bouncy
          kymo diff @old.csv '.spring(duration: 0.5, bounce: 0.3)' --tolerance 1%
          kymo diff --git HEAD~1 @motion.txt --format markdown
          kymo diff --git main '@motion.txt#card' -o card.svg

      A file of expressions or a table with several curves is compared by name; FILE#NAME takes one of them. \
      A table (.csv) has the columns time and value, and perhaps velocity, curve or attribute, and target, as \
      'kymo sample', 'interrupt' and 'scenario' write them.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Two motions: expressions, @FILE with expressions, @FILE.csv with a recording, - for standard input; \
      @FILE#NAME takes one of several. With --git only one: the file to compare with what it was.
      """, valueName: "expr"))
  var motions: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Compare a file with what it was at a git revision, such as HEAD~1 or main.",
      valueName: "revision"))
  var git: String?

  @OptionGroup var limiting: LimitOptions
  @OptionGroup var values: ValueOptions
  @OptionGroup var time: TimeOptions

  @Option(
    help: ArgumentHelp(
      "continuous compares the motions themselves; frames what a device shows at --fps.",
      valueName: "clock"))
  var clock = ClockName.continuous

  @OptionGroup var figure: FigureOptions
  @OptionGroup var output: ComparisonOutputOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    guard motions.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read once: give - once")
    }
    if git != nil {
      guard motions.count == 1, motions[0].hasPrefix("@") else {
        throw ValidationError(
          "--git compares one file with what it was: kymo diff --git HEAD~1 @motion.txt")
      }
      guard !motions[0].hasPrefix("@presets:") else {
        throw ValidationError("'\(motions[0])' is no file, so that git knows nothing of it")
      }
      return
    }
    guard motions.count == 2 else {
      let found = motions.isEmpty ? "none" : "\(motions.count)"
      throw ValidationError(
        "diff compares two motions, such as .snappy .bouncy; found \(found)")
    }
  }

  func run() throws {
    try output.destination.check()
    let format = try output.checkedFormat()
    try figure.check(
      format.picture ?? (format == .text ? .text : .json), to: output.destination)
    let limits = try limiting.limits()
    let comparer = MotionComparer(values: values, time: time, clock: clock, limits: limits)
    let (first, second) = try sources()
    let comparison = try compared(first, second, by: comparer)
    let document = ComparisonDocument(
      comparison.content, limits: limits,
      clock: clock == .frames ? .frames(rate: time.fps) : .continuous)
    if format.picture != nil || (format == .text && figure.drawsByItself) {
      guard let pair = comparison.pair else {
        throw ToolError(
          .usage,
          """
          a figure shows two motions, and '\(second.name)' has \(second.motions.count); \
          choose one by name: @FILE#\(second.motions.first?.key ?? "NAME")
          """)
      }
      try figure.write(
        chart(of: pair, limits), as: format.picture ?? .text, to: output.destination, color)
    } else {
      try output.destination.write(text(of: document, as: format))
    }
    let breaches = document.breachSentences
    guard breaches.isEmpty else {
      throw ToolError(
        .assertionFailed,
        "the motions are further apart than allowed\n"
          + breaches.map { "  \($0)" }.joined(separator: "\n"))
    }
  }

  private func text(of document: ComparisonDocument, as format: ComparisonFormat) -> String {
    switch format {
    case .json: document.json
    case .markdown: document.markdown
    case .text, .png, .svg, .pdf:
      document.text(usesColor: color.usesColor(to: output.destination))
    }
  }

  // MARK: What is compared

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

  /// Refuses values that nothing has a use for, and limits motions to the place where they play.
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
          "'\(source.name)' is \(source.motions.count) motions; diff compares one with one, or two files"
        )
      }
    }
    let isOneWithMany = (first.motions.count == 1) != (second.motions.count == 1)
    if isOneWithMany, !first.isFile || !second.isFile {
      let many = first.motions.count == 1 ? second : first
      throw ToolError(
        .usage,
        """
        '\(many.name)' has \(many.motions.count) motions to compare one with; choose one by name: \
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
      title: figure.title ?? "", subtitle: pair.verdict, description: pair.description,
      facts: PictureFacts.facts
    ).chart
  }
}

extension ComparedMotion {
  /// The expression, unless it is a curve of a table.
  fileprivate var expression: ParsedExpression? {
    if case .expression(let expression) = content { expression } else { nil }
  }

  /// Whether it is one of several tracks of a timeline.
  fileprivate var isTrack: Bool { expression?.track != nil }

  /// The same motion with the next of some expressions, if it is one.
  fileprivate func replacingExpression(
    from rest: inout ArraySlice<ParsedExpression>
  ) -> ComparedMotion {
    guard expression != nil, let next = rest.popFirst() else { return self }
    return ComparedMotion(key: key, label: label, text: text, content: .expression(next))
  }
}
