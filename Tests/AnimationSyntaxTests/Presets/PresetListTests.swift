import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@Suite struct PresetListTests {
  private func curves(_ list: PresetList) throws -> [ParsedExpression] {
    try ExpressionFile.parse(list.text, fileName: list.rawValue)
  }

  private func subject(_ name: String, in list: PresetList) throws -> Subject {
    try #require(try curves(list).first { $0.name == name }).subject
  }

  @Test(arguments: PresetList.allCases)
  func everyExpressionIsUnderstoodAndHasANameOfItsOwn(list: PresetList) throws {
    let names = try curves(list).map(\.name)
    #expect(names.count > 5)
    #expect(Set(names).count == names.count)
    #expect(!list.summary.isEmpty)
  }

  /// Damping ratio and stiffness as published; the damping for a mass of 1 follows from them.
  @Test(arguments: [
    ("standard fast spatial", 0.9, 1400.0), ("standard default spatial", 0.9, 700),
    ("standard slow spatial", 0.9, 300), ("expressive fast spatial", 0.6, 800),
    ("expressive default spatial", 0.8, 380), ("expressive slow spatial", 0.8, 200),
    ("fast effects", 1, 3800), ("default effects", 1, 1600), ("slow effects", 1, 800),
  ])
  func materialSpringsHaveTheirDampingRatio(
    _ name: String, _ ratio: Double, _ stiffness: Double
  ) throws {
    let list = PresetList.material3.text.split(separator: "\n")
    let line = try #require(list.first { $0.hasPrefix(name + " =") })
    let numbers = line.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
      .filter { $0 > 1 }
    #expect(numbers.first == stiffness)
    let damping = try #require(numbers.last)
    #expect(((damping / (2 * stiffness.squareRoot())) - ratio).magnitude < 1e-7)
  }

  @Test(arguments: [
    ("short1", 0.05), ("short4", 0.2), ("medium2", 0.3), ("long3", 0.55), ("extra-long4", 1),
  ])
  func materialDurationsAreThoseOfTheTokens(_ name: String, _ duration: Double) throws {
    let recording = try Recorder().trace(try subject(name, in: .material3))
    #expect(recording.times.last == duration)
  }

  /// The point where the two cubics of the emphasized path meet, and both ends.
  @Test func theEmphasizedEasingPassesThroughItsJoint() throws {
    let line = PresetList.material3.text.split(separator: "\n").map(String.init)
    #expect(line.contains { $0.contains("0.4 16.67%") })
    let recording = try Recorder().trace(try subject("emphasized", in: .material3))
    #expect(recording.times.last == 0.3)
  }
}
