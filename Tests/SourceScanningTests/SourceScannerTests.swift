import SourceScanning
import Testing

/// Tests of the example in the documentation, site by site.
@Suite struct SourceScannerTests {
  private let scan = SourceScanner().scan(ScanFixture.files)

  /// The position, the kind, the expression, the way in which it became known, and the branch.
  private static let rows: [(String, String, String, String, Int?)] = [
    ("Card.swift:9:18", "use", ".spring(response: 0.3, dampingFraction: 0.7)", "constant", nil),
    ("Card.swift:10:27", "use", ".spring(response: 0.3, dampingFraction: 0.75)", "branch", 1),
    ("Card.swift:10:81", "use", ".easeInOut(duration: 0.25)", "default", 2),
    ("Card.swift:12:18", "use", ".bouncy", "literal", nil),
    (
      "Card.swift:13:33", "use", ".linear(duration: 2).repeatForever(autoreverses: false)",
      "literal",
      nil
    ),
    ("Card.swift:14:23", "use", ".default", "literal", nil),
    ("Card.swift:15:42", "use", ".smooth", "literal", nil),
    (
      "Card.swift:16:50", "use", ".spring(duration: 0.5, bounce: 0.3).delay([0, 0.1, 0.2])",
      "sweep",
      nil
    ),
    (
      "Tokens.swift:4:21", "definition", ".spring(response: 0.3, dampingFraction: 0.7)", "literal",
      nil
    ),
    ("Tokens.swift:5:20", "definition", ".easeIn(duration: 0.2)", "constant", nil),
    ("Tokens.swift:6:62", "definition", ".easeInOut(duration: 0.25)", "default", nil),
  ]

  @Test func everyAnimationIsFoundWhereItStands() {
    #expect(scan.animations.count == Self.rows.count)
    for (animation, row) in zip(scan.animations, Self.rows) {
      let place = "\(animation.file):\(animation.start.line):\(animation.start.column)"
      #expect(place == row.0)
      #expect(animation.kind.rawValue == row.1 && animation.expression == row.2)
      #expect(animation.resolution.rawValue == row.3 && animation.branch == row.4, "\(place)")
    }
  }

