/// The place of the labels of curves.
enum CurveLabelStyle: Hashable, CaseIterable {
  /// At their curves.
  case line
  /// At their curves, long ones on two lines.
  case lines
  /// At their curves, or behind the names of their lanes where there is no room at the curves.
  case headings
  /// In a legend.
  case legend

  /// The largest number of lines of a label at its curve.
  var lines: Int { self == .line ? 1 : 2 }
}
