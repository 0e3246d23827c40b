import AnimationModel
import MotionComparison
import MotionRecording
import TestSupport
import Testing

@Suite struct GoldenComparisonTests {
  static func golden(
    _ animation: Animation, to target: Double = 1, rate: Double = 60, frames: Bool = true,
    span: Double? = nil
  ) throws -> MotionGolden {
    let recorder = Recorder(to: target, span: span)
    let recording =
      frames
      ? try recorder.record(.animation(animation), name: "it", framesPerSecond: rate)
      : try recorder.record(.animation(animation), name: "it", rowsPerSecond: rate)
    return MotionGolden(
      .expression("it"), MotionGolden.Settings(playsFrames: frames, rate: rate), curves: [recording]
    )
  }

  static let animations: [Animation] = [
    .bouncy, .smooth, .snappy(duration: 0.3), .easeInOut(duration: 0.35), .linear(duration: 1),
    .interpolatingSpring(stiffness: 170, damping: 10), .bouncy.delay(0.2).speed(1.5),
    .linear(duration: 0.2).repeatForever(),
    .timingCurve(0, 1, 1, 0, duration: 0.5),
  ]

  @Test(arguments: animations)
  func aMotionIsAsItIs(animation: Animation) throws {
    for frames in [true, false] {
      let golden = try Self.golden(animation, to: -300, frames: frames)
      let comparison = golden.comparison(with: golden)
      #expect(comparison.isWithin && comparison.first == nil)
      #expect(
        golden.comparison(
          with: golden, tolerance: .init(value: .absolute(0), velocity: .absolute(0))
        ).isWithin)
    }
  }

  @Test(arguments: [-0.3, 0, 0.15, 0.3, 0.6])
  func aThousandthOfBounceIsCaughtAtItsFirstFrame(bounce: Double) throws {
    for target in [1.0, -500] {
      let golden = try Self.golden(.spring(duration: 0.5, bounce: bounce), to: target)
      let now = try Self.golden(.spring(duration: 0.5, bounce: bounce + 0.001), to: target)
      let comparison = golden.comparison(with: now)
      #expect(!comparison.isWithin)
      let first = try #require(comparison.first)
      #expect(first.curve == "it" && first.departure.first.time == 1.0 / 60)
      // The size of the departure is the plain difference of the rows.
      let value = try #require(
        comparison.curves.first?.departures.first { $0.column == .value })
      #expect(value.first.found == now.curves[0].values[1])
      #expect(value.first.expected == golden.curves[0].values[1])
      let rows = zip(golden.curves[0].values, now.curves[0].values)
      let most = rows.map { ($0 - $1).magnitude }.max()
      #expect(value.largest.distance == most)
    }
  }

  @Test func aDifferenceOfRoundingIsNone() throws {
    let golden = try Self.golden(.bouncy, to: 300)
    var now = golden
    for index in now.curves[0].values.indices {
      now.curves[0].values[index] = now.curves[0].values[index].nextUp.nextUp.nextUp
      now.curves[0].velocities[index] *= 1 + 1e-13
    }
    #expect(golden.comparison(with: now).isWithin)
  }

  @Test(arguments: [
    (0.099_999, true), (0.1, true), (0.100_001, false),
  ])
  func theBoundaryBelongsToTheTube(shift: Double, isWithin: Bool) throws {
    var golden = try Self.golden(.linear(duration: 1))
    for index in golden.curves[0].values.indices { golden.curves[0].values[index] = 0 }
    var now = golden
    now.curves[0].values[30] = shift
    let tolerance = GoldenTolerance(value: .absolute(0.1), velocity: .relative(1))
    let comparison = golden.comparison(with: now, tolerance: tolerance)
    #expect(comparison.isWithin == isWithin)
    let place = comparison.first?.departure.first
    #expect(isWithin ? place == nil : place?.row == 30 && place?.time == 0.5)
    // A tolerance of a tenth of the travel is the same.
    let part = GoldenTolerance(value: .relative(0.1), velocity: .relative(1))
    #expect(golden.comparison(with: now, tolerance: part).isWithin == isWithin)
  }

  @Test func eachColumnHasItsOwnTolerance() throws {
    let golden = try Self.golden(.linear(duration: 1))
    var now = golden
    now.curves[0].velocities[10] += 0.5
    let loose = GoldenTolerance(value: .absolute(0), velocity: .absolute(0.6))
    #expect(golden.comparison(with: now, tolerance: loose).isWithin)
    let tight = GoldenTolerance(value: .absolute(9), velocity: .absolute(0.4))
    let departures = golden.comparison(with: now, tolerance: tight).curves.flatMap(\.departures)
    #expect(departures.map(\.column) == [.velocity] && departures.map(\.count) == [1])
  }

  /// On a display of unlimited rate every row of 60 Hz is one of 120 Hz, and between those of 50 Hz lie cubics.
  @Test(arguments: animations.dropLast())
  func rowsAreComparedByTheirTimes(animation: Animation) throws {
    let golden = try Self.golden(animation, to: 80, frames: false)
    let double = try Self.golden(animation, to: 80, rate: 120, frames: false)
    #expect(golden.comparison(with: double).isWithin)
    let other = try Self.golden(animation, to: 80, rate: 250, frames: false)
    #expect(golden.comparison(with: other).isWithin)
    let late = try Self.golden(animation.delay(0.1), to: 80, rate: 250, frames: false)
    #expect(!golden.comparison(with: late).isWithin)
  }

  @Test func rowsAreNotComparedByTheirNumbers() throws {
    let golden = try Self.golden(.linear(duration: 1), frames: false)
    let now = try Self.golden(.linear(duration: 2), rate: 30, frames: false)
    // Row by row they would be the same except for the velocity.
    #expect(
      golden.curves[0].values.prefix(50).elementsEqual(now.curves[0].values.prefix(50)) {
        ($0 - $1).magnitude < 1e-6
      })
    #expect(!golden.comparison(with: now).isWithin)
  }

  @Test func whatIsOverRestsAndWhatIsCutIsNotKnown() throws {
    let golden = try Self.golden(.linear(duration: 1))
    var longer = golden
    longer.curves[0].times.append(2)
    longer.curves[0].values.append(1)
    longer.curves[0].velocities.append(0)
    #expect(golden.comparison(with: longer).isWithin)
    #expect(longer.comparison(with: golden).isWithin)
    longer.curves[0].values[longer.curves[0].count - 1] = 1.5
    #expect(!golden.comparison(with: longer).isWithin)
    #expect(!longer.comparison(with: golden).isWithin)
    let cut = try Self.golden(.linear(duration: 1), span: 0.5)
    let lengths = try #require(golden.comparison(with: cut).curves.first?.lengths)
    #expect(lengths.expected == 0...(golden.curves[0].times.last ?? 0))
    #expect(lengths.found == 0...0.5)
    #expect(!cut.comparison(with: golden).isWithin)
  }

  @Test func curvesThatAreGoneOrNewAreTold() throws {
    let golden = try Self.golden(.bouncy)
    var now = golden
    now.curves[0].name = "other"
    let comparison = golden.comparison(with: now)
    #expect(comparison.missing == ["it"] && comparison.added == ["other"])
    #expect(!comparison.isWithin)
  }

  @Test func whatIsNoNumberIsLikeNothing() throws {
    let golden = try Self.golden(.bouncy)
    var now = golden
    now.curves[0].values[3] = .nan
    let loose = GoldenTolerance(value: .absolute(1e300), velocity: .absolute(1e300))
    let place = golden.comparison(with: now, tolerance: loose).first?.departure.first
    #expect(place?.row == 3 && place?.distance == .infinity)
  }

  @Test func verticalCurvesAreAlike() throws {
    var golden = try Self.golden(.linear)
    golden.curves[0].velocities[0] = .infinity
    #expect(golden.comparison(with: golden).isWithin)
    var now = golden
    now.curves[0].velocities[0] = -.infinity
    #expect(!golden.comparison(with: now).isWithin)
    #expect(!now.comparison(with: try Self.golden(.linear)).isWithin)
  }
}
