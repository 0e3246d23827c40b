import AnimationModel
import Testing

/// Semantics reference, section 14.2.
@Suite("Timeline lookup")
struct TimelineLookupTests {
  @Test("the latest moment not after now is shown, before the first the first")
  func latest() {
    var lookup = TimelineLookup([1.0, 2, 4])
    let shown = [0, 0.9, 1, 1.9, 2, 3.99, 4, 100].map { lookup.context(at: $0)?.date }
    #expect(shown == [1, 1, 1, 1, 2, 2, 4, 4])
  }

  @Test("any schedule agrees with a search through its moments")
  func search() {
    let schedule: some TimelineSchedule<Double> = .periodic(from: 0.05, by: 0.3)
    let moments = Array(schedule.entries(from: 0, mode: .normal).prefix(40))
    var lookup = TimelineLookup(schedule, from: 0)
    for frame in 0...600 {
      let now = Double(frame) / 60
      let expected = moments.last { $0 <= now } ?? moments.first
      #expect(lookup.context(at: now)?.date == expected)
    }
  }

  @Test("cadence follows the distance to the next moment, and cadences are ordered")
  func cadence() {
    var lookup = TimelineLookup([0, 0.5, 1.5, 61.5])
    let cadences = [0, 0.5, 1.5, 61.5].map { lookup.context(at: $0)?.cadence }
    #expect(cadences == [.live, .seconds, .minutes, .minutes])
    #expect(TimelineContext<Double>.Cadence.live < .seconds)
    #expect(TimelineContext<Double>.Cadence.seconds < .minutes)
    var animation = TimelineLookup(AnimationTimelineSchedule<Double>(), from: 0)
    #expect(animation.context(at: 0)?.cadence == .live)
  }

  @Test("a schedule without moments shows nothing")
  func nothing() {
    var lookup = TimelineLookup(AnimationTimelineSchedule<Double>(paused: true), from: 0)
    #expect(lookup.context(at: 5) == nil)
    #expect(lookup.advance() == nil)
  }

  @Test("a moment repeated for ever is shown for ever, and one repeated a while is passed")
  func standstill() {
    var endless = TimelineLookup(AnimationTimelineSchedule<Double>(minimumInterval: 0), from: 3)
    #expect(endless.context(at: 100)?.date == 3)
    #expect(endless.advance() == nil)
    var twice = TimelineLookup([1.0, 1, 1, 0, 2])
    #expect(twice.context(at: 1)?.date == 1)
    #expect(twice.advance() == 2)
    #expect(twice.advance() == nil)
  }
}
