internal import MotionRecording
internal import SwiftProgram

/// The names of measures in expectations: those in the JSON of `kymo inspect`, and the words in its text.
enum ExpectationNames {
  /// The names of all measures, functions and properties, for messages.
  static let all: [String] =
    functions.map(\.example) + MotionExtreme.allCases.map(\.rawValue)
    + MotionFigure.allCases.map(\.rawValue) + MotionProperty.allCases.map(\.rawValue)

  /// The measures that need an argument.
  static let functions: [(name: String, example: String)] = [
    ("settle", "settle(1%)"), ("value", "value(0.2s)"), ("velocity", "velocity(0.2s)"),
  ]

  /// The meaning of a name.
  enum Meaning: Hashable {
    case figure(MotionFigure)
    case extreme(MotionExtreme)
    case property(MotionProperty)
    case settling(within: Double)
    case function(String)
  }

  /// Returns the meaning of a name; nil if it has none.
  ///
  /// - Parameter name: The name as it is written; blanks, dashes and case do not matter.
  static func meaning(of name: String) -> Meaning? {
    let key = key(name)
    return meanings[key] ?? settling(key)
  }

  /// Returns the known name that was probably meant; nil for none.
  static func suggestion(for name: String) -> String? {
    let candidates =
      functions.map(\.name) + MotionExtreme.allCases.map(\.rawValue)
      + MotionFigure.allCases.map(\.rawValue) + MotionProperty.allCases.map(\.rawValue)
      + printed.keys
    guard let nearest = SpellingSuggestion.nearest(to: name, among: candidates.sorted()) else {
      return nil
    }
    return functions.first { $0.name == nearest }?.example ?? nearest
  }

  /// Returns the current name of a measure that has been renamed; nil for a name that no measure had.
  static func name(formerly name: String) -> String? {
    key(name) == "wayspersecond" ? MotionFigure.travelsPerSecond.rawValue : nil
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "\t" }
  }

  /// Returns the meaning of `settled within 2 %` and `settledWithin2Percent`, with any number.
  private static func settling(_ key: String) -> Meaning? {
    for (head, tail) in [("settledwithin", "%"), ("settledwithin", "percent")]
    where key.hasPrefix(head) && key.hasSuffix(tail) && key.count > head.count + tail.count {
      guard let percent = Double(key.dropFirst(head.count).dropLast(tail.count)),
        percent.isFinite, percent > 0
      else { return nil }
      return .settling(within: percent / 100)
    }
    return nil
  }

  /// The printed words that differ from the names by more than blanks, and those of `plot --mark`.
  private static let printed: [String: Meaning] = [
    "crossing": .figure(.firstCrossing),
    "logical": .figure(.logicalCompletion),
    "removed": .figure(.removal),
    "removal at 60 Hz": .figure(.removalAt60Hertz),
    "end at 60 Hz": .figure(.removalAt60Hertz),
    "Q": .figure(.qualityFactor),
    "quality factor": .figure(.qualityFactor),
    "track duration": .figure(.duration),
    "timeline duration": .figure(.timelineDuration),
    "largest value": .extreme(.highest),
    "smallest value": .extreme(.lowest),
  ]

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for figure in MotionFigure.allCases { meanings[key(figure.rawValue)] = .figure(figure) }
    for extreme in MotionExtreme.allCases { meanings[key(extreme.rawValue)] = .extreme(extreme) }
    for property in MotionProperty.allCases {
      meanings[key(property.rawValue)] = .property(property)
    }
    for (name, meaning) in printed { meanings[key(name)] = meaning }
    for (name, _) in functions { meanings[name] = .function(name) }
    return meanings
  }()
}
