public import AnimationModel
public import MotionRecording

/// An interruption to be written as a table or as a document for programs.
///
///     let interruption = Interruption([first, second], at: [0.2])
///     let recording = try interruption.record(framesPerSecond: 60)
///     try InterruptionDocument(interruption, recording).writeCSV { try output.write($0) }
public struct InterruptionDocument: Hashable, Sendable {
  /// The interruption as the other rule would have played it.
  public struct Alternative: Hashable, Sendable {
    /// The rule.
    public var rule: Retargeting

    /// The recording under this rule.
    public var recording: InterruptionRecording

    /// Takes a rule and the recording under it.
    public init(_ rule: Retargeting, _ recording: InterruptionRecording) {
      self.rule = rule
      self.recording = recording
    }
  }

  /// The interruption that was planned.
  public var interruption: Interruption

  /// The recording of the interruption.
  public var recording: InterruptionRecording

  /// The interruption under the other rule, if that is shown, too; nil otherwise.
  public var alternative: Alternative?

  /// Makes a document.
  public init(
    _ interruption: Interruption, _ recording: InterruptionRecording,
    alternative: Alternative? = nil
  ) {
    self.interruption = interruption
    self.recording = recording
    self.alternative = alternative
  }

  /// The names of the columns of the table.
  ///
  /// `time` is in seconds, `value` and `target` in the units of the targets, `velocity` in those units
  /// per second; `animation` is the newest running one, and `event` contains the events since the row
  /// before.
  public static let columns = AttributeColumns.ofOne

  /// Writes a table with a row for each sample, after a first one with the names of the ``columns``.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The error of the sink; nothing is written after that.
  public func writeCSV<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var table = CSVWriter()
    table.row(Self.columns)
    for row in recording.attribute.rows {
      table.row(row, namesAttribute: false)
      try table.drain(into: sink)
    }
    try table.flush(into: sink)
  }
}
