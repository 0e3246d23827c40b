import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Everyday Swift code plays in the same way in a scenario, in a view, and in pasted animators.
@Suite("Swift in scenarios, views and pasted text")
struct ScenarioProgramTests {
  private static let declarations = """
    enum Mode { case small, big
      var size: Double { self == .big ? 10 : 1 }
    }
    func twice(_ value: Double) -> Double { value * 2 }
    func grow(_ value: inout Double) { value += 1 }
    func grown(_ value: Double) -> Double {
      var grown = value
      for _ in 0..<3 { grow(&grown) }
      guard grown > 0 else { return 0 }
      switch grown {
      case 4: return 40
      default: return 0
      }
    }

    """

  private static let states = """
    @State var x = 1.0
    @State var mode = Mode.small
    @State var list = [1.0, 2.0]

    """

  /// Statements, and the value of `x` after them if it was 1 before.
  static let statements: [(text: String, x: Double)] = [
    ("x = hypot(3, 4)", 5),
    ("let half = 0.5; x = (half * Angle.degrees(90) + 2 * Angle(radians: 0)).degrees", 45),
    ("let y = 2.0; x = y", 2),
    ("for i in 0..<3 { x += 1 }", 4),
    ("for i in 0..<3 where i != 1 { x += Double(i) }", 3),
    ("x = Double.random(in: 0...1)", 0.5),
    ("x = Double(\"3\") ?? 1", 3),
    ("x = Double(\"three\") ?? 1.5", 1.5),
    ("x = [1.0, 2.0].reduce(0, +)", 3),
    ("x = abs(-2).squareRoot()", 2.0.squareRoot()),
    ("x = 5.5.truncatingRemainder(dividingBy: 2)", 1.5),
    ("x = (1.0...2.0).upperBound", 2),
    ("mode = .big; x = mode.size", 10),
    ("list.append(4); x = list[2] + Double(list.count)", 7),
    ("list[0] = 8; x = list[0]", 8),
    ("x = twice(x + 1)", 4),
    ("grow(&x)", 2),
    ("x = grown(x)", 40),
    ("switch mode { case .small: x = 11; case .big: x = 2 }", 11),
    ("if let last = list.last { x = last }", 2),
    ("if x > 5 { x = 7 } else { x = 8 }", 8),
    ("let triple = { (value: Double) in value * 3 }; x = triple(2)", 6),
    ("let (a, b) = (1.5, 2.0); x = a + b", 3.5),
    ("let sizes = [\"a\": 3.0]; x = sizes[\"a\"] ?? 0", 3),
    ("x = list.map(\\.magnitude).max() ?? 0", 2),
    ("guard list.isEmpty else { x = 9; return }; x = 10", 9),
    ("x = [1.0, 6.0].last.map { $0 / 2 } ?? 0", 3),
    ("while x < 5 { x += 2 }", 5),
    ("func half(_ value: Double) -> Double { value / 2 }; x = half(3)", 1.5),
  ]

  @Test("Statements in a scenario", arguments: statements.indices)
  func inScenario(index: Int) throws {
    let (text, x) = Self.statements[index]
    let scenario = Self.declarations + Self.states + "at(0) { \(text) }\nrun(until: 0)"
    let rows = try ScenarioText.rows(scenario).filter { $0.attribute == "x" }
    #expect(rows.last?.value == x)
  }

  @Test("Statements in a view", arguments: statements.indices)
  func inView(index: Int) throws {
    let (text, x) = Self.statements[index]
    let view = """
      \(Self.declarations)
      struct Card: View {
        \(Self.states)
        var body: some View { Text("Card").offset(x: x).onTapGesture { \(text) } }
      }
      """
    let played = try PlayedViews(view, doing: "tap(\"Card\")")
    #expect(played.value("Text.offset.x", at: 0) == 1)
    #expect(played.value("Text.offset.x", at: 0.5) == x)
  }

  @Test("What has no finite value at the start may have one when it is done")
  func finiteWhenDone() throws {
    let scenario = """
      @State var x = 0.0
      at(0.1) { x = 1 }
      at(0.2) { let y = x; x = 4 / y }
      run(until: 0.5)
      """
    #expect(try ScenarioText.rows(scenario).last?.value == 4)
  }

