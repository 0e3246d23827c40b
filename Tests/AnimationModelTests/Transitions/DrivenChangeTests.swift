import AnimationModel
import Testing

@Suite("Changes of transitions that follow numbers")
struct DrivenChangeTests {
  /// A transition whose opacity is the square of a number that goes from 0 to 1, and whose scale is the number itself.
  private struct Grow: Transition {
    private static let modifier = DrivenChange.Modifier(key: "grow") { numbers, _ in
      [.opacity(numbers[0] * numbers[0]), .scale(x: numbers[0], y: 1, anchor: .center)]
    }

    func body(content: Content, phase: TransitionPhase) -> TransitionContent {
      let number = phase.isIdentity ? 1.0 : 0
      return content.opacity(0.5).adding(
        Self.modifier.changes(at: [number], in: .zero).map {
          TransitionPart(
            $0,
            driver: DrivenChange(Self.modifier, at: [number], ordinal: 0, dependsOnSize: false))
        })
    }
  }

  @Test("a track has the numbers of each phase, and the change that any numbers make")
  func tracks() {
    let tracks = AnyTransition(Grow()).tracks
    #expect(tracks.map(\.kind) == [.opacity, .opacity, .scale])
    #expect(tracks.map(\.isDriven) == [false, true, true])
    #expect(tracks[0].drivingNumbers(in: .identity) == nil)
    #expect(tracks[1].drivingNumbers(in: .willAppear) == [0])
    #expect(tracks[1].drivingNumbers(in: .identity) == [1])
    #expect(tracks[1].change(in: .identity) == .opacity(1))
    #expect(tracks[1].change(drivenBy: [0.5], in: .zero) == .opacity(0.25))
    #expect(tracks[2].change(drivenBy: [0.5], in: .zero) == .scale(x: 0.5, y: 1, anchor: .center))
    #expect(!tracks[1].isDrivenBySize)
  }

  @Test(
    "modifiers of one key are equal, and numbers that make no change of a kind leave the view as it is"
  )
  func equality() {
    let (one, other) = (
      DrivenChange.Modifier(key: "a") { _, _ in [] },
      DrivenChange.Modifier(key: "a") { _, _ in [.opacity(0)] }
    )
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != DrivenChange.Modifier(key: "b") { _, _ in [] })
    let part = TransitionPart(
      .opacity(0), driver: DrivenChange(one, at: [], ordinal: 0, dependsOnSize: true))
    let track = AnyTransition(Fixed(part: part)).tracks[0]
    #expect(track.change(drivenBy: [], in: .zero) == .opacity(1))
    #expect(track.isDrivenBySize)
  }

  private struct Fixed: Transition {
    var part: TransitionPart

    func body(content: Content, phase: TransitionPhase) -> TransitionContent {
      content.adding([part])
    }
  }
}
