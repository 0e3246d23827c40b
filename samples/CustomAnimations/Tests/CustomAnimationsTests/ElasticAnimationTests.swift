import CustomAnimations
import Kymograph
import Testing

@Suite("The elastic animation")
struct ElasticAnimationTests {
  /// Values of the formula at a fraction of the duration.
  static let progress: [(Double, Double)] = [
    (0, 0.000085), (0.1, 0.000339), (0.2, -0.003906), (0.3, 0.023939), (0.4, -0.117462),
    (0.45, 0.043412), (0.5, 0.5), (0.55, 0.956588), (0.6, 1.117462), (0.7, 0.976061),
    (0.8, 1.003906), (0.9, 0.999661),
  ]

  @Test("It goes the way of its formula", arguments: progress)
  func values(fraction: Double, expected: Double) throws {
    // Twenty frames for the whole way, so that every fraction has a frame.
    let recording = try Recorder().record(
      .animation(.elastic(duration: 1)), framesPerSecond: 20)
    let value = recording.values[Int((fraction * 20).rounded())]
    #expect(abs(value - expected) < 1e-6)
  }

  @Test("It ends on the first frame after its duration")
  func end() throws {
    let recording = try Recorder().record(.animation(.elastic()), framesPerSecond: 60)
    #expect(recording.times.last == 22.0 / 60)
    #expect(recording.values.last == 1)
  }
}
