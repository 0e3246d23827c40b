/// What evaluates an expression: in a run, with the variables around it.
typealias Compute = @Sendable (ViewRun, Frame) throws -> ViewValue

/// What performs a statement.
typealias Execute = @Sendable (ViewRun, Frame) throws -> Flow

/// What finds a location that can be written to.
typealias Locate = @Sendable (ViewRun, Frame) throws -> Location

/// What tests a condition, and binds what it binds.
typealias Test = @Sendable (ViewRun, Frame) throws -> Tested

/// How the statement after a statement is reached.
enum Flow {
  case next
  case returned(ViewValue)
  case broken
  case continued
  case fallenThrough
}

/// The variables of a function, a closure or the body of a loop.
final class Frame {
  var slots: [ViewValue]
  let parent: Frame?

  init(count: Int, parent: Frame?) {
    slots = Array(repeating: .nothing, count: count)
    self.parent = parent
  }

  /// The frame that is so many levels further out.
  func frame(_ depth: Int) -> Frame {
    var frame = self
    for _ in 0..<depth {
      guard let parent = frame.parent else { return frame }
      frame = parent
    }
    return frame
  }
}

/// What a closure does, compiled.
struct ClosureCode: Sendable {
  /// How many of the slots at the front are parameters.
  var parameterCount: Int

  /// What the parameters are converted to.
  var parameterTypes: [ViewType]
  var slotCount: Int
  var body: Execute

  /// What it does where it may wait; nil for a closure that never does.
  var waiting: AsyncCode?

  /// Whether its parameters are used.
  var namesParameters = true

  /// Whether it can change a state, a binding or an object, in functions that it calls too.
  var changesState: Bool
}

/// A closure with the variables around it, or a function with what it is a member of.
struct ClosureValue {
  var code: ClosureCode
  var frame: Frame?
}
