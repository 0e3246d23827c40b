import AnimationModel
import TestSupport
import Testing

/// Tests of the deltas when a view of 50×30 points comes and goes.
///
/// Semantics reference, section 15.1: what SwiftUI hands to the animation is the new value less the old.
@Suite("Recorded deltas of transitions")
struct TransitionDeltaTests {
  struct Delta: Sendable {
    var opacity = 0.0
    var x = 0.0
    var y = 0.0
    var scale = 0.0
  }

  struct Row: Sendable {
    var transition: AnyTransition
    var insertion: Delta
    var removal: Delta
  }

  static let rows: [Row] = [
    Row(
      transition: .opacity, insertion: Delta(opacity: 1), removal: Delta(opacity: -1)),
    Row(transition: .identity, insertion: Delta(), removal: Delta()),
    Row(transition: .move(edge: .leading), insertion: Delta(x: 50), removal: Delta(x: -50)),
    Row(transition: .move(edge: .top), insertion: Delta(y: 30), removal: Delta(y: -30)),
    Row(transition: .move(edge: .trailing), insertion: Delta(x: -50), removal: Delta(x: 50)),
    Row(transition: .move(edge: .bottom), insertion: Delta(y: -30), removal: Delta(y: 30)),
    Row(transition: .slide, insertion: Delta(x: 50), removal: Delta(x: 50)),
    Row(
      transition: .offset(x: 30, y: 5), insertion: Delta(x: -30, y: -5),
      removal: Delta(x: 30, y: 5)),
    Row(transition: .scale, insertion: Delta(scale: 1), removal: Delta(scale: -1)),
    Row(
      transition: .scale(scale: 0.5), insertion: Delta(scale: 0.5), removal: Delta(scale: -0.5)),
    Row(
      transition: .push(from: .leading), insertion: Delta(opacity: 1, x: 50),
      removal: Delta(opacity: -1, x: 50)),
    Row(
      transition: .push(from: .bottom), insertion: Delta(opacity: 1, y: -30),
      removal: Delta(opacity: -1, y: -30)),
    Row(
      transition: .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)),
      insertion: Delta(opacity: 1), removal: Delta(x: 50)),
    Row(
      transition: .opacity.combined(with: .move(edge: .bottom)),
      insertion: Delta(opacity: 1, y: -30), removal: Delta(opacity: -1, y: 30)),
  ]

  @Test("a view comes and goes by the recorded deltas", arguments: rows)
  func deltas(row: Row) {
    let size = ViewSize(width: 50, height: 30)
    let effects = TransitionPhase.allCases.map { row.transition.effect(in: $0).resolved(in: size) }
    check(from: effects[0], to: effects[1], row.insertion)
    check(from: effects[1], to: effects[2], row.removal)
  }

  private func check(from old: TransitionEffect, to new: TransitionEffect, _ delta: Delta) {
    // A scale of nearly nothing was recorded as a delta of 1.
    let recorded = Tolerance.absolute(2e-5)
    #expect(isClose(new.opacity - old.opacity, delta.opacity, .exact))
    #expect(isClose(new.offset.x - old.offset.x, delta.x, .exact))
    #expect(isClose(new.offset.y - old.offset.y, delta.y, .exact))
    #expect(isClose(new.scaleX - old.scaleX, delta.scale, recorded))
    #expect(isClose(new.scaleY - old.scaleY, delta.scale, recorded))
    #expect(new.blurRadius == old.blurRadius)
  }

  @Test("every transition leaves a view that is there as it is", arguments: rows.map(\.transition))
  func identity(transition: AnyTransition) {
    #expect(transition.effect(in: .identity).resolved(in: .init(width: 9, height: 7)) == .identity)
  }
}
