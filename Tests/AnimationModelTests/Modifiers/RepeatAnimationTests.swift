import AnimationModel
import TestSupport
import Testing

@Suite struct RepeatAnimationTests {
  /// Semantics reference, section 10.2: at exact 60 fps the seams of linear 1 s are frames 61 and 122, its end frame 183.
  @Test func cyclesAreRoundedUpToAFrame() throws {
    let frames = Animation.linear(duration: 1).repeatCount(3).frames(184, delta: 10)
    #expect(frames[60] == 10)
    #expect(frames[61] == 10)
    #expect(frames[62] ?? 0 < 10)
    #expect(frames[122] == 0)
    #expect(try #require(frames[121]) == 0)
    #expect(frames[123] ?? 0 > 0)
    #expect(frames[182] == 10)
    #expect(frames[183] == nil)
  }

  @Test(arguments: [(1.0, [61, 122], 183), (0.35, [22, 43], 65)])
  func boundariesAreTheListedFrames(duration: Double, seams: [Int], end: Int) {
    let animation = Animation.linear(duration: duration).repeatCount(3, autoreverses: false)
    let frames = animation.frames(end + 1, delta: 10)
    #expect(frames[end] == nil)
    #expect(frames[end - 1] != nil)
    for seam in seams {
      #expect(frames[seam] == 10)
      #expect(frames[seam + 1] ?? 10 < 1)
    }
  }

  @Test func boundaryShowsTheEndOfTheCycleThatIsOver() {
    let back = Animation.easeIn(duration: 0.5).repeatForever().frames(70, delta: -8)
    // 0.5 s is frame 30; the first frame after it is the seam.
    #expect(back[31] == -8)
    #expect(back[62] == 0)
    let forward = Animation.easeIn(duration: 0.5).repeatForever(autoreverses: false).frames(
      70, delta: -8)
    #expect(forward[31] == -8)
    #expect(forward[62] == -8)
  }

  /// An ease-in goes back as 1 − easeIn: the value is mirrored, not time.
  @Test func wayBackMirrorsTheValue() throws {
    let frames = Animation.easeIn(duration: 0.5).repeatForever().frames(62)
    for frame in 1...30 {
      let there = try #require(frames[frame])
      let back = try #require(frames[31 + frame])
      #expect(isClose(back, 1 - there, .absolute(2e-6)))
    }
  }

  @Test func springOvershootsBelowTheStartOnTheWayBack() throws {
    let cycle = try #require(Animation.bouncy.endFrame(delta: 100))
    #expect(cycle == 68)
    let frames = Animation.bouncy.repeatCount(2).frames(2 * cycle + 1, delta: 100)
    #expect(frames[cycle] == 100)
    #expect(frames[..<cycle].compactMap(\.self).max() ?? 0 > 104)
    #expect(frames[cycle...].compactMap(\.self).min() ?? 0 < -4)
    #expect(frames[2 * cycle] == nil)
  }

  @Test func everyCycleOfASpringStartsAtRest() throws {
    let cycle = try #require(Animation.bouncy.endFrame(delta: 100))
    let frames = Animation.bouncy.repeatForever(autoreverses: false).frames(2 * cycle, delta: 100)
    for frame in 1..<(cycle - 1) {
      let first = try #require(frames[frame])
      let second = try #require(frames[cycle + frame])
      #expect(isClose(second, first, .absolute(1e-11)), "frame \(frame)")
    }
  }

  /// Count 0 and negative counts play one cycle, then end.
  @Test(arguments: [1, 0, -1, -1000, Int.min])
  func countsBelowTwoPlayOnce(count: Int) {
    let once = Animation.easeIn.frames(22, delta: 10)
    let frames = Animation.easeIn.repeatCount(count).frames(23, delta: 10)
    #expect(Array(frames[..<22]) == once)
    #expect(frames[22] == nil)
  }

  @Test func countOfOneIsTheIdentity() {
    for base in [Animation.bouncy, .easeIn, .interpolatingSpring, .linear.delay(0.1)] {
      #expect(base.repeatCount(1).frames(100, delta: 7) == base.frames(100, delta: 7))
    }
  }

