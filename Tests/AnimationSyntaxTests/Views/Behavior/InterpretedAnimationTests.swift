import AnimationModel
import Foundation
import MotionRecording
import TestSupport
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// An animation that is interpreted plays like the compiled one, to the last bit.
@Suite struct InterpretedAnimationTests {
  /// The text of the animations, which are compiled here too.
  static let text: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("CompiledAnimations.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// Expressions, and the animations that the compiler creates from them.
  static let pairs: [(text: String, animation: Animation)] = [
    ("ramp", .ramp),
    ("Ramp(duration: 0.3)", Animation(Ramp(duration: 0.3))),
    ("rubber", .rubber),
    (
      "rubber(duration: 0.4, bounce: 0.1).delay(0.2)",
      .rubber(duration: 0.4, bounce: 0.1).delay(0.2)
    ),
    ("rubber.speed(2).repeatCount(3)", .rubber.speed(2).repeatCount(3)),
    ("easeInOut(duration: 1).pausing", .easeInOut(duration: 1).pausing),
    ("follower", .follower),
    ("takeover", .takeover),
    ("counter", .counter),
    ("counter.repeatCount(2, autoreverses: false)", .counter.repeatCount(2, autoreverses: false)),
    ("EarlyEnd()", Animation(EarlyEnd())),
    ("Endless(period: 0.7)", Animation(Endless(period: 0.7))),
    ("bouncy.wrapped(excess: 0.2)", .bouncy.wrapped(excess: 0.2)),
    ("rubber.wrapped()", .rubber.wrapped()),
    ("ConstantPace(unitsPerSecond: 3)", Animation(ConstantPace(unitsPerSecond: 3))),
    ("Approach(rate: 9)", Animation(Approach(rate: 9))),
    ("stairs(5)", .stairs(5)),
    ("stairs(4, over: 0.6, kind: .growing)", .stairs(4, over: 0.6, kind: .growing)),
  ]

  /// Returns the animation of the text that an expression denotes.
  static func read(_ expression: String, in text: String = text) throws -> Animation {
    let curves = try ExpressionFile.curves(of: expression, in: text, fileName: "Animations.swift")
    guard case .animation(let animation) = try #require(curves.first).subject else {
      throw CocoaError(.coderInvalidValue)
    }
    return animation
  }

  /// The animations of all expressions, read at once: for a long text, reading takes longer than most plays.
  private static let animations = Result {
    let texts = Set(pairs.map(\.text) + interruptions.flatMap(\.0)).sorted()
    let file = try AnimationFile(
      text, fileName: "Animations.swift", texts, in: ExpressionContext())
    let animations = try file.requests.map { request in
      guard case .animation(let animation) = try #require(file.curves(of: request).first).subject
      else { throw CocoaError(.coderInvalidValue) }
      return animation
    }
    return Dictionary(uniqueKeysWithValues: zip(texts, animations))
  }

  /// Returns the animation of the text that one of the expressions above or below denotes.
  private static func animation(of expression: String) throws -> Animation {
    try #require(animations.get()[expression])
  }

  static func bits(_ numbers: [Double]) -> [UInt64] { numbers.map(\.bitPattern) }

