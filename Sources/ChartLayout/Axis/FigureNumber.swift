internal import TextForms

/// Measured numbers as they are written in figures: a few significant digits, a true minus sign.
package enum FigureNumber {
  /// The number with no more digits than asked for, and no zeros behind them.
  ///
  /// A value that is not finite counts as 0.
  package static func text(_ value: Double, digits count: Int = 3) -> String {
    NumberText.figure(value, digits: count)
  }
}
