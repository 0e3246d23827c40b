import CustomAnimations
import Foundation
import Kymograph
import Testing

/// What is read of the sources of these animations plays as what is compiled of them, to the last bit.
@Suite("The animations, read from their text")
struct ReadAnimationsTests {
  static let animations: [(file: String, expression: String, compiled: Animation)] = [
    ("ElasticAnimation", "elastic(duration: 0.6)", .elastic(duration: 0.6)),
    ("LinearRamp", "LinearRamp(duration: 0.5)", Animation(LinearRamp(duration: 0.5))),
    ("MergingSpring", "mergingSpring(response: 0.4)", .mergingSpring(response: 0.4)),
    ("PausableAnimation", "easeInOut(duration: 1).pausable", .easeInOut(duration: 1).pausable),
  ]

  private func read(_ index: Int) throws -> Animation {
    let (file, expression, _) = Self.animations[index]
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CustomAnimations/\(file).swift")
    let curves = try ExpressionFile.curves(
      of: expression, in: String(contentsOf: source, encoding: .utf8), fileName: "\(file).swift")
    guard case .animation(let animation) = try #require(curves.first).subject else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return animation
  }

  private func expectEqual(_ one: Recording, _ other: Recording) {
    #expect(one.count > 5)
    #expect(one.times == other.times)
    #expect(one.values.map(\.bitPattern) == other.values.map(\.bitPattern))
    #expect(one.velocities.map(\.bitPattern) == other.velocities.map(\.bitPattern))
    #expect(one.events == other.events)
  }

  @Test("Every frame", arguments: animations.indices)
  func frames(index: Int) throws {
    let recorder = Recorder(from: -3, to: 40)
    for rate in [60.0, 120] {
      expectEqual(
        try recorder.record(.animation(read(index)), framesPerSecond: rate),
        try recorder.record(.animation(Self.animations[index].compiled), framesPerSecond: rate))
    }
  }

  @Test("Interrupted by themselves and by springs", arguments: animations.indices)
  func interruptions(index: Int) throws {
    func recording(_ animation: Animation) throws -> Recording {
      let steps = [animation, animation, .bouncy, animation].map { NamedAnimation("", $0) }
      return try Interruption(steps, at: [0.1, 0.3, 0.4], to: [100, -20, 50, 0])
        .record(framesPerSecond: 60).attribute.recording
    }
    expectEqual(try recording(read(index)), try recording(Self.animations[index].compiled))
  }
}
