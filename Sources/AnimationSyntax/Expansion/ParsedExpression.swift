public import MotionRecording

/// One curve that a text asks for.
public struct ParsedExpression: Hashable, Sendable {
  /// The name of the curve: its label, otherwise its text on one line.
  ///
  /// A curve of a sweep has its elements in place of the arrays, or after the label.
  public var name: String

  /// Whether the name was given with `NAME=`.
  public var isLabelled: Bool

  /// The text of the expression as it was given, without label and outer blanks.
  ///
  /// For a curve of a sweep the text of the whole sweep.
  public var text: String

  /// The subject that moves.
  public var subject: Subject

  /// The property that one of several tracks moves, as `offset.width`; nil for a curve by itself.
  public var track: String?

  /// The common name of the tracks of one timeline: its label, otherwise its text; nil for a curve by itself.
  public var timeline: String?

  /// The positions of the curve in a sweep, one for each array in the order of the text; empty without a sweep.
  public var sweep: [SweepPosition]

  /// The expression that by itself gives what one choice from the arrays of a sweep gives, its label included;
  /// nil without a sweep.
  public var choiceText: String?

  /// The notes for a reader who sees the curve, in words without a period.
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

/// The position of a curve along one array of a sweep.
public struct SweepPosition: Hashable, Sendable {
  /// The name of the parameter that the array is given for.
  public var parameter: String

  /// The values of the elements, in the order of the array; 1 and 0 for true and false.
  public var values: [Double]

  /// The elements as written.
  public var texts: [String]

  /// The index of the element that the curve has.
  public var index: Int

  /// Makes a position.
  public init(parameter: String, values: [Double], texts: [String], index: Int) {
    self.parameter = parameter
    self.values = values
    self.texts = texts
    self.index = index
  }
}
