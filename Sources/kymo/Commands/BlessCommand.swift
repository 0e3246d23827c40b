internal import ArgumentParser
internal import MotionComparison
internal import MotionRecording
internal import OutsideText
internal import RecordingFormats

/// `kymo bless`: records motions as they are now, to be compared with later.
struct Bless: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "bless",
    abstract: "Record motions as goldens, with which 'kymo check' compares them.",
    discussion: """
      Each expression and each scenario gets two files of its name: a table of all its rows, as 'kymo \
      sample' writes it, and a document that says what was played and how. Goldens that are still right are \
      not touched.

          kymo bless -d goldens/ @motion.txt
          kymo bless -d goldens/ @motion.txt toggle.swift --prune
      """)

  @OptionGroup var input: GuardedArguments
  @OptionGroup var guarding: GuardOptions

  @Flag(help: "Remove goldens that no motion has any more.")
  var prune = false

  func run() throws {
    let folder = try GoldenFolder(guarding.folder)
    let motions = try input.motions(guarding.values)
    // Everything is played before anything is written.
    var news: [(name: String, verdict: Verdict, golden: MotionGolden)] = []
    let exists = try folder.exists()
    for motion in motions {
      // A golden that cannot be read is one to be replaced.
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
    try tell(news.map { ($0.name, $0.verdict) }, orphans, folder)
  }

  /// What became of a golden.
  private enum Verdict: String {
    case new
    case changed
    case respelled = "respelled"
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

  private func tell(
    _ news: [(name: String, verdict: Verdict)], _ orphans: [String], _ folder: GoldenFolder
  ) throws(ToolError) {
    let all = news + orphans.map { ($0, prune ? .removed : .orphaned) }
    var lines: [String] = []
    for (name, verdict) in all where verdict != .unchanged {
      let padding = String(repeating: " ", count: "respelled".count - verdict.rawValue.count)
      lines.append("\(verdict.rawValue)\(padding)  \(folder.table(name))")
    }
    let counts: [Verdict] = [.new, .changed, .respelled, .unchanged, .orphaned, .removed]
    let told = counts.compactMap { verdict in
      let count = all.count { $0.1 == verdict }
      return count > 0 ? "\(TextNumber.grouped(count)) \(verdict.rawValue)" : nil
    }
    lines.append(told.joined(separator: ", "))
    if !prune, !orphans.isEmpty {
      lines.append("--prune removes goldens that no motion has any more")
    }
    try OutputDestination.standardOutput.write(
      PrintableText.lines(lines.joined(separator: "\n")) + "\n")
  }
}
