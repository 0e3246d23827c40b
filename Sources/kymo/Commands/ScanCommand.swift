internal import AnimationSyntax
internal import ArgumentParser
internal import SourceScanning
internal import TextForms

/// `kymo scan`: finds every animation of an app.
struct Scan: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "scan",
    abstract: "Find and judge every animation of an app.",
    arguments: "<path> ... | <a>..<b>",
    discussion: """
      Reads Swift, executes nothing: finds where animations are used and defined, follows the names of constants, \
      says which are the same motion and which nearly, and what breaks a rule. With -o FILE.svg, .png or .pdf it \
      draws an atlas. With --fail-on the status is 1 if there is something new to mend.

          kymo scan Sources
          kymo scan Sources -o atlas.svg
          kymo scan Sources --format sarif -o motion.sarif
          kymo scan Sources --baseline motion.json --fail-on warning
          kymo scan Sources --tokens > Motion.swift
          kymo scan main..HEAD --format markdown

      Two revisions, as main..HEAD or main...HEAD, or two folders, as old..new, are reviewed: which animations are \
      added, removed, retuned, moved and renamed. --since REVISION reviews the files as they are.

      '// kymo:ignore RULE reason' lets a finding on its line or the next through, '// kymo:ignore-file RULE' all in \
      the file. '.kymo-scan.json' in the repository has rules, exclude, within and longest.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders, or what is reviewed: main..HEAD, old..new.",
      discussion: "Folders are read with all that is in them; of a review paths say which part.",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  static let mostUsedOptions = [
    "--exclude", "--since", "--within", "--rule", "--fail-on", "--baseline", "--output",
    "--format", "--show", "--tokens",
  ]

  @OptionGroup(title: "Files") var reading: ScanFileOptions
  @OptionGroup(title: "Rules") var judging: ScanRuleOptions
  @OptionGroup(title: "Output") var output: ScanOutputOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions

  func validate() throws {
    guard !paths.isEmpty || judging.rules || reading.since != nil else {
      throw ValidationError("'kymo scan' needs a file or a folder, such as kymo scan Sources")
    }
    if figure.purpose != nil || figure.look.dash != nil {
      let option = figure.purpose != nil ? "--for" : "--dash"
      throw ValidationError(
        "the pictures of 'kymo scan' are sheets, as large as they need, with one line in a cell; leave out \(option)"
      )
    }
    if output.tokens, output.format != nil || !output.show.isEmpty {
      throw ValidationError("--tokens writes Swift and nothing else; leave out --format and --show")
    }
  }

  func run() throws {
    if judging.rules { return try output.destination.write(RuleListing.text) }
    try output.destination.check()
    if let asked = try ReviewArguments.read(paths, since: reading.since) {
      return try review(asked.arguments, paths: asked.paths)
    }
    if judging.failOn == .changed {
      throw ToolError(.usage, "--fail-on changed is for a review, such as kymo scan main..HEAD")
    }
    let format = output.tokens ? .text : try output.checkedFormat()
    if let file = judging.writeBaseline { try OutputDestination(file).check() }
    let figureFormat = format.picture ?? (format == .text ? .text : .json)
    try figure.check(figureFormat, to: output.destination)
    if format.picture == nil, figure.drawsByItself {
      throw ToolError(.usage, "the atlas is a picture; name a file, such as -o atlas.svg")
    }
    let configuration =
      reading.noConfig ? ScanConfiguration() : try ScanConfiguration(around: paths[0])
    let known = try judging.baseline.map(Self.baseline)
    let walk = try self.walk(configuration)
    for failure in walk.failures {
      StandardError.warn("cannot read '\(failure.path)': \(failure.reason)")
    }
    let within = judging.within?.value ?? configuration.within ?? 0.05
    var scan = SourceScanner(
      context: ExpressionContext(semantics: judging.semanticsName.semantics), within: within,
      jobs: reading.jobs, skips: !reading.noSkip
    ).scan(walk.files)
    for path in scan.filesWithErrors {
      StandardError.note("'\(path)' is not fully understood; it is read as far as that goes")
    }
    var findings = scan.findings(judging.settings(configuration))
    if let revision = reading.changed {
      findings = try ChangedLines(since: revision, walk.files).only(findings)
    }
    var gone = known?.mark(&findings) ?? 0
    if let file = judging.writeBaseline {
      try OutputDestination(file).write(ScanBaseline.text(of: findings))
      _ = ScanBaseline(findings).mark(&findings)
      gone = 0
    }
    let document = ScanDocument(
      scan, findings: findings, parts: output.parts, failures: walk.failures,
      goneCount: gone, hasBaseline: known != nil, version: ToolVersion.number, within: within)
    try write(document, as: format)
    try check(document, walk)
  }

  private static func baseline(_ path: String) throws(ToolError) -> ScanBaseline {
    let text = try InputReader.text(ofFile: path)
    do {
      return try ScanBaseline(text)
    } catch {
      throw ToolError(.dataError, error.message(in: "'\(path)'"))
    }
  }

  private func walk(_ configuration: ScanConfiguration) throws(ToolError) -> SourceWalk {
    let filter = FileFilter(
      excluding: reading.exclude + configuration.excluded, includesAll: reading.includeAll)
    let tracked = reading.git ? try TrackedFiles(paths) : nil
    return try SourceWalk(
      paths, filter, includesAll: reading.includeAll, tracked: tracked.map { $0.contains })
  }

  private func write(_ document: ScanDocument, as format: ScanFormat) throws(ToolError) {
    if output.tokens { return try output.destination.write(document.tokens) }
    if let picture = format.picture {
      let title = figure.title ?? "Motion of \(paths.joined(separator: ", "))"
      guard let atlas = ScanAtlas(document, title: title) else {
        StandardError.note("\(document.summary); there is nothing to draw")
        return
      }
      return try figure.write(atlas.charts, as: picture, to: output.destination)
    }
    let text =
      switch format {
      case .csv: document.csv
      case .json: document.json
      case .markdown: document.markdown
      case .sarif: document.sarif
      case .github: document.gitHub
      case .text, .svg, .png, .pdf: document.text
      }
    try output.destination.write(text)
  }

  /// Fails if there are new findings of the given level, if the baseline is outdated, or if a file could not be read.
  private func check(_ document: ScanDocument, _ walk: SourceWalk) throws(ToolError) {
    if let level = judging.failOn?.level {
      let count = document.findings.count { $0.isNew && !$0.isIgnored && $0.level >= level }
      if count > 0 {
        throw ToolError(
          .assertionFailed,
          "\(ScanWords.count(count, "finding")) of level '\(level.rawValue)' or above")
      }
    }
    if judging.strictBaseline, document.goneCount > 0 {
      throw ToolError(
        .assertionFailed,
        "\(ScanWords.count(document.goneCount, "finding")) of the baseline gone; write it anew")
    }
    if walk.status != .success {
      throw ToolError(
        walk.status, "\(ScanWords.count(walk.failures.count, "file")) could not be read")
    }
  }
}

// A review: the changes of an app's motions between two versions.
extension Scan {
  /// Reviews two versions of an app.
  func review(
    _ arguments: ReviewArguments, paths limits: [String]
  ) throws {
    let format = try output.checkedFormat()
    guard ![.csv, .sarif, .github].contains(format), !output.tokens, judging.baseline == nil,
      judging.writeBaseline == nil, reading.changed == nil, output.show.isEmpty, !reading.git
    else {
      throw ToolError(
        .usage,
        "a review is written as text, markdown, json, svg, png or pdf, without --baseline, --write-baseline, "
          + "--tokens, --changed, --git and --show")
    }
    try figure.check(format.picture ?? (format == .text ? .text : .json), to: output.destination)
    if format.picture == nil, figure.drawsByItself {
      throw ToolError(
        .usage, "the review's figure is a picture; name a file, such as -o review.svg")
    }
    let configuration = reading.noConfig ? ScanConfiguration() : try ScanConfiguration(around: ".")
    let filter = FileFilter(
      excluding: reading.exclude + configuration.excluded, includesAll: reading.includeAll)
    let sources = try ReviewSources(
      arguments, paths: limits, filter, includesAll: reading.includeAll)
    for failure in sources.failures {
      StandardError.warn("cannot read '\(failure.path)': \(failure.reason)")
    }
    let review = MotionReview(
      from: sources.before, to: sources.after,
      by: SourceScanner(
        context: ExpressionContext(semantics: judging.semanticsName.semantics),
        within: judging.within?.value ?? configuration.within ?? 0.05, jobs: reading.jobs,
        skips: !reading.noSkip))
    let document = ReviewDocument(review, from: sources.from, to: sources.to)
    if let picture = format.picture {
      if let drawn = ReviewPicture(
        document, title: figure.title ?? "Motion of \(sources.from.name)..\(sources.to.name)")
      {
        try figure.write([drawn.chart], as: picture, to: output.destination)
      } else {
        StandardError.note("\(document.summary); there is nothing to draw")
      }
    } else {
      try output.destination.write(
        format == .json ? document.json : format == .markdown ? document.markdown : document.text)
    }
    try check(review, configuration)
    if !sources.failures.isEmpty {
      throw ToolError(
        .dataError, "\(ScanWords.count(sources.failures.count, "file")) could not be read")
    }
  }

  private func check(
    _ review: MotionReview, _ configuration: ScanConfiguration
  ) throws(ToolError) {
    if judging.failOn == .changed, review.changesMotion {
      throw ToolError(.assertionFailed, "the motion has changed")
    }
    guard let level = judging.failOn?.level else { return }
    let count = review.newFindings(judging.settings(configuration)).count { $0.level >= level }
    if count > 0 {
      throw ToolError(
        .assertionFailed,
        "\(ScanWords.count(count, "new finding")) of level '\(level.rawValue)' or above")
    }
  }
}
