/// Words that other tools and libraries have for what is known here by another.
enum FamiliarWord {
  /// By what each is called here; where there are several, those that are known decide.
  private static let words: [String: [String]] = [
    "framer": ["motion"], "framer-motion": ["motion"], "react": ["react-spring"],
    "rn": ["reanimated"],
    "react-native": ["reanimated"], "android": ["compose", "android-view"], "jetpack": ["compose"],
    "css": ["css-linear"], "web": ["css-linear"], "swift": ["swiftui"], "ios": ["swiftui"],
    "svg": ["svg-smil"],
    "compare": ["diff"], "draw": ["plot"], "graph": ["plot"], "chart": ["plot"],
    "animate": ["play"],
    "preview": ["play"], "film": ["play"], "export": ["convert"], "measure": ["inspect"],
    "info": ["inspect"],
    "speed": ["velocity"], "position": ["value"], "grid": ["sheet"], "detect": ["fit"],
    "repeat": ["repeatCount"], "times": ["repeatCount"], "loop": ["repeatForever"],
    "forever": ["repeatForever"],
    "wait": ["delay"], "after": ["delay"],
  ]

  /// What a word is called here.
  ///
  /// - Parameters:
  ///   - word: The word, in any case.
  ///   - known: The words that would be right; nil is given if none of them is meant.
  static func meaning(of word: String, among known: [String]) -> String? {
    words[word.lowercased()]?.first(where: known.contains)
  }
}
