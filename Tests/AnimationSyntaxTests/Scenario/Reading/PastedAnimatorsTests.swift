import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Code of an app in a scenario file without anything else.
@Suite struct PastedAnimatorsTests {
  private func read(_ text: String) throws -> (script: ScenarioScript, notes: [String]) {
    let read = try ScenarioFile.read(text, fileName: "a.swift") { _ in "" }
    return (try read.scenario.script, read.notes.map { "\($0.line): \($0.sentence)" })
  }

  /// Returns the values that an animator gives the attributes in its phases.
  private func courses(_ text: String) throws -> [String: [Double?]] {
    var courses: [String: [Double?]] = [:]
    for animator in try read(text).script.phaseAnimators {
      for (index, name) in animator.attributes.enumerated() where !animator.hidden.contains(index) {
        for phase in animator.phases {
          switch phase.values[index] {
          case .vector(let vector):
            for component in vector.components where component.isShown {
              let row = component.name.isEmpty ? name : "\(name).\(component.name)"
              courses[row, default: []].append(component.value)
            }
          case let value: courses[name, default: []].append(value.number)
          }
        }
      }
    }
    return courses
  }

  static let blocks: [(text: String, courses: [String: [Double?]])] = [
    (
      """
      Image(systemName: "bell")
        .font(.title)
        .phaseAnimator([false, true], trigger: rings) { bell, isUp in
          bell.scaleEffect(isUp ? 1.5 : 1, anchor: .bottom).foregroundStyle(isUp ? .red : .blue).bold()
        }
        .onTapGesture { rings += 1 }
      """, ["Image.scaleEffect": [1, 1.5]]
    ),
    (
      ".phaseAnimator([1, 2]) { $0.opacity($1 / 2) } animation: { _ in .smooth }",
      ["opacity": [0.5, 1]]
    ),
    (
      ".phaseAnimator([0, 8], content: { view, x in view.offset(x: x) }, animation: { _ in .linear })",
      ["offset.x": [0, 8]]
    ),
    (
      """
      PhaseAnimator([0.0, 90]) { turn in
        VStack {
          Text("Level \\(level)")
          Circle().rotationEffect(.degrees(turn)).hueRotation(Angle(degrees: turn))
          Circle().offset(x: 3, y: turn).offset(x: 5)
          Text("\\(isOn ? "on" : "off")").blur(radius: turn / 10)
        }.frame(width: 100 + turn)
      }
      """,
      [
        "VStack.frame.width": [100, 190], "Circle[1].rotationEffect": [0, 90],
        "Circle[1].hueRotation": [0, 90], "Circle[2].offset.y": [0, 90], "Text[2].blur": [0, 9],
      ]
    ),
    (
      """
      Button { taps += 1 } label: { Image(.heart) }
        .phaseAnimator([false, true], trigger: taps) { view, isBig in
          view.scaleEffect(x: isBig ? 2 : 1).scaleEffect(y: isBig ? 3 : 1)
        }
      """,
      [
        "Button.scaleEffect.x": [1, 2], "Button.scaleEffect[2].y": [1, 3],
      ]
    ),
    (
      """
      struct Ring {
        @State private var width = 4.0
        private let far = -220.0
        var body: some View {
          ZStack {
            Circle().phaseAnimator([false, true]) { ring, isFar in
              ring.stroke(style: StrokeStyle(lineWidth: isFar ? width : 2, dashPhase: isFar ? far : 0))
            }
            Circle().phaseAnimator([0.0, 1]) { $0.trim(to: $1) }
          }
        }
      }
      """,
      [
        "Circle.stroke.lineWidth": [2, 4], "Circle.stroke.dashPhase": [0, -220],
        "Circle[2].trim.to": [0, 1],
      ]
    ),
    (
      """
      card.phaseAnimator([false, true], trigger: n) { content, isUp in
        if #available(iOS 18, *) { content.rotation3DEffect(isUp ? .degrees(20) : .zero, axis: (x: 0, y: 1, z: 0)) }
        else { content.opacity(isUp ? 0 : 1) }
      }
      """, ["card.rotation3DEffect": [0, 20]]
    ),
    (
      "PhaseAnimator([0.0, 8]) { r in RoundedRectangle(cornerRadius: r).overlay { Circle().scaleEffect(1 + r) } }",
      ["RoundedRectangle.cornerRadius": [0, 8], "Circle.scaleEffect": [1, 9]]
    ),
    (
      "PhaseAnimator([0.0, 1]) { p in HStack { Circle(); Circle().opacity(p); Text(\"a\").blur(radius: p); Text(\"b\") } }",
      ["Circle[2].opacity": [0, 1], "Text(\"a\").blur": [0, 1]]
    ),
    (
      "star.phaseAnimator([false, true]) { star, isHot in star.foregroundStyle(isHot ? .red : .blue) }",
      ["star.phase": [0, 1]]
    ),
    (
      "star.phaseAnimator([1, 2, 3]) { star, n in star.symbolEffect(.bounce, value: n) }",
      ["star.phase": [0, 1, 2]]
    ),
  ]

