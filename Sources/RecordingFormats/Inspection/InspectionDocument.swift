public import AnimationModel
public import MotionRecording

/// The facts about some curves, to be written for people or for programs.
public struct InspectionDocument: Hashable, Sendable {
  /// The facts about one curve.
  public struct Curve: Hashable, Sendable {
    /// The name of the curve.
    public var name: String

    /// The subject that moves.
    public var subject: Subject

    /// The measures of the motion.
    public var measures: MotionMeasures

    /// The velocity at the start, in both units; nil for a subject that cannot begin with one.
    public var initialVelocity: GestureVelocity?

    /// The keyframes of the curve, in order.
    public var keyframes: [Keyframe]

    /// The other remarks for a reader, in words without a full stop.
    public var remarks: [String]

    /// Gathers the facts about a curve.
    ///
    /// - Parameters:
    ///   - name: The name of the curve.
    ///   - subject: The subject that moves.
    ///   - measures: The measures of the motion.
    ///   - initialVelocity: The velocity at the start; nil for a subject that cannot begin with one.
    ///   - manners: The text of each keyframe's spring or curve, nil for a keyframe without one.
    ///   - remarks: Further remarks for a reader, in words without a full stop.
    public init(
      name: String, subject: Subject, measures: MotionMeasures,
      initialVelocity: GestureVelocity? = nil, manners: [String?] = [],
      remarks: [String] = []
    ) {
      self.name = name
      self.subject = subject
      self.measures = measures
      self.initialVelocity = initialVelocity
      self.remarks = remarks
      keyframes = subject.keyframes.enumerated().map { index, played in
        Keyframe(played: played, manner: manners.indices.contains(index) ? manners[index] : nil)
      }
    }
  }

  /// A keyframe and the manner in which it is reached.
  public struct Keyframe: Hashable, Sendable {
    /// The keyframe as it was played.
    public var played: RecordedKeyframe

    /// The text of the spring of the keyframe, or of the curve of a straight line; nil for a keyframe without
    /// one.
    public var manner: String?

    /// Makes a keyframe.
    public init(played: RecordedKeyframe, manner: String? = nil) {
      self.played = played
      self.manner = manner
    }
  }

  /// The curves, in the order in which they are written.
  public var curves: [Curve]

  /// The value at the start, for curves that do not define it, as keyframes do.
  public var start: Double

  /// The value at the target, for curves that do not define it.
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
  /// Whether an animation moves the subject, which has a logical completion, an end and a removal.
  var isAnimated: Bool {
    switch subject {
    case .animation, .transition, .unanimated: true
    case .spring, .unitCurve, .easing, .keyframes: false
    }
  }

  /// The notes for a reader who compares the figures with SwiftUI's.
  var notes: [String] {
    var notes = remarks
    if case .unanimated = subject {
      notes.append("nothing is animated: the target is shown at once")
    }
    if case .animation(let animation) = subject, let spring = animation.coreAnimationSpring {
      notes += Self.notes(on: spring)
    }
    if let growth = subject.growth { notes.append(growth) }
    if let spring = subject.springParameters, spring.dampingRatio > 1 {
      if subject.playsAsCritical {
        notes.append("a damping ratio above 1 is played as critical damping")
      }
      let wrong = spring.stiffness * (2 * spring.dampingRatio * spring.dampingRatio - 1)
      if wrong.isFinite {
        notes.append(
          """
          SwiftUI's own stiffness property is \(HumanNumber.text(wrong)) here, which is wrong for \
          an overdamped spring
          """)
      }
    }
    return notes
  }

  /// Returns the notes on a spring of UIKit or Core Animation.
  private static func notes(on spring: CASpringAnimation) -> [String] {
    var notes: [String] = []
    // A spring that ends by itself is at most a thousandth of the travel from its target.
    guard let end = spring.duration, end.isFinite, end > 0 else { return [] }
    let rest =
      1
      - spring.spring.value(
        target: 1, initialVelocity: spring.actualInitialVelocity, time: end)
    if rest.magnitude > 0.001 {
      notes.append(
        """
        it is cut off after \(HumanNumber.text(end)) s, \(HumanNumber.percent(rest.magnitude)) of the travel \
        from its target
        """)
    }
    let ratio = spring.spring.dampingRatio
    let solved = CASpringAnimation(
      duration: end, dampingRatio: ratio, initialVelocity: spring.initialVelocity)
    let isUncertain = !CASpringAnimation.isSolutionCertain(
      duration: end, dampingRatio: ratio, initialVelocity: spring.initialVelocity)
    if solved == spring && isUncertain {
      notes.append(
        """
        the initial velocity and the damping nearly cancel, where UIKit's own solution jumps: it may \
        play another spring here
        """)
    }
    return notes
  }
}
