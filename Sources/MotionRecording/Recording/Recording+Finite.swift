extension Recording {
  /// Returns the recording if every number of it can be written and compared.
  ///
  /// Velocities may be infinite, where a curve is vertical or where a velocity is too large for a number.
  ///
  /// - Throws: ``RecordingError/valueOverflows`` if a value is not finite or a velocity is NaN.
  func checkedForOverflow() throws(RecordingError) -> Recording {
    for value in values where !value.isFinite { throw .valueOverflows }
    for velocity in velocities where velocity.isNaN { throw .valueOverflows }
    return self
  }
}
