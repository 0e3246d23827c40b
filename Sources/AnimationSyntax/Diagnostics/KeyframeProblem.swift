public import SwiftProgram

/// A problem with keyframes, beyond those of expressions.
public enum KeyframeProblem: Problem {
  /// A track or timeline without an initial value.
  case noInitialValue(String)
  /// A track of a property without the timeline around it.
  case trackWithoutTimeline(property: String)
  /// A keyframe that is in no track.
  case outsideTrack(String)
  /// A track inside a track.
  case trackInsideTrack
  /// A track without a key path where a value has several properties.
  case noProperty
  /// A value of the app whose properties are written without labels, by the name of its type.
  case withoutLabels(String)
  /// A tuple whose parts have no names.
  case tupleWithoutLabels
  /// A key path to a property that a value does not have.
  case unknownProperty(String, suggestion: String?, known: [String])
  /// A key path to several values at once.
  case severalValues(String)
  /// A value of a type that does not move, by the type with its article.
  case doesNotMove(String)
  /// A color of SwiftUI, which has no numbers here.
  case color
  /// An animator, track or timeline in which nothing moves.
  case noKeyframes
  /// A spring without damping that would have to settle.
  case neverSettles
  /// More keyframes than the limit.
  case tooMany(limit: Int)
}

extension KeyframeProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .noInitialValue(let name):
      "'\(name)' needs an initial value; write '\(name)(initialValue: "
        + (name == "KeyframeTrack" ? "1.0" : "(scale: 1.0, y: 0.0)") + ") { … }'"
    case .trackWithoutTimeline(let property):
      "a track of a property needs the value that has the property; write 'KeyframeTimeline(initialValue: "
        + "(\(SentenceParts.whole(property)): 1.0)) { KeyframeTrack(\\.\(SentenceParts.whole(property))) { … } }'"
    case .outsideTrack(let name):
      "'\(name)' belongs in a track; write 'KeyframeTrack(initialValue: 1.0) { \(name)(…) }', or "
        + "'KeyframeTrack(\\.scale) { … }' in a timeline"
    case .trackInsideTrack: "a track cannot be inside another; put both in a timeline"
    case .noProperty:
      "the value has several properties; name the one to animate, as in 'KeyframeTrack(\\.scale)'"
    case .withoutLabels(let type):
      "the properties of '\(Self.short(type))' are not known here; write them with their values, as "
        + "in '\(SentenceParts.whole(type))(scale: 1.0, angle: .zero)', or paste the structure with it"
    case .tupleWithoutLabels:
      "the values of a tuple need names here; write '(scale: 1.0, y: 0.0)'"
    case .unknownProperty(let name, let suggestion?, _):
      "the initial value has no '\(Self.short(name))'; did you mean '\(suggestion)'?"
    case .unknownProperty(let name, nil, let known):
      "the initial value has no '\(Self.short(name))'; it has \(SentenceParts.list(known))"
    case .severalValues(let name):
      "'\(Self.short(name))' has properties of its own; name the one to animate"
    case .doesNotMove(let type): "\(type) cannot be animated; keyframes need numbers"
    case .color:
      "a color is no number, and its keyframes are not played here; write its parts as numbers, as in "
        + "'red: 1.0, green: 0.5'"
    case .noKeyframes:
      "it has no keyframes; write one, such as 'LinearKeyframe(1, duration: 0.5)'"
    case .neverSettles:
      "an undamped spring never settles; give the keyframe a duration"
    case .tooMany(let limit): "there are too many keyframes; at most \(limit) are allowed"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Problem where Self == KeyframeProblem {
  /// Returns a problem with keyframes.
  public static func keyframes(_ problem: KeyframeProblem) -> KeyframeProblem { problem }
}

extension Fault {
  /// Creates a fault in a range, in UTF-8 offsets in the text that is read.
  init(_ problem: KeyframeProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
