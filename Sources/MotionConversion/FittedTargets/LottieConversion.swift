/// Converts to an animated property of a Lottie file.
///
/// A keyframe has a frame `t`, a value `s` and the handles of the curve to the next keyframe: `o` leaves it and `i`
/// enters the next one; x is a part of the time, y of the change. Both stay in 0…1, which every player supports,
/// because there is a keyframe wherever the motion turns. Two keyframes at one frame are a jump.
///
/// Source: Lottie specification 1.0, "Properties" (keyframes and easing handles).
struct LottieConversion {
  private let outline: MotionOutline
  private let options: CurveConversionOptions
  private let text: String

  /// The frames per second in which times are written.
  private static let frameRate = 60.0

  /// The travel from start to target, in the values of the file.
  private let scale: Double

  init(_ outline: MotionOutline, _ options: CurveConversionOptions, text: String) {
    self.outline = outline
    self.options = options
    self.text = text
    scale = outline.hasOwnValues ? 1 : 100
  }

  func conversion() -> Conversion {
    // A tenth of the error is reserved for rounding.
    let chain = CubicChain(outline, within: options.maxError * 0.9, staysInBox: true)
    let size = outline.unit.magnitude * scale
    let keyframes = CurveKeyframes(
      chain, of: outline, handleDecimals: 4,
      time: { CodeNumber.rounded($0 * Self.frameRate, 4) / Self.frameRate },
      value: { CodeNumber.rounded($0 * size, 4) / size })
    var items = keyframes.segments.map { segment in
      "{\"t\":\(frame(segment.start)),\"s\":[\(value(segment.from))],"
        + "\"o\":{\"x\":[\(CodeNumber.exact(segment.x1))],\"y\":[\(CodeNumber.exact(segment.y1))]},"
        + "\"i\":{\"x\":[\(CodeNumber.exact(segment.x2))],\"y\":[\(CodeNumber.exact(segment.y2))]}}"
    }
    var closed: [String] = []
    for index in items.indices {
      closed.append(items[index])
      // A jump: the segment's own end, then the next one's start, in one frame.
      let isJump =
        index + 1 < items.count
        ? keyframes.segments[index].to != keyframes.segments[index + 1].from : true
      if isJump {
        let segment = keyframes.segments[index]
        let hold = index + 1 < items.count || keyframes.snap != nil ? ",\"h\":1" : ""
        closed.append("{\"t\":\(frame(segment.end)),\"s\":[\(value(segment.to))]\(hold)}")
      }
    }
    items = closed
    if let snap = keyframes.snap {
      items.append("{\"t\":\(frame(outline.duration)),\"s\":[\(value(snap))]}")
    }
    var remarks =
      [keyframes.counted("curve") + " between keyframes"] + keyframes.remarks(on: outline)
    if !outline.hasOwnValues {
      remarks.append("values are 0 to 100 for the whole travel, as for opacity and scale")
    }
    if outline.repetition?.count == nil, outline.repetition != nil {
      remarks.append("one cycle: the player loops the composition, whose 'op' is its last frame")
    }
    return Conversion(
      target: .lottie, expression: text,
      code: "{\"a\":1,\"k\":[\(items.joined(separator: ","))]}",
      formula:
        "t in frames of 1/\(CodeNumber.exact(Self.frameRate)) s, s in value units, o and i the handles of a cubic Bézier as fractions of time and change",
      accuracy: keyframes.segments.accuracy(against: outline), remarks: remarks)
  }

  private func frame(_ seconds: Double) -> String {
    CodeNumber.exact(CodeNumber.rounded((seconds + outline.delay) * Self.frameRate, 4))
  }

  private func value(_ part: Double) -> String {
    CodeNumber.exact(CodeNumber.rounded(outline.shown(part) * scale, 4))
  }
}

extension MotionOutline {
  /// Whether the motion has values of its own at its start and its target.
  var hasOwnValues: Bool { origin != 0 || unit != 1 }
}
