import AnimationModel
import MotionConversion
import MotionRecording
import Testing

/// The times at which libraries end a spring, compared with those that another program finds by
/// their rules.
@Suite struct RestTimeTests {
  private static let bouncy = Spring(mass: 1, stiffness: 170, damping: 12)
  private static let critical = Spring(mass: 2, stiffness: 200, damping: 40)

  @Test(arguments: [
    (bouncy, ConversionTarget.flutter, "Flutter ends it after 1.34 s"),
    (bouncy, .motion, "Motion ends it after 1.05 s"),
    (bouncy, .reanimated, "Reanimated 4 ends it after 1.56 s"),
    (bouncy, .androidView, "Android ends it after 0.955 s"),
    (bouncy, .reactSpring, "react-spring ends it after 0.963 s"),
    (bouncy, .coreAnimation, "Core Animation ends it after 1.22 s"),
    (critical, .flutter, "Flutter ends it after 1.17 s"),
    (critical, .motion, "Motion ends it after 0.912 s (before version 12.36 after 0.744 s)"),
    (critical, .reanimated, "Reanimated 4 ends it after 1.24 s"),
    (critical, .androidView, "Android ends it after 0.879 s"),
    (critical, .reactSpring, "react-spring ends it after 0.933 s"),
  ])
  func theEndIsReported(spring: Spring, target: ConversionTarget, words: String) throws {
    let remarks = try Converter(.spring(spring), text: "").conversion(to: target).remarks
    #expect(remarks.contains { $0.hasPrefix(words) }, "\(remarks)")
  }

  /// The rule in Motion's own code since its commit df9913cd4 of March 2026, and before it.
  @Test(arguments: [
    (Animation.smooth, "Motion ends it after 0.746 s (before version 12.36 after 0.592 s)"),
    (
      .spring(duration: 0.3, bounce: -0.5),
      "Motion ends it after 1.14 s (before version 12.36 after 0.958 s)"
    ),
    (.bouncy, "Motion ends it after 0.676 s, at"),
  ])
  func motionAsksEverySpringForItsSpeed(animation: Animation, words: String) throws {
    let remarks = try Converter(.animation(animation), text: "").conversion(to: .motion).remarks
    #expect(remarks.contains { $0.hasPrefix(words) }, "\(remarks)")
  }

  @Test(arguments: [ConversionTarget.flutter, .motion, .androidView, .reactSpring, .compose])
  func withoutFrictionThereIsNone(target: ConversionTarget) throws {
    let spring = Spring(stiffness: 100, damping: 0)
    let remarks = try Converter(.spring(spring), text: "").conversion(to: target).remarks
    #expect(remarks.contains { $0.contains("never ends it") })
    #expect(remarks.contains { $0.contains("that of the first 10 s") })
  }

  /// A spring whose end is later than the computed time is not reported as endless.
  @Test func aLateEndIsNotCalledNone() throws {
    let spring = Spring(response: 5000, dampingRatio: 1)
    let remarks = try Converter(.spring(spring), text: "").conversion(to: .reactSpring).remarks
    #expect(remarks.contains { $0.contains("ends it later than after 600 s") }, "\(remarks)")
  }
}
