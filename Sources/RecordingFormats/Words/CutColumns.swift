internal import AnimationModel
public import MotionRecording

/// The columns of a table next to an interrupted motion: the times at which animations take over, and the
/// states there.
public enum CutColumns {
  /// The heads of the columns.
  public static let heads = ["takes over at", "value", "velocity", "by"]

  /// The figures of one cut.
  public static func cells(of cut: InterruptionCut) -> [String] {
    let rule =
      switch cut.retargeting {
      case .merge: "merge"
      case .combine: "combination"
      case nil: "fresh start"
      }
    return [
      HumanNumber.text(cut.time, digits: 3) + " s", HumanNumber.text(cut.value, digits: 3),
      HumanNumber.text(cut.velocity, digits: 3), rule,
    ]
  }
}
