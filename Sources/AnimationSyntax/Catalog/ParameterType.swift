/// The type of a parameter's values.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// A time in seconds.
  case seconds
  /// A time in seconds, or nil.
  case optionalSeconds
  /// Any number.
  case number
  /// A whole number.
  case integer
  /// True or false.
  case flag
  /// A `Spring`.
  case spring
  /// A `UnitCurve`.
  case unitCurve
  /// A point, given as `UnitPoint` or `CGPoint`.
  case unitPoint
  /// A velocity in travels per second.
  case velocity
  /// A velocity in travels per second, as a number or as a `CGVector` for one axis.
  case velocityVector
  /// A `UISpringTimingParameters`.
  case timingParameters
  /// A `CAMediaTimingFunctionName`.
  case timingFunctionName
  /// A `UIView.AnimationOptions`: one option, or several in brackets.
  case animationOptions
  /// A `UIView.AnimationCurve`.
  case animationCurve
  /// A value of the type that a track moves.
  case value
  /// A value of the type that a track moves, or nil.
  case optionalValue
  /// An animation, or nil.
  case optionalAnimation
  /// A transition.
  case transition
  /// An edge of a view.
  case edge
  /// A size, given as `CGSize`.
  case size
  /// The change of size of a `.blurReplace`.
  case blurReplace
  /// A number in CSS.
  case cssNumber
  /// A whole number in CSS.
  case cssInteger
  /// The stops of CSS's `linear()`: one or more arguments.
  case cssStops
  /// The step position of CSS's `steps()`, which decides where its rises are.
  case cssStepPosition

  /// The type's name in Swift; nil for a type that exists only in CSS.
  public var swiftName: String? {
    switch self {
    case .seconds: "TimeInterval"
    case .optionalSeconds: "TimeInterval?"
    case .number, .velocity: "Double"
    case .integer: "Int"
    case .flag: "Bool"
    case .spring: "Spring"
    case .unitCurve: "UnitCurve"
    case .unitPoint: "UnitPoint"
    case .velocityVector: "CGVector"
    case .timingParameters: "UITimingCurveProvider"
    case .animationOptions: "UIView.AnimationOptions"
    case .animationCurve: "UIView.AnimationCurve"
    case .timingFunctionName: "CAMediaTimingFunctionName"
    case .value: "Value"
    case .optionalValue: "Value?"
    case .optionalAnimation: "Animation?"
    case .transition: "AnyTransition"
    case .edge: "Edge"
    case .size: "CGSize"
    case .blurReplace: "BlurReplaceTransition.Configuration"
    case .cssNumber, .cssInteger, .cssStops, .cssStepPosition: nil
    }
  }

  /// A number as a user could type it; nil for a type whose `words` contain an example.
  var example: String? {
    switch self {
    case .seconds, .optionalSeconds: "0.2"
    case .number: "2"
    case .integer: "3"
    default: nil
    }
  }

  /// The description of a value of the type, for a sentence.
  var words: String {
    switch self {
    case .seconds, .optionalSeconds: "a number of seconds"
    case .number, .velocity, .cssNumber: "a number"
    case .integer, .cssInteger: "a whole number"
    case .flag: "true or false"
    case .spring: "a spring such as 'Spring(duration: 0.5, bounce: 0.3)'"
    case .unitCurve: "a curve such as '.easeInOut'"
    case .value, .optionalValue: "a value of the track's type"
    case .unitPoint: "a point such as 'UnitPoint(x: 0.2, y: 0)'"
    case .velocityVector: "a number, or a vector such as 'CGVector(dx: 0, dy: 0.5)'"
    case .timingParameters:
      "timing parameters such as 'UISpringTimingParameters(dampingRatio: 0.7)'"
    case .animationOptions: "options such as '.curveEaseOut' or '[.repeat, .autoreverse]'"
    case .animationCurve: "a curve such as '.easeInOut'"
    case .timingFunctionName: "a name such as '.easeIn'"
    case .optionalAnimation: "an animation such as '.spring(duration: 0.5)'"
    case .transition: "a transition such as '.opacity' or '.push(from: .bottom)'"
    case .edge: "an edge: '.top', '.bottom', '.leading' or '.trailing'"
    case .size: "a size such as 'CGSize(width: 30, height: 5)'"
    case .blurReplace: "'.downUp' or '.upUp'"
    case .cssStops: "stops such as '0, 0.25 75%, 1'"
    case .cssStepPosition: "a step position such as 'jump-end'"
    }
  }
}
