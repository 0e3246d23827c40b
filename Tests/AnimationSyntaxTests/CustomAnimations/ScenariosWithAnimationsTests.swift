import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// Animations of an app in scripts: the rows are the same as for the same scenario with compiled animations.
@Suite struct ScenariosWithAnimationsTests {
  private typealias Step = (time: Double, target: Double, text: String, compiled: Animation)

  /// Returns the rows of a script that declares the animations, which are interpreted.
  private static func read(_ script: String) throws -> [AttributeRow] {
    try ScenarioText.rows(InterpretedAnimationTests.text + "\n" + script)
  }

  /// Returns a script of several numbers, each with its steps, and the same scenario with compiled animations.
  private static func scenario(_ numbers: [Step]...) -> (script: String, compiled: ScenarioScript) {
    scenario(numbers)
  }

  private static func scenario(_ numbers: [[Step]]) -> (script: String, compiled: ScenarioScript) {
    var script = "run(until: 2)\n"
    var compiled = ScenarioScript()
    compiled.end = 2
    for (index, steps) in numbers.enumerated() {
      let name = "a\(index)"
      script += "@State var \(name) = 5.0\n"
      compiled.states.append(.init(name, .number(5)))
      compiled.attributes.append(.init(name))
      for (time, target, text, animation) in steps {
        let word = "done \(name) \(time)"
        script +=
          "at(\(time)) { withAnimation(.\(text)) { \(name) = \(target) }"
          + " completion: { log(\"\(word)\") } }\n"
        compiled.events.append(
          .init(
            at: time,
            [
              .animated(
                with: NamedAnimation(".\(text)", animation), [.set(name, .number(target))],
                completions: [.init([.log(word)])])
            ]))
      }
    }
    return (script, compiled)
  }

  private static func expectEqual(
    _ rows: [AttributeRow], _ compiled: ScenarioScript, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var expected: [AttributeRow] = []
    try ScenarioRunner(compiled, clock: .frames(rate: 60)).run { expected.append($0) }
    #expect(rows.count == expected.count, "\(what)", sourceLocation: sourceLocation)
    #expect(rows.count > 20, "\(what)", sourceLocation: sourceLocation)
    let different = zip(rows, expected).filter { row, other in
      row.time != other.time || row.attribute != other.attribute || row.event != other.event
        || row.value?.bitPattern != other.value?.bitPattern
        || row.velocity?.bitPattern != other.velocity?.bitPattern
    }
    #expect(
      different.isEmpty, "\(what): \(different.first.map { "\($0), not \($1)" } ?? "")",
      sourceLocation: sourceLocation)
  }

  // MARK: - Interruptions

  /// The texts after a leading dot; types are written as initializer calls.
  private static let pairs = InterpretedAnimationTests.pairs.map { text, animation in
    (text: text.first?.isUppercase == true ? "init(\(text))" : text, animation: animation)
  }

  /// Each is a separate number in a single script: reading the animations takes longer than playing them.
  @Test func interruptionsInScriptsHaveTheBits() throws {
    let (script, compiled) = Self.scenario(
      Self.pairs.map { text, animation in
        [
          (0, 100, text, animation), (0.15, -20, text, animation), (0.3, 60, "bouncy", .bouncy),
          (0.45, 0, text, animation),
        ]
      })
    let rows = try Self.read(script)
    let texts = Self.pairs.enumerated().map { "a\($0.offset): \($0.element.text)" }
    try Self.expectEqual(rows, compiled, texts.joined(separator: ", "))
    #expect(Set(rows.map(\.attribute)).count >= Self.pairs.count)
  }

  // MARK: - Surroundings

  @Test func pausesOfTheFilesOwnKeyHaveTheBits() throws {
    let text = "easeInOut(duration: 1).pausing"
    var (script, compiled) = Self.scenario([(0, 100, text, .easeInOut(duration: 1).pausing)])
    for (time, isPaused) in [(0.2, true), (0.6, false), (0.7, true), (0.75, false)] {
      script += "at(\(time)) { environment.motionIsPaused = \(isPaused) }\n"
      compiled.events.append(.init(at: time, [.environment { $0.motionIsPaused = isPaused }]))
    }
    let rows = try Self.read(script)
    try Self.expectEqual(rows, compiled, text)
    #expect(Set(rows.filter { $0.time > 0.2 && $0.time < 0.6 }.compactMap(\.value)).count == 1)
  }

  @Test(
    "What the environment begins with, and values of other forms",
    arguments: [
      "environment.motionIsPaused = true", "at(0) { environment.motionIsPaused = true }",
      "at(0) { environment.motionIsPaused = !false }",
      "@State var isHeld = true\nat(0) { environment.motionIsPaused = isHeld }",
    ])
  func pausedFromTheStart(statement: String) throws {
    let rows = try Self.read(
      """
      @State var a = 0.0
      run(until: 1)
      \(statement)
      at(0) { withAnimation(.linear(duration: 0.5).pausing) { a = 100 } }
      """)
    #expect(Set(rows.filter { $0.attribute == "a" }.compactMap(\.value)) == [0])
  }

  /// The well-known example has a name that scenarios know too.
  @Test func aKeyOfAKnownNameReachesTheFilesOwnAnimation() throws {
    let script = """

      @State var a = 0.0
      @State var b = 0.0
      run(until: 1)
      at(0) { withAnimation(.linear(duration: 0.5).pausing) { a = 100 } }
      at(0) { withAnimation(.linear(duration: 0.5).pausable) { b = 100 } }
      at(0.25) { environment.animationPaused = true }
      """
    let text = InterpretedAnimationTests.text.replacing("motionIsPaused", with: "animationPaused")
    let rows = try ScenarioText.rows(text + script)
    for attribute in ["a", "b"] {
      let last = try #require(rows.last { $0.attribute == attribute })
      #expect(last.value == 50)
    }
  }

  /// An extension of `Animation` in a file has priority over a name that scenarios know: as a modifier, and without a
  /// base.
  @Test(arguments: ["linear(duration: 0.5).pausable", "pausable"])
  func theFilesOwnAnimationOfAKnownNameIsPlayed(call: String) throws {
    let text = """
      extension Animation {
        var pausable: Animation { Animation(Ramp(duration: 0.4)) }
        static var pausable: Animation { Animation(Ramp(duration: 0.4)) }
      }
      """
    let (script, compiled) = Self.scenario([(0, 100, call, Animation(Ramp(duration: 0.4)))])
    try Self.expectEqual(Self.read(text + "\n" + script), compiled, call)
  }

  @Test func unknownNamesOfTheEnvironmentAreRefused() {
    let script = "@State var a = 0.0\nat(0) { environment.motionIsPausd = true }\n"
    let error = ScenarioText.error(in: InterpretedAnimationTests.text + "\n" + script)
    #expect(error?.sentence.hasPrefix("the environment has no 'motionIsPausd' here") == true)
  }
}
