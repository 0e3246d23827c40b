internal import AnimationModel
internal import MotionRecording

/// The canonical text of keyframes, with all velocities and durations.
enum KeyframeText {
  /// Returns the text of a track; nil if a spring never settles, or there are no keyframes.
  static func text(of curve: KeyframeCurve) -> String? {
    let path = curve.path
    guard path.duration.isFinite, !path.segments.isEmpty else { return nil }
    let keyframes = path.segments.map(text)
    let start = CallText("KeyframeTrack").number("initialValue", path.initialValue).text
    return "\(start) { \(keyframes.joined(separator: "; ")) }"
  }

  private static func text(of segment: KeyframeSegment<Double>) -> String {
    switch segment.kind {
    case .move:
      return CallText("MoveKeyframe").number(nil, segment.target).text
    case .linear(let curve):
      let call = CallText("LinearKeyframe").number(nil, segment.target)
        .number("duration", segment.duration)
      return curve == .linear
        ? call.text : call.argument("timingCurve", CurveText.text(of: curve, prefix: ".")).text
    case .cubic:
      return CallText("CubicKeyframe").number(nil, segment.target)
        .number("duration", segment.duration)
        .number("startVelocity", segment.startVelocity)
        .number("endVelocity", segment.endVelocity).text
    case .spring(let spring):
      var call = CallText("SpringKeyframe").number(nil, segment.target)
        .number("duration", segment.duration)
      if spring != Spring() { call = call.argument("spring", SpringText.text(of: spring)) }
      return call.number("startVelocity", segment.startVelocity).text
    }
  }
}
