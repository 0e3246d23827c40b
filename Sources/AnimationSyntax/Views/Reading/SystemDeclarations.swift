/// Types of SwiftUI that are read as if the files declared them, along with the files that use them.
enum SystemDeclarations {
  /// The types, in Swift.
  static let text = """
    enum _SequenceGestureValue { case first(Bool), second(Bool, DragGesture.Value?) }
    enum _ExclusiveGestureValue { case first(_Value), second(_Value) }
    enum TransitionPhase {
      case willAppear, identity, didDisappear
      var isIdentity: Bool { self == .identity }
      var value: Double { switch self { case .willAppear: -1; case .identity: 0; case .didDisappear: 1 } }
    }
    enum ScrollPhase {
      case idle, tracking, interacting, decelerating, animating
      var isScrolling: Bool { self != .idle }
    }
    struct TimelineSchedule {
      var interval: Double
      var isPaused = false
      static var animation: TimelineSchedule { animation() }
      static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
        TimelineSchedule(interval: minimumInterval ?? 1.0 / 120, isPaused: paused)
      }
      static func periodic(from start: Date, by interval: Double) -> TimelineSchedule {
        TimelineSchedule(interval: interval)
      }
      static var everyMinute: TimelineSchedule { TimelineSchedule(interval: 60) }
    }
    func AnimationTimelineSchedule(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
      .animation(minimumInterval: minimumInterval, paused: paused)
    }
    func PeriodicTimelineSchedule(from start: Date, by interval: Double) -> TimelineSchedule {
      .periodic(from: start, by: interval)
    }
    func EveryMinuteTimelineSchedule() -> TimelineSchedule { .everyMinute }
    struct TimelineView<Content: View>: View {
      struct Context {
        enum Cadence: Int, Comparable { case live, seconds, minutes }
        var date: Date
        var cadence = Cadence.live
      }
      let schedule: TimelineSchedule
      @ViewBuilder let content: (Context) -> Content
      @State private var date = Date()
      init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
      }
      var body: some View {
        content(Context(date: date))
          .onReceive(Timer.publish(every: schedule.interval, on: .main, in: .common).autoconnect()) { _ in
            if !schedule.isPaused { date = Date() }
          }
      }
    }
    """

  /// Words of which files that use one of them have at least one.
  static let words = [
    "sequenced", "exclusively", "SequenceGesture", "ExclusiveGesture", "TransitionPhase",
    "TimelineView", "ScrollPhase",
  ]
}
