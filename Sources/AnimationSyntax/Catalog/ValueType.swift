/// The types whose members have names in the catalog.
enum ValueType: Hashable, Sendable {
  case animation
  case spring
  case unitCurve
  case unitPoint
  case view
  case propertyAnimator
  case timingParameters
  case cubicTimingParameters
  case springAnimation
  case timingFunction
  case keyframe
  case transition
  case easing

  /// The types by their names in Swift.
  ///
  /// `CGPoint` stands for `UnitPoint` too, as many write it.
  static let swiftNames: [String: ValueType] = [
    "Animation": .animation, "Spring": .spring, "UnitCurve": .unitCurve,
    "UnitPoint": .unitPoint, "CGPoint": .unitPoint,
    "UIView": .view, "UIViewPropertyAnimator": .propertyAnimator,
    "UISpringTimingParameters": .timingParameters, "CASpringAnimation": .springAnimation,
    "UICubicTimingParameters": .cubicTimingParameters,
    "CAMediaTimingFunction": .timingFunction,
    "AnyTransition": .transition,
  ]

  /// The description of a value of the type, for a sentence.
  var words: String {
    switch self {
    case .animation: ParameterType.optionalAnimation.words
    case .spring: ParameterType.spring.words
    case .unitCurve: ParameterType.unitCurve.words
    case .unitPoint: ParameterType.unitPoint.words
    case .view:
      "a call such as 'UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, "
        + "initialSpringVelocity: 0)'"
    case .propertyAnimator:
      "a call such as 'UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7)'"
    case .timingParameters: ParameterType.timingParameters.words
    case .cubicTimingParameters:
      "a curve such as 'UICubicTimingParameters(animationCurve: .easeIn)'"
    case .springAnimation: "a spring such as 'CASpringAnimation(stiffness: 170, damping: 15)'"
    case .timingFunction: "a curve such as 'CAMediaTimingFunction(name: .easeIn)'"
    case .keyframe: "a keyframe such as 'LinearKeyframe(1, duration: 0.5)'"
    case .transition: ParameterType.transition.words
    case .easing: "an easing such as 'ease-out' or 'cubic-bezier(0.2, 0, 0, 1)'"
    }
  }

  /// The type's name with its article, for a sentence.
  var article: String {
    switch self {
    case .animation: "an animation"
    case .spring: "a spring"
    case .unitCurve: "a curve"
    case .unitPoint: "a point"
    case .view, .propertyAnimator: "a UIKit animation"
    case .timingParameters: "timing parameters of UIKit"
    case .cubicTimingParameters: "a UIKit curve"
    case .springAnimation: "a Core Animation spring"
    case .timingFunction: "a Core Animation timing function"
    case .keyframe: "a keyframe"
    case .transition: "a transition"
    case .easing: "an easing"
    }
  }
}

extension CatalogValue {
  /// The type of the value.
  var type: ValueType {
    switch self {
    case .animation: .animation
    case .spring: .spring
    case .unitCurve: .unitCurve
    case .unitPoint: .unitPoint
    case .uiKit: .view
    case .timingParameters: .timingParameters
    case .keyframe: .keyframe
    case .transition: .transition
    case .easing: .easing
    }
  }
}
