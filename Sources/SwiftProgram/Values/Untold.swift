internal import MotionRecording

/// The reason why no view is notified of a write.
package enum Untold: Hashable, Sendable {
  /// A property without `@Published` of an `ObservableObject`.
  case unpublished

  /// A property that an `@Observable` class does not observe.
  case ignored

  /// A property of a class that says nothing to views.
  case plain

  /// A property of an object that no view observes.
  case unobserved

  /// A variable outside of types, or a static one.
  case shared
}

extension ProgramRun {
  var observers: ObserverSearch { ObserverSearch(run: self) }

  /// Notes a write of which no view is notified.
  func noteUntold(_ name: String, _ reason: Untold) {
    dependencies.noteUntold()
    if !untold.contains(where: { $0.name == name }) { untold.append((name, reason)) }
  }

  /// Ends the actions of an instant.
  ///
  /// Bodies are evaluated after all of them: bodies of views that were notified of a change see later writes, too,
  /// although no view was notified of these, and the later writes belong to the transaction of that change.
  package func endUpdate() throws {
    try flush()
    guard dependencies.isChangedUntold, let last = steps.lastIndex(where: \.isChange),
      case .change(let transaction, _) = steps[last]
    else { return }
    steps[last] = .change(transaction, try makeUpdate(self, dependencies.lastChanged))
  }
}

/// Finds the views that are notified of changes in an object.
struct ObserverSearch {
  let run: ProgramRun

  /// Returns whether a view may have an object as a `@StateObject`, an `@ObservedObject` or an `@EnvironmentObject`;
  /// true where nothing is shown yet, and where it is unknown what a view has.
  func mayObserve(_ object: Int) throws -> Bool {
    guard !run.code.forwardsChanges, !run.instances.isEmpty else { return true }
    return try run.instances.contains { _, instance in
      let type = run.code.types[instance.type]
      return try type.observed.contains { index in
        let property = type.properties[index]
        switch try run.properties.property(
          property.name, of: .structure(instance), at: property.position)
        {
        case .object(let number): return number == object
        case .nothing: return false
        default: return true
        }
      }
    }
  }
}

extension ViewStep {
  /// Whether the step is a group of writes.
  fileprivate var isChange: Bool { if case .change = self { true } else { false } }
}
