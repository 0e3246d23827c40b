import AnimationModel
import Testing

/// Semantics reference, section 15.3.
@Suite("Content transitions")
struct ContentTransitionTests {
  @Test("values are compared as Float, and NaN equals nothing")
  func equality() {
    #expect(ContentTransition.numericText(value: 12.5) == .numericText(value: 12.5000001))
    #expect(ContentTransition.numericText(value: 12.5) != .numericText(value: 12.500001))
    #expect(ContentTransition.numericText(value: .nan) != .numericText(value: .nan))
    #expect(ContentTransition.numericText() == .numericText(countsDown: false))
    #expect(ContentTransition.numericText(countsDown: true) != .numericText(countsDown: false))
    #expect(ContentTransition.numericText(value: 0) != .numericText())
  }

  @Test("where none is given it is none of the public ones")
  func environment() {
    var environment = EnvironmentValues()
    let all: [ContentTransition] = [
      .identity, .opacity, .interpolate, .numericText(), .numericText(value: 0),
    ]
    #expect(!all.contains(environment.contentTransition))
    #expect(!environment.contentTransitionAddsDrawingGroup)
    environment.contentTransition = .opacity
    #expect(environment.contentTransition == .opacity)
  }

  @Test("the flag, or the sign of the change, says which way digits roll")
  func roll() {
    let down = ContentTransition.numericText(countsDown: true)
    #expect(down.roll(after: .numericText()) == .countsDown)
    #expect(ContentTransition.numericText().roll(after: down) == .countsUp)
    let five = ContentTransition.numericText(value: 5)
    #expect(five.roll(after: .numericText(value: 4)) == .countsUp)
    #expect(five.roll(after: .numericText(value: 6)) == .countsDown)
    #expect(five.roll(after: .numericText(value: 5)) == .countsUp)
    #expect(five.roll(after: .identity) == .countsUp)
    for still in [ContentTransition.identity, .opacity, .interpolate] {
      #expect(still.roll(after: five) == nil)
    }
  }
}
