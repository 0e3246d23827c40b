import AnimationModel
import TestSupport
import Testing

/// Tests of blocks as in apps against numbers computed elsewhere: cubics by SciPy's Hermite spline, springs
/// by integrating their equation of motion to 10⁻¹², timing curves by root finding.
@Suite struct KeyframeReferenceTests {
  @Test(arguments: [
    (0.02, -0.338_823_529, -22.588_235_294), (0.1, 6.105_494_281, 145.583_858_543),
    (0.17, 12.000_000_000, -32.142_857_143), (0.25, 1.257_142_857, -183.839_285_714),
    (0.33, -9.000_000_000, -20.000_000_000), (0.4, -2.186_538_462, 160.906_593_407),
    (0.52, 2.786_575_693, -118.650_446_775), (0.61, -3.656_727_273, 47.581_818_182),
    (0.66, 0.368_954_545, 82.650_000_000), (0.75, 0.292_903_226, -47.225_806_452),
    (0.9, -0.625_237_294, 8.882_201_114),
  ])
  func eightCubicsInARow(time: Double, value: Double, velocity: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: zip([0, 12, -9, 6, -4, 2, -1, 0], [0.05, 0.12, 0.16, 0.14, 0.12, 0.1, 0.1, 0.21])
        .map { .cubic(to: $0, duration: $1) })
    #expect(isClose(path.value(time: time), value, .printed(9)))
    #expect(isClose(path.velocity(time: time), velocity, .printed(9)))
  }

  @Test(arguments: [
    (0.05, 17.485_801_624), (0.1, 50.796_254_769), (0.18, 96.975_029_079), (0.25, 57.368_322_446),
    (0.3, 15.002_155_232), (0.4, -24.535_162_624), (0.5, -21.016_133_346),
    (0.6, -12.164_796_204), (0.7, -5.646_296_771), (0.75, 17.176_851_614), (0.8, 40.000_000_000),
    (0.9, 29.068_294_405), (1.0, -2.778_019_096), (1.2, -0.674_372_270), (1.5, -0.185_677_646),
    (1.7, 0.016_973_841),
  ])
  func springAfterSpring(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [
        .spring(to: 120, duration: 0.18, spring: .bouncy),
        .spring(to: -30, duration: 0.22, spring: Spring(duration: 0.35, bounce: 0.15)),
        .spring(to: 10, duration: 0.3, spring: Spring(duration: 0.6, bounce: -0.4)),
        .linear(to: 40, duration: 0.1),
        .spring(to: 0, duration: 0.9, spring: Spring(duration: 0.4, bounce: 0.5)),
      ])
    #expect(isClose(path.value(time: time), value, .absolute(2e-9)))
  }

  @Test(arguments: [
    (0.05, 1.291_619_310), (0.1, 5.000_000_000), (0.15, 8.708_380_690), (0.2, 10.000_000_000),
    (0.3, 15.185_185_185), (0.4, 24.814_814_815), (0.5, 30.000_000_000), (0.55, -4.523_437_500),
    (0.6, -3.312_500_000), (0.7, 0.000_000_000), (0.75, 1.917_409_791), (0.8, 3.786_897_468),
    (0.9, 6.249_842_362), (0.95, 6.919_317_515), (1.0, 4.302_859_723), (1.1, 0.646_711_595),
    (1.15, 0),
  ])
  func moveInTheMiddle(time: Double, value: Double) {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [
        .linear(to: 10, duration: 0.2, timingCurve: .easeInOut), .cubic(to: 30, duration: 0.3),
        .move(to: -5), .cubic(to: 0, duration: 0.2), .spring(to: 8, duration: 0.25),
        .linear(to: 0, duration: 0.2, timingCurve: .easeOut),
      ])
    // Curves are solved to 2⁻²⁰ of the way, as SwiftUI solves them.
    #expect(isClose(path.value(time: time), value, .absolute(1e-5)))
  }
}
