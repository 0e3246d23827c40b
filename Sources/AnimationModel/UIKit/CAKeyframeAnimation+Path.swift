extension CAKeyframeAnimation {
  /// Returns the path of one number of the values, as keyframes.
  ///
  /// Straight lines, steps and splines are exact; curves around splines and curves around curves are followed by
  /// cubics, to about a millionth.
  ///
  /// - Parameter component: The index of the number in each value.
  /// - Returns: The path; three cycles of it if it is endless.
  public func path(component: Int = 0) -> KeyframePath<Double> {
    let pass = MediaPass(
      spans: KeyframeSpans(self, component: component).spans, timingFunction: timingFunction)
    return pass.path(timing: timing)
  }
}
