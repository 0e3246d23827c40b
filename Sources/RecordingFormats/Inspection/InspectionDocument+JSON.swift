internal import AnimationModel
internal import MotionRecording

extension InspectionDocument {
  /// The name of the form of ``json``.
  public static let schemaName = "kymograph/inspect"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 2

  private static let ownValues = "keyframes have values of their own"

  /// The document for programs, in the form `kymograph/inspect`.
  ///
  /// Each curve has a `spring` with every parameterization, or `null`; its `initialVelocity`, in value units
  /// and in travels per second, or `null`; its `times`, with all of its durations and event times; and its
  /// `motion`, the extremes with their times. Times are seconds, frequencies radians per second, velocities
  /// value units per second, fractions parts of the travel. The figure of an event that does not happen is
  /// `null` and has a reason. Figures have 15 significant digits.
  ///
  /// A curve of keyframes has a `timeline`, with its start and end values and the durations of itself and of
  /// the longest track, and its `keyframes`, each with its start and end times, its kind, its start and end
  /// values and its velocities there. `to` is the value at which it ends and `target` the value to reach,
  /// which a spring need not reach; `manner` is the text of its spring or timing curve.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      if curves.allSatisfy({ $0.subject.ownEnds != nil }) {
        json.member("start", nullBecause: Self.ownValues)
        json.member("target", nullBecause: Self.ownValues)
      } else {
        json.figure("start", start)
        json.figure("target", target)
      }
      switch clock {
      case .continuous:
        json.member("clock", "continuous")
      case .frames(let rate):
        json.member("clock", "frames")
        json.figure("rate", rate)
      }
      json.array("curves") { json in
        for curve in curves {
          json.object { json in
            json.member("name", curve.name)
            json.keyframes(of: curve)
            json.spring(of: curve)
            json.initialVelocity(of: curve)
            json.times(of: curve)
            json.motion(of: curve)
            json.array("notes") { json in
              for note in curve.notes { json.element(note) }
            }
          }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func figure(_ name: String, _ value: Double) {
    member(name, HumanNumber.cleaned(value))
  }

  fileprivate mutating func figure(
    _ name: String, _ value: Double?, orNullBecause reason: String
  ) {
    member(name, value.map(HumanNumber.cleaned), orNullBecause: reason)
  }

  fileprivate mutating func spring(of curve: InspectionDocument.Curve) {
    guard let spring = curve.subject.springParameters else {
      member("spring", nullBecause: "it has no spring")
      return
    }
    object("spring") { json in
      json.figure("duration", spring.duration)
      json.figure("bounce", spring.bounce)
      json.figure("response", spring.response)
      json.figure("dampingRatio", spring.dampingRatio)
      json.figure("mass", spring.mass)
      json.figure("stiffness", spring.stiffness)
      json.figure("damping", spring.damping)
      json.figure(
        "settlingDuration", spring.settlingRemark == nil ? spring.settlingDuration : nil,
        orNullBecause: spring.settlingRemark ?? "")
      json.figure("naturalFrequency", spring.naturalFrequency)
      json.figure(
        "dampedFrequency", spring.dampedFrequency, orNullBecause: "the spring does not oscillate")
      json.figure("qualityFactor", spring.qualityFactor)
    }
  }

  fileprivate mutating func initialVelocity(of curve: InspectionDocument.Curve) {
    guard let velocity = curve.initialVelocity else {
      member("initialVelocity", nullBecause: "it cannot have an initial velocity")
      return
    }
    object("initialVelocity", .inline) { json in
      json.figure("perSecond", velocity.pointsPerSecond)
      json.figure("travelsPerSecond", velocity.travelsPerSecond)
    }
  }

  fileprivate mutating func times(of curve: InspectionDocument.Curve) {
    let measures = curve.measures
    let unsettled =
      measures.hasTravel ? "it does not settle there" : "start and target are the same"
    let noAnimation = "a function of time is never removed"
    let isFunction: Bool
    switch curve.subject {
    case .animation, .keyframes, .transition, .unanimated: isFunction = false
    case .spring, .unitCurve, .easing: isFunction = true
    }
    let endless = isFunction ? noAnimation : "it does not end within the time examined"
    object("times") { json in
      json.figure(
        "firstCrossing", measures.firstCrossing,
        orNullBecause: measures.hasTravel ? "it never reaches its target" : unsettled)
      json.figure(
        "settledWithin2Percent", measures.settledWithin2Percent, orNullBecause: unsettled)
      json.figure(
        "settledWithin1Percent", measures.settledWithin1Percent, orNullBecause: unsettled)
      json.figure(
        "settledWithin0.1Percent", measures.settledWithinTenthPercent, orNullBecause: unsettled)
      let remark = curve.subject.springParameters?.settlingRemark
      json.figure(
        "settlingDuration", remark == nil ? measures.settlingDuration : nil,
        orNullBecause: remark ?? "it has no spring")
      json.figure(
        "logicalCompletion", measures.logicalCompletion,
        orNullBecause: curve.keyframes.isEmpty
          ? endless : "keyframes are complete when they end")
      json.figure("removal", measures.removal, orNullBecause: endless)
      json.figure(
        "removalAt60Hertz", measures.removalAt60Hertz,
        orNullBecause: measures.isTooLongForFrames
          ? "it is more than 600,000 frames away" : endless)
    }
  }

  fileprivate mutating func motion(of curve: InspectionDocument.Curve) {
    let measures = curve.measures
    object("motion") { json in
      json.extreme("overshoot", measures.overshoot, missing: "it does not overshoot its target")
      json.extreme("undershoot", measures.undershoot, missing: "it does not undershoot its start")
      json.extreme("rebound", measures.rebound, missing: "it does not rebound")
      json.member("crossings", measures.crossings)
      if !curve.keyframes.isEmpty {
        json.extreme("highest", measures.highest, missing: "it does not move")
        json.extreme("lowest", measures.lowest, missing: "it does not move")
      }
      json.extreme("peakVelocity", measures.peakVelocity, missing: "it has no velocity")
      json.extreme(
        "peakAcceleration", measures.peakAcceleration, missing: "its velocity does not change")
    }
  }

  private mutating func extreme(
    _ name: String, _ extreme: MotionMeasures.Extreme?, missing reason: String
  ) {
    guard let extreme else {
      member(name, nullBecause: reason)
      return
    }
    object(name, .inline) { json in
      json.figure("time", extreme.time)
      json.figure("value", extreme.value)
      if let fraction = extreme.fraction { json.figure("fraction", fraction) }
    }
  }
}
