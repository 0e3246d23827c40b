internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var gestures: GestureRunner { GestureRunner(run: self) }
}

/// Calls the closures of gestures.
struct GestureRunner {
  let run: ProgramRun

  /// Passes an input to a gesture.
  func perform(_ gesture: GestureValue, _ input: ViewInput) throws {
    let drag = gesture.following.first ?? gesture
    let isSequence = !gesture.following.isEmpty
    switch input {
    case .none: for handler in gesture.ended { try call(handler, .void) }
    case .pressing(true): try change(gesture, .boolean(true))
    case .pressing(false):
      if !isSequence { for handler in gesture.changed { try call(handler, .boolean(false)) } }
      try reset([gesture, drag])
    case .pressed:
      for handler in gesture.ended { try call(handler, .boolean(true)) }
      if isSequence {
        // The gesture that waits for the press begins now; it has no value yet.
        try change(drag, .nothing, ofSequence: true)
      } else {
        try reset([gesture])
      }
    case .dragged(let value):
      // Changes of a drag are continuous, and a spring that follows starts with the velocity of the drag.
      var transaction = ViewTransactionValue()
      transaction["tracksVelocity"] = .boolean(true)
      transaction["isContinuous"] = .boolean(true)
      try run.transactionMaker.inTransaction(transaction.forPlayers(run)) {
        try change(drag, value.value)
      }
    case .dropped(let value):
      for handler in drag.ended { try call(handler, value.value) }
      try reset([gesture, drag])
    case .fingers(let state):
      guard case .fingers(_, _, let isBare) = gesture.kind else { return }
      var transaction = ViewTransactionValue()
      transaction["tracksVelocity"] = .boolean(true)
      transaction["isContinuous"] = .boolean(true)
      try run.transactionMaker.inTransaction(transaction.forPlayers(run)) {
        try change(gesture, state.value(isBare: isBare))
      }
    case .lifted(let state):
      guard case .fingers(_, _, let isBare) = gesture.kind else { return }
      for handler in gesture.ended { try call(handler, state.value(isBare: isBare)) }
      try reset([gesture])
    case .gone, .hover, .value, .touched, .scrolling, .scrolled: break
    }
  }

  /// Calls the closures for changes of a gesture's value.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - value: The value of the gesture.
  ///   - ofSequence: Whether only the enclosing sequence has changed.
  private func change(_ gesture: GestureValue, _ value: SwiftValue, ofSequence: Bool = false) throws
  {
    func isCalled(_ handler: GestureValue.Handler) -> Bool {
      !ofSequence || !handler.combinations.isEmpty
    }
    for handler in gesture.changed where isCalled(handler) { try call(handler, value) }
    for (location, handler) in gesture.updating where isCalled(handler) {
      try update(location, handler.closure, self.value(value, for: handler))
    }
  }

  private func call(_ handler: GestureValue.Handler, _ value: SwiftValue) throws {
    let given = self.value(value, for: handler)
    if case .void = given {
      _ = try run.functions.call(handler.closure, [])
    } else {
      _ = try run.functions.call(handler.closure, [given])
    }
  }

  /// Returns the value of a gesture as a part of the value of the combined gesture that a closure observes.
  private func value(_ value: SwiftValue, for handler: GestureValue.Handler) -> SwiftValue {
    func entry(_ type: String, _ isFirst: Bool, _ payload: [SwiftValue]) -> SwiftValue {
      let name = CombinedGestures.valueName(of: type)
      guard let number = run.code.types.firstIndex(where: { $0.name == name }) else {
        return .nothing
      }
      return .enumeration(EnumValue(type: number, index: isFirst ? 0 : 1, payload: payload))
    }
    return handler.combinations.reduce(value) { value, combination in
      switch combination {
      case .sequence(let isFirst):
        entry("SequenceGesture", isFirst, isFirst ? [value] : [.boolean(true), value])
      case .either(let isFirst): entry("ExclusiveGesture", isFirst, [value])
      case .both(let isFirst):
        .tuple([
          ("first", isFirst ? value : .nothing), ("second", isFirst ? .nothing : value),
        ])
      }
    }
  }

  private func update(_ location: Location, _ closure: ClosureValue, _ value: SwiftValue) throws {
    let given = ViewTransactionValue(run.transactions.last?.set ?? ViewTransactionChange(), in: run)
    let frame = Frame(count: max(closure.code.slotCount, 3), parent: closure.frame)
    frame.slots[0] = value
    frame.slots[1] = try run.locations.read(location)
    frame.slots[2] = .transaction(given)
    _ = try closure.code.body(run, frame)
    try write(
      frame.slots[1], to: location,
      in: run.transactionMaker.transaction(frame.slots[2], orElse: given))
  }

  private func write(
    _ value: SwiftValue, to location: Location, in transaction: ViewTransactionValue
  ) throws {
    try run.transactionMaker.inTransaction(
      transaction.forPlayers(run), completions: transaction.completions
    ) {
      try run.locations.write(value, to: location)
    }
  }

  /// Resets each `@GestureState` to its initial value, in the transaction of its reset, if it has one.
  private func reset(_ gestures: [GestureValue]) throws {
    var seen: Set<String> = []
    for (location, _) in gestures.flatMap(\.updating) {
      guard case .state(let identity, let index) = location, let instance = run.instances[identity],
        seen.insert(location.key).inserted
      else { continue }
      let type = run.code.types[instance.type]
      let property = type.properties[index]
      let first = try run.functions.initialValue(of: property, in: type)
      if let reset = property.reset {
        try write(first, to: location, in: try resetTransaction(reset, at: location))
      } else {
        // Together with the writes of `onEnded` without a transaction: `position + drag` does not jump.
        try run.locations.write(first, to: location)
      }
    }
  }

  /// Returns the transaction that `resetTransaction:` or the closure of `reset:` sets.
  private func resetTransaction(_ code: FrameCode, at location: Location) throws
    -> ViewTransactionValue
  {
    let given = try run.locations.evaluate(code)
    guard case .closure(let closure) = given else { return run.transactionMaker.transaction(given) }
    return try run.transactionMaker.transformed(
      ViewTransactionValue(), by: closure, after: [try run.locations.read(location)])
  }

  /// Returns the result of a function of a gesture; nil if gestures have none of the name.
  func method(
    _ name: String, of gesture: GestureValue, _ arguments: [CallArgument]
  ) -> SwiftValue? {
    var changed = gesture
    let closure = arguments.last?.value.closure
    switch name {
    case "onChanged": if let closure { changed.add(closure, to: \.changed) }
    case "onEnded": if let closure { changed.add(closure, to: \.ended) }
    case "updating":
      guard case .reference(let location)? = arguments.first?.value, let closure else { return nil }
      let written = run.stateAccess.settled(location)
      changed.changeParts { part in
        part.updating.append((written, .init(closure: closure, combinations: part.combinations)))
      }
    case "simultaneously", "exclusively", "sequenced":
      guard case .gesture(let other)? = arguments.first?.value,
        let both = gesture.combined(with: other, by: name)
      else { return nil }
      changed = both
    default: return nil
    }
    return .gesture(changed)
  }
}
