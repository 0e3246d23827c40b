internal import SwiftProgram

/// The navigation path around views: the screens that are shown on top of each other.
enum NavigationPath {
  /// The key of the path in the environment.
  static let key = "navigationPath"

  /// The key in the environment that tells the views inside that screens can be shown on top of each other.
  static let isAround = "navigation"

  /// The containers that can show screens on top of each other.
  static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]
}

extension ClosureValue {
  /// Returns a closure that adds a value to a path.
  static func pushing(_ value: SwiftValue, to path: Location) -> ClosureValue {
    changing(path, value) { $0 + [value] }
  }

  /// Returns a closure that leaves a screen and all screens on top of it.
  ///
  /// - Parameters:
  ///   - index: The index of the screen in the path.
  ///   - path: The path.
  static func popping(_ index: Int, of path: Location) -> ClosureValue {
    changing(path, .integer(index)) { Array($0.prefix(index)) }
  }

  /// Returns a closure that writes the value that decides whether a screen is shown.
  static func showing(_ value: SwiftValue, at location: Location) -> ClosureValue {
    let holder = Frame(count: 2, parent: nil)
    holder.slots = [.reference(location), value]
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard let slots = frame.parent?.slots, case .reference(let location) = slots[0] else {
          return .next
        }
        try run.locations.write(slots[1], to: location)
        // No view is notified of a value that a link keeps itself.
        if case .local = location { run.dependencies.noteChange() }
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: holder)
  }

  private static func changing(
    _ path: Location, _ value: SwiftValue,
    _ change: @escaping @Sendable ([SwiftValue]) -> [SwiftValue]
  ) -> ClosureValue {
    let holder = Frame(count: 2, parent: nil)
    holder.slots = [.reference(path), value]
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: 0,
      body: { run, frame in
        guard case .reference(let path)? = frame.parent?.slots[0] else { return .next }
        let value = try run.locations.read(path)
        if let unknown = value.unknown {
          run.leaveOut("what is added to the path", because: unknown, at: .none)
        } else if let elements = value.elements {
          try run.locations.write(.array(change(elements)), to: path)
          // No view is notified of a path that a stack keeps itself.
          if case .local = path { run.dependencies.noteChange() }
        }
        return .next
      }, changesState: true)
    return ClosureValue(code: code, frame: holder)
  }
}