  @Test func evenCountsComeBackAndThenSnap() throws {
    let frames = Animation.linear(duration: 0.5).repeatCount(2).frames(63, delta: 10)
    #expect(try #require(frames[61]) < 0.01)
    #expect(frames[62] == nil)
  }

  @Test func repeatingForEverNeverEnds() {
    #expect(Animation.linear(duration: 0.1).repeatForever().endFrame(frames: 5000) == nil)
    #expect(
      Animation.linear(duration: 0.1).repeatCount(.max).endFrame(frames: 5000) == nil)
  }

  @Test func autoreversesByDefault() {
    #expect(Animation.linear.repeatForever() == .linear.repeatForever(autoreverses: true))
    #expect(Animation.linear.repeatCount(2) == .linear.repeatCount(2, autoreverses: true))
  }

  @Test func springBaseIsLogicallyCompleteInTheFirstCycle() {
    var player = AnimationPlayer(.spring(duration: 0.3).repeatForever(), delta: 1.0)
    _ = player.value(at: 0.2)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 0.3)
    #expect(player.context.isLogicallyComplete)
    var curve = AnimationPlayer(.linear.repeatForever(), delta: 1.0)
    for frame in 0...100 { _ = curve.value(atFrame: frame) }
    #expect(!curve.context.isLogicallyComplete)
  }

  @Test func delayInsideCountsInEveryCycle() {
    let inside = Animation.linear(duration: 0.5).delay(0.25).repeatCount(
      2, autoreverses: false)
    let outside = Animation.linear(duration: 0.5).repeatCount(2, autoreverses: false).delay(0.25)
    // 0.75 s is frame 45, the seam follows; the outer delay is waited for once.
    #expect(inside.endFrame() == 92)
    #expect(outside.endFrame() == 77)
  }

  @Test func mergesWithAnEqualRepetitionIfTheBasesDo() {
    func merges(_ new: Animation, _ old: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return new.shouldMerge(previous: old, value: 1, time: 0.5, context: &context)
    }
    #expect(merges(.bouncy.repeatForever(), .smooth.repeatForever()))
    #expect(merges(.bouncy.repeatCount(3), .smooth.repeatCount(3)))
    #expect(!merges(.bouncy.repeatCount(3), .bouncy.repeatCount(4)))
    #expect(!merges(.bouncy.repeatCount(3), .bouncy.repeatCount(3, autoreverses: false)))
    #expect(!merges(.bouncy.repeatForever(), .bouncy))
    #expect(!merges(.easeIn.repeatForever(), .easeIn.repeatForever()))
  }

  @Test func slopeTurnsRoundOnTheWayBack() throws {
    var player = AnimationPlayer(.linear(duration: 0.5).repeatForever(), delta: 10.0)
    var slopes: [Double] = []
    for frame in 0...61 {
      _ = player.value(atFrame: frame)
      let slope = player.animation.slope(
        value: 10, time: Double(frame) / 60, context: player.context)
      slopes.append(try #require(slope))
    }
    #expect(slopes[10] == 20)
    // At the seam, the value is the end of one cycle, and the slope that of the next.
    #expect(slopes[31] == -20)
    #expect(slopes[40] == -20)
  }

  /// Repetitions nest in the order written.
  @Test func repetitionsNest() throws {
    let line = Animation.linear(duration: 0.5)
    let inner = line.repeatCount(2, autoreverses: false)
    let length = try #require(inner.endFrame())
    #expect(length == 62)
    let nested = inner.repeatCount(3, autoreverses: false)
    let frames = nested.frames(3 * length + 1)
    let once = inner.frames(length)
    for cycle in 0..<3 {
      for frame in 1..<(length - 1) {
        let value = try #require(frames[cycle * length + frame])
        #expect(isClose(value, try #require(once[frame]), .absolute(2e-6)), "\(cycle): \(frame)")
      }
    }
    #expect(frames[3 * length] == nil)
    #expect(frames[3 * length - 1] != nil)
    let back = line.repeatCount(2).repeatForever().frames(150)
    #expect(back.allSatisfy { $0 != nil })
    // There, back, and at once mirrored: it starts from the target and comes back to it.
    #expect(try #require(back[62]) == 1)
    #expect(isClose(back[62 + 31], 0, .absolute(1e-5)))
  }
}
