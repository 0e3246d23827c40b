extension Recording {
  /// The recording, every number of which can be written and compared with.
  ///
  /// Velocities may be infinite, where a curve is vertical or its speed is beyond all numbers.
  ///
  /// - Throws: ``RecordingError/valueOverflows`` if a value is not finite or a velocity is not a number.
  func checkedForOverflow() throws(RecordingError) -> Recording {
    for value in values where !value.isFinite { throw .valueOverflows }
    for velocity in velocities where velocity.isNaN { throw .valueOverflows }
    return self
  }
}
