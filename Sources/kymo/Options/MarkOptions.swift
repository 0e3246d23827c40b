internal import AnimationSyntax
internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// What is pointed out on curves.
struct MarkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What to point out on the curves, separated by commas: overshoot, settle, crossing, logical, removed, \
      peak-velocity, frames; or none. May be repeated. What has no room at the curves stands in a table under \
      them.
      """, valueName: "marks"))
  var mark: [MarkList] = []

  /// Everything asked for.
  var names: [MarkName] { mark.flatMap(\.names) }

  /// What is told in words; frames are dots.
  var kinds: Set<MarkKind> { Set(names.compactMap(\.kind)) }

  /// Whether marks are asked to be left out.
  var asksForNone: Bool { names.contains(.none) }

  func validate() throws {
    guard asksForNone, Set(names) != [.none] else { return }
    let other = names.first { $0 != .none }?.rawValue ?? ""
    throw ValidationError("--mark none leaves out all marks; leave out none or \(other)")
  }

  /// Whether what a device shows is marked.
  var showsFrames: Bool { names.contains(.frames) }

  /// What the dots in a figure are, for its subtitle; empty without any.
  func words(onFrames rate: Double) -> String {
    showsFrames ? "; dots are frames of \(HumanNumber.text(rate)) Hz" : ""
  }

  /// Fails for a table, which has no marks.
  func checkIsFigure(_ isFigure: Bool) throws(ToolError) {
    guard isFigure || mark.isEmpty else {
      throw ToolError(.usage, "a table has no marks for --mark; ask for a figure with -o")
    }
  }

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
  /// No marks at all, not even those of a curve that stands alone.
  case none

  /// The kind of mark; nil for frames and for none.
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