  /// Expressions, and their values.
  static let expressions: [(text: String, value: Double)] = [
    ("hypot(3, 4)", 5),
    ("Double.random(in: 0...1)", 0.5),
    ("Double(\"3\") ?? 1", 3),
    ("[1.0, 2.0].reduce(0, +)", 3),
    ("abs(-2).squareRoot()", 2.0.squareRoot()),
    ("5.5.truncatingRemainder(dividingBy: 2)", 1.5),
    ("(1.0...2.0).upperBound", 2),
    ("Mode.big.size", 10),
    ("[4.0, 7.0][1]", 7),
    ("twice(2)", 4),
    ("grown(1)", 40),
    ("{ (value: Double) in value * 3 }(2)", 6),
    ("(a: 1.0, b: 2.0).b", 2),
    ("[\"a\": 3.0][\"a\"] ?? 0.0", 3),
    ("[-1.0, -4.0].map(\\.magnitude).max() ?? 0", 4),
    ("[1.0, 6.0].last.map { $0 / 2 } ?? 0", 3),
  ]

  @Test("Expressions in the declarations of a scenario", arguments: expressions.indices)
  func inDeclarations(index: Int) throws {
    let (text, value) = Self.expressions[index]
    let scenario =
      Self.declarations + "@State var x = \(text)\n@State var k = 2.0\nlet y = k * (\(text))\n"
    #expect(try ScenarioText.start(scenario, "x") == value)
    #expect(try ScenarioText.start(scenario, "y") == 2 * value)
  }

  @Test("Expressions in pasted phases", arguments: expressions.indices)
  func inPhases(index: Int) throws {
    let (text, value) = Self.expressions[index]
    let block = """
      Circle().phaseAnimator([0.0, 1]) { circle, phase in
        circle.offset(x: phase * (\(text)))
      } animation: { _ in .linear(duration: 1) }
      """
    let rows = try ScenarioText.rows(Self.declarations + block)
    let row = rows.first { $0.attribute == "Circle.offset.x" && abs($0.time - 0.5) < 1e-9 }
    #expect(try abs(#require(row?.value) - value / 2) < 1e-9)
  }

  @Test("Expressions in pasted keyframes", arguments: expressions.indices)
  func inKeyframes(index: Int) throws {
    let (text, value) = Self.expressions[index]
    let block = """
      KeyframeAnimator(initialValue: 0.0) { _ in Circle() } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(\(text), duration: 0.5); LinearKeyframe(0, duration: 0.5) }
      }
      """
    let rows = try ScenarioText.rows(Self.declarations + block)
    let row = rows.first { $0.attribute == "value" && abs($0.time - 0.25) < 1e-9 }
    #expect(try abs(#require(row?.value) - value / 2) < 1e-9)
  }

  /// Bodies of a track, and the values of its keyframes.
  static let bodies: [(text: String, ends: [Double])] = [
    ("for value in [1.0, 2.0] { LinearKeyframe(value, duration: 0.5) }", [1, 2]),
    ("for i in 0..<4 where i.isMultiple(of: 2) { MoveKeyframe(Double(i)) }", [0, 2]),
    ("switch Mode.big { case .small: MoveKeyframe(1); case .big: MoveKeyframe(2) }", [2]),
    ("let far = twice(3); CubicKeyframe(far, duration: 0.5)", [6]),
    ("beat(3)", [3, 0]),
    ("if let last = [4.0, 5].last { MoveKeyframe(last) } else { MoveKeyframe(0) }", [5]),
    ("let ends = (up: 2.0, down: -1.0); MoveKeyframe(ends.up); MoveKeyframe(ends.down)", [2, -1]),
    ("SwiftUI.MoveKeyframe([1.0, 3].map { $0 * 2 }.max() ?? 0)", [6]),
  ]

  private static let beat = """
    @KeyframesBuilder<Double> func beat(_ height: Double) -> some Keyframes<Double> {
      LinearKeyframe(height, duration: 0.5)
      LinearKeyframe(0, duration: 0.5)
    }

    """

