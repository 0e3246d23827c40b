internal import AnimationModel

/// A player of the parts of a number of a view, frame by frame, each with an animator of its own.
final class TransitionPlayer: FrameSource {
  private let curve: TransitionCurve
  private let name: String
  private let rate: Double
  private let isEndless: Bool
  private var parts: [Animator<ComponentVector>]
  private var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private(set) var endIndex: Int?

  /// The times at which the parts began, were complete, and were removed.
  private var completions: [RecordedEvent.Kind: [Double]] = [:]

  init(_ curve: TransitionCurve, name: String, rate: Double, isEndless: Bool) {
    self.curve = curve
    self.name = name
    self.rate = rate
    self.isEndless = isEndless
    parts = curve.parts.map { part in
      var animator = Animator(part.start, clock: .frames(rate: rate))
      animator.change(to: part.target, AnimatedChange(animation: part.animation), at: 0)
      return animator
    }
  }

  var count: Int { times.count }

  /// False, as animators know the velocity of the value they show.
  var lacksVelocity: Bool { false }

  func playNext() {
    let time = Double(count) / rate
    for part in parts.indices {
      parts[part].update(to: time)
      for notice in parts[part].takeNotices() {
        guard let kind = notice.kind else { continue }
        completions[kind, default: []].append(notice.time)
      }
    }
    let state = curve.blend.state(
      parts.map {
        MotionState(
          value: curve.number($0.shown), velocity: curve.number($0.velocity), acceleration: 0)
      })
    if endIndex == nil, !parts.contains(where: \.isAnimating) { endIndex = count }
    times.append(time)
    values.append(state.value)
    velocities.append(state.velocity)
  }

  func recording(frames count: Int) -> Recording {
    let last = count > 0 ? times[count - 1] : 0
    let events = events(until: last)
    let ending: Recording.Ending =
      if endIndex.map({ $0 < count }) ?? false {
        .finished(at: events.last { $0.kind == .removed }?.time ?? last)
      } else if isEndless { .endless(until: last) } else { .cutOff(at: last) }
    return Recording(
      name: name, start: curve.start, target: curve.target, clock: .frames(rate: rate),
      times: times.first(count), values: values.first(count),
      velocities: velocities.first(count), events: events, ending: ending)
  }

  /// Returns the events up to a time: the number has an event when all parts that move have had it.
  private func events(until last: Double) -> [RecordedEvent] {
    let completions = completions.mapValues { times in times.filter { $0 <= last } }
    let count = completions[.start]?.count ?? 0
    var events = [RecordedEvent.Kind.start, .logicallyComplete, .removed].compactMap {
      kind -> RecordedEvent? in
      guard count > 0, let times = completions[kind], times.count == count else { return nil }
      return times.max().map { RecordedEvent(time: $0, kind: kind) }
    }
    if let last = events.last, last.kind == .removed,
      completions[.capped]?.contains(last.time) == true
    {
      events.insert(RecordedEvent(time: last.time, kind: .capped), at: events.count - 1)
    }
    return events
  }
}
