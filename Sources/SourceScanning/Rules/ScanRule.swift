/// The level of a finding, which says how much it matters.
public enum FindingLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// Whether one level is below another.
  public static func < (one: FindingLevel, other: FindingLevel) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A rule that finds possible mistakes in the animations of an app.
public struct ScanRule: Sendable {
  /// The identifier in reports and comments: `long-animation`.
  public let id: String

  /// The default level; nil for a rule that is off by default.
  public let level: FindingLevel?

  /// The summary of the code that the rule finds, in one line.
  public let summary: String

  /// The reason why the code matters, and the advice on what to write instead.
  public let help: String

  /// The source of the rule.
  public let source: String

  /// An example of code that the rule finds.
  public let bad: String

  /// An example of code with the same purpose that the rule does not find.
  public let good: String

  /// Returns the hits of the rule.
  let check: @Sendable (RuleScope) -> [RuleHit]

  /// Returns a view with a modifier, for examples.
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

  /// The code that would replace the whole animation; nil if there is none.
  var replacement: String?

  init(_ animation: Int, _ message: String, replacement: String? = nil) {
    self.animation = animation
    self.message = message
    self.replacement = replacement
  }
}

/// The animations that rules check, and the limits.
struct RuleScope {
  let scan: SourceScan

  /// The duration above which an animation is long, in seconds.
  let longest: Double

  /// The duration below which an animation is too short to be seen, in seconds.
  let shortest: Double

  /// Whether previews are checked, too; tests never are.
  let includesPreviews: Bool

  /// The animations that are checked, with their indices.
  var animations: [(index: Int, animation: ScannedAnimation)] {
    scan.animations.enumerated().filter { _, animation in
      animation.setting == .app || animation.setting == .preview && includesPreviews
    }.map { (index: $0.offset, animation: $0.element) }
  }

  /// Returns hits for the animations for which a closure returns a message.
  func hits(
    _ judge: (ScannedAnimation, AnimationLinks) -> String?
  ) -> [RuleHit] {
    animations.compactMap { index, animation in
      judge(animation, AnimationLinks(animation.expression)).map { RuleHit(index, $0) }
    }
  }
}
