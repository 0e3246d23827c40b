internal import AnimationModel
internal import SwiftProgram

extension Catalog {
  /// The springs and curves of UIKit and Core Animation, for figures next to their SwiftUI counterparts.
  static let uiKit: [CallableSignature] =
    views + propertyAnimators + timingParameters + coreAnimation

  private static let views: [CallableSignature] = [
    .make(
      .uiKit, .function, "animate", "UIKit's animation with a curve", of: .view,
      .seconds("withDuration", help: howLong),
      .seconds("delay", default: 0, help: wait),
      .animationOptions("options")
    ) { .uiKit(UIView.animate(withDuration: $0, delay: $1, options: $2)) },
    .make(
      .uiKit, .function, "animate", "UIKit's spring animation, cut off at its duration", of: .view,
      .seconds("withDuration", help: howLong),
      .seconds("delay", default: 0, help: wait),
      .number("usingSpringWithDamping", in: solvable, help: fraction),
      .velocity("initialSpringVelocity"),
      .animationOptions("options")
    ) {
      .uiKit(
        UIView.animate(
          withDuration: $0, delay: $1, usingSpringWithDamping: $2, initialSpringVelocity: $3,
          options: $4))
    },
    .make(
      .uiKit, .function, "animate", "UIKit's spring animation by duration and bounce, since iOS 17",
      of: .view,
      .seconds("springDuration", default: 0.5, help: perceptual),
      .number("bounce", default: 0, in: .above(-1).below(1), help: bounce),
      .velocity("initialSpringVelocity", default: 0),
      .seconds("delay", default: 0, help: wait),
      .animationOptions("options")
    ) {
      .uiKit(
        UIView.animate(
          springDuration: $0, bounce: $1, initialSpringVelocity: $2, delay: $3, options: $4))
    },
    .make(
      .uiKit, .function, "transition", "the timing of UIKit's transition between views", of: .view,
      .seconds("duration", help: howLong),
      .animationOptions("options")
    ) { .uiKit(UIView.transition(duration: $0, options: $1)) },
  ]

