extension FoldedText {
  /// The largest number of branches of one animation.
  static let mostBranches = 16

  /// Returns all combinations of one text from each part.
  static func combined(
    _ parts: [[FoldedText]], _ join: ([String]) -> String
  ) -> [FoldedText] {
    var choices: [(texts: [String], folded: FoldedText)] = [([], FoldedText(""))]
    for part in parts {
      var next: [(texts: [String], folded: FoldedText)] = []
      for choice in choices {
        for option in part where next.count < mostBranches {
          var folded = choice.folded
          folded.absorb(option)
          next.append((choice.texts + [option.text], folded))
        }
      }
      choices = next
    }
    return choices.map { choice in
      var folded = choice.folded
      folded.text = join(choice.texts)
      return folded
    }
  }
}
