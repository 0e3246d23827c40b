/// The log that is kept while one expression is folded: the amount of work, and the names that were asked for.
final class FoldLog {
  /// Names that no declaration in the file of the expression explains.
  private(set) var names: Set<String> = []

  private var level = 0
  private var steps = 0

  /// The most expressions inside of each other, of which each takes some of the stack.
  private static let deepest = 160

  /// The most expressions in all: functions that call each other make more of one than can be looked at.
  private static let mostSteps = 4_000

  /// Begins an expression inside of others; answers whether it may be looked at.
  func enter() -> Bool {
    guard level < Self.deepest, steps < Self.mostSteps else { return false }
    level += 1
    steps += 1
    return true
  }

  /// Ends an expression that was begun.
  func leave() { level -= 1 }

  /// Notes that a name was asked for, and what explains it.
  func note(_ name: String, _ found: [DeclaredName]?, in file: Int) {
    if found?.allSatisfy({ $0.file == file }) != true { names.insert(name) }
  }
}
