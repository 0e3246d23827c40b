import AnimationModel
import MotionFitting

/// The trial of which family is found in a thousand recordings, and of whether a fit leaves over more than the truth.
struct FamilyTrial {
  static let animations: [(name: String, family: String, animation: Animation)] = [
    ("linear", "linear", .linear(duration: 0.35)), ("easeIn", "easeIn", .easeIn(duration: 0.5)),
    ("easeOut", "easeOut", .easeOut(duration: 0.4)),
    ("easeInOut", "easeInOut", .easeInOut(duration: 0.6)),
    ("timingCurve", "bezier", .timingCurve(0.1, 0.7, 0.4, 0.95, duration: 0.45)),
    ("material", "standard", .timingCurve(0.2, 0, 0, 1, duration: 0.5)),
    ("smooth", "spring", .smooth), ("snappy", "spring", .snappy), ("bouncy", "spring", .bouncy),
    ("overdamped", "spring", .spring(duration: 0.5, bounce: -0.3)),
    ("interpolating", "spring", .interpolatingSpring(duration: 0.4, bounce: 0.2)),
  ]

  static func family(of fit: MotionFit) -> String {
    switch fit.best.family {
    case .spring: "spring"
    case .curve(let named): named.name
    case .bezier: "bezier"
    }
  }

  func lines() -> [String] {
    var dice = Dice(7)
    var options = FittingOptions()
    options.replicates = 0
    let rounds = 91
    var lines = [
      "| recording | of | family found | fits | worse than the truth |",
      "| --- | --- | --- | --- | --- |",
    ]
    var sums = (0, 0, 0, 0)
    for (name, family, animation) in Self.animations {
      var found = 0
      var fits = 0
      var worse = 0
      for _ in 0..<rounds {
        let recording = SyntheticRecording(animation: animation)
        let start = recording.start(&dice)
        guard let rows = try? recording.observations(from: start, &dice),
          let fit = try? MotionFitter(options).fit(rows)
        else { continue }
        if Self.family(of: fit) == family {
          found += 1
        } else if chosen.contains("verbose") {
          print(
            name,
            fit.candidates.map {
              "\(label($0)) \($0.duration) \($0.bounce ?? 0) rms \($0.rms) behind \($0.behind)"
            })
        }
        if fit.fits { fits += 1 }
        if isWorse(recording, start, fit, rows, animation) {
          worse += 1
          if chosen.contains("verbose") {
            print("WORSE", name, start, fit.best.duration, fit.best.rms)
          }
        }
      }
      lines.append("| \(name) | \(rounds) | \(found) | \(fits) | \(worse) |")
      sums = (sums.0 + rounds, sums.1 + found, sums.2 + fits, sums.3 + worse)
    }
    lines.append("| all | \(sums.0) | \(sums.1) | \(sums.2) | \(sums.3) |")
    return lines
  }

  func label(_ candidate: FitCandidate) -> String {
    switch candidate.family {
    case .spring(let player): player.rawValue
    case .curve(let named): named.name
    case .bezier: "bezier"
    }
  }

  /// Whether the best candidate of the truth's own family, without round numbers, leaves over more than the truth.
  private func isWorse(
    _ recording: SyntheticRecording, _ start: Double, _ fit: MotionFit, _ rows: MotionObservations,
    _ animation: Animation
  ) -> Bool {
    var options = FittingOptions()
    options.replicates = 0
    options.groups = Self.group(of: animation)
    options.runnersUp = 40
    guard let all = try? MotionFitter(options).fit(rows) else { return true }
    let squares = all.candidates.map { $0.unroundedSquares }.min() ?? .infinity
    return squares > recording.squares(from: start, all) * (1 + 1e-9) + 1e-9
  }

  static func group(of animation: Animation) -> Set<FittingOptions.Group> {
    let text = animation.description
    return text.contains("pring") ? [.spring] : [.curve, .linear]
  }
}

/// The trial of how far duration and bounce are off.
struct AccuracyTrial {
  func lines() -> [String] {
    var lines = [
      "| recording | duration | bounce | player | off by at most, duration | bounce |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    let kinds: [(String, (Animation) -> SyntheticRecording)] = [
      ("rounded to 0.5", { SyntheticRecording(animation: $0) }),
      ("rounded to 1", { SyntheticRecording(animation: $0, rounding: 1) }),
      ("30 Hz", { SyntheticRecording(animation: $0, rate: 30) }),
      ("a fifth dropped", { SyntheticRecording(animation: $0, dropped: 0.2) }),
      ("120 Hz", { SyntheticRecording(animation: $0, rate: 120) }),
    ]
    let springs = [
      (0.5, 0.3), (0.5, 0.15), (0.5, 0), (0.3, 0.15), (0.3, 0), (0.25, 0), (1.0, 0.6), (0.5, -0.3),
    ]
    var dice = Dice(11)
    for (kind, make) in kinds {
      for (duration, bounce) in springs {
        for player in FittedPlayer.allCases {
          // More than critical damping is no animation in closed form.
          if player == .exact, bounce < 0 { continue }
          let animation =
            player == .swiftui
            ? Animation.spring(duration: duration, bounce: bounce)
            : .interpolatingSpring(duration: duration, bounce: bounce)
          var options = FittingOptions()
          options.replicates = 0
          options.snaps = false
          options.groups = [.spring]
          options.player = player == .swiftui ? .swiftui : .exact
          var worst = (0.0, 0.0)
          var wrong = 0
          for _ in 0..<60 {
            let recording = make(animation)
            let start = recording.start(&dice)
            guard let rows = try? recording.observations(from: start, &dice),
              let fit = try? MotionFitter(options).fit(rows)
            else { continue }
            worst.0 = max(worst.0, (fit.best.duration / duration - 1).magnitude)
            worst.1 = max(worst.1, ((fit.best.bounce ?? 1) - bounce).magnitude)
            if kind == "120 Hz" {
              var free = options
              free.player = .auto
              if let fit = try? MotionFitter(free).fit(rows), fit.best.family != .spring(player) {
                wrong += 1
              }
            }
          }
          lines.append(
            "| \(kind) | \(duration) | \(bounce) | \(player.rawValue)\(kind == "120 Hz" ? ", wrong \(wrong) of 60" : "") | \(percent(worst.0)) | \(short(worst.1)) |"
          )
        }
      }
    }
    return lines
  }
}

