internal import CurveGeometry
internal import RecordingFormats

/// A chain of Béziers as keyframes with rounded numbers.
struct CurveKeyframes {
  /// The segments with rounded numbers.
  private(set) var segments: [CubicSegment]

  /// The value at which the motion ends, as a part of the travel; nil if its last segment ends at that value.
  let snap: Double?

  /// Rounds the handles to decimals, and times and values by a rule of the target.
  init(
    _ chain: CubicChain, of outline: MotionOutline, handleDecimals: Int,
    time: (Double) -> Double, value: (Double) -> Double
  ) {
    segments = chain.segments.map { segment in
      var rounded = segment
      rounded.start = time(segment.start)
      rounded.end = time(segment.end)
      rounded.from = value(segment.from)
      rounded.to = value(segment.to)
      rounded.x1 = CodeNumber.rounded(segment.x1, handleDecimals)
      rounded.y1 = CodeNumber.rounded(segment.y1, handleDecimals)
      rounded.x2 = CodeNumber.rounded(segment.x2, handleDecimals)
      rounded.y2 = CodeNumber.rounded(segment.y2, handleDecimals)
      return rounded
    }
    let last = segments.last?.to ?? outline.target
    snap = last == value(outline.target) ? nil : value(outline.target)
  }

  /// The number of segments, in words.
  func counted(_ noun: String) -> String {
    segments.count == 1 ? "one \(noun)" : "\(segments.count) \(noun)s"
  }

  /// The remarks that all targets have in common.
  func remarks(on outline: MotionOutline) -> [String] {
    var remarks = ["\(HumanNumber.text(outline.duration, digits: 6)) s: \(outline.ending)"]
    if snap != nil, let last = segments.last {
      remarks.append(
        "at its end the motion jumps to its target, from \(HumanNumber.text(last.to * 100, digits: 4)) % of the travel"
      )
    }
    return remarks + outline.remarks
  }
}