  @Test("Statements in pasted keyframes", arguments: bodies.indices)
  func inBodies(index: Int) throws {
    let (text, ends) = Self.bodies[index]
    let block = "KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { \(text) } }"
    let curves = try Expression.parse(Self.declarations + Self.beat + block)
    guard case .keyframes(let curve)? = curves.first?.subject else {
      Issue.record("these are keyframes")
      return
    }
    #expect(curve.path.segments.map(\.endValue) == ends)
  }

  /// Bodies of phases, the name of the row, and its values in the phases 1 and 3.
  static let contents: [(text: String, row: String, values: [Double])] = [
    ("let size = twice(phase); return circle.scaleEffect(size)", "Circle.scaleEffect", [2, 6]),
    ("circle.offset(x: [1: 5.0, 3: 7.0][Int(phase)] ?? 0)", "Circle.offset.x", [5, 7]),
    (
      "ForEach([2.0], id: \\.self) { times in Text(\"a\").opacity(phase / times / 3) }",
      "Text.opacity",
      [1.0 / 6, 0.5]
    ),
    ("moved(circle, by: phase)", "Circle.offset.y", [1, 3]),
    (
      "circle.rotation3DEffect(.degrees(10), axis: (x: phase, y: 0, z: 0))",
      "Circle.rotation3DEffect.axis.x",
      [1, 3]
    ),
    (
      "circle.scaleEffect(2, anchor: UnitPoint(x: phase, y: 0))", "Circle.scaleEffect.anchor.x",
      [1, 3]
    ),
    ("circle.padding(.top, phase)", "Circle.padding.top", [1, 3]),
    (
      "RoundedRectangle(cornerRadius: 4).frame(width: phase)", "RoundedRectangle.frame.width",
      [1, 3]
    ),
  ]

  @Test("Statements in pasted phases", arguments: contents.indices)
  func inContents(index: Int) throws {
    let (text, row, values) = Self.contents[index]
    let scenario = try ScenarioText.parse(
      """
      \(Self.declarations)
      func moved(_ view: some View, by height: Double) -> some View { view.offset(x: 0, y: height) }
      Circle().phaseAnimator([1.0, 3.0]) { circle, phase in \(text) }
      """)
    let animator = try #require(scenario.phaseAnimators.first)
    var found: [String: [Double]] = [:]
    for (name, phase) in animator.phases.flatMap({ zip(animator.attributes, $0.values) }) {
      guard case .vector(let vector) = phase else { continue }
      for component in vector.components where component.isShown {
        found[component.name.isEmpty ? name : "\(name).\(component.name)", default: []].append(
          component.value)
      }
    }
    #expect(found[row] == values, "\(found)")
  }

  @Test("Animations, completions and words belong to the statements around them")
  func transactions() throws {
    let text = """
      @State var x = 0.0
      @State var y = 0.0
      at(0) {
        for step in 1...2 {
          withAnimation(.linear(duration: 0.1 * Double(step))) {
            if step == 1 { x = 10 } else { y = 10 }
          } completion: {
            log("step \\(step)")
            if step == 2 { x = 0 }
          }
        }
        let isLogged = true
        if isLogged { log("begun") }
      }
      """
    #expect(try ScenarioText.animations(text + "\nrun(until: 0)").count == 2)
    #expect(try ScenarioText.events(text) == ["log:begun", "log:step 1", "log:step 2"])
    let rows = try ScenarioText.rows(text)
    #expect(rows.last { $0.attribute == "x" }?.value == 0)
    #expect(rows.last { $0.attribute == "y" }?.value == 10)
    let middle = rows.first { $0.attribute == "y" && abs($0.time - 0.1) < 1e-9 }
    #expect(try abs(#require(middle?.value) - 5) < 1e-9)
  }

  @Test("States of any type keep their values from event to event, and in every play anew")
  func kept() throws {
    let text = """
      struct Point { var x = 1.0 }
      @State var points: [Point] = [Point()]
      @State var chosen: Int? = nil
      let sum = points.map(\\.x).reduce(0, +) + Double(chosen ?? 0)
      at(0) { points.append(Point(x: 5)) }
      at(0.1) { points[0].x = 3; chosen = 100 }
      run(until: 0.1)
      """
    let scenario = try ScenarioText.parse(text)
    for _ in 0..<2 {
      var sums: [Double] = []
      try ScenarioRunner(scenario, clock: .continuous).run {
        if $0.attribute == "sum", let value = $0.value, sums.last != value { sums.append(value) }
      }
      #expect(sums.last == 108)
      #expect(sums.contains(6))
    }
  }