  private static let propertyAnimators: [CallableSignature] = [
    .make(
      .uiKit, .initializer, "UIViewPropertyAnimator", "a property animator's curve",
      of: .propertyAnimator,
      .seconds("duration", help: howLong),
      .animationCurve("curve", help: "easeInOut, easeIn, easeOut or linear")
    ) { .uiKit(UIViewPropertyAnimator(duration: $0, curve: $1).animation) },
    .make(
      .uiKit, .initializer, "UIViewPropertyAnimator", "a property animator's cubic Bézier",
      of: .propertyAnimator,
      .seconds("duration", help: howLong),
      .unitPoint("controlPoint1", help: "the first control point"),
      .unitPoint("controlPoint2", help: "the second control point")
    ) {
      .uiKit(
        UIViewPropertyAnimator(duration: $0, controlPoint1: $1, controlPoint2: $2).animation)
    },
    .make(
      .uiKit, .initializer, "UIViewPropertyAnimator", "a property animator's spring",
      of: .propertyAnimator,
      .seconds("duration", help: howLong),
      .number("dampingRatio", in: solvable, help: fraction)
    ) { .uiKit(UIViewPropertyAnimator(duration: $0, dampingRatio: $1).animation) },
    .make(
      .uiKit, .initializer, "UIViewPropertyAnimator",
      "a property animator with timing parameters", of: .propertyAnimator,
      .seconds(
        "duration", help: "the duration, in seconds, if the parameters do not set it"),
      .timingParameters("timingParameters", help: "the curve or spring")
    ) { .uiKit($1.animation(duration: $0)) },
    .make(
      .uiKit, .function, "runningPropertyAnimator", "a property animator that has been started",
      of: .propertyAnimator,
      .seconds("withDuration", help: howLong),
      .seconds("delay", help: wait),
      .animationOptions("options")
    ) {
      .uiKit(
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: $0, delay: $1, options: $2))
    },
  ]

  private static let timingParameters: [CallableSignature] = [
    .make(
      .uiKit, .initializer, "UISpringTimingParameters", "the spring of UIKit's own transitions",
      of: .timingParameters
    ) { .timingParameters(.spring(UISpringTimingParameters())) },
    .make(
      .uiKit, .initializer, "UISpringTimingParameters",
      "a spring with the duration of its property animator", of: .timingParameters,
      .number("dampingRatio", in: solvable, help: fraction),
      .velocityVector("initialVelocity")
    ) {
      .timingParameters(
        .spring(UISpringTimingParameters(dampingRatio: $0, initialVelocity: $1)))
    },
    .make(
      .uiKit, .initializer, "UISpringTimingParameters",
      "UIKit's spring by mass, stiffness and damping",
      of: .timingParameters,
      .number("mass", in: .above(0), help: mass),
      .number("stiffness", in: .above(0), help: stiffness),
      .number("damping", in: .above(0), help: damping),
      .velocityVector("initialVelocity")
    ) {
      .timingParameters(
        .spring(
          UISpringTimingParameters(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3)))
    },
    .make(
      .uiKit, .initializer, "UISpringTimingParameters", "UIKit's spring by duration and bounce",
      of: .timingParameters,
      .seconds("duration", default: 0.5, in: .above(0), help: perceptual),
      .number("bounce", default: 0, in: .above(-1).below(1), help: bounce),
      .velocityVector("initialVelocity")
    ) {
      .timingParameters(
        .spring(UISpringTimingParameters(duration: $0, bounce: $1, initialVelocity: $2)))
    },
    .make(
      .uiKit, .initializer, "UICubicTimingParameters", "Core Animation's default curve",
      of: .cubicTimingParameters
    ) { .timingParameters(.cubic(UICubicTimingParameters())) },
    .make(
      .uiKit, .initializer, "UICubicTimingParameters", "one of UIKit's curves",
      of: .cubicTimingParameters,
      .animationCurve("animationCurve", help: "easeInOut, easeIn, easeOut or linear")
    ) { .timingParameters(.cubic(UICubicTimingParameters(animationCurve: $0))) },
    .make(
      .uiKit, .initializer, "UICubicTimingParameters", "a cubic Bézier from (0, 0) to (1, 1)",
      of: .cubicTimingParameters,
      .unitPoint("controlPoint1", help: "the first control point"),
      .unitPoint("controlPoint2", help: "the second control point")
    ) {
      .timingParameters(
        .cubic(UICubicTimingParameters(controlPoint1: $0, controlPoint2: $1)))
    },
  ]

  private static let coreAnimation: [CallableSignature] = [
    .make(
      .uiKit, .initializer, "CASpringAnimation",
      "Core Animation's spring by mass, stiffness and damping",
      of: .springAnimation,
      .number("mass", default: 1, in: .above(0), help: mass),
      .number("stiffness", default: 100, in: .above(0), help: stiffness),
      .number("damping", default: 10, in: .above(0), help: damping),
      .velocity("initialVelocity", default: 0)
    ) {
      .uiKit(
        Animation(
          CASpringAnimation(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3)))
    },
    .make(
      .uiKit, .initializer, "CASpringAnimation", "Core Animation's spring by duration and bounce",
      of: .springAnimation,
      .seconds("perceptualDuration", in: .above(0), help: perceptual),
      .number("bounce", in: .above(-1).below(1), help: bounce)
    ) { .uiKit(Animation(CASpringAnimation(perceptualDuration: $0, bounce: $1))) },
    .make(
      .uiKit, .initializer, "CAMediaTimingFunction", "one of Core Animation's named curves",
      of: .timingFunction,
      .timingFunctionName("name", help: "linear, easeIn, easeOut, easeInEaseOut or default")
    ) { .unitCurve(CAMediaTimingFunction(name: $0).unitCurve) },
    .make(
      .uiKit, .initializer, "CAMediaTimingFunction", "a cubic Bézier from (0, 0) to (1, 1)",
      of: .timingFunction,
      .number("controlPoints", help: "first control point, time"),
      .plainNumber("c1y", help: "first control point, progress"),
      .plainNumber("c2x", help: "second control point, time"),
      .plainNumber("c2y", help: "second control point, progress")
    ) { .unitCurve(CAMediaTimingFunction(controlPoints: $0, $1, $2, $3).unitCurve) },
  ]

  /// The damping ratios for which UIKit's result is known; above 1 they act as 1.
  private static let solvable = ValidRange.atLeast(0.01)

  private static let howLong = "the duration, in seconds"
  private static let wait = "the delay, in seconds"
}

extension Parameter<CAMediaTimingFunctionName> {
  /// Returns a parameter for the name of a curve, with a label.
  static func timingFunctionName(_ name: String, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .timingFunctionName, defaultText: nil, range: .any,
        help: help, defaultValue: nil)
    ) {
      guard case .timingFunctionName(let name) = $0 else { return nil }
      return name
    }
  }
}

extension Parameter<UIView.AnimationOptions> {
  /// Returns a parameter for UIKit's options, with a label; empty by default.
  static func animationOptions(_ name: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .animationOptions, defaultText: "[]", range: .any,
        help: "the curve and the repetition: '.curveEaseOut', '[.repeat, .autoreverse]'",
        defaultValue: .animationOptions([]))
    ) {
      guard case .animationOptions(let options) = $0 else { return nil }
      return options
    }
  }
}

extension Parameter<UIView.AnimationCurve> {
  /// Returns a parameter for one of UIKit's curves, with a label.
  static func animationCurve(_ name: String, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .animationCurve, defaultText: nil, range: .any, help: help,
        defaultValue: nil)
    ) {
      guard case .animationCurve(let curve) = $0 else { return nil }
      return curve
    }
  }
}

extension Parameter<TimingParameters> {
  /// Returns a parameter for the timing parameters of a spring or curve, with a label.
  static func timingParameters(_ name: String, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .timingParameters, defaultText: nil, range: .any,
        help: help, defaultValue: nil)
    ) {
      guard case .timingParameters(let parameters) = $0 else { return nil }
      return parameters
    }
  }
}
