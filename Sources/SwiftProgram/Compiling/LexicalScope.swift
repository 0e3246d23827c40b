/// The variables that are known at a point of a function, a closure or the body of a loop.
package final class LexicalScope {
  /// A variable.
  package struct Local {
    var slot: Int
    var type: SwiftType

    /// Whether it holds a `Binding` that its name reads through: `$item` of a closure.
    var isProjected = false

    /// Whether it holds a part of an array.
    var isSlice = false
  }

  /// The names, one table for each block around it.
  private var tables: [[String: Local]] = [[:]]

  /// How many variables there are in all.
  package private(set) var slotCount = 0

  /// The function or closure around this one.
  let parent: LexicalScope?

  package init(parent: LexicalScope? = nil) {
    self.parent = parent
  }

  /// Gives a variable a slot.
  @discardableResult
  package func declare(
    _ name: String, _ type: SwiftType, isProjected: Bool = false, isSlice: Bool = false
  ) -> Int {
    defer { slotCount += 1 }
    tables[tables.count - 1][name] = Local(
      slot: slotCount, type: type, isProjected: isProjected, isSlice: isSlice)
    return slotCount
  }

  /// Does something in a block of its own.
  func inBlock<Result>(_ work: () throws -> Result) rethrows -> Result {
    tables.append([:])
    defer { tables.removeLast() }
    return try work()
  }

  /// A variable by its name, and how many functions further out it is.
  package func find(_ name: String) -> (depth: Int, local: Local)? {
    var depth = 0
    var scope: LexicalScope? = self
    while let current = scope {
      for table in current.tables.reversed() {
        if let local = table[name] { return (depth, local) }
      }
      depth += 1
      scope = current.parent
    }
    return nil
  }
}
