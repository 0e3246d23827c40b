public import MotionRecording
internal import TextForms

/// The measures in a table next to curves: a few columns, the same for all curves.
public enum MeasureColumns {
  /// The heads of the columns.
  public static let heads = ["reaches", "overshoot", "within 1 %", "ends at"]

  /// The number of digits that can be told apart in a picture.
  private static let digits = 3

  /// The figures of one motion, with a dash for an event that does not happen.
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

  /// The heads of the columns with their units, for figures that are plain numbers.
  public static let headsWithUnits = [
    "reaches (s)", "overshoot (%)", "peak at (s)", "within 1 % (s)", "ends at (s)",
  ]

  /// The largest overshoot that has a figure, in travels: a motion that returns to its start, except for the
  /// last digits, has no travel to compare with.
  private static let mostTravels = 1000.0

  /// The figures of motions without units, a row for each motion, in the order of ``headsWithUnits``.
  ///
  /// All figures of a column have the same number of decimals.
  public static func numbers(of motions: [MotionMeasures]) -> [[String]] {
    let columns: [(MotionMeasures) -> Double?] = [
      { $0.firstCrossing },
      { measures in
        measures.overshoot.flatMap(\.fraction).flatMap { $0 <= mostTravels ? $0 * 100 : nil }
      },
      { $0.overshoot?.time }, { $0.settledWithin1Percent }, { $0.removal },
    ]
    var rows = motions.map { measures in
      ["–", "–", "–", "–", measures.removalAt60Hertz == nil ? "never" : "later"]
    }
    for (column, figure) in columns.enumerated() {
      let figures = motions.map(figure)
      let decimals = figures.compactMap(\.self).map(decimals).max() ?? 0
      for (row, figure) in figures.enumerated() {
        if let figure { rows[row][column] = text(figure, decimals: decimals) }
      }
    }
    return rows
  }

  /// The number of decimals that a figure needs, at most those that can be told apart in a figure of about
  /// 1.
  private static func decimals(_ figure: Double) -> Int {
    let text = HumanNumber.text(figure, digits: digits)
    return text.contains("e") ? 0 : min(text.drop { $0 != "." }.dropFirst().count, digits)
  }

  /// A figure with a given number of decimals; a figure that would lose all of its digits has its own
  /// number.
  private static func text(_ figure: Double, decimals: Int) -> String {
    let own = HumanNumber.text(figure, digits: digits)
    let text = NumberText.fixed(figure, decimals: decimals, minus: .typographic)
    return own.contains("e") || (figure != 0 && text.allSatisfy { "0.".contains($0) }) ? own : text
  }

  private static func seconds(_ time: Double?) -> String {
    time.map { HumanNumber.text($0, digits: digits) + " s" } ?? "–"
  }
}
