internal import MotionRecording

/// The description of a number that is moved by keyframes, in a sentence.
///
///     scale begins at 1 and goes through 3 keyframes in 2.39 s: linear to 1 at 0.36 s, spring to 1.5 at
///     1.16 s, spring to 1 at 2.39 s; its largest value is 1.52 at 0.711 s, its smallest 0.977 at 1.51 s.
struct KeyframeDescription {
  let name: String
  let keyframes: [RecordedKeyframe]
  let measures: MotionMeasures

  /// The number of digits that are useful to a listener.
  private static let digits = 3

  /// The largest number of keyframes that are described one by one.
  private static let most = 12

  /// The sentence, with a full stop.
  var sentence: String {
    guard let first = keyframes.first, let last = keyframes.last else { return "" }
    let count = keyframes.count == 1 ? "a keyframe" : "\(keyframes.count) keyframes"
    var text =
      "\(name) begins at \(HumanNumber.text(first.startValue)) and goes through \(count) in "
    text += seconds(last.end)
    if keyframes.count <= Self.most {
      text += ": " + keyframes.map(words).joined(separator: ", ")
    }
    guard let highest = measures.highest, let lowest = measures.lowest,
      highest.value > lowest.value
    else { return text + "." }
    return text + "; its largest value is \(words(highest)), its smallest \(words(lowest))."
  }

  private func words(_ keyframe: RecordedKeyframe) -> String {
    "\(keyframe.kind.rawValue) to \(HumanNumber.text(keyframe.target)) at \(seconds(keyframe.end))"
  }

  private func words(_ extreme: MotionMeasures.Extreme) -> String {
    "\(HumanNumber.text(extreme.value, digits: Self.digits)) at \(seconds(extreme.time))"
  }

  private func seconds(_ time: Double) -> String {
    HumanNumber.text(time, digits: Self.digits) + " s"
  }
}
