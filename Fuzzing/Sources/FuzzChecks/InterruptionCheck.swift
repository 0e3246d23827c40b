internal import AnimationModel
internal import AnimationSyntax
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// Animations, one on each line, that interrupt each other; after a line of `---` the times of the interruptions.
enum InterruptionCheck {
  private static let span = 0.6

  static func run(_ text: String) throws -> Bool {
    let parts = text.split(separator: "\n---\n", maxSplits: 1, omittingEmptySubsequences: false)
    let curves = try SeveralExpressions.curves(of: String(parts[0]), named: "a.txt")
    let animations = curves.compactMap { curve -> NamedAnimation? in
      guard case .animation(let animation) = curve.subject else { return nil }
      return NamedAnimation(curve.name, animation)
    }
    guard animations.count > 1 else { return false }
    let given = (parts.count > 1 ? parts[1].split { " ,\n".contains($0) } : [])
      .compactMap { Double($0) }.filter { $0 >= 0 && $0 <= span }
    // A time that is not given follows a tenth of a second after the last one.
    var times = Array(given.sorted().prefix(animations.count - 1))
    while times.count < animations.count - 1 { times.append((times.last ?? 0) + 0.1) }
    let choice = SeveralExpressions.choice(of: text)
    let rules: [Retargeting?] = [nil] + Retargeting.allCases
    let interruption = Interruption(
      animations, at: times, rule: rules[choice % rules.count], span: span)
    do {
      let played = try interruption.play()
      try check(played.frames(perSecond: 60), of: interruption)
      try check(played.rows(perSecond: 60), of: interruption)
      let trace = try played.trace()
      try OutputChecks.check(trace.attribute.recording)
      if choice.isMultiple(of: 4) { try OutputChecks.check(InterruptionChart(trace).chart) }
    } catch is RecordingError {
      return false
    }
    return true
  }

  private static func check(
    _ recording: InterruptionRecording, of interruption: Interruption
  ) throws {
    try OutputChecks.check(recording.attribute.recording)
    let document = InterruptionDocument(interruption, recording)
    var json: [UInt8] = []
    document.writeJSON { json += $0 }
    try OutputChecks.check(json: json)
    try OutputChecks.check(words: InterruptionDescription(interruption, recording).text)
  }
}
