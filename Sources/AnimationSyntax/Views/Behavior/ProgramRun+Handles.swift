internal import SwiftProgram

// Timers, tasks and work items.
extension ProgramRun {
  /// What a function makes of a timer, a task or a work item; nil if it has none of the name.
  func method(_ name: String, of handle: HandleValue) throws -> SwiftValue? {
    switch name {
    case "fire", "perform":
      try perform(handle)
      return .void
    case "autoconnect", "connect", "upstream", "receive", "eraseToAnyPublisher":
      return .handle(handle)
    case "invalidate", "cancel":
      stopped.insert(handle.number)
      return .void
    default: return nil
    }
  }

  /// A property of a timer, a task or a work item; nil if it has none of the name.
  func property(_ name: String, of handle: HandleValue) -> SwiftValue? {
    switch name {
    case "upstream": .handle(handle)
    case "isCancelled": .boolean(stopped.contains(handle.number))
    case "isValid": .boolean(!stopped.contains(handle.number))
    default: nil
    }
  }
}
