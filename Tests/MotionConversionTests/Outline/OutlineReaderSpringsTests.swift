import AnimationModel
import MotionRecording
import TestSupport
import Testing

@testable import MotionConversion

@Suite struct OutlineReaderSpringsTests {
  private func outline(_ text: String) throws -> MotionOutline {
    try OutlineReader(target: .gsap, precision: 1e-7).outline(of: SpringFamilies.subject(text))
  }

  /// Compared with small steps of the force, for springs that play their closed solution.
  @Test(arguments: [
    (".interpolatingSpring(mass: 2, stiffness: 90, damping: 11, initialVelocity: 1.5)", 1.5),
    ("Spring(mass: 2, stiffness: 90, damping: 11)", 0),
  ])
  func closedSolutionsObeyTheForce(text: String, velocity: Double) throws {
    let outline = try outline(text)
    let integrator = ReferenceIntegrator(mass: 2, stiffness: 90, damping: 11)
    for time in [0.05, 0.2, 0.5, 0.9] {
      let state = integrator.state(
        after: time, from: ReferenceIntegrator.State(position: 0, velocity: velocity), steps: 4000)
      #expect((outline.value(at: time) - state.position).magnitude < 2e-7)
    }
  }

  /// SwiftUI's steps are 1/300 s.
  @Test func fluidSpringsHaveAPieceForEachStep() throws {
    let outline = try outline(".smooth")
    #expect((outline.duration * 300 - Double(outline.pieces.count)).magnitude < 1e-6)
    #expect(outline.pieces.allSatisfy { ($0.end - $0.start - 1.0 / 300).magnitude < 1e-9 })
  }

  @Test(arguments: [
    (".spring(bounce: 1)", "never settles"),
    ("Spring(mass: 1, stiffness: 10, damping: 0)", "never settles"),
    (".smooth(duration: 3000)", "longer to settle than can be followed"),
    ("Spring(duration: 0.5, bounce: -0.99)", "does not settle within 102 s"),
  ])
  func whatDoesNotSettleIsRefused(text: String, words: String) {
    let problem = #expect(throws: ConversionProblem.self) { try outline(text) }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }
}
