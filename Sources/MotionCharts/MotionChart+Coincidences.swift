internal import ChartLayout

extension Chart {
  /// What is said of curves that lie on each other, for those who cannot see it.
  var coincidenceSentences: [String] {
    coincidences.map { group in
      let names = group.map { series[$0].label }
      return
        "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are one curve."
    }
  }
}
