internal import AnimationSyntax
internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording

/// What is pointed out on curves and under them.
struct MarkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What to point out on the curves, separated by commas: overshoot, settle, crossing, logical, removed, \
      peak-velocity, frames. May be repeated.
      """, valueName: "marks"))
  var mark: [MarkList] = []

  @Flag(
    help: "Leave out the rulers that show the stages of delays and repetitions under the time axis."
  )
  var noRuler = false

  /// Everything asked for.
  var names: [MarkName] { mark.flatMap(\.names) }

  /// What is told in words; frames are dots.
  var kinds: Set<MarkKind> { Set(names.compactMap(\.kind)) }

  /// Fails if a mark is asked for that none of the expressions can have.
  func check(_ expressions: [ParsedExpression]) throws(ToolError) {
    let ofAnimations: Set<MarkKind> = [.overshoot, .settle, .crossing, .logical]
    guard expressions.allSatisfy(\.isKeyframes),
      let name = names.first(where: { $0.kind.map(ofAnimations.contains) ?? false })
    else { return }
    throw ToolError(
      .usage,
      """
      keyframes go to many places, so --mark \(name.rawValue) says nothing of them; \
      removed, peak-velocity and frames do
      """)
  }

  /// The stages that a ruler shows; none on the frame clock, where cycles are as long as frames make them.
  func stages(of subject: Subject, _ trace: Recording, _ recorder: Recorder) -> [MotionStage] {
    guard !noRuler, trace.clock == .continuous, case .animation(let animation) = subject,
      let end = trace.times.last
    else { return [] }
    return recorder.stages(of: animation, until: end)
  }
}

/// What can be marked, as typed.
enum MarkName: String, CaseIterable {
  case overshoot
  case settle
  case crossing
  case logical
  case removed
  case peakVelocity = "peak-velocity"
  case frames

  /// The kind of mark; nil for frames.
  var kind: MarkKind? { MarkKind(rawValue: rawValue) }
}

/// Marks as typed, separated by commas.
struct MarkList: ExpressibleByArgument, Hashable {
  let names: [MarkName]

  /// Nil for an unknown mark.
  init?(argument: String) {
    var names: [MarkName] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = MarkName(rawValue: word.filter { $0 != " " }) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    self.names = names
  }

  static var allValueStrings: [String] { MarkName.allCases.map(\.rawValue) }
}
