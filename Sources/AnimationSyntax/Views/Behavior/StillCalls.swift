/// Calls and assignments in actions whose effects cannot be seen moving, known by a word in their names.
enum StillCalls {
  /// The words, by the reason why nothing moves.
  static let words: [(reason: String, words: Set<String>)] = [
    (
      "it is felt or heard",
      [
        "haptic", "haptics", "feedback", "impact", "occurred", "vibrate", "vibration", "sound",
        "sounds", "audio", "speech", "synthesizer", "prepare",
      ]
    ),
    (
      "it is written down",
      [
        "print", "log", "logger", "logging", "analytics", "track", "tracking", "telemetry",
        "defaults", "synchronize",
      ]
    ),
    ("it leaves the view", ["dismiss", "pasteboard"]),
    ("it says how a text is written", ["formatter"]),
    ("it says who is told", ["delegate"]),
    ("it is how UIKit's own views look", ["appearance"]),
  ]

  /// Whole names and parts of names between dots, in lowercase, by the reason why nothing moves.
  static let names: [(reason: String, names: Set<String>)] = [
    ("it is felt or heard", ["play", "pause", "stop", "seek", "selectionchanged"]),
    ("it leaves the view", ["openurl"]),
    (
      "it is about the keyboard or the display",
      ["resignfirstresponder", "sendaction", "endediting", "isidletimerdisabled"]
    ),
  ]

  /// The words for players, one of which has to occur in a name so that the words of ``playing`` count.
  private static let players: Set<String> = ["player", "avplayer", "video", "music"]

  private static let playing: Set<String> = ["play", "pause", "stop", "seek"]

  /// Returns whether the effects of calls of a name, or of writes to it, cannot be seen moving.
  static func contains(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map { part in
      part.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let words = Set(parts.flatMap(Self.words(of:)))
    guard Self.words.allSatisfy({ $0.words.isDisjoint(with: words) }) else { return true }
    let isPlayer = !players.isDisjoint(with: words)
    return parts.contains { part in
      let name = part.lowercased()
      guard names.contains(where: { $0.names.contains(name) }) else { return false }
      return isPlayer || !playing.contains(name)
    }
  }

  /// Returns the words of a name in camel case, in lowercase.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasSmall = false
    for character in name {
      if words.isEmpty || character == "_" || (character.isUppercase && wasSmall) {
        words.append("")
      }
      wasSmall = !character.isUppercase
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words
  }
}
