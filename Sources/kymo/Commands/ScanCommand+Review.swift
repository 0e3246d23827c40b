internal import AnimationSyntax
internal import SourceScanning

// A review: what a change does to motion.
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
