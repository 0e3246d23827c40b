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
  /// The name in reports and comments: `long-animation`.
  public let id: String

  /// How much it matters unless an app says otherwise; nil for a rule that is off.
  public let level: FindingLevel?

  /// The summary of the code that it hits, in one line.
  public let summary: String

  /// Why that matters and what to write instead.
  public let help: String

  /// The source that the rule comes from.
  public let source: String

  /// Source that it hits.
  public let bad: String

  /// Source that says the same and is not hit.
  public let good: String

  /// Finds what it hits.
  let check: @Sendable (RuleScope) -> [RuleHit]

  /// A view with a modifier, for examples.
  static func view(_ modifier: String, property: String? = nil) -> String {
    """
    struct Card: View {
      @State private var isOn = false
    \(property.map { "  \($0)\n" } ?? "")  var body: some View {
        Text("a")\(modifier)
      }
    }
    """
  }
}

/// A hit of a rule.
struct RuleHit {
  /// The index of the animation.
  let animation: Int

  let message: String

  /// The code that would be written instead of the whole animation; nil if nobody can say.
  var replacement: String?

  init(_ animation: Int, _ message: String, replacement: String? = nil) {
    self.animation = animation
    self.message = message
    self.replacement = replacement
  }
}

/// The animations and limits that rules look at.
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
