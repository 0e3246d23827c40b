internal import ArgumentParser
internal import MotionComparison
internal import OutsideText
internal import RecordingFormats
internal import TextForms

/// `kymo bless`: records motions as they are now, for later comparison.
struct Bless: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "bless",
    abstract: "Record motions as goldens, which 'kymo check' compares with.",
    arguments: "-d <folder> <motion> ...",
    discussion: """
      Each expression and each scenario gets two files with its name: a table of all its rows, as 'kymo \
      sample' writes it, and a document that says what was played and how. Goldens that are still right are \
      not written again.

          kymo bless -d goldens/ @motion.txt
          kymo bless -d goldens/ @motion.txt toggle.swift --prune
      """)

  static let mostUsedOptions = [
    "--directory", "--prune", "--from", "--to", "--semantics", "--fps", "--span", "--clock",
  ]

  @OptionGroup var input: GuardedArguments
  @OptionGroup(title: "Goldens") var goldens: GoldenFolderOption
  @OptionGroup(title: "Goldens") private var pruning: PruneOptions
  @OptionGroup(title: "Motion") private var values: ValueOptions
  @OptionGroup(title: "Time") private var timing: GuardTimeOptions

  /// The settings with which the motions are played.
  var guarding: GuardedPlaying { GuardedPlaying(values: values, timing: timing) }

  private var prune: Bool { pruning.prune }

  func validate() throws { try guarding.validate() }

  func run() throws {
    let folder = try GoldenFolder(goldens.path)
    let motions = try input.motions(guarding.values)
    // All motions are played before anything is written.
    var news: [(name: String, verdict: Verdict, golden: MotionGolden)] = []
    let exists = try folder.exists()
    for motion in motions {
      // A golden that cannot be read is replaced.
      let header = exists ? (try? folder.header(of: motion.name)) ?? nil : nil
      let settings = guarding.settings(for: motion, after: header?.settings)
      let golden = try guarding.play(motion, settings).golden
      let old = header == nil ? nil : (try? folder.golden(motion.name)) ?? nil
      let isThere = header != nil
      news.append((motion.name, Self.verdict(on: golden, after: old, isThere), golden))
    }
    try folder.make()
    for (name, verdict, golden) in news where verdict != .unchanged {
      try folder.write(golden, as: name, keepsTable: verdict == .respelled)
    }
    let names = Set(motions.map(\.name))
    let orphans = try folder.names().filter { !names.contains($0) }
    if prune { for orphan in orphans { folder.remove(orphan) } }
    try report(news.map { ($0.name, $0.verdict) }, orphans, folder)
  }

  /// The outcome for a golden.
  private enum Verdict: String {
    case new
    case changed
    case respelled = "reworded"
    case unchanged
    case orphaned
    case removed
  }

  private static func verdict(on golden: MotionGolden, after old: MotionGolden?, _ isThere: Bool)
    -> Verdict
  {
    guard let old else { return isThere ? .changed : .new }
    guard old.settings == golden.settings,
      old.comparison(with: golden, tolerance: .exact).isWithin
    else { return .changed }
    return old.source == golden.source ? .unchanged : .respelled
  }

  private func report(
    _ news: [(name: String, verdict: Verdict)], _ orphans: [String], _ folder: GoldenFolder
  ) throws(ToolError) {
    let all = news + orphans.map { ($0, prune ? .removed : .orphaned) }
    var lines: [String] = []
    for (name, verdict) in all where verdict != .unchanged {
      let padding = String(repeating: " ", count: "unchanged".count - verdict.rawValue.count)
      lines.append("\(verdict.rawValue)\(padding)  \(folder.table(name))")
    }
    let counts: [Verdict] = [.new, .changed, .respelled, .unchanged, .orphaned, .removed]
    let totals = counts.compactMap { verdict in
      let count = all.count { $0.1 == verdict }
      return count > 0 ? "\(NumberText.grouped(count)) \(verdict.rawValue)" : nil
    }
    lines.append(totals.joined(separator: ", "))
    if !prune, !orphans.isEmpty {
      lines.append("--prune removes the goldens of motions that no longer exist")
    }
    try OutputDestination.standardOutput.write(
      PrintableText.lines(lines.joined(separator: "\n")) + "\n")
  }
}

/// The options for goldens that are no longer needed.
private struct PruneOptions: ParsableArguments {
  @Flag(help: "Remove the goldens of motions that no longer exist.")
  var prune = false
}
