/// The locations that statements write to, whose values are unknown where it is unknown whether the statements are
/// done.
package final class WrittenLocations {
  private enum Entry {
    /// A location, with the position of the write.
    case location(Locate, SourcePosition)

    /// A call of a function of the app, or of a closure, which may write.
    case call(Compute)
  }

  private var entries: [Entry] = []

  /// The scope of the statements, if they have one of their own, and the locations of the enclosing code.
  private let around: (outer: WrittenLocations?, scope: LexicalScope)?

  /// Creates the locations of statements in the enclosing scope.
  init() { around = nil }

  /// Creates the locations of a scope inside enclosing code.
  init(in scope: LexicalScope, of outer: WrittenLocations?) { around = (outer, scope) }

  /// Adds a location, with the position of the write.
  package func append(_ locate: @escaping Locate, at place: SourcePosition) {
    append(.location(locate, place))
  }

  /// Adds a call.
  func append(call: @escaping Compute) { append(.call(call)) }

  /// Adds the locations of statements inside.
  func append(_ inner: WrittenLocations) {
    for entry in inner.entries { append(entry) }
  }

  /// Gives an entry a separate frame outside of its scope, as the variables of the scope do not exist there.
  private func append(_ entry: Entry) {
    entries.append(entry)
    guard let (outer, scope) = around, let outer else { return }
    let count = scope.slotCount
    switch entry {
    case .location(let locate, let place):
      outer.append(
        { run, frame in try locate(run, Frame(count: count, parent: frame)) }, at: place)
    case .call(let call):
      outer.append(call: { run, frame in try call(run, Frame(count: count, parent: frame)) })
    }
  }

  /// The function that makes everything that has been added so far unknown; nil if nothing has been added.
  var forget: Forget? {
    guard !entries.isEmpty else { return nil }
    let all = entries
    return { unknown, run, frame in
      for entry in all {
        switch entry {
        case .location(let locate, let place):
          let location = run.stateAccess.settled(try locate(run, frame))
          // A variable that only the statements have does not exist.
          if location.isConstant || location.isPartOfNothing { continue }
          try run.step(at: place)
          try run.locations.write(.unknown(unknown), to: location)
        case .call(let call):
          do {
            try run.forgetting(because: unknown) { _ = try run.catching { try call(run, frame) } }
          } catch is ThrownError {
            // A call that is not made throws no error, and does not stop the app.
          } catch is StoppedApp {}
        }
      }
    }
  }
}
