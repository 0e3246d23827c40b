/// An error for the stop of an app, as at `fatalError()`: the current work is not continued.
struct StoppedApp: Error {}

extension ProgramRun {
  /// Stops the current work, with a note.
  ///
  /// - Parameters:
  ///   - name: The name of the function that the app calls.
  ///   - position: The position of the call.
  func stop(by name: String, at position: SourcePosition) -> StoppedApp {
    _ = trap(.stops(name), at: position)
    return StoppedApp()
  }
}