  @Test("Views come and go by name in any statement")
  func views() throws {
    let text = """
      toast.transition(.opacity)
      at(0) { for index in 0..<2 { if index == 1 { appear(toast) } } }
      run(until: 0)
      """
    #expect(try ScenarioText.events(text) == ["appear:toast"])
  }

  @Test("Random numbers are drawn from the seed, the same in every play, and each another")
  func seeds() throws {
    let text = """
      @State var x = Double.random(in: 0...1)
      @State var y = Double.random(in: 0...1)
      at(0.1) { x = Double.random(in: 0...1) }
      at(0.2) { x = Double.random(in: 0...1) }
      """
    func numbers(_ seed: UInt64?) throws -> [Double] {
      let read = try ScenarioFile.read(
        [ViewFile(name: "a.swift", contents: text)], options: ViewOptions(seed: seed)
      ) { _ in "" }
      #expect(read.notes.isEmpty == (seed != nil))
      var numbers: [Double] = []
      try ScenarioRunner(read.scenario, clock: .continuous).run {
        guard ["x", "y"].contains($0.attribute), let value = $0.value else { return }
        if !numbers.contains(value) { numbers.append(value) }
      }
      return numbers
    }
    #expect(try numbers(nil) == [0.5])
    let drawn = try numbers(7)
    #expect(drawn.count == 4)
    #expect(drawn.allSatisfy { (0...1).contains($0) })
    #expect(try numbers(7) == drawn)
    #expect(try numbers(8) != drawn)
  }

  /// A scenario with the faulty position marked, and the sentence about it.
  static let errors: [(String, String)] = [
    (
      "at(0) { for i in 0..<3 { ⟨wobble⟩ += 1 } }",
      "'wobble' is not known; expected a name that is declared above"
    ),
    (
      "at(0) { let y = 2.0; x = y + ⟨z⟩ }",
      "'z' is not known; expected a name that is declared above"
    ),
    (
      "at(0) { if x > 3 { ⟨wobble⟩() } }",
      "'wobble' is not known; expected a function of the files, or 'withAnimation', "
        + "'withTransaction', 'log', 'appear' and 'disappear'"
    ),
    ("at(0) { ⟨while⟩ true { x += 1 } }", "one update takes more than 100000 steps"),
    ("at(0) { x = ⟨list[5]⟩ }", "there is no element 5 among 2"),
    ("at(0) { for i in 0..<2 { ⟨x⟩ = list } }", ScenarioProgramTests.notPlayed),
    ("at(0) { let y = 2.0; ⟨list⟩ = y }", ScenarioProgramTests.notPlayed),
    (
      "⟨list⟩.animation(.bouncy, value: x)",
      "'list' is a value of another type, which is not shown; animate a value computed from it"
    ),
    ("at(⟨list[1]⟩) { x = 3 }", "this must be constant, and 'list' changes"),
    ("@State var z = ⟨x + list[0]⟩", "this must be constant, and 'list' changes"),
    ("let y = ⟨list[7]⟩", "there is no element 7 among 2"),
    (
      "at(0) { for i in 0..<2 { x = ⟨later⟩ } }\n@State var later = 1.0",
      "'later' is declared below, in line 4; declare it before it is used"
    ),
    (
      "at(0) { for i in 0..<2 { ⟨environment.foo⟩ = true } }",
      "'environment.foo' cannot be part of an expression here"
    ),
    (
      "at(0) { for i in 0..<2 { withAnimation(⟨.boncy⟩) { x = 3 } } }",
      "'.boncy' cannot be part of an expression here"
    ),
  ]

  private static let notPlayed =
    "something in this statement is not known here, or not played in a scenario"

  @Test("What is not known is an error at its place", arguments: errors.indices)
  func isWrong(index: Int) {
    let (text, sentence) = Self.errors[index]
    let states = "@State var x = 1.0\n@State var list = [1.0, 2.0]\n"
    ScenarioText.expectError((states + text, sentence))
  }
}
