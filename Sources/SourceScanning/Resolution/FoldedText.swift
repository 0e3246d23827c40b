/// An expression with what is known put in place of its names.
///
/// A part that only the running app knows is between `‹` and `›`.
struct FoldedText: Sendable {
  /// How a part became known.
  enum Step: Hashable, Sendable {
    case constant
    case defaultValue
    case sweep
  }

  /// A counter that runs over values that are written.
  struct Counter: Hashable, Sendable {
    let file: Int
    let scope: Int
    let name: String
  }

  var text: String

  /// Whether it is operands with operators between them, which need parentheses beside others.
  var isOperation = false

  /// Why parts are not known; empty if all are.
  var reasons: [String] = []

  var steps: Set<Step> = []

  /// The counters that are in it, with what they run over.
  var counters: [Counter: [String]] = [:]

  /// The range of the branch that it is made of, in bytes of its file; nil if it is made of none.
  var branch: Range<Int>?

  /// Whether it is a branch, and the condition says that motion is reduced.
  var isReduced: Bool?

  /// The animation that is used instead where motion is reduced; nil if nobody asks.
  var reduceMotion: String?

  /// The `#if` in which a definition is that it is made of.
  var condition = ""

  /// The whole names of the definitions of animations that it is made of, the outermost first.
  var names: [String] = []

  /// Whether the animation itself is written where it is, and not behind a name.
  var isSpelled = true

  init(_ text: String) { self.text = text }

  /// Returns the text for a value that only the running app knows.
  static func unknown(_ written: String, _ reason: String) -> FoldedText {
    var folded = FoldedText("‹\(written)›")
    folded.reasons = [reason]
    return folded
  }

  var isKnown: Bool { reasons.isEmpty }

  /// The text as an operand or with a member behind it.
  var operand: String { isOperation || text.hasPrefix("-") ? "(\(text))" : text }

  /// Takes over what is known of a part, without its text.
  mutating func absorb(_ part: FoldedText) {
    for reason in part.reasons where !reasons.contains(reason) { reasons.append(reason) }
    steps.formUnion(part.steps)
    counters.merge(part.counters) { one, _ in one }
    for name in part.names where !names.contains(name) { names.append(name) }
    if !part.condition.isEmpty { condition = part.condition }
    if part.isReduced != nil { isReduced = part.isReduced }
    if part.reduceMotion != nil { reduceMotion = part.reduceMotion }
  }
}
