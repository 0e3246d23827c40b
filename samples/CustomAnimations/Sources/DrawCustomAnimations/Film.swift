import Kymograph

/// Films a value on a display of 60 frames a second.
///
/// - Parameters:
///   - name: What the curve is called.
///   - seconds: How long it is filmed.
///   - happens: What happens at a frame, before the value is looked at.
func film(
  _ name: String, seconds: Double, happens: (_ frame: Int, inout Animator<Double>) -> Void
) -> Recording {
  let clock = Clock.frames(rate: 60)
  var animator = Animator(0.0, clock: clock)
  var (times, values, velocities): ([Double], [Double], [Double]) = ([], [], [])
  for frame in 0...Int(seconds * 60) {
    let time = Double(frame) / 60
    happens(frame, &animator)
    animator.update(to: time)
    times.append(time)
    values.append(animator.shown)
    velocities.append(animator.velocity)
  }
  return Recording(
    name: name, start: 0, target: animator.model, clock: clock, times: times, values: values,
    velocities: velocities, ending: .cutOff(at: seconds))
}
