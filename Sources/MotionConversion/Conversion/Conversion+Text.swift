internal import OutsideText
internal import RecordingFormats

extension Conversion.Accuracy {
  /// The largest error that rounding, such as that to 32 bits, can explain.
  private static let rounding = 1e-6

  /// Whether the conversion is exact, or would be without rounding.
  var isExactExceptForRounding: Bool { largestError <= Self.rounding }

  /// The accuracy in a few words: `exact`, or the largest error and its time.
  public var words: String {
    switch self {
    case .exact: "exact"
    case .within where isExactExceptForRounding: "exact except for rounding"
    case .within(let error, let time):
      "off by at most \(HumanNumber.text(error * 100, digits: 3)) % of the travel, at "
        + "\(HumanNumber.text(time, digits: 3)) s"
    }
  }
}

extension Conversion {
  /// The accuracy of the conversion, in one line.
  ///
  /// Where SwiftUI itself differs from its own spring, both errors are given.
  public var verdict: String {
    switch (accuracy, springAccuracy) {
    case (.within, let spring?) where spring.isExactExceptForRounding:
      "exact for the spring itself\(spring == .exact ? "" : ", apart from rounding"); \(accuracy.words), from "
        + "SwiftUI's steps of 1/300 s"
    case (.within, let spring?):
      "\(accuracy.words), from what SwiftUI shows; \(spring.words), from the spring itself"
    default: accuracy.words
    }
  }

  /// The explanation of the code for a reader, line by line: the expression, the accuracy, the formula, the
  /// remarks and the alternatives.
  public var explanation: [String] { (sentences + otherWays).map(Self.onOneLine) }

  private var sentences: [String] {
    ["\(expression) for \(target.title): \(verdict)", formula] + remarks
  }

  private var otherWays: [String] {
    alternatives.map { alternative in
      let words =
        alternative.accuracy.words == accuracy.words ? "" : " (\(alternative.accuracy.words))"
      return "or, \(alternative.label)\(words): \(alternative.code)"
    }
  }

  private static func onOneLine(_ text: String) -> String {
    PrintableText.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The code to paste with the explanation as comments before it, if the language has comments; LF at its end.
  ///
  /// Sentences are broken into lines of up to 100 characters, code is not.
  public var text: String {
    let lines = sentences.map(Self.onOneLine).flatMap { Self.wrapped($0, width: 96) }
    return target.comments.comment(lines + otherWays.map(Self.onOneLine)) + code + "\n"
  }

  /// The words of a sentence in lines; those after the first are indented.
  private static func wrapped(_ sentence: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in sentence.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = " "
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
