/// Converts to SVG's `animate` element with splines.
///
/// `keyTimes` are parts of `dur` from 0 to 1, `values` are the values at these times, and each interval has four
/// numbers in `keySplines`, all of them in 0…1. Therefore there is a key time wherever the motion turns, and the
/// overshoot is in the values. Two equal key times are a jump.
///
/// Source: SVG Animations Level 2, `keyTimes` and `keySplines`.
struct SMILConversion {
  private let outline: MotionOutline
  private let options: CurveConversionOptions
  private let text: String

  init(_ outline: MotionOutline, _ options: CurveConversionOptions, text: String) {
    self.outline = outline
    self.options = options
    self.text = text
  }

  func conversion() -> Conversion {
    // A tenth of the error is reserved for rounding.
    let chain = CubicChain(outline, within: options.maxError * 0.9, staysInBox: true)
    let duration = outline.duration
    let size = outline.unit.magnitude
    let keyframes = CurveKeyframes(
      chain, of: outline, handleDecimals: 4,
      time: { CodeNumber.rounded($0 / duration, 6) * duration },
      value: { CodeNumber.rounded($0 * size, 6) / size })
    var times: [String] = []
    var values: [String] = []
    var splines: [String] = []
    for (index, segment) in keyframes.segments.enumerated() {
      if index == 0 || keyframes.segments[index - 1].to != segment.from {
        if index > 0 { splines.append("0 0 1 1") }
        times.append(time(segment.start))
        values.append(value(segment.from))
      }
      times.append(time(segment.end))
      values.append(value(segment.to))
      splines.append(
        [segment.x1, segment.y1, segment.x2, segment.y2].map(CodeNumber.exact).joined(
          separator: " "))
    }
    if let snap = keyframes.snap {
      times.append("1")
      values.append(value(snap))
      splines.append("0 0 1 1")
    }
    var remarks = [keyframes.counted("spline")] + keyframes.remarks(on: outline)
    if !outline.hasOwnValues {
      remarks.append(
        "values are 0 to 1 for the whole travel; replace them, and opacity, by your own values and attribute"
      )
    }
    return Conversion(
      target: .svgSMIL, expression: text,
      code: """
        <animate attributeName="opacity" dur="\(CSSTimes.milliseconds(duration))"\(attributes) fill="freeze"
          calcMode="spline"
          keyTimes="\(times.joined(separator: ";"))"
          values="\(values.joined(separator: ";"))"
          keySplines="\(splines.joined(separator: ";"))"/>
        """,
      formula:
        "keyTimes are fractions of dur, keySplines the handles of cubic Béziers as fractions of time and change",
      accuracy: keyframes.segments.accuracy(against: outline), remarks: remarks)
  }

  private var attributes: String {
    var attributes = ""
    if outline.delay != 0 { attributes += " begin=\"\(CSSTimes.milliseconds(outline.delay))\"" }
    if let repetition = outline.repetition {
      attributes += " repeatCount=\"\(repetition.count.map(String.init) ?? "indefinite")\""
    }
    return attributes
  }

  private func time(_ seconds: Double) -> String {
    CodeNumber.exact(CodeNumber.rounded(seconds / outline.duration, 6))
  }

  private func value(_ part: Double) -> String {
    CodeNumber.exact(CodeNumber.rounded(outline.shown(part), 6))
  }
}
