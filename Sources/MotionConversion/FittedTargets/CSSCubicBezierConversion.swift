internal import AnimationModel
internal import CurveGeometry
internal import RecordingFormats

/// Converts to CSS's `cubic-bezier()`: exactly where the motion is one, otherwise to the nearest.
struct CSSCubicBezierConversion {
  private let outline: MotionOutline
  private let text: String

  init(_ outline: MotionOutline, text: String) {
    self.outline = outline
    self.text = text
  }

  func conversion() throws(ConversionProblem) -> Conversion {
    guard outline.target == 1 else {
      throw ConversionProblem(
        target: .cssCubicBezier, reason: "a cubic-bezier() cannot return to its start",
        hint: "'--to css-linear' can follow any motion")
    }
    if let exact = exactPoints {
      return conversion(of: exact, lasting: outline.duration, isFitted: false)
    }
    let fit = BezierFit(outline)
    return conversion(of: fit.points, lasting: fit.duration, isFitted: true)
  }

  /// The control points of a motion that is one Bézier or one straight line.
  private var exactPoints: [Double]? {
    guard outline.pieces.count == 1, let piece = outline.pieces.first else { return nil }
    if piece.isEven {
      return piece.value == Cubic(from: 0, to: 1)
        ? [0, 0, 1, 1]
        : piece.value.p0 == 0 && piece.value.p3 == 1
          ? [1.0 / 3, piece.value.p1, 2.0 / 3, piece.value.p2] : nil
    }
    guard piece.value.p0 == 0, piece.value.p3 == 1 else { return nil }
    let length = piece.end - piece.start
    return [
      Self.tidied(piece.time.p1 / length), piece.value.p1, Self.tidied(piece.time.p2 / length),
      piece.value.p2,
    ]
  }

  /// A number without the rounding error of its last digits.
  private static func tidied(_ number: Double) -> Double {
    Double(NumberText.fixed(number, decimals: 12)) ?? number
  }

  private func conversion(
    of points: [Double], lasting duration: Double, isFitted: Bool
  ) -> Conversion {
    let times = CSSTimes(outline, lasting: duration)
    let accuracy = isFitted ? accuracy(of: points, lasting: duration) : .exact
    var remarks = isFitted ? [] : ["\(CSSTimes.milliseconds(duration)): \(outline.ending)"]
    if isFitted {
      remarks.append(
        "the motion itself lasts \(CSSTimes.milliseconds(outline.duration)), \(outline.ending)")
    }
    return Conversion(
      target: .cssCubicBezier, expression: text,
      code: times.declaration(Self.function(points)),
      formula: isFitted
        ? "the control points and the duration with the smallest largest error"
        : "the control points are the curve's own",
      accuracy: accuracy, remarks: remarks + outline.remarks + times.remarks)
  }

  private static func function(_ points: [Double]) -> String {
    points == [0, 0, 1, 1]
      ? "linear" : "cubic-bezier(\(points.map(CodeNumber.exact).joined(separator: ", ")))"
  }

  /// The largest error of a curve and its time, found at four thousand times and refined.
  private func accuracy(of points: [Double], lasting duration: Double) -> Conversion.Accuracy {
    let curve = CubicBezierEasing(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    func error(_ time: Double) -> Double {
      let shown = time < duration ? curve.value(at: time / duration) : 1
      return (outline.value(at: time) - shown).magnitude
    }
    let count = 4000
    let step = outline.duration / Double(count)
    var worst = (time: 0.0, error: 0.0)
    for index in 0...count {
      let time = index == count ? outline.duration.nextDown : Double(index) * step
      let error = error(time)
      if error > worst.error { worst = (time, error) }
    }
    var low = max(worst.time - step, 0)
    var high = min(worst.time + step, outline.duration.nextDown)
    for _ in 0..<40 {
      let first = low + (high - low) / 3
      let second = high - (high - low) / 3
      if error(first) < error(second) { low = first } else { high = second }
    }
    let closest = error((low + high) / 2)
    if closest > worst.error { worst = ((low + high) / 2, closest) }
    return .within(largestError: worst.error, at: worst.time + max(outline.delay, 0))
  }
}
