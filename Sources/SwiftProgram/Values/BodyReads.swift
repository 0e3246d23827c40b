internal import MotionRecording

/// The values that a body has read besides the properties of its view.
package struct BodyReads {
  /// The source of a value that is read.
  enum Source {
    /// A state of a view, by the index of its property.
    case state(ViewIdentity, Int)

    /// A property of an object.
    case field(Int, Int)

    /// The number of values that the publisher of a property of an object has sent.
    case sent(Int, Int)

    /// A global or static variable.
    case global(Int)

    /// A value of the surroundings of a view, by the index of its property.
    case environment(StructValue, Int)
  }

  private(set) var reads: [(source: Source, value: SwiftValue)] = []

  /// The sources that have been read already: a body may read one array hundreds of times, for one element each.
  private var known: Set<Key> = []

  /// Whether these are all values that the body depends on.
  ///
  /// The time is none of them: SwiftUI does not evaluate a body again because time has passed.
  package var areKnown = true

  /// Creates an empty record.
  package init() {}

  /// Notes a value that was read, and its source.
  mutating func note(_ source: Source, _ value: SwiftValue) {
    guard source.key.map({ known.insert($0).inserted }) ?? true else { return }
    reads.append((source, value))
  }
}

extension BodyReads {
  /// The key that distinguishes a source from others.
  fileprivate struct Key: Hashable {
    let kind: Int
    let owner: Int
    let index: Int
  }
}

extension BodyReads.Source {
  /// The key that distinguishes the source from others; nil for the environment of a structure that is not a view,
  /// which has none.
  fileprivate var key: BodyReads.Key? {
    switch self {
    case .state(let view, let index): .init(kind: 0, owner: view.number, index: index)
    case .field(let object, let index): .init(kind: 1, owner: object, index: index)
    case .sent(let object, let index): .init(kind: 2, owner: object, index: index)
    case .global(let index): .init(kind: 3, owner: 0, index: index)
    case .environment(let structure, let index):
      structure.identity.map { .init(kind: 4, owner: $0.number, index: index) }
    }
  }
}

extension SwiftValue {
  /// Whether the value can be told from others: closures and views cannot, nor values that are made of them.
  ///
  /// A value that is unknown is taken to stay the same: nothing says that it has changed.
  package var isTold: Bool {
    switch self {
    case .closure, .view, .gesture: false
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
