import MotionRecording
import Testing

/// `Timer.publish(…).autoconnect().sink { … }` in a model, with Combine's rules: a subscription that is not stored is
/// cancelled.
@Suite struct SubscriptionsTests {
  /// Plays a circle whose position shows the number of values that a model has received.
  private static func played(_ model: String) throws -> PlayedViews {
    try PlayedViews(
      files: [
        """
        final class Model: ObservableObject {
          @Published var count = 0
          var bag = Set<AnyCancellable>()
          var one: AnyCancellable?
          \(model)
        }
        struct ContentView: View {
          @StateObject var model = Model()
          var body: some View {
            Circle().offset(x: CGFloat(model.count))
              .animation(.linear(duration: 0.05), value: model.count)
          }
        }
        """
      ], end: 2)
  }

  private static let ticks = "Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()"

  @Test(arguments: [
    ("init() { TICKS.sink { [weak self] _ in self?.count += 1 }.store(in: &bag) }", 7),
    ("init() { one = TICKS.sink { [unowned self] _ in count += 1 } }", 7),
    ("init() { one = TICKS.sink(receiveValue: { _ in self.count += 1 }) }", 7),
    ("init() { let ticks = TICKS; one = ticks.sink { _ in self.count += 1 } }", 7),
    // Until the subscription is cancelled.
    (
      "init() { one = TICKS.sink { _ in self.count += 1; if self.count == 3 { self.one?.cancel() } } }",
      3
    ),
    (
      "init() { one = TICKS.sink { _ in self.count += 1; if self.count == 3 { self.one = nil } } }",
      3
    ),
    (
      "init() { TICKS.sink { _ in self.count += 1; if self.count == 3 { self.bag.removeAll() } }.store(in: &bag) }",
      3
    ),
    (
      "init() { TICKS.sink { _ in self.count += 1; if self.count == 3 { self.bag = [] } }.store(in: &bag) }",
      3
    ),
    // By another subscription that is stored instead.
    (
      """
      init() { begin(1) }
      func begin(_ step: Int) {
        one = TICKS.sink { _ in self.count += step; if step == 1 { self.begin(10) } }
      }
      """, 61
    ),
    // The value is the time.
    (
      "init() { one = TICKS.sink { date in self.count = Int(date.timeIntervalSinceReferenceDate * 4) } }",
      7
    ),
    // A subscription that is not stored receives nothing.
    ("init() { _ = TICKS.sink { _ in self.count += 1 } }", 0),
    ("init() { let local = TICKS.sink { _ in self.count += 1 } }", 0),
  ]) func ticksAreReceivedWhileSomethingKeepsThem(_ model: String, _ count: Double) throws {
    let played = try Self.played(model.replacing("TICKS", with: Self.ticks))
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value ?? 0 == count)
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test func otherPublishersAreNamed() throws {
    let played = try Self.played(
      "init() { one = NotificationCenter.default.publisher(for: .moved).sink { _ in self.count = 1 } }"
    )
    #expect(played.notes.contains { $0.contains("sink") })
  }
}
