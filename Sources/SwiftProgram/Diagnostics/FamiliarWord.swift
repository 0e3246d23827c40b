/// Words of other tools and libraries for things that have another name here.
enum FamiliarWord {
  /// The names that each word has here; where there are several, the one that is known decides.
  private static let words: [String: [String]] = [
    "after": ["delay"],
    "android": ["compose", "android-view"],
    "animate": ["play"],
    "chart": ["plot"],
    "compare": ["diff"],
    "css": ["css-linear"],
    "day": ["light"],
    "detect": ["fit"],
    "draw": ["plot"],
    "export": ["convert"],
    "film": ["play"],
    "forever": ["repeatForever"],
    "framer": ["motion"],
    "framer-motion": ["motion"],
    "graph": ["plot"],
    "grid": ["sheet"],
    "info": ["inspect"],
    "ios": ["swiftui"],
    "jetpack": ["compose"],
    "loop": ["repeatForever"],
    "max": ["overshoot"],
    "measure": ["inspect"],
    "night": ["dark"],
    "peak": ["overshoot"],
    "position": ["value"],
    "preview": ["play"],
    "react": ["react-spring"],
    "react-native": ["reanimated"],
    "repeat": ["repeatCount"],
    "rn": ["reanimated"],
    "speed": ["velocity"],
    "svg": ["svg-smil"],
    "swift": ["swiftui"],
    "times": ["repeatCount"],
    "wait": ["delay"],
    "web": ["css-linear"],
  ]

  /// Returns the name that a word has here.
  ///
  /// - Parameters:
  ///   - word: The word, in any case.
  ///   - known: The words that would be right.
  /// - Returns: One of those, or nil if none of them is meant.
  static func meaning(of word: String, among known: [String]) -> String? {
    words[word.lowercased()]?.first(where: known.contains)
  }
}
