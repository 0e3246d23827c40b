/// How much a finding matters.
public enum FindingLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// Whether one level is below another one.
  public static func < (one: FindingLevel, other: FindingLevel) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something that may be wrong with an animation of an app.
public struct ScanRule: Sendable {
  /// What it is called in reports and comments: `long-animation`.
  public let id: String

  /// How much it matters unless an app says otherwise; nil for a rule that is off.
  public let level: FindingLevel?

  /// What it hits, in one line.
  public let summary: String

  /// Why that matters and what to write instead.
  public let help: String

  /// Where the rule comes from.
  public let source: String

  /// Source that it hits.
  public let bad: String

  /// Source that says the same and is not hit.
  public let good: String

  /// Finds what it hits.
  let check: @Sendable (RuleScope) -> [RuleHit]
}

/// Where a rule hits.
struct RuleHit {
  /// The index of the animation.
  let animation: Int

  let message: String

  /// What would be written instead for the whole animation; nil if nobody can say.
  var replacement: String?

  init(_ animation: Int, _ message: String, replacement: String? = nil) {
    self.animation = animation
    self.message = message
    self.replacement = replacement
  }
}

/// What rules look at.
struct RuleScope {
  let scan: SourceScan

  /// Seconds above which an animation is long.
  let longest: Double

  /// Seconds below which an animation is too short to be seen.
  let shortest: Double

  /// Whether previews are judged, too; tests never are.
  let includesPreviews: Bool

  /// The animations that are judged.
  var animations: [(index: Int, animation: ScannedAnimation)] {
    scan.animations.enumerated().filter { _, animation in
      animation.setting == .app || animation.setting == .preview && includesPreviews
    }.map { (index: $0.offset, animation: $0.element) }
  }

  /// Hits for those animations of which something can be said.
  func hits(
    _ judge: (ScannedAnimation, AnimationLinks) -> String?
  ) -> [RuleHit] {
    animations.compactMap { index, animation in
      judge(animation, AnimationLinks(animation.expression)).map { RuleHit(index, $0) }
    }
  }
}

/// All rules.
public enum ScanRules {
  /// The rules in the order in which they are listed.
  public static let all: [ScanRule] =
    accessibility + timing + usage + spelling + sameness + [uselessIgnore]

  /// The rules by their identifiers.
  public static let byID: [String: ScanRule] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Comments that let nothing through: found where all others are known.
  private static let uselessIgnore = ScanRule(
    id: "useless-ignore", level: .note,
    summary: "A comment lets a finding through that does not exist.",
    help: "Remove the comment, or the identifier in it: what it let through has been mended.",
    source: "SwiftLint's superfluous_disable_command, which keeps such comments from piling up.",
    bad: """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          // kymo:ignore long-animation it was
          Text("a").animation(.smooth, value: isOpen)
        }
      }
      """,
    good: """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Text("a").animation(.smooth, value: isOpen)
        }
      }
      """,
    check: { _ in [] })
}
