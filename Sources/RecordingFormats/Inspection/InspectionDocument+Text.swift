internal import AnimationModel
internal import CurveGeometry
internal import MotionRecording
internal import OutsideText

extension InspectionDocument {
  /// The document for people.
  ///
  /// - Parameter usesEmphasis: Whether headings are set bold with ANSI codes.
  public func text(usesEmphasis: Bool = false) -> String {
    curves.map { text(of: $0, usesEmphasis) }.joined(separator: "\n")
  }

  /// The width of the first column, in characters.
  private static let labelWidth = 30

  private func text(of curve: Curve, _ usesEmphasis: Bool) -> String {
    let heading = { (text: String) in usesEmphasis ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    var lines = [
      heading(PrintableText.line(curve.name)),
      "  \(travel(of: curve))\(clockWords)",
    ]
    if !curve.keyframes.isEmpty {
      lines.append("")
      lines.append("  " + heading("Keyframes"))
      lines += KeyframeTable(keyframes: curve.keyframes).lines.map { "    " + $0 }
    }
    for section in sections(of: curve) {
      lines.append("")
      lines.append("  " + heading(section.title))
      for (label, value) in section.rows {
        let padding = String(repeating: " ", count: max(Self.labelWidth - label.count, 1))
        lines.append("    \(label)\(padding)\(value)")
      }
    }
    for note in curve.notes { lines.append("\n  Note: \(PrintableText.line(note)).") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func travel(of curve: Curve) -> String {
    let (start, target) = curve.subject.ownEnds ?? (start, target)
    return "from \(HumanNumber.text(start)) to \(HumanNumber.text(target))"
  }

  private var clockWords: String {
    switch clock {
    case .continuous: ""
    case .frames(let rate): ", at \(HumanNumber.text(rate)) Hz"
    }
  }

  private struct Section {
    let title: String
    let rows: [(label: String, value: String)]
  }

  private func sections(of curve: Curve) -> [Section] {
    if case .keyframes(let motion) = curve.subject {
      return [
        Section(title: "Timing", rows: times(of: motion, curve.measures)),
        Section(
          title: "Motion", rows: extremes(of: curve.measures) + peaks(of: curve.measures)),
      ]
    }
    var sections: [Section] = []
    if let spring = curve.subject.springParameters {
      sections.append(
        Section(title: "Spring", rows: rows(of: spring) + velocityRow(of: curve)))
    }
    sections.append(Section(title: "Timing", rows: times(of: curve)))
    sections.append(Section(title: "Motion", rows: motion(of: curve.measures)))
    return sections
  }

  private func rows(of spring: SpringParameters) -> [(label: String, value: String)] {
    let hertz = { (frequency: Double) in HumanNumber.text(frequency / (2 * .pi)) }
    let swing = spring.dampedFrequency.map { "\(HumanNumber.text($0)) rad/s (\(hertz($0)) Hz)" }
    return [
      ("duration", "\(HumanNumber.text(spring.duration)) s"),
      ("bounce", HumanNumber.text(spring.bounce)),
      ("response", "\(HumanNumber.text(spring.response)) s"),
      ("damping ratio", HumanNumber.text(spring.dampingRatio)),
      ("mass", HumanNumber.text(spring.mass)),
      ("stiffness", HumanNumber.text(spring.stiffness)),
      ("damping", HumanNumber.text(spring.damping)),
      (
        "settling duration",
        "\(HumanNumber.text(spring.settlingDuration)) s"
          + (spring.settlingRemark.map { ": \($0)" } ?? "")
      ),
      (
        "natural frequency",
        "\(HumanNumber.text(spring.naturalFrequency)) rad/s (\(hertz(spring.naturalFrequency)) Hz)"
      ),
      ("damped frequency", swing ?? "none: it does not oscillate"),
      ("Q", HumanNumber.text(spring.qualityFactor)),
    ]
  }

  /// The velocity at the start in both units, if there is one.
  private func velocityRow(of curve: Curve) -> [(label: String, value: String)] {
    guard let velocity = curve.initialVelocity, velocity.pointsPerSecond != 0 else { return [] }
    let value = """
      \(HumanNumber.text(velocity.pointsPerSecond)) per second \
      (\(HumanNumber.text(velocity.travelsPerSecond)) travels per second)
      """
    return [("initial velocity", value)]
  }

  private func times(of curve: Curve) -> [(label: String, value: String)] {
    let measures = curve.measures
    let seconds = { (time: Double?, missing: String) in
      time.map { "\(HumanNumber.text($0)) s" } ?? missing
    }
    var rows = [
      ("first crossing", seconds(measures.firstCrossing, "never")),
      ("settled within 2 %", seconds(measures.settledWithin2Percent, "never")),
      ("settled within 1 %", seconds(measures.settledWithin1Percent, "never")),
      ("settled within 0.1 %", seconds(measures.settledWithinTenthPercent, "never")),
    ]
    if let settling = measures.settlingDuration {
      let remark = curve.subject.springParameters?.settlingRemark
      rows.append(
        (
          "settling duration",
          "\(HumanNumber.text(settling)) s" + (remark.map { ": \($0)" } ?? "")
        ))
    }
    if curve.isAnimated {
      rows.append(("logical completion", seconds(measures.logicalCompletion, "never")))
      rows.append(("removal", seconds(measures.removal, "never")))
      let frame =
        measures.removalAt60Hertz.map { " (frame \(Int(saturating: ($0 * 60).rounded())))" } ?? ""
      let missing =
        measures.isTooLongForFrames ? "not known: more than 600,000 frames away" : "never"
      rows.append(
        ("removal at 60 Hz", seconds(measures.removalAt60Hertz, missing) + frame))
    }
    return rows
  }

  private func motion(of measures: MotionMeasures) -> [(label: String, value: String)] {
    let distance = { (extreme: MotionMeasures.Extreme?) -> String in
      guard let extreme else { return "none" }
      let part = extreme.fraction.map(HumanNumber.percent) ?? "?"
      return
        "\(part) at \(HumanNumber.text(extreme.time)) s (value \(HumanNumber.text(extreme.value)))"
    }
    return [
      ("overshoot", distance(measures.overshoot)),
      ("undershoot", distance(measures.undershoot)),
      ("rebound", distance(measures.rebound)),
      ("crossings", String(measures.crossings)),
    ] + peaks(of: measures)
  }

  private func peaks(of measures: MotionMeasures) -> [(label: String, value: String)] {
    let peak = { (extreme: MotionMeasures.Extreme?, unit: String) -> String in
      guard let extreme else { return "0" }
      let value = "\(HumanNumber.text(extreme.value)) \(unit)"
      return "\(value) at \(HumanNumber.text(extreme.time)) s"
    }
    return [
      ("peak velocity", peak(measures.peakVelocity, "per second")),
      ("peak acceleration", peak(measures.peakAcceleration, "per second²")),
    ]
  }

  // MARK: - Keyframes

  private func times(
    of motion: KeyframeCurve, _ measures: MotionMeasures
  ) -> [(label: String, value: String)] {
    let seconds = { (time: Double) in "\(HumanNumber.text(time)) s" }
    let frame = measures.removalAt60Hertz.map { time in
      "\(seconds(time)) (frame \(Int(saturating: (time * 60).rounded())))"
    }
    var rows = [("track duration", seconds(motion.path.duration))]
    if motion.duration > motion.path.duration {
      rows.append(("timeline duration", seconds(motion.duration)))
    }
    rows.append(("end at 60 Hz", frame ?? "never"))
    return rows
  }

  private func extremes(of measures: MotionMeasures) -> [(label: String, value: String)] {
    let text = { (extreme: MotionMeasures.Extreme?) -> String in
      guard let extreme else { return "none" }
      return "\(HumanNumber.text(extreme.value)) at \(HumanNumber.text(extreme.time)) s"
    }
    return [("largest value", text(measures.highest)), ("smallest value", text(measures.lowest))]
  }
}
