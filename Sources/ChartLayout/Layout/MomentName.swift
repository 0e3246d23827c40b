/// The name of a moment, in words that differ in face and color.
struct MomentName: Hashable, Sendable {
  private(set) var words: [ChartMoment.Word]

  /// The separator between the names of two moments of one time.
  private static let separator = ","

  /// Joins the names of moments at one time, each only once.
  init(_ moments: [ChartMoment]) {
    var names: [[ChartMoment.Word]] = []
    for moment in moments {
      var name = moment.name
      for index in name.indices {
        name[index].text = TextFitting<CellMeasurer>.singleLine(name[index].text)
      }
      name.removeAll { word in word.text.allSatisfy { $0 == " " } }
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    for index in names.indices.dropLast() {
      names[index][names[index].count - 1].text += Self.separator
    }
    words = names.flatMap { $0 }
  }

  /// Whether the name has no words.
  var isEmpty: Bool { words.isEmpty }

  /// The width with blanks between the words.
  func width(_ measure: (ChartMoment.Word) -> Double, blank: Double) -> Double {
    words.reduce(0) { $0 + measure($1) } + blank * Double(max(words.count - 1, 0))
  }

  /// The index of a word before code that only introduces the code.
  private var quietWord: Int? {
    words.indices.dropLast().first { index in
      !words[index].isCode && words[index + 1].isCode
        && !words[index].text.hasSuffix(Self.separator)
    }
  }

  /// Returns as much of the name as fits a width: the longest word is cut in the middle; where that
  /// would leave little of it, a quiet word before code is left out, then words at the end.
  ///
  /// - Parameter shortened: Returns a word cut in the middle to a width.
  func fitted(
    _ limit: Double, measure: (ChartMoment.Word) -> Double, blank: Double,
    shortened: (ChartMoment.Word, Double) -> ChartMoment.Word
  ) -> MomentName {
    var name = self
    // A word is not cut to less than a few characters.
    let least = blank * 12
    while name.width(measure, blank: blank) > limit {
      let excess = name.width(measure, blank: blank) - limit
      let longest = name.words.indices.max { measure(name.words[$0]) < measure(name.words[$1]) }
      guard let longest else { break }
      let width = measure(name.words[longest])
      let wish = width - excess
      if wish >= min(least, width) {
        name.words[longest] = shortened(name.words[longest], wish)
        break
      }
      guard name.words.count > 1 else { break }
      if let quiet = name.quietWord {
        name.words.remove(at: quiet)
        continue
      }
      name.words.removeLast()
      if let last = name.words.indices.last {
        if name.words[last].text.hasSuffix(Self.separator) { name.words[last].text.removeLast() }
        name.words[last].text += "…"
      }
    }
    return name
  }
}
