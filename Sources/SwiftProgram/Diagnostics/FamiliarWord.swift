/// Words of other tools and libraries for things that have other names here.
enum FamiliarWord {
  /// The names here for each word; where there are several, the one among the known names decides.
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

  /// Returns the name here for a word.
  ///
  /// - Parameters:
  ///   - word: The word, in any case.
  ///   - known: The names that are possible.
  /// - Returns: One of the known names; nil if none of them is meant.
  static func meaning(of word: String, among known: [String]) -> String? {
    words[word.lowercased()]?.first(where: known.contains)
  }
}
