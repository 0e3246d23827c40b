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

  /// Begins a nested expression, and returns whether it may be folded.
  func enter() -> Bool {
    guard level < Self.deepest, steps < Self.mostSteps else { return false }
    level += 1
    steps += 1
    return true
  }

  /// Ends the current expression.
  func leave() { level -= 1 }

  /// Notes a name that was looked up, with the declarations that explain it.
  func note(_ name: String, _ found: [DeclaredName]?, in file: Int) {
    if found?.allSatisfy({ $0.file == file }) != true { names.insert(name) }
  }
}
