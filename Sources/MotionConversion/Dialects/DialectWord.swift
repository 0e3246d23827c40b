/// The meaning of a parameter's name in a library.
enum DialectWord {
  /// The parameter is a number of the spring.
  case counts
  /// The parameter does not change the motion; the reason becomes a remark.
  case remark(String)
  /// SwiftUI's springs have no counterpart for the parameter.
  case refused(String)
  /// The parameter must be false, since SwiftUI has no spring that is cut off at its target.
  case mustBeFalse(String)

  private static let rest = "SwiftUI has its own rule for when a spring ends"
  private static let clamp = "it cuts the motion off at its target, which no spring of SwiftUI does"
  private static let timing =
    "a duration with an easing is not a spring; write it as '.timingCurve(…)'"
  private static let modifier =
    "it is not a parameter of the spring; add SwiftUI's modifiers to the result"

  /// The parameters of a library.
  static func all(of dialect: SpringDialect) -> KeyValuePairs<String, DialectWord> {
    switch dialect {
    case .reactSpring:
      [
        "tension": .counts, "friction": .counts, "mass": .counts, "velocity": .counts,
        "frequency": .counts, "damping": .counts, "clamp": .mustBeFalse(clamp),
        "bounce": .refused(
          "react-spring's bounce reflects the value at its target, which no spring of SwiftUI does"
        ),
        "precision": .remark(rest), "restVelocity": .remark(rest), "duration": .refused(timing),
        "easing": .refused(timing), "decay": .refused("it has no target"),
        "round": .remark("values are not rounded"), "progress": .refused(timing),
        "delay": .refused(modifier), "loop": .refused(modifier),
      ]
    case .motion:
      [
        "stiffness": .counts, "damping": .counts, "mass": .counts, "velocity": .counts,
        "bounce": .counts, "duration": .counts, "visualDuration": .counts, "type": .counts,
        "restDelta": .remark(rest), "restSpeed": .remark(rest), "delay": .refused(modifier),
        "repeat": .refused(modifier), "repeatType": .refused(modifier),
        "repeatDelay": .refused(modifier), "ease": .refused(timing),
      ]
    case .reanimated:
      [
        "mass": .counts, "stiffness": .counts, "damping": .counts, "velocity": .counts,
        "duration": .counts, "dampingRatio": .counts, "energyThreshold": .counts,
        "overshootClamping": .mustBeFalse(clamp), "clamp": .refused(clamp),
        "restDisplacementThreshold": .remark(rest), "restSpeedThreshold": .remark(rest),
        "reduceMotion": .remark("SwiftUI has a setting of its own for reduced motion"),
      ]
    case .compose:
      [
        "dampingRatio": .counts, "stiffness": .counts, "visibilityThreshold": .remark(rest),
        "initialVelocity": .counts,
      ]
    case .flutter:
      [
        "mass": .counts, "stiffness": .counts, "damping": .counts, "ratio": .counts,
        "duration": .counts, "bounce": .counts, "velocity": .counts,
        "tolerance": .remark(rest), "snapToEnd": .remark(rest),
      ]
    case .figma:
      [
        "mass": .counts, "stiffness": .counts, "damping": .counts, "initialVelocity": .counts,
        "type": .remark("the other parameters show what kind of easing it is"),
      ]
    case .wobble:
      [
        "stiffness": .counts, "damping": .counts, "mass": .counts, "initialVelocity": .counts,
        "allowsOverdamping": .counts, "fromValue": .counts, "toValue": .counts,
        "overshootClamping": .mustBeFalse(clamp),
        "restVelocityThreshold": .remark(rest), "restDisplacementThreshold": .remark(rest),
      ]
    }
  }

  /// Returns the advice for a parameter's name from another library; nil if there is none.
  static func translation(of word: String, to dialect: SpringDialect) -> String? {
    switch (dialect, word) {
    case (.reactSpring, "stiffness"): "it is called 'tension' there"
    case (.reactSpring, "dampingRatio"): "write 'damping' with 'frequency'"
    case (.compose, "damping"):
      "it has a 'dampingRatio': damping ÷ 2√(stiffness·mass)"
    case (.compose, "mass"): "its mass is 1: divide 'stiffness' by the mass"
    case (.compose, "bounce"): "write 'dampingRatio' = 1 − bounce"
    case (.flutter, "dampingRatio"): "it is called 'ratio' there"
    case (.motion, "dampingRatio"): "write 'bounce' = 1 − ratio with 'visualDuration'"
    case (.compose, "friction"): "it has a 'dampingRatio': friction ÷ 2√(tension·mass)"
    case (_, "tension"): "it is called 'stiffness' there"
    case (_, "friction"): "it is called 'damping' there"
    case (.figma, "dampingRatio"), (.wobble, "dampingRatio"):
      "write 'damping' = ratio·2√(stiffness·mass)"
    case (.figma, "bounce"), (.wobble, "bounce"), (.reanimated, "bounce"):
      "the bounce follows from the damping there"
    case (.reactSpring, "response"): "it is called 'frequency' there"
    default: nil
    }
  }
}
