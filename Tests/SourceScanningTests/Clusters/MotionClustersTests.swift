import SourceScanning
import Testing

@Suite struct MotionClustersTests {
  private func scan(_ animations: [String], within: Double = 0.05) -> SourceScan {
    let body = animations.map { "withAnimation(\($0)) {}" }.joined(separator: "\n")
    return SourceScanner(within: within).scan(
      [SourceFile(path: "a.swift", bytes: Array("func f() {\n\(body)\n}".utf8))])
  }

  /// The largest differences in real time, sampled at 1200 Hz.
  @Test(arguments: [
    (".easeInOut(duration: 0.2)", ".easeInOut(duration: 0.25)", 0.2110),
    (".easeInOut(duration: 0.3)", ".easeInOut(duration: 0.35)", 0.1468),
    (".smooth", ".snappy", 0.0737), (".snappy", ".bouncy", 0.0906), (".smooth", ".bouncy", 0.1642),
    (".spring(response: 0.55, dampingFraction: 0.825)", ".snappy", 0.0481),
    (
      ".spring(response: 0.3, dampingFraction: 0.7)",
      ".spring(response: 0.3, dampingFraction: 0.75)",
      0.0324
    ),
    (
      ".spring(response: 0.3, dampingFraction: 0.7)",
      ".spring(response: 0.35, dampingFraction: 0.7)",
      0.1054
    ),
    (".easeInOut(duration: 0.25)", ".bouncy", 0.0918),
    (".easeInOut(duration: 0.3)", ".linear(duration: 0.3)", 0.1212),
    (".easeInOut(duration: 0.3)", ".easeOut(duration: 0.3)", 0.2580),
    (".easeIn(duration: 0.2)", ".easeInOut(duration: 0.25)", 0.0817),
  ])
  func differencesAreMeasuredInRealTime(_ one: String, _ other: String, _ expected: Double) {
    #expect(scan([one, other], within: expected - 0.0002).clusters.count == 2)
    let near = scan([one, other], within: expected + 0.0002).clusters
    #expect(near.count == 1)
    #expect((near[0].radius - expected).magnitude < 0.0002)
  }

  @Test func noChainOfNearOnesMakesFarOnesOne() {
    let chain = (0..<6).map { ".spring(duration: 0.3, bounce: \(Double($0) / 20))" }
    let clusters = scan(chain).clusters
    #expect(clusters.count > 1 && clusters.allSatisfy { $0.radius <= 0.05 })
    #expect(clusters.flatMap(\.members).sorted() == Array(0..<6))
  }

  @Test func delaysAndRepetitionsDoNotCountButSpeedDoes() {
    let clusters = scan([
      ".bouncy", ".bouncy.delay(1)", ".bouncy.repeatForever()", ".bouncy.speed(2)",
    ])
    .clusters
    #expect(clusters.map(\.members) == [[0, 1, 2], [3]])
  }

  @Test func aProposalIsNamedAfterItsMotion() {
    func name(_ animation: String) -> String? {
      scan([animation, animation]).clusters.first?.proposal?.name
    }
    #expect(name(".spring(duration: 0.3, bounce: 0.3)") == "spring30b30")
    #expect(name(".easeInOut(duration: 0.25)") == "easeInOut25")
    #expect(name(".bouncy") == ".bouncy")
    #expect(scan([".linear(duration: 2)"]).clusters[0].proposal == nil)
  }

  @Test func oneShapeWithSeveralDurationsIsAFamily() {
    let families = scan([".easeInOut(duration: 0.2)", ".easeInOut(duration: 0.3)", ".bouncy"])
      .families
    #expect(families.map(\.name) == [".easeInOut"] && families[0].durations == [0.2, 0.3])
  }
}
