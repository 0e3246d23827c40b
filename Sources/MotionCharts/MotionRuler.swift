internal import ChartLayout
internal import MotionRecording

/// The stages of a chain of modifiers as a ruler.
enum MotionRuler {
  /// The largest number of rulers; if there would be more, there are none.
  private static let most = 6

  /// The rulers of all motions with stages, in the order of their labels.
  static func rulers(of motions: [PlottedMotion], series: [Int]) -> [ChartRuler] {
    let rulers = zip(motions, series).compactMap { motion, series in
      motion.stages.isEmpty
        ? nil : ChartRuler(series: series, stages: motion.stages.map(stage))
    }
    return rulers.count <= most ? rulers : []
  }

  private static func stage(_ stage: MotionStage) -> ChartRuler.Stage {
    let length = FigureNumber.text(stage.end - stage.start) + " s"
    switch stage.kind {
    case .delay:
      return ChartRuler.Stage(
        from: stage.start, to: stage.end, kind: .pause, names: ["delay \(length)", "delay", length])
    case .play([], _):
      return ChartRuler.Stage(
        from: stage.start, to: stage.end, kind: .forward,
        names: stage.end.isFinite ? ["plays \(length)", "plays"] : ["plays without end", "plays"])
    case .play(let cycle, let isReversed):
      let number = cycle.map(String.init).joined(separator: ".")
      return ChartRuler.Stage(
        from: stage.start, to: stage.end, kind: isReversed ? .back : .forward,
        names: isReversed ? ["\(number) reversed", number] : [number])
    }
  }
}
