internal import ArgumentParser
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// `kymo check`: compares motions with their goldens.
struct Check: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "check",
    abstract: "Compare motions with their goldens, and fail if one has changed.",
    arguments: "-d <folder> <motion> ...",
    discussion: """
      Plays again what 'kymo bless' recorded, in the same way, and reports for each motion that leaves the tube \
      around its golden, which is as wide as the tolerance, when it first does, by how much, and where it is furthest \
      away. Motions without \
      a golden and goldens without a motion fail too. The status is 1 if anything failed.

          kymo check -d goldens/ @motion.txt
          kymo check -d goldens/ @motion.txt --artifacts changed/ -o report.txt
          kymo check -d goldens/ @motion.txt --format junit -o check.xml
          kymo check -d goldens/ @motion.txt --expect 'overshoot < 10%'
      """)

  static let mostUsedOptions = [
    "--directory", "--tolerance", "--velocity-tolerance", "--partial", "--output", "--format",
    "--artifacts", "--expect",
  ]

  @OptionGroup var input: GuardedArguments
  @OptionGroup(title: "Goldens") var goldens: GoldenFolderOption
  @OptionGroup(title: "Goldens") private var limits: GoldenLimitOptions
  @OptionGroup(title: "Output") private var reporting: ReportOptions
  @OptionGroup(title: "Output") var color: ColorOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions
  @OptionGroup(title: "Motion") private var values: ValueOptions
  @OptionGroup(title: "Time") private var timing: GuardTimeOptions

  /// The settings with which the motions are played.
  var guarding: GuardedPlaying { GuardedPlaying(values: values, timing: timing) }

  private var tolerance: String? { limits.tolerance }
  private var velocityTolerance: String? { limits.velocityTolerance }

  func validate() throws {
    // Checked before anything is read or played.
    _ = try LimitOptions.parsed(tolerance, "--tolerance")
    _ = try LimitOptions.parsed(velocityTolerance, "--velocity-tolerance")
    try guarding.validate()
  }

  func run() throws {
    let destination = OutputDestination(reporting.output)
    try destination.check()
    let expectations = try expecting.parsed()
    let motions = try input.motions(guarding.values)
    let folder = try GoldenFolder(goldens.path)
    guard try folder.exists() else {
      throw ToolError(
        .noInput, "there is no folder '\(folder.path)'; 'kymo bless' makes it and records goldens")
    }
    var pictures = reporting.artifacts.map { GoldenPictures($0, reporting.artifactFormat) }
    var entries: [GoldenReport.Entry] = []
    var measured: [(entry: Int, motions: [MotionCourse])] = []
    for motion in motions {
      let golden = try folder.golden(motion.name)
      let settings = guarding.settings(for: motion, after: golden?.settings)
      let played = try guarding.play(motion, settings)
      var entry = GoldenReport.Entry(
        name: motion.name, text: motion.source.text, verdict: .missing,
        origin: motion.origin)
      if let golden {
        let comparison = golden.comparison(
          with: played.golden, tolerance: try tolerance(for: golden, played.golden))
        entry.verdict = GoldenVerdict(comparison, from: golden.source, to: motion.source)
        if !comparison.isWithin, pictures != nil {
          try pictures?.makeFolder()
          entry.figure = try pictures?.draw(
            motion.name, golden, now: played.golden, comparison)
        }
      }
      if !expectations.isEmpty {
        measured.append(
          (entries.count, try played.measured(settings, guarding.time(settings))))
      }
      entries.append(entry)
    }
    let expected = try CurveExpectations(
      expectations, among: measured.flatMap { $0.motions.map(\.name) })
    for (entry, motions) in measured {
      entries[entry].expectations = try expected.results(of: motions)
    }
    if !limits.partial { entries += try orphans(folder, besides: motions) }
    let report = GoldenReport(folder: folder.path, entries: entries)
    try destination.write(text(of: report, to: destination))
    guard report.passes else {
      throw ToolError(.assertionFailed, "not every motion matches its golden: \(report.summary)")
    }
  }

  private func orphans(
    _ folder: GoldenFolder, besides motions: [GuardedMotion]
  ) throws(ToolError) -> [GoldenReport.Entry] {
    let names = Set(motions.map(\.name))
    var entries: [GoldenReport.Entry] = []
    for name in try folder.names() where !names.contains(name) {
      guard let header = try folder.header(of: name) else { continue }
      entries.append(
        GoldenReport.Entry(name: name, text: header.source.text, verdict: .orphaned))
    }
    return entries
  }

  /// Returns the tolerance that was given, completed for columns that it does not mention by one that suits the rows;
  /// nil if none was given.
  private func tolerance(
    for golden: MotionGolden, _ current: MotionGolden
  ) throws -> GoldenTolerance? {
    guard tolerance != nil || velocityTolerance != nil else { return nil }
    let usual = golden.usualTolerance(for: current)
    return GoldenTolerance(
      value: try LimitOptions.parsed(tolerance, "--tolerance") ?? usual.value,
      velocity: try LimitOptions.parsed(velocityTolerance, "--velocity-tolerance")
        ?? usual.velocity)
  }

  private func text(of report: GoldenReport, to destination: OutputDestination) -> String {
    switch reporting.format {
    case .text: report.text(usesEmphasis: color.usesColor(to: destination))
    case .json: report.json
    case .junit: report.jUnit
    case .markdown: report.markdown
    case .github: report.gitHub
    }
  }
}

/// The options for the tolerance, and for the goldens that are compared.
private struct GoldenLimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference in value, such as 0.01 or 1%.",
      discussion: """
        In value units, or as a percentage of the travel. By default only rounding errors are allowed.
        """, valueName: "limit"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference in velocity.", valueName: "limit"))
  var velocityTolerance: String?

  @Flag(help: "Ignore goldens of motions that are not given.")
  var partial = false
}

/// The options for the destination of the report, and for its figures.
private struct ReportOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "File for the report.", discussion: "- is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Format of the report.",
      discussion: "markdown is for summaries of builds, github for annotations.",
      valueName: "format"))
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Folder for figures of motions that changed.",
      discussion: "It shows the golden, the tolerance around it and the motion.",
      valueName: "folder"),
    completion: .directory)
  var artifacts: String?

  @Option(help: ArgumentHelp("Format of these figures.", valueName: "format"))
  var artifactFormat = ArtifactFormat.svg
}

/// The formats of a report.
enum ReportFormat: String, ChoiceArgument {
  case text
  case json
  case junit
  case markdown
  case github
}
