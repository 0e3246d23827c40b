public import MotionRecording

/// A curve of an expression.
public struct ParsedExpression: Hashable, Sendable {
  /// The name of the curve: its label, or its text on one line.
  ///
  /// The name of a curve of a sweep has the chosen elements in place of the arrays, or after the label.
  public var name: String

  /// Whether the name was given with `NAME=`.
  public var isLabelled: Bool

  /// The text of the expression as it was given, without its label and outer blanks.
  ///
  /// For a curve of a sweep it is the text of the whole sweep.
  public var text: String

  /// The subject that moves.
  public var subject: Subject

  /// The property that one of several tracks moves, such as `offset.width`; nil for a single curve.
  public var track: String?

  /// The common name of the tracks of a timeline: its label, or its text; nil for a single curve.
  public var timeline: String?

  /// The positions of the curve in a sweep, one for each array in the order of the text; empty without a sweep.
  public var sweep: [SweepPosition]

  /// The expression for this choice from the arrays of a sweep alone, including its label; nil without a sweep.
  public var choiceText: String?

  /// The notes on the curve for its readers, in words without a period.
  public var notes: [String]

  /// Creates a curve.
  public init(
    name: String, isLabelled: Bool, text: String, subject: Subject, track: String? = nil,
    timeline: String? = nil, sweep: [SweepPosition] = [], choiceText: String? = nil,
    notes: [String] = []
  ) {
    self.name = name
    self.isLabelled = isLabelled
    self.text = text
    self.subject = subject
    self.track = track
    self.timeline = timeline
    self.sweep = sweep
    self.choiceText = choiceText
    self.notes = notes
  }
}

/// The position of a curve along one array of a sweep.
public struct SweepPosition: Hashable, Sendable {
  /// The name of the parameter whose argument the array is.
  public var parameter: String

  /// The values of the elements, in the order of the array; 1 and 0 for true and false.
  public var values: [Double]

  /// The elements as written.
  public var texts: [String]

  /// The index of the curve's element.
  public var index: Int

  /// Creates a position.
  public init(parameter: String, values: [Double], texts: [String], index: Int) {
    self.parameter = parameter
    self.values = values
    self.texts = texts
    self.index = index
  }
}
