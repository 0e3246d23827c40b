internal import CurveGeometry

/// The positions of a fluid spring after each of its steps, for code that searches for a spring in recorded
/// values.
package enum FluidSpringSteps {
  /// The number of steps in a second.
  package static var perSecond: Double { FluidSpringIntegrator.stepsPerSecond }

  /// The fraction of a step by which a time may fall short of the step.
  ///
  /// On a device, frame times lie slightly after index ÷ rate, so that at a tie the later step is taken.
  package static let tie = 1e-6

  /// The number of steps taken by the frame that is shown at an elapsed time in seconds: ⌊300e + 10⁻⁶⌋ + 1, none
  /// at the start itself and before.
  ///
  /// Source: semantics reference, section 7.3 steps 4 and 5 (the count is recorded).
  @inline(__always)
  package static func count(after elapsed: Double) -> Int {
    guard elapsed > 0 else { return 0 }
    return Int(saturating: elapsed * FluidSpringIntegrator.stepsPerSecond + tie) + 1
  }

  /// The positions after 0, 1, 2 … steps.
  ///
  /// - Parameters:
  ///   - response: The spring's response in seconds.
  ///   - dampingFraction: The spring's friction as a fraction of critical damping.
  ///   - target: The distance to cover.
  ///   - velocity: The velocity at the start, in value units per second.
  ///   - count: The number of steps.
  package static func positions(
    response: Double, dampingFraction: Double, target: Double, velocity: Double, count: Int
  ) -> [Double] {
    let integrator = FluidSpringIntegrator(response: response, dampingFraction: dampingFraction)
    var phase = FluidSpringIntegrator.Phase<Double>(velocity: velocity)
    var positions = [0.0]
    positions.reserveCapacity(count + 1)
    for _ in 0..<max(count, 0) {
      integrator.step(&phase, towards: target)
      positions.append(phase.offset)
    }
    return positions
  }
}
