internal import SwiftProgram

extension ProgramRun {
  var handles: HandleReader { HandleReader(run: self) }
}

/// Reads timers, tasks and work items, and calls their functions.
struct HandleReader {
  let run: ProgramRun

  /// Returns the result of a function of a timer, a task or a work item; nil if it has none of the name.
  func method(
    _ name: String, of handle: HandleValue, _ arguments: [CallArgument]
  ) throws -> SwiftValue? {
    switch name {
    case "fire", "perform":
      try run.perform(handle)
      return .void
    case "autoconnect", "connect", "upstream", "receive", "eraseToAnyPublisher":
      return .handle(handle)
    case "invalidate", "cancel":
      try run.stop(handle.number)
      return .void
    case "sink":
      guard handle.seconds != nil, let closure = arguments.last?.value.closure else { return nil }
      return .handle(run.subscribe(closure, to: handle))
    case "store" where handle.isSubscription && arguments.map(\.label) == ["in"]:
      guard case .reference(let location) = arguments[0].value else { return nil }
      let kept = try run.locations.read(location).elements ?? []
      try run.locations.write(.set(kept + [.handle(handle)]), to: location)
      return .void
    default: return nil
    }
  }

  /// Returns a property of a timer, a task or a work item; nil if it has none of the name.
  func property(_ name: String, of handle: HandleValue) -> SwiftValue? {
    switch name {
    case "upstream": .handle(handle)
    case "isCancelled": .boolean(run.stopped.contains(handle.number))
    case "isValid": .boolean(!run.stopped.contains(handle.number))
    default: nil
    }
  }
}