/// The trial of how often the intervals contain the truth.
struct IntervalTrial {
  func lines() -> [String] {
    var lines = ["| recording | of | duration held | bounce held |", "| --- | --- | --- | --- |"]
    var dice = Dice(13)
    for (duration, bounce) in [(0.5, 0.3), (0.5, 0.0), (0.35, 0.15)] {
      for rate in [60.0, 120] {
        var held = (0, 0)
        for _ in 0..<50 {
          let recording = SyntheticRecording(
            animation: .spring(duration: duration, bounce: bounce), rate: rate)
          let start = recording.start(&dice)
          var options = FittingOptions()
          options.player = .swiftui
          options.groups = [.spring]
          options.snaps = false
          guard let rows = try? recording.observations(from: start, &dice),
            let fit = try? MotionFitter(options).fit(rows)
          else { continue }
          if fit.best.intervals[.duration]?.contains(duration) == true { held.0 += 1 }
          if fit.best.intervals[.bounce]?.contains(bounce) == true { held.1 += 1 }
        }
        lines.append(
          "| \(duration), \(bounce) at \(Int(rate)) Hz | 50 | \(held.0) | \(held.1) |")
      }
    }
    return lines
  }
}

/// The trial of the time that a fit takes.
struct SpeedTrial {
  func lines() -> [String] {
    var lines = ["| rows | replicates | milliseconds |", "| --- | --- | --- |"]
    var dice = Dice(19)
    for (rate, replicates, rounds) in [(60.0, 200, 5), (60, 0, 20), (60_000, 0, 1)] {
      var spent = Duration.zero
      var rows = 0
      for _ in 0..<rounds {
        let recording = SyntheticRecording(animation: .bouncy, rate: rate)
        let start = recording.start(&dice)
        var options = FittingOptions()
        options.replicates = replicates
        guard let observations = try? recording.observations(from: start, &dice) else { continue }
        rows = observations.times.count
        spent += processorTime { _ = try? MotionFitter(options).fit(observations) }
      }
      let each = spent / rounds
      let milliseconds =
        Double(each.components.attoseconds) / 1e15 + Double(each.components.seconds) * 1000
      lines.append("| \(rows) | \(replicates) | \(milliseconds.rounded()) |")
    }
    return lines
  }
}

/// The trial of motions that are no animation, which should be refused.
struct RefusalTrial {
  private static let kinds = ["smoothed noise", "sawteeth", "springs turned back"]

  func lines() -> [String] {
    var dice = Dice(17)
    var lines = [
      "| recording | of | refused | milliseconds | without repetitions |",
      "| --- | --- | --- | --- | --- |",
    ]
    for (kind, name) in Self.kinds.enumerated() {
      var refused = 0
      var spent = [Duration.zero, .zero]
      for _ in 0..<17 {
        let values = Self.values(kind, &dice)
        guard
          let rows = try? MotionObservations(
            times: values.indices.map { Double($0) / 60 }, values: values)
        else { continue }
        for (index, repeats) in [true, false].enumerated() {
          var options = FittingOptions()
          options.replicates = 0
          if !repeats { options.groups.remove(.repetition) }
          var fit: MotionFit?
          spent[index] += processorTime { fit = try? MotionFitter(options).fit(rows) }
          guard repeats else { continue }
          if fit?.fits == true {
            if chosen.contains("verbose"), let fit { print(name, fit.best) }
          } else {
            refused += 1
          }
        }
      }
      lines.append(
        "| \(name) | 17 | \(refused) | \((spent[0] / 17).milliseconds) | \((spent[1] / 17).milliseconds) |"
      )
    }
    return lines
  }

  static func values(_ kind: Int, _ dice: inout Dice) -> [Double] {
    var values: [Double] = []
    var level = 0.0
    var speed = 0.0
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let half = 12
    for index in 0..<90 {
      let time = Double(index) / 60
      switch kind {
      case 0:
        speed = 0.8 * speed + 20 * (dice.unit() - 0.5)
        level += speed
      case 1: level = Double(index % 18) * (10 + dice.unit())
      default:
        _ = dice.unit()
        level =
          index < half
          ? spring.value(target: 300, time: time)
          : spring.value(target: 300, time: Double(half) / 60)
            * (1 - spring.value(target: 1, time: Double(index - half) / 60))
      }
      values.append((level * 2).rounded() / 2)
    }
    return values
  }
}
