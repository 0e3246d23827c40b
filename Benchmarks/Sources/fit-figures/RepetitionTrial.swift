import AnimationModel
import Foundation
import MotionFitting
import MotionRecording

/// The trial of repetitions: repeated animations are found with their number of cycles.
struct RepetitionTrial {
  static let animations: [(name: String, animation: Animation)] = [
    ("easeInOut × 4, back", .easeInOut(duration: 0.4).repeatCount(4)),
    ("easeInOut × 3, back", .easeInOut(duration: 0.35).repeatCount(3)),
    ("easeOut × 2", .easeOut(duration: 0.3).repeatCount(2, autoreverses: false)),
    ("easeIn × 3", .easeIn(duration: 0.3).repeatCount(3, autoreverses: false)),
    ("easeIn × 3, back", .easeIn(duration: 0.3).repeatCount(3)),
    ("easeOut × 5, back", .easeOut(duration: 0.25).repeatCount(5)),
    ("linear × 3", .linear(duration: 0.4).repeatCount(3, autoreverses: false)),
    ("linear × 4, back", .linear(duration: 0.5).repeatCount(4)),
    ("spring × 3, back", .spring(duration: 0.3, bounce: 0.2).repeatCount(3)),
    ("spring × 2", .spring(duration: 0.3, bounce: 0.2).repeatCount(2, autoreverses: false)),
    ("smooth × 2, back", .smooth.repeatCount(2)),
    ("bouncy × 3", .bouncy.repeatCount(3, autoreverses: false)),
    ("timingCurve × 3, back", .timingCurve(0.2, 0, 0, 1, duration: 0.5).repeatCount(3)),
  ]

  func lines() -> [String] {
    var dice = Dice(23)
    var options = FittingOptions()
    options.replicates = 0
    let rounds = 10
    var lines = ["| recording | of | found | milliseconds |", "| --- | --- | --- | --- |"]
    for (name, animation) in Self.animations
    where !chosen.contains("few") || name.hasPrefix("easeInOut × 3")
      || name.hasPrefix("easeIn × 3") && !name.hasSuffix("back")
    {
      var found = 0
      var spent = Duration.zero
      for _ in 0..<rounds {
        let recording = SyntheticRecording(animation: animation)
        let start = recording.start(&dice)
        guard let rows = try? recording.observations(from: start, &dice) else { continue }
        var fit: MotionFit?
        spent += processorTime { fit = try? MotionFitter(options).fit(rows) }
        if let fit, fit.fits, Self.isSame(fit.best, animation) {
          found += 1
        } else if chosen.contains("verbose") {
          print(name, start, fit?.fits ?? false, fit?.best.subject ?? "none")
        }
      }
      lines.append(
        "| \(name) | \(rounds) | \(found) | \((spent / rounds).milliseconds) |")
    }
    return lines
  }

  /// Whether a candidate has the cycles of an animation, and the duration within a percent.
  private static func isSame(_ candidate: FitCandidate, _ animation: Animation) -> Bool {
    guard case .animation(let found) = candidate.subject else { return false }
    if found == animation { return true }
    let values = [found, animation].map(Self.frames(of:))
    let off = zip(values[0], values[1]).filter { ($0 - $1).magnitude > 6 }
    return candidate.repetition != nil && off.count <= 6
  }

  private static func frames(of animation: Animation) -> [Double] {
    var context = AnimationContext<Double>()
    return (0..<600).map {
      animation.animate(value: 300, time: Double($0) / 120, context: &context) ?? 0
    }
  }
}

/// The processor time that some work takes.
func processorTime(_ work: () -> Void) -> Duration {
  let begin = clock()
  work()
  return .seconds(Double(clock() - begin) / Double(CLOCKS_PER_SEC))
}

extension Duration {
  var milliseconds: Double {
    let parts = components
    return ((Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15) * 10).rounded() / 10
  }
}
