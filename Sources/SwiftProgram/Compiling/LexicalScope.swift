internal import SwiftSyntax

/// The variables that are in scope at a point of a function, a closure or the body of a loop.
package final class LexicalScope {
  /// A variable.
  package struct Local {
    var slot: Int
    var type: SwiftType

    /// Whether the variable holds a `Binding` that its name reads through: `$item` of a closure.
    var isProjected = false

    /// The facts about what it holds that its type does not say.
    var form: ValueForm = []

    /// Whether the variable is computed: it holds a closure that is called at each read.
    var isComputed = false

    /// Whether the variable is a weak reference.
    var isWeak = false

    /// Whether the variable holds a task, whose value its name reads: `async let`.
    var isTask = false

    /// The observers that are called when the variable is written to.
    var observers: LocalObservers?

    /// The functions that the name denotes; empty for a variable.
    var functions: [LocalFunction] = []
  }

  /// The variables by name, one table for each enclosing block.
  private var tables: [[String: Local]] = [[:]]

  /// The types that are declared in the enclosing blocks, by name.
  private var typeTables: [[String: SwiftType]] = [[:]]

  /// The types of values that are written to variables of unknown type, by slot.
  private var writtenTypes: [Int: SwiftType] = [:]

  /// The number of all variables.
  package private(set) var slotCount = 0

  /// Whether a name that the innermost block has declared before is the same variable again.
  private var isRepeating = false

  /// The scope of the enclosing function or closure.
  let parent: LexicalScope?

  package init(parent: LexicalScope? = nil) {
    self.parent = parent
  }

  /// Declares a variable, and gives it a slot.
  @discardableResult
  package func declare(
    _ name: String, _ type: SwiftType, isProjected: Bool = false, form: ValueForm = [],
    isComputed: Bool = false
  ) -> Int {
    if isRepeating, let slot = block[name]?.slot { return slot }
    defer { slotCount += 1 }
    tables[tables.count - 1][name] = Local(
      slot: slotCount, type: type, isProjected: isProjected, form: form,
      isComputed: isComputed)
    return slotCount
  }

  /// Takes the type of a value that is written to a variable, whose own type may be unknown.
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

  /// Returns the types of the variables with the first slots, unknown ones by the values that are written to them.
  func knownTypes(of types: [SwiftType]) -> [SwiftType] {
    types.enumerated().map { $1.isUnknown ? writtenTypes[$0] ?? .unknown : $1 }
  }

  /// Marks a variable of the innermost block as a weak reference.
  func setWeak(_ name: String) { tables[tables.count - 1][name]?.isWeak = true }

  /// Marks a variable of the innermost block as one that holds a task.
  func setTask(_ name: String) { tables[tables.count - 1][name]?.isTask = true }

  /// Sets the observers of a variable of the innermost block.
  func set(observers: LocalObservers, of name: String) {
    tables[tables.count - 1][name]?.observers = observers
  }

  /// Sets the functions of the innermost block that a name denotes.
  func set(functions: [LocalFunction], of name: String) {
    tables[tables.count - 1][name]?.functions = functions
  }

  /// The variables of the innermost block so far.
  var block: [String: Local] { tables[tables.count - 1] }

  /// Does work in which earlier variables of the innermost block are visible, and only some of its current ones.
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

  /// Does work in a block of its own.
  func inBlock<Result>(_ work: () throws -> Result) rethrows -> Result {
    tables.append([:])
    typeTables.append([:])
    defer {
      tables.removeLast()
      typeTables.removeLast()
    }
    return try work()
  }

  /// Does work in which a name that the innermost block declares again stays the same variable, as in the patterns of
  /// `case .one(let count), .other(let count)`.
  func repeating<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = isRepeating
    isRepeating = true
    defer { isRepeating = before }
    return try work()
  }

  /// Declares a type in the innermost block.
  func declare(type: SwiftType, _ name: String) {
    typeTables[typeTables.count - 1][name] = type
  }

  /// The types that are declared in the enclosing blocks and functions, by name.
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

  /// Returns a variable by its name, and the number of functions between.
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

/// A function that is declared inside another one.
struct LocalFunction {
  /// The identity of the function's declaration among those with its name.
  let declaration: SyntaxIdentifier

  /// The variable that holds the function.
  var slot: Int
  var parameters: [FunctionCode.Parameter]
  var result: SwiftType

  /// The type of the function as a closure.
  var type: SwiftType { .function(parameters.map(\.type), result) }
}
