internal import RecordingFormats

/// Converts to an ease of GSAP: one of its own where it is the motion, otherwise a `CustomEase`.
///
/// A `CustomEase` is the path data of cubic Béziers from (0, 0) to (1, 1), y upwards. It is played as straight
/// lines to which the path is flattened, and a vertical stretch as a slope a thousandth of the duration wide. With
/// its precision of 1 the lines are up to 0.002 off steep springs; the distance falls with the square root of
/// the precision.
///
/// Source: GSAP 3, src/CustomEase.js (path data, flattening) and its list of eases: `power1` to `power4` are the
/// powers 2 to 5.
struct GSAPConversion {
  private let outline: MotionOutline
  private let options: CurveConversionOptions
  private let text: String

  /// How finely the path is flattened: the first of these that keeps within the error, or else the last.
  private static let precisions = [10, 100, 1000, 10_000]

  init(_ outline: MotionOutline, _ options: CurveConversionOptions, text: String) {
    self.outline = outline
    self.options = options
    self.text = text
  }

  func conversion() throws(ConversionProblem) -> Conversion {
    if let name = ownEase {
      return Conversion(
        target: .gsap, expression: text, code: tween("\"\(name)\""),
        formula: "GSAP's own ease; times in seconds", accuracy: .exact, remarks: outline.remarks)
    }
    let duration = outline.duration
    // What is left of the error is for rounding and for the straight pieces.
    let chain = CubicChain(outline, within: options.maxError * 0.75, staysInBox: false)
    let keyframes = CurveKeyframes(
      chain, of: outline, handleDecimals: 12,
      time: { CurveKeyframes.rounded($0 / duration, 6) * duration },
      value: { CurveKeyframes.rounded($0, 5) })
    var written: [(x: CubicNumber, y: CubicNumber)] = []
    var path = ""
    for (index, segment) in keyframes.segments.enumerated() {
      if index == 0 {
        path = "M0,\(number(segment.from))"
      } else if keyframes.segments[index - 1].to != segment.from {
        path += vertical(at: segment.start, to: segment.from)
      }
      let piece = segment.piece
      let (time, value) = (
        piece.time.mapped { rounded($0 / duration) }, piece.value.mapped { rounded($0) }
      )
      path += " C\(number(time.p1)),\(number(value.p1)) \(number(time.p2)),\(number(value.p2))"
      path += " \(number(time.p3)),\(number(value.p3))"
      written.append((time, value))
    }
    if let snap = keyframes.snap { path += vertical(at: duration, to: snap) }
    let (precision, accuracy) = flattening(of: written)
    var remarks = [keyframes.counted("curve")] + keyframes.remarks(on: outline)
    remarks.append(
      "the error is that of the straight pieces by which CustomEase plays the path at this precision"
    )
    if outline.target != 1 { remarks.append("the ease comes back to its start") }
    return Conversion(
      target: .gsap, expression: text,
      code: tween("CustomEase.create(\"moving\", \"\(path)\", { precision: \(precision) })"),
      formula:
        "path data of cubic Béziers, x as a part of the duration, y of the way; times in seconds",
      accuracy: accuracy, remarks: remarks)
  }

  /// The precision that is asked for, and how far off the straight pieces are that GSAP then plays.
  private func flattening(
    of curves: [(x: CubicNumber, y: CubicNumber)]
  ) -> (precision: Int, accuracy: Conversion.Accuracy) {
    var result = (precision: 1, accuracy: Conversion.Accuracy.exact)
    for precision in Self.precisions {
      result = (precision, accuracy(of: curves, precision: precision))
      if result.accuracy.largestError <= options.maxError { break }
    }
    return result
  }

  /// How far the straight pieces are from the motion, without gaps between samples.
  ///
  /// Where the motion jumps the path is as exact as its written times, and its curves are compared instead.
  private func accuracy(
    of curves: [(x: CubicNumber, y: CubicNumber)], precision: Int
  ) -> Conversion.Accuracy {
    let duration = outline.duration
    guard outline.jumps.isEmpty else {
      return curves.map { CubicSegment($0.x.mapped { $0 * duration }, $0.y) }
        .accuracy(against: outline)
    }
    var points = CustomEasePath(curves, precision: precision).points
    if let last = points.last, last.y != outline.target {
      points.append(LinearPoint(x: 1, y: outline.target))
    }
    let certificate = LinearCertificate(points, of: outline)
    return .within(
      largestError: certificate.bound, at: certificate.time + max(outline.delay, 0))
  }

  private func tween(_ ease: String) -> String {
    var members = [
      "x: 100", "duration: \(Digits.exact(CurveKeyframes.rounded(outline.duration, 6)))",
    ]
    if outline.delay != 0 {
      members.append("delay: \(Digits.exact(CurveKeyframes.rounded(outline.delay, 6)))")
    }
    if let repetition = outline.repetition {
      members.append("repeat: \(repetition.count.map { $0 - 1 } ?? -1)")
      if repetition.alternates { members.append("yoyo: true") }
    }
    return "gsap.to(\".moving\", { \(members.joined(separator: ", ")),\n  ease: \(ease) });"
  }

  /// The ease of GSAP's own that the motion is.
  private var ownEase: String? {
    guard outline.pieces.count == 1, let piece = outline.pieces.first else { return nil }
    func isNear(_ number: Double, _ other: Double) -> Bool { (number - other).magnitude < 1e-9 }
    let length = piece.end
    guard
      isNear(piece.time.p1, length / 3), isNear(piece.time.p2, length * 2 / 3),
      isNear(piece.value.p0, 0), isNear(piece.value.p3, 1)
    else { return nil }
    let eases: [(name: String, y1: Double, y2: Double)] = [
      ("none", 1.0 / 3, 2.0 / 3), ("power1.in", 0, 1.0 / 3), ("power1.out", 2.0 / 3, 1),
      ("power2.in", 0, 0), ("power2.out", 1, 1),
    ]
    return eases.first { isNear(piece.value.p1, $0.y1) && isNear(piece.value.p2, $0.y2) }?.name
  }

  private func vertical(at seconds: Double, to value: Double) -> String {
    let x = number(rounded(seconds / outline.duration))
    let y = number(value)
    return " C\(x),\(y) \(x),\(y) \(x),\(y)"
  }

  private func rounded(_ number: Double) -> Double { CurveKeyframes.rounded(number, 5) }

  private func number(_ number: Double) -> String { Digits.exact(rounded(number)) }
}
