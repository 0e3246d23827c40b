internal import AnimationModel

/// An evaluated argument.
enum ArgumentValue: Hashable, Sendable {
  case number(Double)
  case integer(Int)
  case flag(Bool)
  case spring(Spring)
  case unitCurve(UnitCurve)
  case unitPoint(UnitPoint)
  case timingParameters(TimingParameters)
  case animationOptions(UIView.AnimationOptions)
  case animationCurve(UIView.AnimationCurve)
  case timingFunctionName(CAMediaTimingFunctionName)
  case animation(Animation)
  case transition(AnyTransition)
  case edge(Edge)
  case size(ViewSize)
  case blurReplace(BlurReplaceTransition.Configuration)
  /// The numbers of a value that keyframes move.
  case vector(DynamicVector)
  /// `nil`
  case nothing
  case linearStops([LinearStop])
  case stepPosition(StepPosition)
}

/// A value that an entry of the catalog makes.
enum CatalogValue: Hashable, Sendable {
  case animation(Animation)
  case spring(Spring)
  case unitCurve(UnitCurve)
  case unitPoint(UnitPoint)
  /// An animation of UIKit or Core Animation, which takes none of SwiftUI's modifiers.
  case uiKit(Animation)
  case timingParameters(TimingParameters)
  case keyframe(Keyframe<DynamicVector>)
  case transition(AnyTransition)
  case easing(EasingFunction)
}
