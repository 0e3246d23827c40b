public import MotionRecording

/// One curve that a text asks for.
public struct ParsedExpression: Hashable, Sendable {
  /// What the curve is called: its label, otherwise its text on one line.
  ///
  /// A curve of a sweep has its elements in place of the arrays, or after the label.
  public var name: String

  /// Whether the name was given with `NAME=`.
  public var isLabelled: Bool

  /// The text of the expression as it was given, without label and outer blanks.
  ///
  /// For a curve of a sweep the text of the whole sweep.
  public var text: String

  /// What moves.
  public var subject: Subject

  /// What one of several tracks moves, as `offset.width`; nil for a curve that stands for itself.
  public var track: String?

  /// What the tracks of one timeline are called together: its label, otherwise its text; nil for a curve that
  /// stands for itself.
  public var timeline: String?

  /// Where the curve is in a sweep, for each array in the order of the text; empty without one.
  public var sweep: [SweepPosition]

  /// The expression that by itself gives what one choice from the arrays of a sweep gives, its label included;
  /// nil without a sweep.
  public var choiceText: String?

  /// What a reader should know who sees the curve, in words without a full stop.
  public var notes: [String]

  /// Makes the result of parsing one curve.
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

/// Where a curve is along one array of a sweep.
public struct SweepPosition: Hashable, Sendable {
  /// The name of the parameter that the array is given for.
  public var parameter: String

  /// What the elements are worth, in the order of the array; 1 and 0 for true and false.
  public var values: [Double]

  /// The elements as written.
  public var texts: [String]

  /// Which of the elements the curve has.
  public var index: Int

  /// Makes a position.
  public init(parameter: String, values: [Double], texts: [String], index: Int) {
    self.parameter = parameter
    self.values = values
    self.texts = texts
    self.index = index
  }
}
