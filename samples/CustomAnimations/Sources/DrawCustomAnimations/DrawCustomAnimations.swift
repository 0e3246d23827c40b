import CustomAnimations
import Kymograph

/// Draws every animation of the samples into the folder that is named, or into the current one.
@main
enum DrawCustomAnimations {
  static func main() throws {
    let pictures = try Pictures(in: CommandLine.arguments.dropFirst().first ?? ".")

    try pictures.draw(
      [
        try Recorder(to: 100).record(
          .animation(.elastic(duration: 1)), name: "elastic", framesPerSecond: 120),
        try Recorder(to: 100).record(
          .animation(Animation(LinearRamp(duration: 1))), name: "ramp", framesPerSecond: 120),
      ], title: "An elastic animation and a ramp", as: "elastic")

    try pictures.draw(
      [
        film("paused for a second", seconds: 2.5) { frame, animator in
          if frame == 0 {
            animator.change(
              to: 100, AnimatedChange(animation: .easeInOut(duration: 1).pausable), at: 0)
          }
          if frame == 24 || frame == 84 {
            var environment = animator.environment
            environment.isMotionPaused = frame == 24
            animator.change(environment: environment, at: Double(frame) / 60)
          }
        }
      ], title: "An animation that the environment pauses", as: "pausable")

    let spring = AnimatedChange(animation: .mergingSpring(response: 0.6))
    try pictures.draw(
      [
        film("turned round", seconds: 1.5) { frame, animator in
          if frame == 0 { animator.change(to: 100, spring, at: 0) }
          if frame == 12 { animator.change(to: 0, spring, at: 0.2) }
        },
        film("left alone", seconds: 1.5) { frame, animator in
          if frame == 0 { animator.change(to: 100, spring, at: 0) }
        },
      ], title: "A spring that takes over from itself", as: "merging-spring")

    try pictures.draw(hike(), as: "hiking-route")
  }

  /// A route that changes to another, every fifth frame of it over the ones before.
  private static func hike() -> Drawing {
    var route = HikingRoute(
      from: CGPoint(x: 40, y: 330), over: CGPoint(x: 220, y: 220), to: CGPoint(x: 560, y: 330))
    let other = HikingRoute(
      from: CGPoint(x: 40, y: 330), over: CGPoint(x: 400, y: 60), to: CGPoint(x: 560, y: 240),
      winding: 18)
    var animator = Animator(route.animatableData, clock: .frames(rate: 60))
    animator.change(to: other.animatableData, AnimatedChange(animation: .bouncy), at: 0)

    var drawing = Drawing(
      size: Size(width: 600, height: 400), background: Color(hex: 0xFFFFFF),
      title: "A hiking route on its way to another")
    for frame in 0...60 {
      animator.update(to: Double(frame) / 60)
      guard frame.isMultiple(of: 5) else { continue }
      route.animatableData = animator.shown
      let points = route.points(count: 97).map { Point(x: $0.x, y: $0.y) }
      let path = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
      let color = Color(hex: 0xB6502A).opacity(0.15 + 0.85 * Double(frame) / 60)
      drawing.commands.append(.stroke(path, StrokeStyle(width: 2), color))
    }
    return drawing
  }
}
