/// The error that `throw` sends to the clause that catches it.
enum ThrownError: Error {
  /// An error of the app.
  case value(SwiftValue)

  /// An error that may or may not be thrown, with the reason why that is unknown.
  case undecided(UnknownValue)
}

extension ProgramRun {
  /// Does work whose errors an enclosing clause catches.
  func catching<Result>(_ work: () throws -> Result) rethrows -> Result {
    catchers += 1
    defer { catchers -= 1 }
    return try work()
  }

  /// Does work whose errors are passed on to the clause that catches them; where there is none, a note says so.
  func settlingErrors(at position: SourcePosition, _ work: () throws -> SwiftValue) throws
    -> SwiftValue
  {
    guard catchers == 0 || depth == 0 else { return try work() }
    do {
      return try work()
    } catch is StoppedApp where depth == 0 {
      return .unknown(UnknownValue("what stops the app", at: lastPosition))
    } catch let error as ThrownError where catchers == 0 {
      switch error {
      case .value: return trap(.throwsUncaught, at: position)
      case .undecided(let unknown):
        leaveOut("what follows an error that may be thrown", because: unknown, at: position)
        return .unknown(unknown)
      }
    }
  }
}
