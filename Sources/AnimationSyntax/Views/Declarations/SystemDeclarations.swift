internal import SwiftProgram

/// Types of SwiftUI that are read as if the files declared them, along with files that use them.
enum SystemDeclarations {
  /// The name of the file of these declarations.
  static let fileName = "SwiftUI"

  /// The declarations, in Swift.
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
    typealias NavigationPath = [Any]
    struct ScrollPosition: Equatable {
      private(set) var edge: Edge?
      private(set) var point: CGPoint?
      private(set) var x: CGFloat?
      private(set) var y: CGFloat?
      private(set) var viewID: AnyHashable?
      private(set) var isPositionedByUser = false
      private var anchor: UnitPoint?
      init() {}
      init(idType: Any.Type) {}
      init(idType: Any.Type, edge: Edge) { self.edge = edge }
      init(idType: Any.Type, point: CGPoint) { self.point = point }
      init(idType: Any.Type, x: CGFloat) { self.x = x }
      init(idType: Any.Type, y: CGFloat) { self.y = y }
      init(id: AnyHashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
      init(edge: Edge) { self.edge = edge }
      init(point: CGPoint) { self.point = point }
      init(x: CGFloat) { self.x = x }
      init(y: CGFloat) { self.y = y }
      private mutating func clear() {
        (edge, point, x, y, viewID, anchor) = (nil, nil, nil, nil, nil, nil)
      }
      mutating func scrollTo(id: AnyHashable, anchor: UnitPoint? = nil) {
        clear()
        viewID = id
        self.anchor = anchor
      }
      mutating func scrollTo(edge: Edge) { clear(); self.edge = edge }
      mutating func scrollTo(point: CGPoint) { clear(); self.point = point }
      mutating func scrollTo(x: CGFloat) { clear(); self.x = x }
      mutating func scrollTo(y: CGFloat) { clear(); self.y = y }
      func viewID<T>(type: T.Type) -> T? { viewID }
    }
    @Observable final class _StoredValues { var values: [String: Any] = [:] }
    class UserDefaults {
      static let _stored = _StoredValues()
      static let standard = UserDefaults()
      let _suite: String
      init() { _suite = "" }
      init(suiteName: String?) { _suite = suiteName ?? "" }
      private func _value(_ key: String) -> Any? { Self._stored.values[_suite + "/" + key] }
      func set(_ value: Any?, forKey key: String) { Self._stored.values[_suite + "/" + key] = value }
      func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      func removeObject(forKey key: String) { set(nil, forKey: key) }
      func register(defaults: [String: Any]) {
        for (key, value) in defaults where _value(key) == nil { set(value, forKey: key) }
      }
      func synchronize() -> Bool { true }
      func bool(forKey key: String) -> Bool { _value(key) ?? false }
      func integer(forKey key: String) -> Int { _value(key) ?? 0 }
      func double(forKey key: String) -> Double { _value(key) ?? 0.0 }
      func float(forKey key: String) -> Double { _value(key) ?? 0.0 }
      func string(forKey key: String) -> String? { _value(key) }
      func object(forKey key: String) -> Any? { _value(key) }
      func value(forKey key: String) -> Any? { _value(key) }
      func array(forKey key: String) -> [Any]? { _value(key) }
      func stringArray(forKey key: String) -> [String]? { _value(key) }
      func dictionary(forKey key: String) -> [String: Any]? { _value(key) }
      func data(forKey key: String) -> Data? { _value(key) }
      func url(forKey key: String) -> URL? { _value(key) }
    }
    struct TimelineSchedule {
      var interval: Double
      var isPaused = false
      var start: Date?
      var dates: [Date]?
      static var animation: TimelineSchedule { animation() }
      static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
        TimelineSchedule(interval: minimumInterval ?? 1.0 / 120, isPaused: paused)
      }
      static func periodic(from start: Date, by interval: Double) -> TimelineSchedule {
        TimelineSchedule(interval: interval, start: start)
      }
      static func explicit(_ dates: [Date]) -> TimelineSchedule {
        TimelineSchedule(interval: 0, dates: dates)
      }
      static var everyMinute: TimelineSchedule { TimelineSchedule(interval: 60) }
      func period(at time: Date) -> Double { floor((time - (start ?? 0)) / interval + 1e-9) }
      func entry(at time: Date) -> Date {
        if let dates { return dates.last { $0 <= time } ?? dates.first ?? time }
        guard let start, interval > 0 else { return time }
        return time < start ? start : start + period(at: time) * interval
      }
      func entry(after time: Date) -> Date? {
        if let dates { return dates.first { $0 > time } }
        guard let start, interval > 0 else { return nil }
        return time < start ? start : start + (period(at: time) + 1) * interval
      }
    }
    func AnimationTimelineSchedule(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
      .animation(minimumInterval: minimumInterval, paused: paused)
    }
    func PeriodicTimelineSchedule(from start: Date, by interval: Double) -> TimelineSchedule {
      .periodic(from: start, by: interval)
    }
    func ExplicitTimelineSchedule(_ dates: [Date]) -> TimelineSchedule { .explicit(dates) }
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
        _date = State(initialValue: schedule.entry(at: Date()))
      }
      var body: some View {
        if schedule.start != nil || schedule.dates != nil {
          content(Context(date: date)).task {
            var next = schedule.entry(after: Date())
            while let entry = next {
              try? await Task.sleep(for: .seconds(entry - Date()))
              date = entry
              next = schedule.entry(after: entry)
            }
          }
        } else {
          timed
        }
      }
      private var timed: some View {
        content(Context(date: date))
          .onReceive(Timer.publish(every: schedule.interval, on: .main, in: .common).autoconnect()) { _ in
            if !schedule.isPaused { date = Date() }
          }
      }
    }
    """

  /// The declarations, which are read once for all programs that need them.
  static let source = Result { () throws(Fault) in
    try ProgramSource(Array(text.utf8), fileName: fileName, file: 0, isBeside: true)
  }

  /// The words of which a file that uses one of the types contains at least one.
  static let words = [
    "sequenced", "exclusively", "SequenceGesture", "ExclusiveGesture", "TransitionPhase",
    "TimelineView", "ScrollPhase", "NavigationPath", "ScrollPosition", "UserDefaults", "AppStorage",
    "SceneStorage",
  ]
}
