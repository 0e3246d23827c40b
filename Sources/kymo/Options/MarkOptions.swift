internal import AnimationSyntax
internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// The options for the marks on curves.
struct MarkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Points to mark, such as overshoot,settle.",
      discussion: """
        settle is where a curve begins to stay within 1 % of its target, logical the animation's logical \
        completion, removed its removal; frames are the values that a device shows at --fps; none leaves out \
        all marks. Marks without room at the curves are listed in a table below. May be repeated.
        """, valueName: "marks"))
  var mark: [MarkList] = []

  /// All given names.
  var names: [MarkName] { mark.flatMap(\.names) }

  /// The marks that have a label; frames are only dots.
  var kinds: Set<MarkKind> { Set(names.compactMap(\.kind)) }

  /// Whether the option asks for no marks.
  var asksForNone: Bool { names.contains(.none) }

  func validate() throws {
    guard asksForNone, Set(names) != [.none] else { return }
    let other = names.first { $0 != .none }?.rawValue ?? ""
    throw ValidationError("--mark none leaves out all marks; leave out none or \(other)")
  }

  /// Whether the frames that a device shows are marked.
  var showsFrames: Bool { names.contains(.frames) }

  /// Returns the words about the dots in a figure, for its subtitle; nil without any.
  func words(onFrames rate: Double) -> String? {
    showsFrames ? "dots are frames at \(HumanNumber.text(rate)) Hz" : nil
  }

  /// Fails for a table, which has no marks.
  func checkIsFigure(_ isFigure: Bool) throws(ToolError) {
    guard isFigure || mark.isEmpty else {
      throw ToolError(.usage, "a table has no curves for --mark; ask for a figure with -o")
    }
  }

  /// Fails if a mark is given that none of the expressions can have.
  func check(_ expressions: [ParsedExpression]) throws(ToolError) {
    let ofAnimations: Set<MarkKind> = [.overshoot, .settle, .crossing, .logical]
    guard expressions.allSatisfy(\.isKeyframes),
      let name = names.first(where: { $0.kind.map(ofAnimations.contains) ?? false })
    else { return }
    throw ToolError(
      .usage,
      """
      keyframes have no single target, so --mark \(name.rawValue) does not apply to them; \
      removed, peak-velocity and frames do
      """)
  }
}

/// A mark, as typed.
enum MarkName: String, CaseIterable {
  case overshoot
  case settle
  case crossing
  case logical
  case removed
  case peakVelocity = "peak-velocity"
  case frames
  /// No marks at all, not even those of a single curve.
  case none

  /// The kind of mark; nil for frames and for `none`.
  var kind: MarkKind? { MarkKind(rawValue: rawValue) }
}

/// Marks, as typed, separated by commas.
struct MarkList: ExpressibleByArgument, Hashable {
  let names: [MarkName]

  /// Reads the marks; nil if one is unknown.
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
