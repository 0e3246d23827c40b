internal import SwiftProgram

extension ProgramRun {
  var handles: HandleReader { HandleReader(run: self) }
}

/// Reads timers, tasks and work items, and calls their functions.
struct HandleReader {
  let run: ProgramRun

  /// What a function makes of a timer, a task or a work item; nil if it has none of the name.
  func method(_ name: String, of handle: HandleValue) throws -> SwiftValue? {
    switch name {
    case "fire", "perform":
      try run.perform(handle)
      return .void
    case "autoconnect", "connect", "upstream", "receive", "eraseToAnyPublisher":
      return .handle(handle)
    case "invalidate", "cancel":
      try run.stop(handle.number)
      return .void
    default: return nil
    }
  }

  /// A property of a timer, a task or a work item; nil if it has none of the name.
  func property(_ name: String, of handle: HandleValue) -> SwiftValue? {
    switch name {
    case "upstream": .handle(handle)
    case "isCancelled": .boolean(run.stopped.contains(handle.number))
    case "isValid": .boolean(!run.stopped.contains(handle.number))
    default: nil
    }
  }
}
