/// A function that finds the animation in a part of a recorded motion, for searches of several motions.
typealias PartFitter =
  (_ observations: MotionObservations, _ options: FittingOptions) throws(FittingError) -> MotionFit
