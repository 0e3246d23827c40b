internal import AnimationSyntax
internal import ArgumentParser
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// `kymo check`: whether motions are as they were blessed.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "check",
    abstract: "Compare motions with their goldens, and fail if one changed.",
    discussion: """
      Plays what 'kymo bless' recorded again, in the same way, and tells for each motion that left the tube \
      around its golden when it did so first, by how much, and where it is furthest away. Motions without a \
      golden and goldens without a motion fail too. The status is 1 if anything failed.

          kymo check -d goldens/ @motion.txt
          kymo check -d goldens/ @motion.txt --artifacts changed/ --format junit -o check.xml
          kymo check -d goldens/ @motion.txt --expect 'overshoot < 10%' --tolerance 1%
      """)

  @OptionGroup var input: GuardedArguments
  @OptionGroup var guarding: GuardOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How far values may be from their goldens: in their units, or as a part of the way (1%). Without \
      it what only rounding can explain.
      """, valueName: "tolerance"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The same for velocities, per second.", valueName: "tolerance"))
  var velocityTolerance: String?

  @OptionGroup var expecting: ExpectationOptions

  @Flag(help: "Check only what is given: goldens of other motions are not orphans.")
  var partial = false

  @Option(
    help: ArgumentHelp(
      "A folder for a figure of each motion that changed: golden, tube and motion.",
      valueName: "folder"))
  var artifacts: String?

  @Option(help: ArgumentHelp("The form of these figures.", valueName: "format"))
  var artifactFormat = ArtifactFormat.svg

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("The file for the report; - for standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      The form of the report: text, json, junit, markdown for summaries, or github for annotations.
      """, valueName: "format"))
  var format = ReportFormat.text

  @OptionGroup var color: ColorOptions

  func validate() throws {
    // Before anything is read or played.
    _ = try LimitOptions.parsed(tolerance, "--tolerance")
    _ = try LimitOptions.parsed(velocityTolerance, "--velocity-tolerance")
  }

  func run() throws {
    let destination = OutputDestination(output)
    try destination.check()
    let expectations = try expecting.parsed()
    let motions = try input.motions(guarding.values)
    let folder = try GoldenFolder(guarding.folder)
    guard try folder.exists() else {
      throw ToolError(
        .noInput, "there is no folder '\(folder.path)'; 'kymo bless' makes it and the goldens")
    }
    var pictures = artifacts.map { GoldenPictures($0, artifactFormat) }
    var entries: [GoldenReport.Entry] = []
    var measured: [(entry: Int, motions: [MeasuredMotion])] = []
    for motion in motions {
      let golden = try folder.golden(motion.name)
      let settings = guarding.settings(for: motion, after: golden?.settings)
      let played = try guarding.play(motion, settings)
      var entry = GoldenReport.Entry(
        name: motion.name, text: motion.source.text, verdict: .missing, file: motion.file,
        line: motion.line)
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
      entries[entry].expectations = expected.results(of: motions)
    }
    if !partial { entries += try orphans(folder, besides: motions) }
    let report = GoldenReport(folder: folder.path, entries: entries)
    try destination.write(text(of: report, to: destination))
    guard report.passes else {
      throw ToolError(.assertionFailed, "not all is as blessed; \(report.summary)")
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

  /// What is asked for, and for a column of which nothing is said what suits the rows.
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
    switch format {
    case .text: report.text(usesEmphasis: color.usesColor(to: destination))
    case .json: report.json
    case .junit: report.jUnit
    case .markdown: report.markdown
    case .github: report.gitHub
    }
  }
}

/// The forms of a report.
enum ReportFormat: String, ChoiceArgument {
  case text
  case json
  case junit
  case markdown
  case github
}

/// The forms of the pictures that a check leaves behind.
enum ArtifactFormat: String, ChoiceArgument {
  case svg
  case png
}
