import AnimationModel
import MotionFitting
import MotionRecording

/// The trial of how well motions one after the other are found.
struct SequenceTrial {
  /// The changes of an app: a name, and the time, the animation and the new value of each change.
  static let kinds: [(name: String, changes: [(time: Double, animation: Animation, to: Double)])] =
    [
      ("bouncy, smooth back in flight", [(0, .bouncy, 300), (0.3, .smooth, 100)]),
      ("snappy, snappy home in flight", [(0, .snappy, 300), (0.2, .snappy, 0)]),
      (
        "three springs in flight",
        [(0, .smooth, 300), (0.25, .bouncy, 50), (0.6, .spring(duration: 0.4, bounce: 0.2), 200)]
      ),
      ("spring, rest, easeInOut", [(0, .bouncy, 300), (1.5, .easeInOut(duration: 0.4), 0)]),
      (
        "easeIn, then easeOut",
        [(0, .easeIn(duration: 0.4), 120), (0.4, .easeOut(duration: 0.6), 300)]
      ),
      (
        "easeInOut, another in flight",
        [(0, .easeInOut(duration: 0.5), 300), (0.3, .easeInOut(duration: 0.5), 80)]
      ),
      (
        "interpolating springs in flight",
        [
          (0, .interpolatingSpring(duration: 0.5, bounce: 0.2), 300),
          (0.25, .interpolatingSpring(duration: 0.5, bounce: 0.2), 0),
        ]
      ),
      ("linear, spring in flight", [(0, .linear(duration: 0.5), 300), (0.3, .bouncy, 0)]),
    ]

  static func rows(
    _ changes: [(time: Double, animation: Animation, to: Double)], lead: Double, rounding: Double,
    rate: Double = 60
  ) throws -> MotionObservations {
    var animator = Animator(0.0, clock: .frames(rate: rate))
    var next = changes[...]
    var times: [Double] = []
    var values: [Double] = []
    for index in 0..<Int(rate * 3) {
      let time = Double(index) / rate
      while let change = next.first, change.time + lead <= time + 1e-9 {
        animator.change(
          to: change.to, AnimatedChange(animation: change.animation), at: change.time + lead)
        next = next.dropFirst()
      }
      animator.update(to: time)
      times.append(time)
      values.append(
        rounding > 0 ? (animator.shown / rounding).rounded() * rounding : animator.shown)
    }
    return try MotionObservations(times: times, values: values)
  }

  func lines() -> [String] {
    var dice = Dice(29)
    var lines = ["| recording | of | found | milliseconds |", "| --- | --- | --- | --- |"]
    for (name, changes) in Self.kinds {
      var found = 0
      var spent = Duration.zero
      let rounds = 10
      for _ in 0..<rounds {
        var options = FittingOptions()
        options.replicates = 0
        options.segments = .auto
        guard let rows = try? Self.rows(changes, lead: 0.2 + dice.unit() / 60, rounding: 0.5)
        else { continue }
        var fit: MotionFit?
        spent += processorTime { fit = try? MotionFitter(options).fit(rows) }
        if let sequence = fit?.sequence, isRight(sequence, changes) {
          found += 1
        } else if chosen.contains("verbose") {
          print(
            name, fit?.fits ?? false, fit?.sequence?.largest ?? 0,
            fit?.sequence?.motions.map { "\($0.start) \($0.subject) \($0.to)" } ?? [],
            fit?.best.subject ?? "")
        }
      }
      lines.append("| \(name) | \(rounds) | \(found) | \((spent / rounds).milliseconds) |")
    }
    return lines
  }

  private func isRight(
    _ sequence: MotionSequence, _ changes: [(time: Double, animation: Animation, to: Double)]
  ) -> Bool {
    sequence.motions.count == changes.count
      && zip(sequence.motions, changes).allSatisfy { motion, change in
        (motion.to - change.to).magnitude <= 3
          && (motion.start - 0.2 - change.time).magnitude <= 0.04
          && motion.family.isSpringFamily == (Subject.animation(change.animation).spring != nil)
      }
  }
}

extension MotionFamily {
  fileprivate var isSpringFamily: Bool {
    if case .spring = self { true } else { false }
  }
}

/// The trial of splitting: a motion without an animation is no sequence, and one animation is not split.
struct SplitTrial {
  func lines() -> [String] {
    var dice = Dice(17)
    var options = FittingOptions()
    options.replicates = 0
    options.segments = .auto
    var sold = 0
    for kind in 0..<2 {
      for _ in 0..<17 {
        let values = RefusalTrial.values(kind, &dice)
        let rows = try? MotionObservations(
          times: values.indices.map { Double($0) / 60 }, values: values)
        guard let rows, let fit = try? MotionFitter(options).fit(rows), fit.fits else { continue }
        sold += 1
        if chosen.contains("verbose") {
          print(kind, fit.sequence?.motions.map { "\($0.start) \($0.subject) \($0.to)" } ?? [])
        }
      }
    }
    var split = 0
    var count = 0
    for (_, _, animation) in FamilyTrial.animations {
      for _ in 0..<91 {
        let recording = SyntheticRecording(animation: animation)
        let start = recording.start(&dice)
        guard let rows = try? recording.observations(from: start, &dice),
          let fit = try? MotionFitter(options).fit(rows)
        else { continue }
        count += 1
        if fit.sequence != nil { split += 1 }
      }
    }
    return [
      "| recording | of | taken for a sequence |", "| --- | --- | --- |",
      "| noise and sawteeth | 34 | \(sold) |", "| one animation | \(count) | \(split) |",
    ]
  }
}
