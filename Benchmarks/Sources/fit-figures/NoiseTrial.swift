import AnimationModel
import MotionFitting

/// The trial of noise: motions whose rows have independent errors are found, and noise alone is refused.
struct NoiseTrial {
  static let animations: [(name: String, animation: Animation)] = [
    ("bouncy", .bouncy), ("smooth", .smooth),
    ("interpolating", .interpolatingSpring(duration: 0.4, bounce: 0.2)),
    ("linear", .linear(duration: 0.35)), ("easeInOut", .easeInOut(duration: 0.6)),
    ("timingCurve", .timingCurve(0.1, 0.7, 0.4, 0.95, duration: 0.45)),
  ]

  func lines() -> [String] {
    var dice = Dice(31)
    var lines = ["| recording | of | refused |", "| --- | --- | --- |"]
    for size in [1.0, 5, 10] {
      for (name, animation) in Self.animations {
        var refused = 0
        let rounds = 50
        for _ in 0..<rounds {
          let recording = SyntheticRecording(animation: animation, rounding: 0)
          let start = recording.start(&dice)
          guard let rows = try? recording.observations(from: start, &dice) else { continue }
          let values = rows.values.map { $0 + size * dice.normal() }
          guard let fit = Self.fit(rows.times, values) else {
            refused += 1
            if chosen.contains("verbose") { print(name, size, start, "no fit at all") }
            continue
          }
          if !fit.fits {
            refused += 1
            if chosen.contains("verbose") { explain(name, size, start, fit) }
          }
        }
        lines.append("| \(name), errors of \(size) on 300 | \(rounds) | \(refused) |")
      }
    }
    for part in [0.3, 0.5, 0.7, 0.9] {
      var refused = 0
      for _ in 0..<18 {
        var value = 0.0
        let values = (0..<110).map { _ in
          value = part * value + (1 - part * part).squareRoot() * dice.normal()
          return value * 40
        }.suffix(90)
        let times = values.indices.map { Double($0) / 60 }
        guard let fit = Self.fit(times, Array(values)), fit.fits else {
          refused += 1
          continue
        }
        if chosen.contains("verbose") { explain("alone", part, 0, fit) }
      }
      lines.append("| noise alone that keeps \(part) from row to row | 18 | \(refused) |")
    }
    return lines
  }

  private static func fit(_ times: [Double], _ values: [Double]) -> MotionFit? {
    var options = FittingOptions()
    options.replicates = 0
    guard let rows = try? MotionObservations(times: times, values: values) else { return nil }
    return try? MotionFitter(options).fit(rows)
  }

  /// Prints figures of the residuals that the best candidate of a fit leaves over.
  private func explain(_ name: String, _ size: Double, _ start: Double, _ fit: MotionFit) {
    let left = Set(fit.leftOut.map(\.time))
    let residuals = fit.residuals.filter { !left.contains($0.time) }.map(\.residual)
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    let products = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let count = Double(residuals.count)
    print(
      name, size, start, fit.best.subject, "largest", short(fit.best.largest), "of the noise",
      short(fit.best.largest / fit.noise), "noise", short(fit.noise), "rms", short(fit.best.rms),
      "correlation", short(products / squares * count.squareRoot()), "rows", residuals.count,
      "left out", left.count)
  }
}
