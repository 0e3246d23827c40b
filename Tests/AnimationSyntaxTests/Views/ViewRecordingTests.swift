import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// One run gives the rows of a table and the content of a figure; both show the same motion.
@Suite("Recordings of views")
struct ViewRecordingTests {
  private static let text = """
    struct ContentView: View {
      @State private var count = 1
      @State private var isOut = false
      var body: some View {
        VStack {
          ForEach(0..<count, id: \\.self) { index in
            Circle().offset(x: isOut ? 100 : Double(index), y: isOut ? 7 : 3).scaleEffect(isOut ? 2 : 1)
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
          Text("\\(count)").contentTransition(.numericText())
          Rectangle().blur(radius: isOut ? 4 : 0).animation(.smooth, value: isOut)
        }
        .onTapGesture {
          withAnimation(.bouncy) { isOut.toggle() } completion: { count += 1 }
        }
      }
    }
    """

  private static let userActions = [
    "at(0.1) { tap() }", "at(0.3) { withAnimation(.snappy) { count = 3 } }",
    "at(0.5) { withAnimation { count = 1 } }", "at(0.7) { withAnimation(.linear) { count = 2 } }",
    "at(0.8) { tap() }",
  ]

  private static func played(_ clock: Clock) throws -> PlayedScenario {
    let scenario = try ScenarioFile.read(
      [ViewFile(name: "a.swift", contents: text)], options: ViewOptions(actions: userActions)
    ) { _ in "" }.scenario
    return try ScenarioRunner(scenario, clock: clock).play(keepsRows: true)
  }

  @Test("have the rows of the table on a clock with frames")
  func frames() throws {
    let played = try Self.played(.frames(rate: 60))
    var table: [String: [AttributeRow]] = [:]
    try played.forEachRow { row in
      if !row.attribute.isEmpty { table[row.attribute, default: []].append(row) }
    }
    #expect(table.count >= 12)
    let recorded = Dictionary(grouping: played.recording.attributes) { $0.recording.name }
    #expect(Set(recorded.keys) == Set(table.keys))
    for (name, rows) in table {
      let lives = recorded[name, default: []]
      #expect(lives.flatMap(\.recording.times) == rows.map(\.time), "\(name)")
      #expect(lives.flatMap(\.recording.values) == rows.compactMap(\.value), "\(name)")
      #expect(lives.flatMap(\.recording.velocities) == rows.compactMap(\.velocity), "\(name)")
    }
  }

  @Test("go through the rows of the table in continuous time")
  func continuous() throws {
    let played = try Self.played(.continuous)
    let traces = Dictionary(grouping: try played.motion().attributes) { $0.recording.name }
    try played.forEachRow { row in
      guard let value = row.value, row.events.isEmpty else { return }
      let lives = traces[row.attribute, default: []].map(\.recording)
      let neighbors = lives.flatMap { life in
        let after = life.times.firstIndex { $0 >= row.time } ?? life.count - 1
        return life.values[max(after - 1, 0)...after]
      }
      let (least, most) = (neighbors.min() ?? .infinity, neighbors.max() ?? -.infinity)
      #expect(least - 1 <= value && value <= most + 1, "\(row)")
    }
  }
}
