internal import MotionRecording

extension SampleDocument {
  /// The names of the columns of the table.
  ///
  /// `curve` is the name of the curve, `time` is in seconds, `value` in the units of start and
  /// target, `velocity` in those units per second.
  public static let columns = ["curve", "time", "value", "velocity"]

  /// Writes a table with a row for each sample, the curves one below the other.
  ///
  /// The first row has the names of the ``columns``. The form is that of `CSVWriter`: vertical
  /// curves have the velocity `inf` or `-inf`.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The error of the sink; nothing is written after that.
  public func writeCSV<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var table = CSVWriter()
    table.row(Self.columns)
    for recording in recordings {
      let name = CSVField(recording.name)
      for index in 0..<recording.count {
        table.field(name)
        table.field(recording.times[index])
        table.field(recording.values[index])
        table.field(recording.velocities[index])
        table.endRow()
        try table.drain(into: sink)
      }
    }
    try table.flush(into: sink)
  }
}
