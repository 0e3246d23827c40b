public import MotionRecording

/// The measures that a person reads next to a curve: a few columns, the same for all curves.
public enum MeasureColumns {
  /// What is above each column.
  public static let heads = ["reaches", "overshoot", "within 1 %", "ends at"]

  /// The digits of a figure that can be told apart in a picture.
  private static let digits = 3

  /// The figures of one motion, a dash for what does not happen.
  public static func cells(of measures: MotionMeasures) -> [String] {
    [
      seconds(measures.firstCrossing),
      measures.overshoot.map { extreme in
        HumanNumber.text((extreme.fraction ?? 0) * 100, digits: digits) + " % at "
          + seconds(extreme.time)
      } ?? "–",
      seconds(measures.settledWithin1Percent),
      measures.removal.map { seconds($0) }
        ?? (measures.removalAt60Hertz == nil ? "never" : "later"),
    ]
  }

  /// What is above each column where units are there, and figures are numbers.
  public static let headsWithUnits = [
    "reaches (s)", "overshoot (%)", "peak at (s)", "within 1 % (s)", "ends at (s)",
  ]

  /// How many travels an overshoot may be to have a figure: what returns to where it began, but for the last
  /// places of its numbers, has no travel to compare with.
  private static let mostTravels = 1000.0

  /// The figures of one motion without units, in the order of ``headsWithUnits``.
  public static func numbers(of measures: MotionMeasures) -> [String] {
    func seconds(_ time: Double?) -> String {
      time.map { HumanNumber.text($0, digits: digits) } ?? "–"
    }
    return [
      seconds(measures.firstCrossing),
      measures.overshoot.flatMap(\.fraction).flatMap { travels in
        travels <= mostTravels ? HumanNumber.text(travels * 100, digits: digits) : nil
      } ?? "–",
      seconds(measures.overshoot?.time),
      seconds(measures.settledWithin1Percent),
      measures.removal.map { seconds($0) }
        ?? (measures.removalAt60Hertz == nil ? "never" : "later"),
    ]
  }

  private static func seconds(_ time: Double?) -> String {
    time.map { HumanNumber.text($0, digits: digits) + " s" } ?? "–"
  }
}
