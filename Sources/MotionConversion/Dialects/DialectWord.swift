/// What a parameter's name means in a library.
enum DialectWord {
  /// It makes the spring.
  case counts
  /// It does not change the motion; the reason is told as a remark.
  case remark(String)
  /// A spring of SwiftUI has nothing for it.
  case refused(String)
  /// It must be false; a spring that is cut at its target is none of SwiftUI's.
  case mustBeFalse(String)

  private static let rest = "when it ends is SwiftUI's own affair"
  private static let clamp = "it cuts the motion off at its target, which no spring of SwiftUI does"
  private static let timing =
    "a duration with an easing is no spring; write it as '.timingCurve(…)'"
  private static let modifier =
    "it is no parameter of the spring; add SwiftUI's modifiers to the result"

  /// The words of a library.
  static func all(of dialect: SpringDialect) -> KeyValuePairs<String, DialectWord> {
    switch dialect {
    case .reactSpring:
      [
        "tension": .counts, "friction": .counts, "mass": .counts, "velocity": .counts,
        "frequency": .counts, "damping": .counts, "clamp": .mustBeFalse(clamp),
        "bounce": .refused(
          "react-spring's bounce throws the value back at its target, which no spring of SwiftUI does"
        ),
        "precision": .remark(rest), "restVelocity": .remark(rest), "duration": .refused(timing),
        "easing": .refused(timing), "decay": .refused("it glides to no target"),
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
        "type": .remark("what kind of easing it is shows from the rest"),
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

  /// What to write instead of a word of another library.
  static func translation(of word: String, to dialect: SpringDialect) -> String? {
    switch (dialect, word) {
    case (.reactSpring, "stiffness"): "its word for it is 'tension'"
    case (.reactSpring, "dampingRatio"): "write 'damping' beside 'frequency'"
    case (.compose, "damping"):
      "it has a 'dampingRatio': damping ÷ 2√(stiffness·mass)"
    case (.compose, "mass"): "its mass is 1: divide 'stiffness' by the mass"
    case (.compose, "bounce"): "write 'dampingRatio' = 1 − bounce"
    case (.flutter, "dampingRatio"): "its word for it is 'ratio'"
    case (.motion, "dampingRatio"): "write 'bounce' = 1 − ratio beside 'visualDuration'"
    case (.compose, "friction"): "it has a 'dampingRatio': friction ÷ 2√(tension·mass)"
    case (_, "tension"): "its word for it is 'stiffness'"
    case (_, "friction"): "its word for it is 'damping'"
    case (.figma, "dampingRatio"), (.wobble, "dampingRatio"):
      "write 'damping' = ratio·2√(stiffness·mass)"
    case (.figma, "bounce"), (.wobble, "bounce"), (.reanimated, "bounce"):
      "damping makes the bounce there"
    case (.reactSpring, "response"): "its word for it is 'frequency'"
    default: nil
    }
  }
}
