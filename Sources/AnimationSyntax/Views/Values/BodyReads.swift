internal import MotionRecording

/// What a body has read besides what its view is made of.
struct BodyReads {
  /// Where something is read.
  enum Source {
    /// A state of a view, by the index of its property.
    case state(ViewIdentity, Int)

    /// A property of an object.
    case field(Int, Int)

    /// A global or static variable.
    case global(Int)

    /// What is around a view, by the index of its property.
    case environment(StructValue, Int)
  }

  private(set) var reads: [(source: Source, value: ViewValue)] = []

  /// Whether that is all: the time is another whenever it is asked for.
  var areKnown = true

  /// Notes that something was read, and what.
  mutating func note(_ source: Source, _ value: ViewValue) { reads.append((source, value)) }
}

extension ViewRun {
  /// Whether what a body read is the same now.
  func isUnchanged(_ reads: BodyReads) throws -> Bool {
    guard reads.areKnown else { return false }
    return try reads.reads.allSatisfy { read in
      let now =
        switch read.source {
        case .state(let identity, let index): states[identity]?[index]
        case .field(let object, let index): objects[object].fields[index]
        case .global(let index): try global(index)
        case .environment(let structure, let index): try environmentValue(index, of: structure)
        }
      return now?.isEqual(to: read.value) == true && read.value.isTold
    }
  }

  private func environmentValue(_ index: Int, of structure: StructValue) throws -> ViewValue? {
    let property = code.types[structure.type].properties[index]
    guard case .environment(let key) = property.storage else { return nil }
    return try environmentValue(key, of: structure, property)
  }

  /// Notes as read what a view is told of whatever its body reads: all that is published by the objects that it holds.
  func noteObserved(by instance: StructValue) throws {
    for (index, property) in code.types[instance.type].properties.enumerated() {
      let held: ViewValue? =
        switch property.storage {
        case .environment: try environmentValue(index, of: instance)
        case .state: instance.identity.flatMap { states[$0]?[index] } ?? instance.fields[index]
        case .stored: instance.fields[index]
        default: nil
        }
      guard case .object(let number)? = held, code.types[objects[number].type].isObservableObject
      else { continue }
      for (index, field) in code.types[objects[number].type].properties.enumerated()
      where field.storage == .stored && !field.isUnpublished {
        dependencies.reads?.note(.field(number, index), objects[number].fields[index])
      }
    }
  }
}

extension ViewValue {
  /// Whether it can be told from others: closures and views cannot, nor what is made of them.
  var isTold: Bool {
    switch self {
    case .closure, .view, .gesture, .unknown: false
    case .reference(let location): !location.isCustom
    case .array(let values), .set(let values): values.allSatisfy(\.isTold)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isTold && $0.value.isTold }
    case .tuple(let elements): elements.allSatisfy(\.value.isTold)
    case .structure(let value): value.fields.allSatisfy(\.isTold)
    case .enumeration(let value): value.payload.allSatisfy(\.isTold)
    default: true
    }
  }
}
