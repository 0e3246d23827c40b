public import MotionRecording

/// All that can be said of some curves, to be written for people or for programs.
public struct InspectionDocument: Hashable, Sendable {
  /// What is known of one curve.
  public struct Curve: Hashable, Sendable {
    /// The curve's name.
    public var name: String

    /// What moves.
    public var subject: Subject

    /// What was measured.
    public var measures: MotionMeasures

    /// Gathers what is known.
    public init(name: String, subject: Subject, measures: MotionMeasures) {
      self.name = name
      self.subject = subject
      self.measures = measures
    }
  }

  /// The curves, in the order in which they are written.
  public var curves: [Curve]

  /// The value at the start.
  public var start: Double

  /// The value at the target.
  public var target: Double

  /// The clock on which the curves were measured.
  public var clock: Clock

  /// Makes a document.
  public init(_ curves: [Curve], from start: Double, to target: Double, clock: Clock) {
    self.curves = curves
    self.start = start
    self.target = target
    self.clock = clock
  }
}

extension InspectionDocument.Curve {
  /// What a reader should know who compares the figures with SwiftUI's.
  var notes: [String] {
    var notes: [String] = []
    if let spring = subject.springParameters, spring.dampingRatio > 1 {
      if subject.playsAsCritical {
        notes.append(
          "an interpolating spring with a damping ratio above 1 moves as a critical one")
      }
      let wrong = spring.stiffness * (2 * spring.dampingRatio * spring.dampingRatio - 1)
      if wrong.isFinite {
        notes.append(
          """
          SwiftUI's own stiffness property says \(HumanNumber.text(wrong)) here, which is wrong for \
          an overdamped spring
          """)
      }
    }
    return notes
  }
}
