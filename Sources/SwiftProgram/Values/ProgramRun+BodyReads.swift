internal import MotionRecording

// The values that bodies have read.
extension ProgramRun {
  /// Returns whether all values that a body has read are the same now.
  package func isUnchanged(_ reads: BodyReads) throws -> Bool {
    guard reads.areKnown else { return false }
    return try reads.reads.allSatisfy { read in
      let now =
        switch read.source {
        case .state(let identity, let index): stateRead(identity, index)
        case .field(let object, let index): objects[object].fields[index]
        case .sent(let object, let index): SwiftValue.integer(objects[object].sentCount(of: index))
        case .global(let index): try locations.global(index)
        case .environment(let structure, let index): try environmentValue(index, of: structure)
        }
      return now?.isEqual(to: read.value) == true && read.value.isTold
    }
  }

  /// Returns a state, and notes a read by a body that is not evaluated again.
  private func stateRead(_ identity: ViewIdentity, _ index: Int) -> SwiftValue? {
    dependencies.noteRead(of: identity)
    return states[identity]?[index]
  }

  private func environmentValue(_ index: Int, of structure: StructValue) throws -> SwiftValue? {
    let property = code.types[structure.type].properties[index]
    guard case .environment(let key) = property.storage else { return nil }
    return try host.environmentValue(key, of: structure, property, in: self)
  }

  /// Notes everything that a view is notified of, whatever its body reads: the published properties of the objects that
  /// it holds.
  package func noteObserved(by instance: StructValue) throws {
    for (index, property) in code.types[instance.type].properties.enumerated() {
      let held: SwiftValue? =
        switch property.storage {
        case .environment where isObservable(property.type):
          try environmentValue(index, of: instance)
        case .state: instance.identity.flatMap { states[$0]?[index] } ?? instance.fields[index]
        case .stored: instance.fields[index]
        default: nil
        }
      guard case .object(let number)? = held, code.types[objects[number].type].isObservableObject
      else { continue }
      for (index, field) in code.types[objects[number].type].properties.enumerated()
      where field.storage == .stored && field.untold == nil {
        dependencies.reads?.note(.field(number, index), objects[number].fields[index])
      }
    }
  }

  /// Returns whether a type is an `ObservableObject`, of whose published properties all holders are notified.
  private func isObservable(_ type: SwiftType) -> Bool {
    if case .declared(let number, _) = type { code.types[number].isObservableObject } else { false }
  }

  /// Notes that a body receives values from the publisher of a property of an object.
  ///
  /// - Returns: The number of values that the publisher has sent.
  package func noteReceiver(of index: Int, in object: Int) -> Int {
    let count = objects[object].count(receivingFrom: index)
    dependencies.reads?.note(.sent(object, index), .integer(count))
    return count
  }
}
