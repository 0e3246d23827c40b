/// A target to which an animation can be converted.
///
/// The raw value is the name that `kymo convert --to` takes.
public enum ConversionTarget: String, Hashable, Sendable, CaseIterable {
  /// CSS `linear()`, with points that follow the motion.
  case cssLinear = "css-linear"

  /// CSS `cubic-bezier()`, the nearest one.
  case cssCubicBezier = "css-cubic-bezier"

  /// SwiftUI's own API.
  case swiftUI = "swiftui"

  /// UIKit's view animations and timing parameters.
  case uiKit = "uikit"

  /// `CASpringAnimation` and `CAMediaTimingFunction`.
  case coreAnimation = "core-animation"

  /// Jetpack Compose's `spring` and `tween`.
  case compose

  /// The motion tokens of Material 3.
  case material3

  /// Flutter's `SpringDescription` and `Cubic`.
  case flutter

  /// react-spring's `config`.
  case reactSpring = "react-spring"

  /// The `transition` of motion.dev, formerly Framer Motion.
  case motion

  /// Reanimated's `withSpring` and `withTiming`.
  case reanimated

  /// Keyframes of a Lottie file.
  case lottie

  /// SVG's `animate` element.
  case svgSMIL = "svg-smil"

  /// An ease of GSAP.
  case gsap

  /// Android's `SpringForce` and `PathInterpolator`.
  case androidView = "android-view"

  /// The name by which people know the target.
  public var title: String {
    switch self {
    case .cssLinear: "CSS linear()"
    case .cssCubicBezier: "CSS cubic-bezier()"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .coreAnimation: "Core Animation"
    case .compose: "Compose"
    case .material3: "Material 3"
    case .flutter: "Flutter"
    case .reactSpring: "react-spring"
    case .motion: "Motion"
    case .reanimated: "Reanimated"
    case .lottie: "Lottie"
    case .svgSMIL: "SVG"
    case .gsap: "GSAP"
    case .androidView: "Android"
    }
  }

  /// Whether a curve is fitted to the motion, instead of converting its parameters.
  public var isFittedCurve: Bool {
    switch self {
    case .cssLinear, .cssCubicBezier, .lottie, .svgSMIL, .gsap: true
    case .swiftUI, .uiKit, .coreAnimation, .compose, .material3, .flutter, .reactSpring, .motion,
      .reanimated, .androidView:
      false
    }
  }

  /// The style of comments in the target's language.
  public var comments: CommentStyle {
    switch self {
    case .cssLinear, .cssCubicBezier: .starred
    case .svgSMIL: .markup
    case .lottie: .none
    case .swiftUI, .uiKit, .coreAnimation, .compose, .material3, .flutter, .reactSpring, .motion,
      .reanimated, .gsap, .androidView:
      .slashes
    }
  }
}

extension ConversionTarget {
  /// The style in which a language writes a comment of one line.
  public enum CommentStyle: Hashable, Sendable {
    /// `// …`
    case slashes

    /// `/* … */`
    case starred

    /// `<!-- … -->`
    case markup

    /// The language has no comments.
    case none

    /// The lines as comments, a line break after each; empty if there are no comments.
    ///
    /// A blank is put into text that would end a comment early.
    public func comment(_ lines: [String]) -> String {
      var text = ""
      for line in lines {
        switch self {
        case .slashes: text += "// \(line)\n"
        case .starred: text += "/* \(Self.apart(line, "*", "/")) */\n"
        case .markup: text += "<!-- \(Self.apart(line, "-", "-")) -->\n"
        case .none: break
        }
      }
      return text
    }

    private static func apart(
      _ line: String, _ first: Character, _ second: Character
    ) -> String {
      var text = ""
      for character in line {
        if character == second, text.last == first { text.append(" ") }
        text.append(character)
      }
      return text
    }
  }
}
