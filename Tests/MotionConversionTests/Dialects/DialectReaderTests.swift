import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct DialectReaderTests {
  private func reader(
    _ text: String, in dialect: SpringDialect, distance: Double? = nil
  ) throws -> DialectReader {
    try DialectReader(DialectList(text, in: dialect), distance: distance)
  }

  @Test func numbersAndConstantsAreRead() throws {
    let reader = try reader("stiffness = Spring.StiffnessLow, dampingRatio = 0.5f", in: .compose)
    #expect(try reader.number("stiffness") == 200)
    #expect(try reader.number("dampingRatio") == 0.5)
    #expect(try reader.number("visibilityThreshold") == nil)
    #expect(try reader.positive("visibilityThreshold", default: 3) == 3)
  }

  /// A velocity in units of the value over a distance of 200, per millisecond.
  @Test func velocitiesAreDividedByTheDistance() throws {
    let reader = try reader("tension: 1, velocity: 0.5", in: .reactSpring, distance: 200)
    #expect(try reader.velocity("velocity", perSecond: 1000, unit: "") == 2.5)
    #expect(try reader.velocity("velocity", perSecond: 1, unit: "", distance: 2) == 0.25)
  }

  /// A coefficient of at most 1 that is below a tenth of the critical damping was probably meant as a ratio.
  @Test(arguments: [
    (0.8, 100.0, false), (0.8, 10, true), (1.1, 1e6, true), (0, 100, true), (1, 25, true),
  ])
  func smallCoefficientsAreDoubted(damping: Double, stiffness: Double, isAccepted: Bool) throws {
    let reader = try reader("mass: 1", in: .figma)
    var isFine = true
    do { try reader.checkCoefficient("damping", damping, stiffness: stiffness, mass: 1) } catch {
      isFine = false
    }
    #expect(isFine == isAccepted)
  }

  @Test(arguments: [(5.0, true), (5.1, false)])
  func largeRatiosAreDoubted(ratio: Double, isAccepted: Bool) throws {
    let reader = try reader("mass: 1", in: .figma)
    var isFine = true
    do { try reader.checkRatio("ratio", ratio, stiffness: 100) } catch { isFine = false }
    #expect(isFine == isAccepted)
  }

  @Test func whatDoesNotCountIsARemark() throws {
    let reader = try reader("tension: 3, precision: 0.1", in: .reactSpring)
    #expect(reader.remarks.count == 1 && reader.remarks[0].hasPrefix("'precision' is left out: "))
  }
}
