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

  private func text(of file: String) throws -> String {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CustomAnimations/\(file).swift")
    return try String(contentsOf: source, encoding: .utf8)
  }

  private func read(_ index: Int) throws -> Animation {
    let (file, expression, _) = Self.animations[index]
    let curves = try ExpressionFile.curves(
      of: expression, in: text(of: file), fileName: "\(file).swift")
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

  @Test("In scenarios, interrupted twice and paused", arguments: animations.indices)
  func scenarios(index: Int) throws {
    let (file, expression, animation) = Self.animations[index]
    let isType = expression.first?.isUppercase == true
    let written = isType ? "Animation(\(expression))" : ".\(expression)"
    let pauses = file == "PausableAnimation" ? [(0.1, true), (0.25, false), (0.5, true)] : []
    var script = try text(of: file) + "\n@State var a = 5.0\nrun(until: 1)\n"
    var compiled = ScenarioScript()
    compiled.states = [.init("a", .number(5))]
    compiled.attributes = [.init("a")]
    compiled.end = 1
    for (time, target) in [(0, 100.0), (0.2, -20), (0.35, 60)] {
      script += "at(\(time)) { withAnimation(\(written)) { a = \(target) } }\n"
      compiled.events.append(
        .init(
          at: time,
          [.animated(with: .init(written, animation), [.set("a", .number(target))])]))
    }
    for (time, isPaused) in pauses {
      script += "at(\(time)) { environment.isMotionPaused = \(isPaused) }\n"
      compiled.events.append(.init(at: time, [.environment { $0.isMotionPaused = isPaused }]))
    }
    let rows = try rows(ScenarioFile.parse(script, fileName: "\(file).swift") { _ in "" })
    let expected = try self.rows(.script(compiled))
    #expect(rows.count > 60)
    #expect(rows.map(\.time) == expected.map(\.time))
    #expect(rows.map(\.value?.bitPattern) == expected.map(\.value?.bitPattern))
    #expect(rows.map(\.velocity?.bitPattern) == expected.map(\.velocity?.bitPattern))
    #expect(rows.map(\.events) == expected.map(\.events))
  }

  private func rows(_ scenario: Scenario) throws -> [AttributeRow] {
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario, clock: .frames(rate: 60)).run { rows.append($0) }
    return rows
  }
}
