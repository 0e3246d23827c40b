public import AnimationModel

extension Recorder {
  /// Returns the velocity with which a subject begins, in both units; nil for a subject that cannot begin with one.
  ///
  /// It is the recorder's, or the subject's own.
  public func initialVelocity(of subject: Subject) -> GestureVelocity? {
    let distance = target - start
    if let own = subject.ownInitialVelocity {
      return GestureVelocity(travelsPerSecond: own, distance: distance)
    }
    guard subject.takesInitialVelocity else { return nil }
    return GestureVelocity(pointsPerSecond: initialVelocity ?? 0, distance: distance)
  }
}
