internal import RecordingFormats

/// Converts to an ease of GSAP: one of its own if it is exactly the motion, otherwise a `CustomEase`.
///
/// A `CustomEase` is the path data of cubic Béziers from (0, 0) to (1, 1), y upwards, which is played as straight
/// lines. At its precision of 1 the lines are up to 0.002 away from steep springs; the distance decreases with the
/// square root of the precision.
///
/// Source: GSAP 3.12.7, src/CustomEase.js and src/gsap-core.js.
struct GSAPConversion {
  private let outline: MotionOutline
  private let options: CurveConversionOptions
  private let text: String

  /// The precisions with which the path is flattened: the first that stays within the allowed error is taken,
  /// otherwise the best.
  private static let precisions = [10, 100, 1000, 10_000]

  /// The largest number of entries of a table that a page should make.
  private static let largestTable = 1e6

  init(_ outline: MotionOutline, _ options: CurveConversionOptions, text: String) {
    self.outline = outline
    self.options = options
    self.text = text
  }

  func conversion() throws(ConversionProblem) -> Conversion {
    if let ease = GSAPEase.exact(outline) {
      return Conversion(
        target: .gsap, expression: text, code: tween(ease),
        formula: ease.hasPrefix("\"")
          ? "GSAP's own ease; times in seconds" : "a function of the progress; times in seconds",
        accuracy: .exact, remarks: outline.remarks)
    }
    let duration = outline.duration
    // The rest of the error is reserved for rounding and for the straight lines.
    let chain = CubicChain(outline, within: options.maxError * 0.75, staysInBox: false)
    let keyframes = CurveKeyframes(
      chain, of: outline, handleDecimals: 12,
      time: { CodeNumber.rounded($0 / duration, 6) * duration },
      value: { CodeNumber.rounded($0, 5) })
    guard let path = CustomEasePath(keyframes.segments, of: outline) else {
      throw ConversionProblem(
        target: .gsap,
        reason: "its jumps follow each other more closely than a CustomEase can play",
        hint: "use a tween for each part of the motion")
    }
    let (precision, accuracy) = try played(path)
    var remarks = [keyframes.counted("curve")] + keyframes.remarks(on: outline)
    if path.jumpCount > 0 {
      let width = "\(HumanNumber.text(path.jumpWidth * duration * 1000, digits: 3)) ms"
      let jumps =
        path.jumpCount == 1
        ? "the jump takes \(width)" : "each of the \(path.jumpCount) jumps takes \(width)"
      remarks.append("CustomEase cannot jump: \(jumps), which the error does not count")
    }
    remarks.append("the error is that of the straight lines that CustomEase of GSAP 3.12 plays")
    if outline.target != 1 { remarks.append("the ease returns to its start") }
    return Conversion(
      target: .gsap, expression: text,
      code: tween(
        "CustomEase.create(\"moving\", \"\(path.text)\", { precision: \(precision) })"),
      formula:
        "path data of cubic Béziers, x as a fraction of the duration, y of the travel; times in seconds",
      accuracy: accuracy, remarks: remarks)
  }

  /// The precision to write, and the error of the motion that GSAP plays at it.
  private func played(
    _ path: CustomEasePath
  ) throws(ConversionProblem) -> (precision: Int, accuracy: Conversion.Accuracy) {
    var best: (precision: Int, accuracy: Conversion.Accuracy)?
    for precision in Self.precisions {
      let table = CustomEaseTable(path.curves, precision: precision)
      guard !table.isVertical, table.size <= Self.largestTable else { break }
      let accuracy = accuracy(of: table, path)
      if best.map({ accuracy.largestError < $0.accuracy.largestError }) ?? true {
        best = (precision, accuracy)
      }
      if accuracy.largestError <= options.maxError { break }
    }
    guard let best else {
      throw ConversionProblem(
        target: .gsap,
        reason: "the motion changes faster than the look-up table of CustomEase can follow",
        hint: "use a tween for each part of the motion")
    }
    return best
  }

  /// The error of the motion that GSAP plays, outside the jumps: the lines are proved without gaps between samples,
  /// and the function that finds them is sampled.
  private func accuracy(
    of table: CustomEaseTable, _ path: CustomEasePath
  ) -> Conversion.Accuracy {
    let certificate = LinearCertificate(
      table.corners, of: outline, except: path.jumpWindows)
    var worst = (error: certificate.bound, at: certificate.time)
    let ease = table.ease()
    let count = 4000
    var window = 0
    for index in 0...count {
      let progress = Double(index) / Double(count)
      while window < path.jumpWindows.count, path.jumpWindows[window].upperBound < progress {
        window += 1
      }
      if window < path.jumpWindows.count, path.jumpWindows[window].contains(progress) { continue }
      let time = progress * outline.duration
      let error = (ease(progress) - outline.value(at: time)).magnitude
      if error > worst.error + 1e-9 { worst = (error, time) }
    }
    return .within(largestError: worst.error, at: worst.at + max(outline.delay, 0))
  }

  private func tween(_ ease: String) -> String {
    var members = [
      "x: 100", "duration: \(CodeNumber.exact(CodeNumber.rounded(outline.duration, 6)))",
    ]
    if outline.delay != 0 {
      members.append("delay: \(CodeNumber.exact(CodeNumber.rounded(outline.delay, 6)))")
    }
    if let repetition = outline.repetition {
      members.append("repeat: \(repetition.count.map { $0 - 1 } ?? -1)")
      if repetition.alternates { members.append("yoyo: true") }
    }
    return "gsap.to(\".moving\", { \(members.joined(separator: ", ")),\n  ease: \(ease) });"
  }
}
