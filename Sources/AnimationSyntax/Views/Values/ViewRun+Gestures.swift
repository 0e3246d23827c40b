internal import MotionRecording

// What gestures do.
extension ViewRun {
  /// Tells a gesture what happened.
  func perform(_ gesture: GestureValue, _ input: ViewInput) throws {
    switch input {
    case .none: for closure in gesture.ended { _ = try call(closure, []) }
    case .pressing(let isPressing):
      for closure in gesture.changed { _ = try call(closure, [.boolean(isPressing)]) }
      if !isPressing { try reset(gesture) }
    case .pressed: for closure in gesture.ended { _ = try call(closure, [.boolean(true)]) }
    case .dragged(let drag):
      // A drag is followed at once, and a spring that comes after it starts with its velocity.
      try inTransaction(ViewTransactionChange(tracksVelocity: true)) {
        for closure in gesture.changed { _ = try call(closure, [drag.value]) }
        for (location, closure) in gesture.updating { try update(location, closure, drag.value) }
      }
    case .dropped(let drag):
      for closure in gesture.ended { _ = try call(closure, [drag.value]) }
      try reset(gesture)
    case .hover, .value: break
    }
  }

  private func update(_ location: Location, _ closure: ClosureValue, _ value: ViewValue) throws {
    let frame = Frame(count: max(closure.code.slotCount, 3), parent: closure.frame)
    frame.slots[0] = value
    frame.slots[1] = try read(location)
    frame.slots[2] = ViewTransactionValue.asItIs
    _ = try closure.code.body(self, frame)
    let change = ViewTransactionValue(setIn: frame.slots[2], in: self)
    try write(frame.slots[1], to: location, in: change)
  }

  private func write(_ value: ViewValue, to location: Location, in change: ViewTransactionValue)
    throws
  {
    guard change.isSet else { return try write(value, to: location) }
    try inTransaction(change.forPlayers(self)) { try write(value, to: location) }
  }

  /// Gives every `@GestureState` its first value again, in the transaction that it asks for.
  private func reset(_ gesture: GestureValue) throws {
    for (location, _) in gesture.updating {
      guard case .state(let identity, let index) = location, let instance = instances[identity]
      else {
        continue
      }
      let type = code.types[instance.type]
      let property = type.properties[index]
      let first = try initialValue(of: property, in: type, isObject: false)
      let change =
        try property.reset.map { try resetTransaction($0, at: location) } ?? ViewTransactionValue()
      try write(first, to: location, in: change)
    }
  }

  /// What `resetTransaction:` or the closure of `reset:` sets.
  private func resetTransaction(_ code: FrameCode, at location: Location) throws
    -> ViewTransactionValue
  {
    let given = try evaluate(code)
    guard case .closure(let closure) = given else { return ViewTransactionValue(given, in: self) }
    return try transactionChange(closure, after: [try read(location)])
  }

  /// What a function makes of a gesture; nil if it has none of the name.
  func method(
    _ name: String, of gesture: GestureValue, _ arguments: [ViewArgument]
  ) -> ViewValue? {
    var changed = gesture
    let closure = arguments.last?.value.closure
    switch name {
    case "onChanged": changed.changed += [closure].compactMap(\.self)
    case "onEnded": changed.ended += [closure].compactMap(\.self)
    case "updating":
      guard case .reference(let location)? = arguments.first?.value, let closure else { return nil }
      changed.updating.append((settled(location), closure))
    case "simultaneously", "exclusively":
      guard case .gesture(let other)? = arguments.first?.value else { return nil }
      changed.others.append(other)
    default: return nil
    }
    return .gesture(changed)
  }

  /// What a function makes of a timer or a task; nil if it has none of the name.
  func method(_ name: String, of handle: HandleValue) -> ViewValue? {
    switch name {
    case "autoconnect", "connect", "upstream", "receive", "eraseToAnyPublisher":
      return .handle(handle)
    case "invalidate", "cancel":
      stopped.insert(handle.number)
      return .void
    default: return nil
    }
  }
}