  @Test(arguments: blocks.indices)
  func whatModifiersMove(index: Int) throws {
    let block = Self.blocks[index]
    #expect(try courses(block.text) == block.courses)
  }

  static let animations: [(closure: String, names: [String?])] = [
    ("{ _ in .bouncy }", [".bouncy", ".bouncy"]),
    ("{ $0 ? .bouncy : nil }", [nil, ".bouncy"]),
    (
      "{ p in switch p { case true: return .snappy; case false: return .smooth } }",
      [".smooth", ".snappy"]
    ),
    ("{ p in if p { .snappy } else { .smooth } }", [".smooth", ".snappy"]),
    (
      "{ p in .easeOut(duration: p ? 0.2 : 0.4) }",
      [".easeOut(duration: p ? 0.2 : 0.4)", ".easeOut(duration: p ? 0.2 : 0.4)"]
    ),
    (
      "{ p in let spring = Spring(mass: 1, stiffness: 100, damping: 10); return Animation.spring(spring) }",
      ["Animation.spring(spring)", "Animation.spring(spring)"]
    ),
    ("{ p in reduceMotion ? nil : .bouncy }", [".bouncy", ".bouncy"]),
    ("{ p in .card }", [".bouncy(duration: 0.3)", ".bouncy(duration: 0.3)"]),
  ]

