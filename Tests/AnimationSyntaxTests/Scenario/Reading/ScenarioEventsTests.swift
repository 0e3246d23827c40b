import AnimationSyntax
import MotionRecording
import Testing

@Suite("Times, drags and loops of a scenario")
struct ScenarioEventsTests {
  private static let table = """
    phase,time,value
    began,0.1,0
    changed,0.116,12.5
    "ended, at last",0.133,3e1
    """

  @Test("A drag from a file is the same drag as one in the text")
  func drag() throws {
    let head = "@State var a = 0.0\nat(0.15) { withAnimation(.spring) { a = 0 } }\n"
    let inline = "{ sample(0.1, 0); sample(0.116, 12.5); sample(0.133, 30) }"
    for animation in ["", ", animation: .interactiveSpring"] {
      let text = try ScenarioText.rows(head + "drag(a\(animation)) \(inline)")
      let file = try ScenarioText.rows(head + "drag(a, from: \"b.csv\"\(animation))") { name in
        #expect(name == "b.csv")
        return Self.table
      }
      #expect(file == text)
    }
  }

  @Test("A spring takes over with the velocity of a drag without an animation")
  func velocity() throws {
    let text = """
      @State var a = 0.0
      drag(a) { sample(0, 0); sample(1.0 / 60, 10); sample(2.0 / 60, 20) }
      at(3.0 / 60) { withAnimation(.spring) { a = 20.0001 } }
      """
    let row = try #require(
      try ScenarioText.rows(text).first { $0.event == "merge" && $0.animation == ".spring" })
    #expect((row.velocity ?? 0) > 500 && (row.velocity ?? 0) < 600)
  }

  @Test(
    "Several numbers are dragged as a value or one by one",
    arguments: [
      "sample(0, CGSize(width: 3, height: 4))", "sample(0, 3, 4)",
      "sample(0, .init(width: 3, height: 4))",
    ])
  func vectorDrag(sample: String) throws {
    let text = "@State var s = CGSize()\ndrag(s) { \(sample) }\nrun(until: 0)"
    #expect(try ScenarioText.rows(text).map(\.value) == [3, 4])
  }

  @Test(
    "An angle is dragged in degrees", arguments: ["30", ".degrees(30)", "Angle(radians: .pi / 6)"])
  func angleDrag(value: String) throws {
    let text = "@State var a = Angle()\ndrag(a) { sample(0, \(value)) }\nrun(until: 0)"
    #expect(abs((try ScenarioText.rows(text).last?.value ?? 0) - 30) < 1e-12)
  }

  @Test("It plays until a time, or until everything is at rest")
  func run() throws {
    let text = "@State var a = 0.0\nat(0) { withAnimation(.linear(duration: 0.5)) { a = 1 } }\n"
    #expect(try ScenarioText.rows(text + "run(until: 0.1 + 0.1)").last?.time == 0.2)
    #expect(try ScenarioText.rows(text + "run(until: 2)").last?.time == 2)
    let rest = try #require(try ScenarioText.rows(text).last)
    #expect(rest.time > 0.5 && rest.time < 0.55 && rest.event.contains("removed"))
  }

  @Test("A loop is what it is when it is written out")
  func loop() throws {
    let head = "@State var n = 0\n@State var a = 0.0\na.animation(.smooth, value: n)\n"
    let loop = """
      for i in 0..<2 {
        for j in 1...2 { at(Double(i) * 0.1 + Double(j) * 0.02) { n += 10 * i + j; a += Double(j) } }
      }
      for _ in 0..<2 { at(0.3) { n *= 2 } }
      let i = 3
      """
    let long = """
      at(0.02) { n += 1; a += 1 }
      at(0.04) { n += 2; a += 2 }
      at(0.1 + 0.02) { n += 11; a += 1 }
      at(0.1 + 0.04) { n += 12; a += 2 }
      at(0.3) { n *= 2; n *= 2 }
      """
    #expect(try ScenarioText.rows(head + loop) == ScenarioText.rows(head + long))
  }
}
