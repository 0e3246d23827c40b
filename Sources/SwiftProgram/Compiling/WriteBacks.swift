/// The variables that a call takes by `&` and that Swift copies for the call: variables with observers, computed ones,
/// and parts of these.
///
/// As in Swift, such a variable is read once before the call and written once after it, even if nothing has changed.
final class WriteBacks {
  /// The variables of the enclosing code that hold the value and the location of each copy.
  private var slots: [(value: Int, location: Int)] = []

  private let scope: LexicalScope

  init(in scope: LexicalScope) { self.scope = scope }

  /// Returns the code for the reference of an argument: to a variable itself, or to its copy.
  func reference(to locate: @escaping Locate) -> Compute {
    let slot = (value: scope.declare("&", .unknown), location: scope.declare("&", .unknown))
    slots.append(slot)
    return { run, frame in
      let location = try locate(run, frame)
      guard let (value, settled) = try run.locations.copied(location) else {
        return .reference(location)
      }
      frame.slots[slot.value] = value
      frame.slots[slot.location] = .reference(settled)
      return .reference(.local(frame, slot.value))
    }
  }

  /// Returns a call that writes the changed copies back to the variables, the last one first.
  func around(_ call: Typed) -> Typed {
    guard !slots.isEmpty else { return call }
    let (slots, evaluate) = (Array(slots.reversed()), call.evaluate)
    @Sendable func write(_ run: ProgramRun, _ frame: Frame, calling observing: Observing) throws {
      for slot in slots {
        guard case .reference(let location) = frame.slots[slot.location] else { continue }
        try run.locations.write(frame.slots[slot.value], to: location, calling: observing)
      }
    }
    var written = call
    written.evaluate = { run, frame in
      for slot in slots { frame.slots[slot.location] = .nothing }
      do {
        let result = try evaluate(run, frame)
        try write(run, frame, calling: .all)
        return result
      } catch let error as ThrownError {
        try write(run, frame, calling: .leaving)
        throw error
      }
    }
    return written
  }
}
