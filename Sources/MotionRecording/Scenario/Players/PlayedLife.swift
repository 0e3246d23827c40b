/// The numbers of a modifier or a transition for the time that its view was present, without their names.
struct PlayedLife {
  /// The modifier or transition to which the numbers belong.
  enum Origin {
    /// A modifier of a view, by its index among the moving modifiers.
    case modifier(ordinal: Int)

    /// One kind of change that a transition makes.
    case transition([ViewComponent])
  }

  let origin: Origin

  /// The histories that are kept for figures: one after the other, they have the same numbers as the rows.
  var histories: [AttributeHistory]

  /// The rows of the numbers; empty if none are kept.
  var rows: [NumberRows]

  /// Returns the histories with the names of the numbers; a name is nil for a number that is not shown.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - attribute: The name of the attribute of the numbers; nil for the part of their names before the first
  ///     dot.
  ///   - times: The times of the rows, in seconds.
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
      // A history after the first one, the progress of a text, has a name of its own.
      history.name(
        columns.map { $0 < names.count ? names[$0] : nil }, of: index == 0 ? attribute : nil)
      return history.count > 0 ? history : nil
    }
  }

  /// Returns the rows of the shown numbers, with their names.
  func rows(named names: [String?]) -> [ViewRows.Number] {
    zip(names, rows).compactMap { name, rows in
      name.flatMap { rows.range.isEmpty ? nil : ViewRows.Number(name: $0, rows: rows) }
    }
  }
}
