/// A sequence whose elements a closure makes one after the other, which may have no end: `sequence(first:next:)`,
/// `sequence(state:next:)` and `AnyIterator { … }`.
package struct UnfoldingValue {
  /// The value from which the elements are made.
  enum Start {
    /// The first element, from which the closure makes the next one.
    case first(SwiftValue)

    /// A state that the closure changes for each element.
    case state(SwiftValue)

    /// None: the closure keeps what it needs itself.
    case none
  }

  var start: Start
  var next: ClosureValue
}

extension SequenceReader {
  /// Calls a closure for each element of a sequence whose elements another one makes, as long as it returns true.
  ///
  /// - Returns: Nil where all elements were given, or as many as were wanted; otherwise the unknown part of the
  ///   sequence.
  func each(
    of sequence: UnfoldingValue, at position: SourcePosition,
    _ goesOn: (SwiftValue) throws -> Bool
  ) throws -> UnknownValue? {
    let state = Frame(count: 1, parent: nil)
    var element: SwiftValue
    func next(_ arguments: [SwiftValue]) throws -> SwiftValue {
      try run.step(at: position)
      return try run.functions.call(sequence.next, arguments)
    }
    switch sequence.start {
    case .first(let first): element = first
    case .state(let value):
      state.slots[0] = value
      element = try next([.reference(.local(state, 0))])
    case .none: element = try next([])
    }
    while true {
      if let unknown = element.unknown { return unknown }
      if case .nothing = element { return nil }
      guard try goesOn(element) else { return nil }
      switch sequence.start {
      case .first: element = try next([element])
      case .state: element = try next([.reference(.local(state, 0))])
      case .none: element = try next([])
      }
    }
  }
}