  @Test(arguments: animations.indices)
  func whatAnimatesThem(index: Int) throws {
    let row = Self.animations[index]
    let text =
      "extension Animation { static let card = Animation.bouncy(duration: 0.3) }\n"
      + "a.phaseAnimator([false, true]) { a, p in a.opacity(p ? 0 : 1) } animation: \(row.closure)"
    let animator = try #require(try read(text).script.phaseAnimators.first)
    if row.names.contains(".bouncy(duration: 0.3)") {
      #expect(
        animator.phases.allSatisfy { $0.animation?.animation == .bouncy(duration: 0.3) })
    } else {
      #expect(animator.phases.map { $0.animation?.name } == row.names)
    }
  }

  @Test func aDurationIsThatOfThePhase() throws {
    let text =
      "a.phaseAnimator([false, true]) { a, p in a.opacity(p ? 0 : 1) } animation: { p in "
      + ".easeOut(duration: p ? 0.2 : 0.4) }"
    let animator = try #require(try read(text).script.phaseAnimators.first)
    #expect(
      animator.phases.map(\.animation?.animation)
        == [.easeOut(duration: 0.4), .easeOut(duration: 0.2)])
  }

  // MARK: - Timing

  @Test func aTriggerChangesOnceAtHalfASecond() throws {
    let block =
      "heart.phaseAnimator([false, true], trigger: likes) { $0.scaleEffect($1 ? 2 : 1) } animation: { _ in "
      + ".linear(duration: 0.25) }"
    let pasted = try ScenarioText.rows(block).filter { !$0.attribute.isEmpty }
    let written = try ScenarioText.rows(
      "@State var likes = 0\n\(block)\nat(0.5) { likes += 1 }"
    ).filter { $0.attribute == "heart.scaleEffect" }
    #expect(pasted == written)
    #expect(pasted.first { $0.event == "start" }?.time == 0.5)
    #expect(
      try read(block).notes == ["1: nothing here changes the trigger; it is changed once, at 0.5 s"]
    )
  }

  @Test func whatRepeatsIsCutAtTenSeconds() throws {
    let block = "\nheart.phaseAnimator([false, true]) { $0.scaleEffect($1 ? 2 : 1) }"
    #expect(try ScenarioText.rows(block).last?.time == 10)
    #expect(
      try read(block).notes == [
        "2: it repeats forever; it is cut at 10 s, and 'run(until:)' or --span sets another end"
      ])
    #expect(try ScenarioText.rows(block + "\nrun(until: 2)").last?.time == 2)
    #expect(try read(block + "\nrun(until: 2)").notes.isEmpty)
  }

  @Test func aStepLastsUntilItsColorHasChanged() throws {
    // The scale is the same in the last two phases, but the color is not: the way back begins when it would begin if
    // the scale moved in each phase.
    func block(_ last: String) -> String {
      """
      enum Step: CaseIterable { case a, b, c }
      dot.phaseAnimator(Step.allCases, trigger: n) { dot, step in
        dot.scaleEffect(step == .a ? 1 : step == .b ? 2 : \(last)).fill(step == .c ? .red : .blue)
      } animation: { _ in .linear(duration: 0.5) }
      """
    }
    func starts(_ block: String) throws -> [Double] {
      try ScenarioText.rows(block).filter {
        $0.attribute == "dot.scaleEffect" && $0.event.contains("start")
      }.map(\.time)
    }
    let moving = try starts(block("3"))
    #expect(moving.count == 3)
    #expect(try starts(block("2")) == [moving[0], moving[2]])
  }

  static let notes: [(text: String, note: String)] = [
    (
      """
      struct Card {
        let reduceMotion: Bool
        var body: some View {
          Text("a").phaseAnimator([false, true]) { a, p in a.opacity(!reduceMotion && p ? 0 : 1) }
        }
      }
      """, "4: 'Text.opacity': 'reduceMotion' is not known and taken as false"
    ),
    (
      "@State var wide = 3.0\na.phaseAnimator([false, true]) { $0.offset(x: $1 ? wide : 0) }",
      "2: 'wide' is taken as it begins: 3.0"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.offset(x: p ? geometry.width : 0).opacity(p ? 0 : 1) }",
      "1: 'a.offset' is left out: it depends on 'geometry', which is not known"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.opacity(isOn && p ? 0 : 1) }",
      "1: 'a.opacity': 'isOn' is not known and taken as true"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.opacity(isOff ? 1 : p ? 0 : 1) }",
      "1: 'a.opacity': 'isOff' is not known and taken as false"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.opacity(p ? 0 : 1) } animation: { _ in calm ? .smooth : .bouncy }",
      "1: 'calm' is not known and taken as true in the animations"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in if p { a.blur(radius: 2) }; a.opacity(p ? 0 : 1) }",
      "1: 'p' depends on the phase: views that it inserts and removes are not followed"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in if isOn { a.opacity(p ? 0 : 1) } }",
      "1: it is assumed that 'isOn' holds"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.tint(p ? .red : .blue) }",
      "1: what changes here is no number and is not played; 'phase' shows the steps"
    ),
    (
      "a.phaseAnimator([false, true]) { a, p in a.bold() }",
      "1: nothing here changes with the phase, so that every step is over at once"
    ),
  ]

  @Test(arguments: notes.indices)
  func whatIsToBeKnown(index: Int) throws {
    let row = Self.notes[index]
    #expect(try read(row.text).notes.contains(row.note))
  }

  static let errors: [(String, String)] = [
    (
      "a.phaseAnimator(⟨Step.allCases⟩) { $0.opacity($1.x) }",
      "'Step.allCases' is defined by the app; paste its declaration with it, or write the phases out, as in "
        + "'[.start, .up, .down]'"
    ),
    (
      "enum Step: CaseIterable { case a; var scale: Double { 1 } }\n"
        + "a.phaseAnimator(Step.allCases) { $0.opacity($1.⟨scal⟩) }",
      "'scal' is not known; expected a name that is declared above"
    ),
    (
      "a.phaseAnimator([1, 2]) { $0.opacity($1) } animation: { _ in .spring(duration: ⟨length⟩) }",
      "'length' is defined by the app, and no app code runs here; write the number itself"
    ),
    (
      "a.phaseAnimator([1, 2]) { $0.⟨scaleEfect⟩($1) }",
      "'scaleEfect' is not supported here; did you mean 'scaleEffect'?"
    ),
  ]

  @Test(arguments: errors.indices)
  func mistakes(index: Int) { ScenarioText.expectError(Self.errors[index]) }

  // MARK: - Keyframes

  static let values = """
    struct Values { var scale = 1.0; var angle = Angle.zero; var offset: CGSize = .zero; var anchor = UnitPoint.center
      var at: CGPoint = CGPoint(x: 1, y: 2); var width: CGFloat = Theme.width; var tint = Color.red }
    enum Theme { static let width = 40.0 }
    """

  @Test(arguments: [true, false])
  func keyframesOfAStructureBesideThem(isBefore: Bool) throws {
    let block = """
      Text("Hi \\(name)").keyframeAnimator(initialValue: Values(), trigger: taps) { view, value in
        view.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\\.scale) { SpringKeyframe(2, duration: 0.4) }
        KeyframeTrack(\\.angle) { LinearKeyframe(.degrees(20), duration: 0.2) }
        KeyframeTrack(\\.offset) { CubicKeyframe(CGSize(width: 3, height: 4), duration: 0.2) }
        KeyframeTrack(\\.at.x) { MoveKeyframe(7) }
        KeyframeTrack(\\.width) { LinearKeyframe(Theme.width * 2, duration: 0.3) }
      }
      """
    let text = isBefore ? Self.values + "\n" + block : block + "\n" + Self.values
    let tracks = try #require(try read(text).script.keyframeAnimators.first).tracks
    #expect(
      tracks.flatMap(\.names) == [
        "Text.scale", "Text.angle.degrees", "Text.offset.width", "Text.offset.height", "Text.at.x",
        "Text.width",
      ])
    #expect(tracks.map(\.initialValue) == [[1], [0], [0, 0], [1], [40]].map(DynamicVector.init))
    let rows = try ScenarioText.rows(text)
    #expect(rows.last { $0.attribute == "Text.width" }?.value == 80)
  }

  @Test func theSameBlockAsAnExpressionHasTheSameCurves() throws {
    let tracks = """
      KeyframeTrack(\\.scale) { SpringKeyframe(2, duration: 0.4); LinearKeyframe(1, duration: 0.1) }
      KeyframeTrack(\\.angle) { LinearKeyframe(.degrees(20), duration: 0.2) }
      """
    let expected = try Expression.parse(
      "KeyframeTimeline(initialValue: (scale: 3.0, angle: Angle.zero)) { \(tracks) }")
    for block in [
      "view.keyframeAnimator(initialValue: Values(scale: 3), trigger: n) { v, _ in v } keyframes: { _ in \(tracks) }",
      "KeyframeAnimator(initialValue: Values(scale: 3), repeating: true) { v in Text(\"a\") } keyframes: { _ in \(tracks) }",
      "KeyframeTimeline(initialValue: Values(scale: 3)) { \(tracks) }",
      "struct Card: View { let big = 3.0; var body: some View { Text(\"\\(n)\").keyframeAnimator(initialValue: Values(scale: big), "
        + "content: { v, _ in v }, keyframes: { _ in \(tracks) }) } }",
    ] {
      for text in ["\(Self.values)\n\(block)", "\(block)\n\(Self.values)"] {
        let curves = try Expression.parse(text)
        #expect(curves.map(\.name) == ["scale", "angle.degrees"], "\(text)")
        #expect(curves.map(\.subject) == expected.map(\.subject), "\(text)")
        let file = try ExpressionFile.parse(text, fileName: "block.swift")
        #expect(file.map(\.subject) == expected.map(\.subject), "\(text)")
      }
    }
  }

  @Test func keyframesMayReadWhatTheyBeginWith() throws {
    let text = """
      \(Self.values)
      a.keyframeAnimator(initialValue: Values(), trigger: n) { v, _ in v } keyframes: { start in
        let far = start.scale + 4
        if far > 3 { KeyframeTrack(\\.scale) { LinearKeyframe(far, duration: 1) } }
      }
      """
    let rows = try ScenarioText.rows(text)
    #expect(rows.last { $0.attribute == "a.scale" }?.value == 5)
    #expect(try Expression.parse(text).map { $0.subject.ownEnds?.target } == [5])
  }
}
