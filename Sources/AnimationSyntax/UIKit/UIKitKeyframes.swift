internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// The keyframes of `UIView.animateKeyframes`, read from the calls of `addKeyframe` in its closure.
struct UIKitKeyframes {
  /// The progress of the changes of each keyframe.
  let paths: [KeyframePath<Double>]

  let notes: [String]

  init(_ call: UIKitCall, reader: UIKitValueReader) throws(Fault) {
    let range = reader.source.range(of: call.expression)
    guard let duration = call.argument("withDuration") else {
      throw Fault(
        .missingArgument(function: "animateKeyframes", parameter: "withDuration"), range)
    }
    var options: UIView.KeyframeAnimationOptions = []
    var names: [String] = []
    if let argument = call.argument("options") {
      let term = try reader.term(in: reader.source.range(of: argument))
      options = try UIKitOptions.keyframeOptions(term)
      names = UIKitOptions.names(of: term)
    }
    var delay = 0.0
    if let argument = call.argument("delay") {
      delay = try reader.number(in: reader.source.range(of: argument))
    }
    var keyframes: [UIView.RelativeKeyframe] = []
    for closure in call.closures {
      for statement in closure.statements {
        guard case .expr(let expression) = statement.item, let inner = UIKitCall(expression),
          inner.base == "UIView", inner.member == "addKeyframe"
        else { continue }
        let start = try Self.fraction("withRelativeStartTime", of: inner, reader)
        let length = try Self.fraction("relativeDuration", of: inner, reader)
        keyframes.append(
          UIView.RelativeKeyframe(withRelativeStartTime: start, relativeDuration: length))
      }
    }
    guard !keyframes.isEmpty else {
      throw Fault(
        .expected("'UIView.addKeyframe(withRelativeStartTime:relativeDuration:)' in the closure"),
        range)
    }
    paths = UIView.animateKeyframes(
      withDuration: try reader.number(in: reader.source.range(of: duration)), delay: delay,
      options: options, keyframes: keyframes)
    var notes = UIKitNotes.notes(ofOptions: names)
    if options.contains(.repeat) {
      notes.append("it never ends: \(CAKeyframeAnimation.shownCycles) cycles are shown")
    }
    self.notes = notes
  }

  private static func fraction(
    _ label: String, of call: UIKitCall, _ reader: UIKitValueReader
  ) throws(Fault) -> Double {
    guard let argument = call.argument(label) else {
      throw Fault(
        .missingArgument(function: "addKeyframe", parameter: label),
        reader.source.range(of: call.expression))
    }
    let range = reader.source.range(of: argument)
    let value = try reader.number(in: range)
    guard (0...1).contains(value) else {
      throw Fault(
        .outOfRange(
          parameter: label, value: NumberText.swift(value), range: "from 0 to 1"), range)
    }
    return value
  }
}
