internal import ChartLayout
internal import TextForms

extension Chart {
  /// Returns sentences about curves that lie on each other, for those who cannot see the chart.
  func sentences(of coincidences: [[Int]]) -> [String] {
    coincidences.map { group in
      "\(WordList.text(group.map { series[$0].label })) are one curve."
    }
  }
}
