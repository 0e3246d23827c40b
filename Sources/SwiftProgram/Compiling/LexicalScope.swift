internal import SwiftSyntax

/// The variables that are known at a point of a function, a closure or the body of a loop.
package final class LexicalScope {
  /// A variable.
  package struct Local {
    var slot: Int
    var type: SwiftType

    /// Whether it holds a `Binding` that its name reads through: `$item` of a closure.
    var isProjected = false

    /// The facts about what it holds that its type does not say.
    var form: ValueForm = []

    /// Whether it holds a closure that is called for its value whenever it is read.
    var isComputed = false

    /// Whether it holds a task, whose value its name reads: `async let`.
    var isTask = false

    /// The observers that are called when it is written to.
    var observers: LocalObservers?

    /// The functions that the name means; none where it means a variable.
    var functions: [LocalFunction] = []
  }

  /// The names, one table for each block around it.
  private var tables: [[String: Local]] = [[:]]

  /// The types that are declared in the blocks around it, by name.
  private var typeTables: [[String: SwiftType]] = [[:]]

  /// The types that are written to variables whose own type is not known, by slot.
  private var writtenTypes: [Int: SwiftType] = [:]

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
    _ name: String, _ type: SwiftType, isProjected: Bool = false, form: ValueForm = [],
    isComputed: Bool = false
  ) -> Int {
    defer { slotCount += 1 }
    tables[tables.count - 1][name] = Local(
      slot: slotCount, type: type, isProjected: isProjected, form: form,
      isComputed: isComputed)
    return slotCount
  }

  /// Takes the type of what is written to a variable, which tells its own where that is not known.
  func noteWritten(_ type: SwiftType, to name: String) {
    var scope: LexicalScope? = self
    while let current = scope {
      if let local = current.tables.reversed().lazy.compactMap({ $0[name] }).first {
        guard local.type.isUnknown else { return }
        let known = current.writtenTypes[local.slot] ?? .unknown
        current.writtenTypes[local.slot] = known.shared(with: type) ?? known
        return
      }
      scope = current.parent
    }
  }

  /// The types of the variables with the first slots, those that are not known by what is written to them.
  func knownTypes(of types: [SwiftType]) -> [SwiftType] {
    types.enumerated().map { $1.isUnknown ? writtenTypes[$0] ?? .unknown : $1 }
  }

  /// Says that a variable of the innermost block holds a task.
  func setTask(_ name: String) { tables[tables.count - 1][name]?.isTask = true }

  /// Says what is called when a variable of the innermost block is written to.
  func set(observers: LocalObservers, of name: String) {
    tables[tables.count - 1][name]?.observers = observers
  }

  /// Says which functions of the innermost block a name means.
  func set(functions: [LocalFunction], of name: String) {
    tables[tables.count - 1][name]?.functions = functions
  }

  /// The variables of the innermost block so far.
  var block: [String: Local] { tables[tables.count - 1] }

  /// Does something that sees what the innermost block had before, and some of what it has now.
  func seeing<Result>(
    _ earlier: [String: Local], and names: Set<String>, _ work: () throws -> Result
  ) rethrows -> Result {
    let all = block
    defer { tables[tables.count - 1] = all }
    tables[tables.count - 1].merge(earlier) { $1 }
    for name in all.keys where earlier[name] == nil && !names.contains(name) {
      tables[tables.count - 1][name] = nil
    }
    return try work()
  }

  /// Does something in a block of its own.
  func inBlock<Result>(_ work: () throws -> Result) rethrows -> Result {
    tables.append([:])
    typeTables.append([:])
    defer {
      tables.removeLast()
      typeTables.removeLast()
    }
    return try work()
  }

  /// Makes a type of the innermost block known.
  func declare(type: SwiftType, _ name: String) {
    typeTables[typeTables.count - 1][name] = type
  }

  /// The types that are declared in the blocks and functions around, by name.
  var types: [String: SwiftType] {
    var all: [String: SwiftType] = [:]
    var scope: LexicalScope? = self
    while let current = scope {
      for table in current.typeTables.reversed() where !table.isEmpty {
        all.merge(table) { inner, _ in inner }
      }
      scope = current.parent
    }
    return all
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

/// A function that is declared inside of another one.
struct LocalFunction {
  /// The identity of its declaration among those of its name.
  let declaration: SyntaxIdentifier

  /// The variable that holds it.
  var slot: Int
  var parameters: [FunctionCode.Parameter]
  var result: SwiftType

  /// Its type as that of a closure.
  var type: SwiftType { .function(parameters.map(\.type), result) }
}
