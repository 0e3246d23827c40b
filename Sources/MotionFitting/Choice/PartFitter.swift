/// A function that finds the animation in a part of a recorded motion, as a search of several motions needs it.
typealias PartFitter =
  (_ observations: MotionObservations, _ options: FittingOptions) throws(FittingError) -> MotionFit
