/// That an app stops, as at `fatalError()`: nothing of what is being done is done further.
struct StoppedApp: Error {}

extension ProgramRun {
  /// Stops what is being done, with a note.
  ///
  /// - Parameters:
  ///   - name: What the app calls.
  ///   - position: Where.
  func stop(by name: String, at position: SourcePosition) -> StoppedApp {
    _ = trap(.stops(name), at: position)
    return StoppedApp()
  }
}