  /// Checks that both animations give the same rows.
  static func expectEqual(
    _ one: Recording, _ other: Recording, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(one.count > 2, "\(what)", sourceLocation: sourceLocation)
    #expect(one.times == other.times, "\(what)", sourceLocation: sourceLocation)
    #expect(
      bits(one.values) == bits(other.values), "values of \(what)", sourceLocation: sourceLocation)
    #expect(
      bits(one.velocities) == bits(other.velocities), "velocities of \(what)",
      sourceLocation: sourceLocation)
    #expect(one.events == other.events, "events of \(what)", sourceLocation: sourceLocation)
    #expect(one.ending == other.ending, "\(what)", sourceLocation: sourceLocation)
  }

  // MARK: - Frames

  @Test(arguments: pairs.indices)
  func framesHaveTheBitsOfTheCompiledAnimation(index: Int) throws {
    let (expression, compiled) = Self.pairs[index]
    let read = try Self.animation(of: expression)
    let cut = Recorder(from: 0, to: 100, span: 0.25)
    for (recorder, rates) in [(Recorder(from: 10, to: -35.5), [60.0, 24]), (cut, [120])] {
      let (one, other) = (
        try recorder.play(.animation(read)), try recorder.play(.animation(compiled))
      )
      for rate in rates {
        Self.expectEqual(
          try one.frames(perSecond: rate), try other.frames(perSecond: rate),
          "\(expression) at \(rate) Hz")
      }
    }
  }

  @Test(arguments: pairs.indices)
  func continuousTimeHasTheBitsToo(index: Int) throws {
    let (expression, compiled) = Self.pairs[index]
    let recorder = Recorder(from: 2, to: 7)
    Self.expectEqual(
      try recorder.record(.animation(try Self.animation(of: expression)), rowsPerSecond: 100),
      try recorder.record(.animation(compiled), rowsPerSecond: 100), expression)
  }

  // MARK: - Vectors

  @Test(arguments: pairs.indices)
  func aPairIsOneCall(index: Int) throws {
    typealias Pair = AnimatablePair<Double, AnimatablePair<Float, Double>>
    let (expression, compiled) = Self.pairs[index]
    var animators = [try Self.animation(of: expression), compiled].map { animation in
      var animator = Animator(Pair(0, .init(1, 2)), clock: .frames(rate: 60))
      animator.change(to: Pair(3, .init(-4, 7)), AnimatedChange(animation: animation), at: 0)
      return animator
    }
    for frame in 0...60 {
      let time = Double(frame) / 60
      animators[0].update(to: time)
      animators[1].update(to: time)
      let pairs = [
        animators[0].shown, animators[1].shown, animators[0].velocity, animators[1].velocity,
      ]
      let parts = pairs.map {
        [$0.first.bitPattern, UInt64($0.second.first.bitPattern), $0.second.second.bitPattern]
      }
      #expect(parts[0] == parts[1], "\(expression) at \(time)")
      #expect(parts[2] == parts[3], "\(expression) at \(time)")
    }
  }

  // MARK: - Interruptions

  static let interruptions: [([String], [Animation])] =
    [
      (
        ["takeover", "takeover(duration: 0.8)", "takeover"],
        [.takeover, .takeover(duration: 0.8), .takeover]
      ),
      (["rubber", "takeover", "smooth"], [.rubber, .takeover, .smooth]),
      (["follower", "bouncy", "follower"], [.follower, .bouncy, .follower]),
      (["Approach(rate: 5)", "snappy", "ramp"], [Animation(Approach(rate: 5)), .snappy, .ramp]),
      (
        ["bouncy.wrapped()", "smooth.wrapped()", "bouncy"],
        [.bouncy.wrapped(), .smooth.wrapped(), .bouncy]
      ),
      (
        ["counter", "easeInOut(duration: 1).pausing", "counter"],
        [.counter, .easeInOut(duration: 1).pausing, .counter]
      ),
    ]
    // Every third animation interrupts itself and is interrupted by one of another type; in views, where only frames
    // are played and not continuous time too, all of them interrupt themselves.
    + stride(from: 1, to: pairs.count, by: 3).map { index in
      let (text, animation) = pairs[index]
      return ([text, text, "bouncy"], [animation, animation, .bouncy])
    }

  @Test(arguments: interruptions.indices)
  func interruptionsHaveTheBits(index: Int) throws {
    let (expressions, compiled) = Self.interruptions[index]
    func interruption(_ animations: [Animation]) -> Interruption {
      Interruption(
        animations.map { NamedAnimation("", $0) }, at: [0.1, 0.23], from: 5, to: [100, -20, 40])
    }
    let read = try interruption(expressions.map { try Self.animation(of: $0) }).play()
    let other = try interruption(compiled).play()
    let (frames, otherFrames) = (
      try read.frames(perSecond: 60), try other.frames(perSecond: 60)
    )
    Self.expectEqual(
      frames.attribute.recording, otherFrames.attribute.recording, "\(expressions)")
    #expect(frames.cuts.map(\.retargeting) == otherFrames.cuts.map(\.retargeting))
    Self.expectEqual(
      try read.rows(perSecond: 90).attribute.recording,
      try other.rows(perSecond: 90).attribute.recording, "\(expressions)")
  }

  // MARK: - Surroundings

  /// Returns the values of 90 frames, with the environment paused between some frames.
  private func values(
    of animation: Animation, _ pause: (inout EnvironmentValues, Bool) -> Void
  ) -> [UInt64] {
    var animator = Animator(0.0, clock: .frames(rate: 60))
    animator.change(to: 60, AnimatedChange(animation: animation), at: 0)
    return (0..<90).map { frame in
      let time = Double(frame) / 60
      var environment = EnvironmentValues()
      pause(&environment, (10..<20).contains(frame) || (30..<35).contains(frame))
      animator.change(environment: environment, at: time)
      animator.update(to: time)
      return animator.shown.bitPattern
    }
  }

  @Test func environmentPausesByKeyAndByEntry() throws {
    let compiled = values(of: .easeInOut(duration: 1).pausing) { $0.motionIsPaused = $1 }
    let byKey = try Self.read("easeInOut(duration: 1).pausing")
    #expect(values(of: byKey) { $0.ofApp["motionIsPaused"] = .boolean($1) } == compiled)

    let start = try #require(Self.text.range(of: "  var motionIsPaused: Bool {"))
    let end = try #require(
      Self.text.range(of: "newValue }\n  }\n", range: start.lowerBound..<Self.text.endIndex))
    let entry = Self.text.replacingCharacters(
      in: start.lowerBound..<end.upperBound, with: "  @Entry var motionIsPaused: Bool = false\n")
    let byEntry = try Self.read("easeInOut(duration: 1).pausing", in: entry)
    #expect(values(of: byEntry) { $0.ofApp["motionIsPaused"] = .boolean($1) } == compiled)
    #expect(Set(compiled).count > 40)
  }

  // MARK: - Values

  @Test func equalTextsMakeEqualAnimations() throws {
    let rubber = try Self.read("rubber")
    #expect(try rubber == Self.read("rubber(bounce: 0.3)"))
    #expect(try rubber != Self.read("rubber(bounce: 0.2)"))
    #expect(try rubber != Self.animation(of: "ramp"))
    #expect(rubber.description == "Rubber(duration: 0.8, bounce: 0.3)")
  }
}
