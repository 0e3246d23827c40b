import AnimationSyntax
import Testing

/// Arguments that read files, with and without a label before them.
@Suite("Expressions: arguments that read files")
struct FileArgumentTests {
  @Test(
    arguments: [
      ("@motion.txt", nil, "motion.txt"), ("a=@motion.txt", "a", "motion.txt"),
      ("big one = @Motion.swift#elastic", "big one", "Motion.swift#elastic"),
      (
        "'a=b'=@Motion.swift#elastic(bounce: [0.1, 0.4])", "a=b",
        "Motion.swift#elastic(bounce: [0.1, 0.4])"
      ),
      ("@a=b.txt", nil, "a=b.txt"), ("a=@presets:css", "a", "presets:css"),
      ("a=@/tmp//b.txt", "a", "/tmp//b.txt"),
    ] as [(String, String?, String)])
  func read(argument: String, label: String?, path: String) {
    let file = FileArgument(argument)
    #expect(file?.label == label && file?.path == path, "\(String(describing: file))")
  }

  @Test(arguments: [
    ".bouncy", "a=.bouncy", "-", "", "a=", "=@motion.txt", "a==@motion.txt", "f(a=@b)",
    "Motion.swift",
    "@MainActor static let card = Animation.bouncy",
  ])
  func others(argument: String) { #expect(FileArgument(argument) == nil) }

  private static let source = """
    struct Elastic: CustomAnimation {
      var bounce = 0.2
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: time * (1 + bounce * (1 - time)))
      }
    }
    extension Animation {
      static var elastic: Animation { Animation(Elastic()) }
      static func elastic(bounce: Double) -> Animation { Animation(Elastic(bounce: bounce)) }
    }
    """

  @Test(
    "an animation of a file is called by its label, one of a sweep with its elements",
    arguments: [
      ("elastic", ["soft"], [nil]),
      (
        "elastic(bounce: [0.1, 0.4])", ["soft (bounce: 0.1)", "soft (bounce: 0.4)"],
        [
          "soft (bounce: 0.1)=@M.swift#elastic(bounce: 0.1)",
          "soft (bounce: 0.4)=@M.swift#elastic(bounce: 0.4)",
        ]
      ),
    ] as [(String, [String], [String?])])
  func members(member: String, names: [String], texts: [String?]) throws {
    let file = try #require(FileArgument("soft=@M.swift#\(member)"))
    let plain = try ExpressionFile.curves(of: member, in: Self.source, fileName: "M.swift")
    let curves = file.labelled(plain)
    #expect(curves.map(\.name) == names)
    #expect(curves.allSatisfy { $0.isLabelled })
    #expect(curves.map(\.choiceText) == texts)
    #expect(curves.map(\.subject) == plain.map(\.subject))
    let readings = file.labelled(
      try ExpressionFile.readings(of: member, in: Self.source, fileName: "M.swift"))
    let singles = try readings.flatMap { try $0.singles() }
    #expect(singles.map(\.name) == names)
  }

  @Test(
    "of several motions of a file each has the label before its own name",
    arguments: [
      ("a=.bouncy\n.smooth", ["x.a", "x.smooth"], ["x.a=.bouncy", "x.smooth=.smooth"]),
      ("a=.bouncy", ["x"], ["x=.bouncy"]), (".smooth", ["x"], ["x=.smooth"]),
    ])
  func lists(contents: String, names: [String], texts: [String]) throws {
    let file = try #require(FileArgument("x=@list.txt"))
    let own = try ExpressionFile.readings(contents, fileName: "list.txt")
    let singles = file.labelled(try own.map { try $0.singles() }).flatMap { $0 }
    #expect(singles.map(\.name) == names)
    #expect(singles.map(\.text) == texts)
    let readings = file.labelled(own)
    let curves = try readings.flatMap { try $0.curves.get() }
    #expect(curves.map(\.name) == names)
  }

  @Test("the tracks of keyframes keep their names behind the label")
  func tracks() throws {
    let contents = """
      KeyframeTimeline(initialValue: (x: 0.0, y: 0.0)) {
        KeyframeTrack(\\.x) { LinearKeyframe(1, duration: 1) }
        KeyframeTrack(\\.y) { LinearKeyframe(1, duration: 1) }
      }
      """
    let file = try #require(FileArgument("k=@list.txt"))
    let curves = try ExpressionFile.parse(contents, fileName: "list.txt")
    #expect(file.labelled(curves).map(\.name) == ["k.x", "k.y"])
    #expect(file.labelled(curves).map(\.timeline) == ["k", "k"])
  }
}
