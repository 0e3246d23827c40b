internal import TextForms

/// Measured numbers as they are written in figures: a few significant digits, a true minus sign.
package enum FigureNumber {
  /// The text of a number with at most `count` significant digits and no zeros behind them.
  ///
  /// A value that is not finite counts as 0.
  package static func text(_ value: Double, digits count: Int = 3) -> String {
    NumberText.figure(value, digits: count)
  }
}
