/// The log of folding one expression: the amount of work, and the names that were looked up.
final class FoldLog {
  /// The names that no declaration in the file of the expression explains.
  private(set) var names: Set<String> = []

  private var level = 0
  private var steps = 0

  /// The largest number of nested expressions, as each of them takes some of the call stack.
  private static let deepest = 160

  /// The largest number of expressions in all, as functions that call each other can lead to too many.
  private static let mostSteps = 4_000

  /// Code with all that its texts depend on.
  struct Code: Hashable {
    let range: Range<Int>
    let file: Int
    let scope: Int
    let depth: Int
    let arguments: [FoldedText.Counter: FoldedText]
    let counts: [FoldedText.Counter: String]
    let receiver: FoldedText?
  }

  /// The texts of code that has been folded, and the amount of work: the expressions, and how many of them were nested.
  private var known: [Code: (texts: [FoldedText], steps: Int, levels: Int)] = [:]

  /// The highest level since the beginning of the current code.
  private var highest = 0

  /// The number of expressions that could not be begun.
  private var refusals = 0

  /// Returns the texts of code, which is folded once; further times count as if it were folded again.
  ///
  /// Functions that call each other double the code from call to call.
  func texts(of code: Code, _ fold: () -> [FoldedText]) -> [FoldedText] {
    if let known = known[code], level + known.levels <= Self.deepest,
      steps + known.steps <= Self.mostSteps
    {
      steps += known.steps
      highest = max(highest, level + known.levels)
      return known.texts
    }
    let (outer, before, refused) = (highest, steps, refusals)
    highest = level
    let texts = fold()
    if refusals == refused { known[code] = (texts, steps - before, highest - level) }
    highest = max(outer, highest)
    return texts
  }

  /// Begins a nested expression, and returns whether it may be folded.
  func enter() -> Bool {
    guard level < Self.deepest, steps < Self.mostSteps else {
      refusals += 1
      return false
    }
    level += 1
    steps += 1
    highest = max(highest, level)
    return true
  }

  /// Ends the current expression.
  func leave() { level -= 1 }

  /// Notes a name that was looked up, with the declarations that explain it.
  func note(_ name: String, _ found: [DeclaredName]?, in file: Int) {
    if found?.allSatisfy({ $0.file == file }) != true { names.insert(name) }
  }
}
