internal import MotionRecording

/// Why no view is told of what is written.
package enum Untold: Hashable, Sendable {
  /// A property without `@Published` of an `ObservableObject`.
  case unpublished

  /// A property that an `@Observable` class does not observe.
  case ignored

  /// A property of a class that says nothing to views.
  case plain

  /// A property of an object that no view observes.
  case unobserved

  /// A variable outside of types, or one of a type itself.
  case shared
}

extension ProgramRun {
  var observers: ObserverSearch { ObserverSearch(run: self) }

  /// Notes that something was written of which no view is told.
  func noteUntold(_ name: String, _ reason: Untold) {
    dependencies.noteUntold()
    if !untold.contains(where: { $0.name == name }) { untold.append((name, reason)) }
  }

  /// Ends what is done at once.
  ///
  /// Bodies are evaluated after all of it: those of views that were told of a change see what was written later, though
  /// nobody was told of that, and it belongs to the transaction of the change that they were told of.
  package func endUpdate() throws {
    try flush()
    guard dependencies.isChangedUntold, let last = steps.lastIndex(where: \.isChange),
      case .change(let transaction, _) = steps[last]
    else { return }
    steps[last] = .change(transaction, try makeUpdate(self, dependencies.lastChanged))
  }
}

/// Finds the views that are told of what changes in an object.
struct ObserverSearch {
  let run: ProgramRun

  /// Whether a view has an object as a `@StateObject`, an `@ObservedObject` or an `@EnvironmentObject`; where nothing is
  /// shown yet, or it is not known what a view has, it may.
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
  /// Whether it is a group of writes.
  fileprivate var isChange: Bool { if case .change = self { true } else { false } }
}
