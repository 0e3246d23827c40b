internal import AnimationSyntax
internal import RecordingFormats
internal import TextForms

/// Notes about springs of SwiftUI's that grow without bound.
enum GrowthNote {
  /// The largest number of springs that a note names.
  private static let mostNames = 8

  /// Writes a note for each bound below which springs come to rest, which names the springs that do not.
  static func write(for curves: [ParsedExpression]) {
    var names: [String: [String]] = [:]
    var sentences: [String] = []
    for curve in curves {
      guard let growth = curve.subject.growth else { continue }
      if names[growth] == nil { sentences.append(growth) }
      names[growth, default: []].append("'\(curve.name)'")
    }
    for sentence in sentences {
      let named = names[sentence, default: []]
      let text =
        named.count > mostNames
        ? WordList.text(named, first: mostNames) : WordList.text(named)
      StandardError.note("\(text): \(sentence)")
    }
  }
}
