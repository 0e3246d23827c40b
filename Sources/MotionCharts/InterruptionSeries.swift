internal import ChartLayout
internal import MotionRecording

/// The series of an interruption: one for each animation, and, with an alternative, another one for
/// each animation in the alternative.
struct InterruptionSeries {
  /// The motion that would have happened, and the names of both motions.
  struct Alternative {
    let recording: InterruptionRecording
    /// The name of the motion that happened.
    let ownName: String
    /// The name of the motion that would have happened.
    let name: String
  }

  let colors: AnimationColors
  private let recording: InterruptionRecording
  private let alternative: Alternative?
  private let animations: Int

  init(_ recording: InterruptionRecording, _ alternative: Alternative?) {
    self.recording = recording
    self.alternative = alternative
    colors = AnimationColors(
      recording.attribute.animations.map(\.value) + recording.cuts.map(\.animation))
    animations = colors.series.count - 1
  }

  /// The index of the last animation that moves the attribute.
  private var last: Int {
    colors.index(of: recording.attribute.animations.last { !$0.value.isEmpty }?.value ?? "")
  }

  /// All series: the animations, rest, then, with an alternative, the last animation under the name
  /// that it has beside the alternative, and every animation in the alternative.
  var series: [Series] {
    guard let alternative else { return colors.series }
    let own = Series(label: alternative.ownName, style: .same(as: last))
    let others = (0..<animations).map { index in
      Series(
        label: alternative.name, style: .alternative(to: index),
        naming: index == last ? .label : .none)
    }
    return colors.series + [own] + others
  }

  /// The index of the series of an animation in the alternative.
  func alternativeIndex(of animation: String) -> Int {
    let index = colors.index(of: animation)
    return index < animations ? colors.series.count + 1 + index : index
  }

  /// Returns the curves of the motion that happened.
  func ownCurves(_ quantity: Quantity) -> [ChartCurve] {
    var curves = colors.curves(of: recording.attribute, quantity)
    guard alternative != nil else { return curves }
    for index in curves.indices where curves[index].series == last {
      curves[index].series = colors.series.count
    }
    return curves
  }

  /// Returns the curves of the motion that would have happened, from the time on at which it differs.
  func alternativeCurves(_ quantity: Quantity) -> [ChartCurve] {
    guard let also = alternative?.recording, let cut = also.cuts.first?.time else { return [] }
    let attribute = also.attribute
    let pieces = attribute.recording.course(of: quantity, travel: attribute.extent)
      .filter { piece in (piece.knots.last?.time ?? 0) > cut }
    return colors.curves(pieces) { time in
      // A number at rest looks the same under either rule.
      alternativeIndex(of: attribute.animation(at: time))
    }
  }
}
