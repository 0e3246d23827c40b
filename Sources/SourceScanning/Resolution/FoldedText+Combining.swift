extension FoldedText {
  /// The largest number of branches of one animation.
  static let mostBranches = 16

  /// Returns all combinations of one text from each part: of choices by the same condition the same branches.
  static func combined(
    _ parts: [[FoldedText]], _ join: ([String]) -> String
  ) -> [FoldedText] {
    var choices: [(texts: [String], folded: FoldedText)] = [([], FoldedText(""))]
    for part in parts {
      var next: [(texts: [String], folded: FoldedText)] = []
      for choice in choices {
        for option in part where next.count < mostBranches && choice.folded.fits(option) {
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

extension [FoldedText] {
  /// Returns the texts that can be meant in one branch of a choice.
  func chosen(by choice: FoldedText.Choice, isMet: Bool) -> [FoldedText] {
    compactMap { part in
      var part = part
      return part.choose(choice, isMet: isMet) ? part : nil
    }
  }
}
