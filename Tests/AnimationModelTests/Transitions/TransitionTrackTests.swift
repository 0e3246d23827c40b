import AnimationModel
import Testing

@Suite("Transition tracks")
struct TransitionTrackTests {
  @Test("each part is a track of its own, with what it does in each phase")
  func parts() {
    let transition = AnyTransition.push(from: .top).combined(with: .opacity)
    let tracks = transition.tracks
    #expect(tracks.map(\.kind) == [.opacity, .opacity, .offset])
    #expect(
      TransitionPhase.allCases.map { tracks[2].change(in: $0) } == [
        .offset(TransitionOffset(heights: -1)), .offset(.zero),
        .offset(TransitionOffset(heights: 1)),
      ])
  }

  /// The track of the insertion is at rest while the view goes, and that of the removal while it comes.
  @Test("an asymmetric transition has the parts of both")
  func asymmetric() {
    let tracks = AnyTransition.asymmetric(insertion: .opacity, removal: .scale(scale: 2)).tracks
    #expect(tracks.map(\.kind) == [.opacity, .scale])
    #expect(
      TransitionPhase.allCases.map { tracks[0].change(in: $0) } == [
        .opacity(0), .opacity(1), .opacity(1),
      ])
    #expect(
      TransitionPhase.allCases.map { tracks[1].change(in: $0) } == [
        .scale(x: 1, y: 1, anchor: .center), .scale(x: 1, y: 1, anchor: .center),
        .scale(x: 2, y: 2, anchor: .center),
      ])
  }

  @Test("animations belong to their parts, the innermost to its own")
  func animations() {
    let transition = AnyTransition.opacity.animation(.easeIn).combined(with: .slide)
      .animation(.bouncy)
    #expect(transition.tracks.map(\.animation) == [.some(.easeIn), .some(.bouncy)])
    #expect(AnyTransition.slide.tracks.map(\.animation) == [.none])
    #expect(AnyTransition.slide.animation(nil).tracks.map(\.animation) == [.some(nil)])
  }

  @Test("what a body leaves out in a phase leaves the view as it is")
  func leftOut() {
    let tracks = AnyTransition(Blink()).tracks
    #expect(tracks.count == 1)
    #expect(
      TransitionPhase.allCases.map { tracks[0].change(in: $0) } == [
        .opacity(0), .opacity(1), .opacity(1),
      ])
  }

  struct Blink: Transition {
    func body(content: Content, phase: TransitionPhase) -> TransitionContent {
      phase == .willAppear ? content.opacity(0) : content
    }
  }
}
