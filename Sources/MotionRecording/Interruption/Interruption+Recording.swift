extension Interruption {
  /// Plays the interruption.
  ///
  /// - Throws: ``RecordingError``.
  public func play() throws(RecordingError) -> PlayedInterruption {
    try PlayedInterruption(self)
  }

  /// Plays the interruption for a recording; see ``PlayedInterruption/frames(perSecond:name:hasGhosts:)``.
  public func record(
    framesPerSecond rate: Double, name: String = ""
  ) throws(RecordingError) -> InterruptionRecording {
    try play().frames(perSecond: rate, name: name)
  }

  /// Plays the interruption for a recording; see ``PlayedInterruption/rows(perSecond:name:hasGhosts:)``.
  public func record(
    rowsPerSecond rate: Double, name: String = ""
  ) throws(RecordingError) -> InterruptionRecording {
    try play().rows(perSecond: rate, name: name)
  }

  /// Plays the interruption for a figure; see ``PlayedInterruption/trace(name:)``.
  public func trace(name: String = "") throws(RecordingError) -> InterruptionRecording {
    try play().trace(name: name)
  }
}
