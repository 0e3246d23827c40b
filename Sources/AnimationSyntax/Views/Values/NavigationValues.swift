/// `.navigationDestination(for:)`: what is shown for the values of a type in the path around it.
struct DestinationValue {
  /// The type of the values; unknown for one that is not known.
  var type: ViewType

  /// How the type is written.
  var words: String
  var content: ClosureValue
  var position: SourcePosition
}

/// The path around views: which screens are shown on top of each other.
enum NavigationPath {
  /// What the path is called in the surroundings.
  static let key = "navigationPath"
}

extension ClosureValue {
  /// What adds a value to a path.
  static func pushing(_ value: ViewValue, to path: Location) -> ClosureValue {
    changing(path, value) { $0 + [value] }
  }

  /// What leaves a screen, and all that are on top of it.
  ///
  /// - Parameters:
  ///   - index: Its index in the path.
  ///   - path: The path.
  static func popping(_ index: Int, of path: Location) -> ClosureValue {
    changing(path, .integer(index)) { Array($0.prefix(index)) }
  }

  private static func changing(
    _ path: Location, _ value: ViewValue, _ change: @escaping @Sendable ([ViewValue]) -> [ViewValue]
  ) -> ClosureValue {
    let holder = Frame(count: 2, parent: nil)
    holder.slots = [.reference(path), value]
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard case .reference(let path)? = frame.parent?.slots[0] else { return .next }
        let value = try run.read(path)
        if let unknown = value.unknown {
          run.leaveOut("what is added to the path", because: unknown, at: .none)
        } else if let elements = value.elements {
          try run.write(.array(change(elements)), to: path)
          // One that a stack keeps by itself is none that views are told of.
          if case .local = path { run.dependencies.noteChange() }
        }
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: holder)
  }
}
