/// An expression in which known values replace their names.
///
/// A part that is known only in the running app is between `‹` and `›`.
struct FoldedText: Hashable, Sendable {
  /// The way in which a part became known.
  enum Step: Hashable, Sendable {
    case constant
    case defaultValue
    case sweep
  }

  /// A counter that runs over written values.
  struct Counter: Hashable, Sendable {
    let file: Int
    let scope: Int
    let name: String
  }

  /// A choice by a condition, in which it is the same wherever it is written in one scope.
  struct Choice: Hashable, Sendable {
    let file: Int
    let scope: Int
    let condition: String
  }

  var text: String

  /// Whether the text consists of operands with operators between them, which may need parentheses.
  var isOperation = false

  /// The reasons why parts are unknown; empty if all are known.
  var reasons: [String] = []

  var steps: Set<Step> = []

  /// The counters in the text, with their values.
  var counters: [Counter: [String]] = [:]

  /// The range of the branch from which the text is made, in bytes of its file; nil if it is not from a branch.
  var branch: Range<Int>?

  /// For a branch whose condition is about reduced motion, whether it is used when motion is reduced; nil for others.
  var isReduced: Bool?

  /// The animation that is used instead when motion is reduced; nil if the code does not ask for that.
  var reduceMotion: String?

  /// The choices from which the text is made, with whether the condition of each is met.
  private(set) var choices: [Choice: Bool] = [:]

  /// The condition of the `#if` around a definition from which the text is made; empty if there is none.
  var condition = ""

  /// The qualified names of the definitions from which the animation is made, the outermost first.
  var names: [String] = []

  /// Whether the animation itself is written at its position, and not behind a name.
  var isSpelled = true

  init(_ text: String) { self.text = text }

  /// Returns the text for a value that is known only in the running app.
  static func unknown(_ written: String, _ reason: String) -> FoldedText {
    var folded = FoldedText("‹\(written)›")
    folded.reasons = [reason]
    return folded
  }

  var isKnown: Bool { reasons.isEmpty }

  /// Whether the text begins as an animation does.
  var isAnimation: Bool {
    text.hasPrefix(".") && !text.dropFirst().prefix(1).allSatisfy(\.isNumber)
  }

  /// The text as an operand, or as the base of a member.
  var operand: String { isOperation || text.hasPrefix("-") ? "(\(text))" : text }

  /// Makes the text that of one branch of a choice.
  ///
  /// - Returns: Whether the text can be meant: it is not made from the other branch of the same choice.
  mutating func choose(_ choice: Choice, isMet: Bool) -> Bool {
    guard let chosen = choices[choice] else {
      choices[choice] = isMet
      return true
    }
    return chosen == isMet
  }

  /// Whether the text can be meant together with another one: both are made from the same branches of their choices.
  func fits(_ other: FoldedText) -> Bool {
    choices.allSatisfy { choice, isMet in (other.choices[choice] ?? isMet) == isMet }
  }

  /// The text without its choices: in another call of a function its conditions may have other values.
  var withoutChoices: FoldedText {
    var folded = self
    folded.choices = [:]
    return folded
  }

  /// Takes over the facts about a part, without its text.
  mutating func absorb(_ part: FoldedText) {
    for reason in part.reasons where !reasons.contains(reason) { reasons.append(reason) }
    steps.formUnion(part.steps)
    counters.merge(part.counters) { one, _ in one }
    choices.merge(part.choices) { one, _ in one }
    for name in part.names where !names.contains(name) { names.append(name) }
    if !part.condition.isEmpty { condition = part.condition }
    if part.isReduced != nil { isReduced = part.isReduced }
    if part.reduceMotion != nil { reduceMotion = part.reduceMotion }
  }
}