  @Test func contextsNamesAndTriggersAreTold() {
    #expect(
      scan.animations.map(\.context) == [
        "animation(_:value:)", "animation(_:value:)", "animation(_:value:)", "animation(_:)",
        "withAnimation", "withAnimation", "Binding.animation", "animation(_:value:)", "static let",
        "static let", "static func",
      ])
    #expect(
      scan.animations.map(\.trigger) == [
        "isOpen", "isOpen", "isOpen", "", "onAppear", "onTapGesture", "", "isOpen", "", "", "",
      ])
    #expect(
      scan.animations.map(\.name) == [
        "Animation.card", "", "Animation.toast", "", "", "", "", "", "Animation.card",
        "Animation.old", "Animation.toast",
      ])
    #expect(scan.animations.map(\.declaration).prefix(1) == ["Card.body"])
  }

  @Test func timesAreMeasured() throws {
    func settle(_ index: Int) throws -> Double { try #require(scan.animations[index].settle) }
    #expect((try settle(0) - 0.3088).magnitude < 0.00005)
    #expect((try settle(3) - 0.5183).magnitude < 0.00005)
    #expect((try settle(6) - 0.5432).magnitude < 0.00005)
    #expect(scan.animations[4].settle == nil)
  }

  @Test func motionsAreClustered() {
    let places = scan.clusters.map { cluster in
      cluster.members.map {
        "\(scan.animations[$0].file.prefix(1))\(scan.animations[$0].start.line)"
      }
    }
    #expect(
      places == [
        ["C9", "C10", "T4"], ["C10", "T6"], ["C12", "C16"], ["C14", "C15"], ["C13"], ["T5"],
      ])
    #expect((scan.clusters[0].radius - 0.0324).magnitude < 0.0001)
    #expect(scan.clusters[1...].allSatisfy { $0.radius == 0 })
  }

  @Test func rulesFindWhatTheyShould() {
    var scan = scan
    let findings = scan.findings(RuleSettings())
    let places = Dictionary(grouping: findings) { "\($0.file.prefix(1))\($0.start.line)" }
      .mapValues { $0.map(\.rule) }
    #expect(
      places == [
        "C10": ["near-duplicate", "response-spelling"],
        "C12": ["animation-without-value", "bounce-on-opacity"],
        "C13": ["endless-animation", "repeats-under-reduce-motion"],
        "C16": ["equals-preset"],
        "T4": ["near-duplicate", "response-spelling"],
        "T5": ["unused-definition"],
      ])
  }

  @Test func theResultDoesNotDependOnThreadsOrSkipping() {
    func csv(_ scanner: SourceScanner) -> String {
      ScanDocument(scanner.scan(ScanFixture.files), findings: []).csv
    }
    let plain = csv(SourceScanner(jobs: 1))
    #expect(csv(SourceScanner(jobs: 2)) == plain && csv(SourceScanner(jobs: 7)) == plain)
    #expect(csv(SourceScanner(skips: false)) == plain)
  }

  /// Each file has a single construct, and no other word that matters.
  @Test(arguments: [
    "let a = PhaseAnimator([1, 2]) { p in Text(\"a\").opacity(p) }",
    "func f() { UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {}.run() }",
    "func f() { UIView.transition(with: v, duration: 0.3, options: []) {} }",
    "func f() { UIView.animate(withDuration: 0.3) {} }",
    "func f() { withTransaction(\\.animation, .smooth) {} }",
    "let a = v.keyframeAnimator(initialValue: 1.0) { c, x in c.scaleEffect(x) } "
      + "keyframes: { _ in KeyframeTrack { LinearKeyframe(2, duration: 0.2) } }",
    "func f() { let a = CASpringAnimation(keyPath: \"position.x\"); v.add(a, forKey: nil) }",
    "let a = UnitCurve.easeIn", "let a = Spring(duration: 0.2)",
  ])
  func aFileWithOneConstructIsParsed(_ source: String) {
    let files = [SourceFile(path: "a.swift", bytes: Array(source.utf8))]
    let scan = SourceScanner().scan(files)
    #expect(!scan.animations.isEmpty)
    #expect(scan.animations == SourceScanner(skips: false).scan(files).animations)
  }

  @Test func aConstantInAFileWithoutAnimationsIsFound() {
    let files = [
      SourceFile(
        path: "Numbers.swift", bytes: Array("enum Numbers { static let fast = quick / 2 }".utf8)),
      SourceFile(path: "More.swift", bytes: Array("let quick = 0.5".utf8)),
      SourceFile(path: "Other.swift", bytes: Array("let other = 1".utf8)),
      SourceFile(
        path: "View.swift",
        bytes: Array(
          ScanFixture.view("Text(\"a\").animation(.linear(duration: Numbers.fast), value: isOn)")
            .utf8)),
    ]
    let scan = SourceScanner().scan(files)
    #expect(scan.animations.map(\.expression) == [".linear(duration: 0.25)"])
    #expect(scan.parsedCount == 3 && scan.fileCount == 4)
    let all = SourceScanner(skips: false).scan(files)
    #expect(all.animations.map(\.expression) == [".linear(duration: 0.25)"] && all.parsedCount == 4)
  }

  @Test func nothingStopsItAtFilesThatAreCutAnywhere() {
    let bytes = Array(ScanFixture.card.utf8)
    for end in stride(from: 0, to: bytes.count, by: 37) {
      let scan = SourceScanner().scan([SourceFile(path: "a.swift", bytes: Array(bytes[..<end]))])
      #expect(scan.fileCount == 1)
    }
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000),
    String(repeating: "[", count: 20_000) + "withAnimation",
    "let a: Animation = " + String(repeating: ".linear.delay(1)", count: 5_000),
    "let a: Animation = " + String(repeating: "x ? .linear : ", count: 2_000) + ".linear",
    "func f() -> Animation { x ? f() : f() }\nlet a: Animation = f()",
    "let a = b\nlet b = a\nlet c: Animation = .linear(duration: a)",
    "let a: Animation = .linear(duration: " + String(repeating: "(1 + ", count: 500),
  ])
  func hostileTextIsReadInTime(_ text: String) {
    let scan = SourceScanner().scan([SourceFile(path: "a.swift", bytes: Array(text.utf8))])
    #expect(scan.fileCount == 1)
  }

  @Test func noAnimationIsNoError() {
    let scan = SourceScanner().scan([SourceFile(path: "a.swift", bytes: Array("let a = 1".utf8))])
    #expect(ScanDocument(scan, findings: []).summary == "no animations in 1 file")
  }

  /// A closure's parameter may be a view, a binding or any other value; so no rule of views applies to it.
  @Test func whatAClosureGetsIsNoBinding() {
    var scan = ScanFixture.scan(
      "let a = popup { $0.position(.top).animation(.smooth) }\nlet b = $isOn.animation(.easeIn)")
    #expect(scan.uses.map(\.context) == ["animation(_:)", "Binding.animation"])
    #expect(scan.findings(RuleSettings()).isEmpty)
  }

  /// A member that a class inherits from another one, which is in the same file or in another.
  @Test(arguments: [false, true])
  func inheritedMembersAreFollowed(_ isApart: Bool) {
    let base =
      "import UIKit\nclass Cell: UITableViewCell {\n  static let duration = 0.6\n  let own = 0.45\n}\n"
    let derived = """
      import UIKit
      class Row: Cell {
        func show() {
          UIView.animate(withDuration: Self.duration) { self.alpha = 0 }
          UIView.animate(withDuration: own) { self.alpha = 0 }
        }
      }
      """
    let texts = isApart ? [base, derived] : [base + derived]
    let scan = SourceScanner().scan(
      texts.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) })
    #expect(
      scan.uses.map(\.expression) == [".easeInOut(duration: 0.6)", ".easeInOut(duration: 0.45)"])
  }

  @Test func aGroupOfCoreAnimationHasARow() {
    let scan = ScanFixture.scan("let group = CAAnimationGroup()\ngroup.duration = 1")
    #expect(scan.uses.map(\.context) == ["CAAnimationGroup"])
    #expect(scan.uses.map(\.reason) == ["plays its members together; each has a row of its own"])
  }
}
