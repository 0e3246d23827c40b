/// The variables that are known at a point of a function, a closure or the body of a loop.
final class LexicalScope {
  /// A variable.
  struct Local {
    var slot: Int
    var type: ViewType

    /// Whether it holds a `Binding` that its name reads through: `$item` of a closure.
    var isProjected = false
  }

  /// The names, one table for each block around it.
  private var tables: [[String: Local]] = [[:]]

  /// How many variables there are in all.
  private(set) var slotCount = 0

  /// The function or closure around this one.
  let parent: LexicalScope?

  init(parent: LexicalScope? = nil) {
    self.parent = parent
  }

  /// Gives a variable a slot.
  @discardableResult
  func declare(_ name: String, _ type: ViewType, isProjected: Bool = false) -> Int {
    defer { slotCount += 1 }
    tables[tables.count - 1][name] = Local(slot: slotCount, type: type, isProjected: isProjected)
    return slotCount
  }

  /// Does something in a block of its own.
  func inBlock<Result>(_ work: () throws -> Result) rethrows -> Result {
    tables.append([:])
    defer { tables.removeLast() }
    return try work()
  }

  /// A variable by its name, and how many functions further out it is.
  func find(_ name: String) -> (depth: Int, local: Local)? {
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

/// The locations that the statements of a condition write to: what is not known where the condition is not.
final class WrittenLocations {
  private(set) var locations: [(locate: Locate, place: SourcePosition)] = []

  /// What is around the scope that the statements are in, if they are in one of their own, and that scope.
  private let around: (outer: WrittenLocations, scope: LexicalScope)?

  /// Those of a condition.
  init() { around = nil }

  /// Those of a scope in a condition.
  init(in scope: LexicalScope, of outer: WrittenLocations) { around = (outer, scope) }

  /// Adds a location, and where it is written to.
  ///
  /// Outside of its scope it gets a frame of its own, as there is none whose variables it could have.
  func append(_ locate: @escaping Locate, at place: SourcePosition) {
    locations.append((locate, place))
    guard let (outer, scope) = around else { return }
    let count = scope.slotCount
    outer.append({ run, frame in try locate(run, Frame(count: count, parent: frame)) }, at: place)
  }

  /// Adds those of a condition inside.
  func append(_ inner: WrittenLocations) {
    for (locate, place) in inner.locations { append(locate, at: place) }
  }
}
