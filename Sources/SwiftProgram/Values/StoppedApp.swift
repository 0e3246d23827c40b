/// That an app stops, as at `fatalError()`: nothing of what is being done is done further.
struct StoppedApp: Error {}

extension ProgramRun {
  /// Stops what is being done, with a note.
  ///
  /// - Parameters:
  ///   - name: The name of the function that the app calls.
  ///   - position: The position of the call.
  func stop(by name: String, at position: SourcePosition) -> StoppedApp {
    _ = trap(.stops(name), at: position)
    return StoppedApp()
  }
}
