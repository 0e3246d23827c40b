internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

// The motion of a Core Animation animation, once all of its properties are set.
extension MediaObject {
  /// Returns the animation, once all of its properties are set.
  ///
  /// - Parameter groups: The groups that contain it, from the innermost to the outermost.
  func animation(in text: TextRegions, groups: [MediaObject]) -> UIKitAnimation {
    let settings = written.text(in: text)
    var animation = UIKitAnimation(
      typeName, named: name, range, text: settings.isEmpty ? typeName : "\(typeName): \(settings)"
    ) { name throws(Fault) in
      if let fault { throw fault }
      let groupFault = groups.lazy.compactMap(\.fault).first
      guard let groupFault else {
        let group = Self.group(of: groups)
        return try curves(named: name, in: text, group: group, notes: notes(on: group))
      }
      // An animation with a duration, or one that lasts until it has settled, can be shown without its group if the
      // group depends on the app.
      guard timing.duration > 0 || lastsUntilSettled else { throw groupFault }
      return try curves(
        named: name, in: text, group: nil,
        notes: [
          "the group of '\(self.name ?? typeName)' depends on the app: it is shown as it plays by itself"
        ])
    }
    for note in written.notes + groups.flatMap(\.written.notes) { animation.add(note: note) }
    return animation
  }

  /// The first fault, if any.
  private var fault: Fault? { written.fault ?? inheritedFault }

  /// Returns the group that contains an animation, inside its outer groups.
  private static func group(of groups: [MediaObject]) -> CAAnimationGroup? {
    guard let innermost = groups.first else { return nil }
    var group = CAAnimationGroup()
    group.timing = innermost.timing
    group.timingFunction = innermost.timingFunction
    group.outerGroups = groups.dropFirst().map { outer in
      var group = CAAnimationGroup()
      group.timing = outer.timing
      group.timingFunction = outer.timingFunction
      return group
    }
    return group
  }

  /// Returns the curves of the animation: one, or one for each number of the values.
  private func curves(
    named name: String?, in text: TextRegions, group: CAAnimationGroup?, notes: [String]
  ) throws(Fault) -> [ParsedExpression] {
    switch kind {
    case .group: return []
    case .basic:
      var basic = CABasicAnimation()
      basic.timing = timing
      basic.timingFunction = timingFunction
      let animation = group?.animation(of: basic) ?? basic.animation
      return [curve(.animation(animation), named: name, in: text, notes: endNotes + notes)]
    case .spring:
      var timing = timing
      var notes = endNotes + notes
      if lastsUntilSettled {
        timing.duration = spring.settlingDuration
      } else if timing.duration == 0, group == nil {
        notes.append(
          "without a duration Core Animation ends it after 0.25 s; "
            + "set 'duration' to 'settlingDuration' to let it settle")
      }
      let isComputable = [spring.spring.response, spring.spring.stiffness].allSatisfy {
        $0.isFinite && $0 > 0
      }
      guard timing.duration.isFinite, isComputable else {
        throw Fault(.impossibleSpring(function: typeName), range)
      }
      let animation =
        group?.animation(of: spring, timing: timing) ?? timing.animation(of: spring)
      return [curve(.animation(animation), named: name, in: text, notes: notes)]
    case .keyframes:
      return try keyframeCurves(named: name, in: text, group: group, notes: notes)
    }
  }

  /// Returns the notes for a reader on an animation in a group.
  private func notes(on group: CAAnimationGroup?) -> [String] {
    guard let group else { return [] }
    let duration = lastsUntilSettled ? spring.settlingDuration : timing.duration
    return duration > 0 && timing.beginTime + duration > group.duration
      ? [
        "'\(name ?? typeName)' is cut off by its group after \(NumberText.swift(group.duration)) s"
      ] : []
  }

  private func keyframeCurves(
    named name: String?, in text: TextRegions, group: CAAnimationGroup?, notes: [String]
  ) throws(Fault) -> [ParsedExpression] {
    guard let count = keyframes.values.first?.count, count > 0 else {
      throw Fault(
        .dependsOnApp(name: "\(self.name ?? typeName).values", expected: "the values in brackets"),
        range)
    }
    var animation = keyframes
    animation.timing = timing
    animation.timingFunction = timingFunction
    var notes = notes
    if hasNumberedValues { notes.append("values that are not numbers are counted from 0") }
    let outermost = (group?.outerGroups.last ?? group)?.timing ?? timing
    if outermost.repeatCount >= 1e9 || outermost.repeatDuration == .infinity {
      notes.append("it never ends: \(CAKeyframeAnimation.shownCycles) cycles are shown")
    }
    let axes = count == 2 ? ["x", "y"] : (1...count).map { "value \($0)" }
    return (0..<count).map { component in
      var curve = curve(
        .keyframes(
          KeyframeCurve(
            group?.path(of: animation, component: component)
              ?? animation.path(component: component))), named: name, in: text,
        notes: notes)
      if count > 1 {
        curve.track = axes[component]
        curve.timeline = curve.name
        curve.name += "." + axes[component]
      }
      return curve
    }
  }

  private func curve(
    _ subject: Subject, named name: String?, in text: TextRegions, notes: [String]
  ) -> ParsedExpression {
    var curve = ParsedExpression(
      name: name ?? typeName, isLabelled: name != nil, text: text.string(in: range),
      subject: subject)
    curve.notes = notes
    return curve
  }

  /// The start and end values, which are not shown: the curve is the animation's progress.
  private var endNotes: [String] {
    let words = [("fromValue", "from"), ("toValue", "to"), ("byValue", "by")]
      .compactMap { key, word in ends[key].map { "\(word) \(NumberText.swift($0))" } }
    return words.isEmpty || words == ["from 0", "to 1"]
      ? [] : ["the curve is the progress \(words.joined(separator: " "))"]
  }
}
