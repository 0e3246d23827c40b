internal import ChartLayout
internal import MotionRecording
internal import TextForms

extension Recording {
  /// The stretches of one kind of keyframe each, from the beginning of that kind to the beginning of another.
  ///
  /// A jump takes no time and is left out: the curve shows it.
  var keyframeStretches: [ChartPanel.Stretch] {
    var stretches: [ChartPanel.Stretch] = []
    for keyframe in keyframes where keyframe.end > keyframe.start {
      let name = keyframe.kind.rawValue
      if let last = stretches.last, last.name == name, last.end == keyframe.start {
        stretches[stretches.count - 1].end = keyframe.end
      } else {
        stretches.append(
          ChartPanel.Stretch(
            from: keyframe.start, to: keyframe.end, name: name, tint: keyframe.kind.tint))
      }
    }
    return stretches
  }

  /// A diamond at every keyframe, and at the start, but none where the curve jumps, since jumps have marks of
  /// their own.
  ///
  /// - Parameter series: The index of the curve's series.
  func keyframeMarks(series: Int) -> [ChartMark] {
    guard let first = keyframes.first, let last = times.last else { return [] }
    var marks: [ChartMark] = []
    if !first.isJump {
      marks.append(
        ChartMark(series: series, time: first.start, value: first.startValue, kind: .diamond))
    }
    for (index, keyframe) in keyframes.enumerated() where keyframe.end <= last {
      let isLeft = index + 1 < keyframes.count && keyframes[index + 1].isJump
      guard !keyframe.isJump, !isLeft else { continue }
      marks.append(
        ChartMark(series: series, time: keyframe.end, value: keyframe.endValue, kind: .diamond))
    }
    return marks
  }

  /// The values that are labelled on the axis: those of the keyframes if they are few, otherwise the outermost.
  var keyframeTicks: [Double] {
    guard let first = keyframes.first else { return [] }
    let most = 4
    let levels = ([first.startValue] + keyframes.map(\.target)).withoutRepeats
    if levels.count <= most { return levels }
    return [levels.max() ?? 0, levels.min() ?? 0, first.startValue].withoutRepeats
  }

  /// The distance between the smallest and the largest value.
  var extent: Double {
    let finite = values.filter(\.isFinite)
    return (finite.max() ?? 0) - (finite.min() ?? 0)
  }
}

extension RecordedKeyframe {
  /// Whether the curve jumps at the keyframe: a move, or a keyframe that takes no time.
  fileprivate var isJump: Bool { kind == .move || (end <= start && endValue != startValue) }
}

extension RecordedKeyframe.Kind {
  /// The tint of the keyframe's stretches: straight lines are grey.
  fileprivate var tint: Int {
    switch self {
    case .move, .linear: 0
    case .cubic: 1
    case .spring: 2
    }
  }
}
