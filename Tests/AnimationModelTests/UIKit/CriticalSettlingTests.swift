import TestSupport
import Testing

@testable import AnimationModel

@Suite struct CriticalSettlingTests {
  /// The second is the last of three crossings, where the distance only just touches a thousandth: a
  /// hair more velocity moves it by 0.03 s.
  @Test(arguments: [
    (0.0, 9.233_413_476), (1.226_176_925_989_026_5, 5.421_646_815), (1.2262, 5.454_495_022),
  ])
  func isTheLastCrossing(velocity: Double, seconds: Double) {
    #expect(
      isClose(
        CriticalSettling.time(frequency: 1, velocity: velocity), seconds, .absolute(1e-5)))
  }

  @Test(arguments: [-30, -1, 0, 0.5, 0.999, 1, 1.001, 1.1, 1.3, 2, 8, 1000])
  func distanceStaysWithinAThousandthAfterIt(velocity: Double) {
    func distance(_ time: Double) -> Double {
      (-1 + (velocity - 1) * time).magnitude * ElementaryFunctions.exponential(-time)
    }
    let end = CriticalSettling.time(frequency: 1, velocity: velocity)
    #expect(isClose(distance(end), 0.001, .relative(1e-9)))
    for later in stride(from: 0.001, to: 60, by: 0.01) {
      #expect(distance(end + later) < 0.001)
    }
  }

  @Test func scalesWithTheFrequency() {
    #expect(
      isClose(
        CriticalSettling.time(frequency: 10, velocity: 25),
        CriticalSettling.time(frequency: 1, velocity: 2.5) / 10, .relative(1e-12)))
    #expect(CriticalSettling.time(frequency: .nan, velocity: 0) == 0)
    #expect(CriticalSettling.time(frequency: .infinity, velocity: 0) == 0)
  }
}
