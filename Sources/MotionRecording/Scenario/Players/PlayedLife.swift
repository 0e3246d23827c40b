/// The life of the numbers of a modifier or a transition, as long as they were there, without their names.
struct PlayedLife {
  /// The modifier or transition to which the numbers belong.
  enum Origin {
    /// A modifier of a view, by its index among those that move.
    case modifier(ordinal: Int)

    /// One kind of what a transition does.
    case transition([ViewComponent])
  }

  let origin: Origin

  /// The histories that are kept for figures: together, one after the other, they have the numbers of the rows.
  var histories: [AttributeHistory]

  /// Their rows; empty if none are kept.
  var rows: [NumberRows]

  /// The histories with the names of the numbers; nil for a number that is not shown.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - attribute: The name of the attribute that they belong to; nil for the part of their names before the first
  ///     dot.
  ///   - times: When the rows are, in seconds.
  func histories(named names: [String?], of attribute: String?, times: [Double])
    -> [AttributeHistory]
  {
    var first = 0
    return histories.enumerated().compactMap { index, history in
      let columns = first..<(first + history.count)
      first = columns.upperBound
      var history = history
      for (column, number) in columns.enumerated() where number < rows.count {
        history.append(rows[number], times: times, component: column)
      }
      // A history after the first one is named for itself: the progress of a text.
      history.name(
        columns.map { $0 < names.count ? names[$0] : nil }, of: index == 0 ? attribute : nil)
      return history.count > 0 ? history : nil
    }
  }

  /// The rows of the numbers that are shown, with their names.
  func rows(named names: [String?]) -> [ViewRows.Number] {
    zip(names, rows).compactMap { name, rows in
      name.flatMap { rows.range.isEmpty ? nil : ViewRows.Number(name: $0, rows: rows) }
    }
  }
}
