import AnimationModel
import Foundation
import MotionRecording
import TestSupport
import Testing

@testable import MotionCharts

/// The arithmetic of a page with knobs in a real browser, compared with this library: any difference is a failure.
@Suite(.enabled(if: Browser.path != nil)) struct TunePageSolverTests {
  /// A browser that has loaded only the page's arithmetic.
  private final class Solver {
    private let browser: Browser
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let program = [
        TunePageSolver.text, TunePageCurves.text, TunePageCourse.text, TunePageMeasures.text,
        TunePageNumbers.text,
      ].joined(separator: "\n")
      let path = try folder.write(
        Array("<!DOCTYPE html><meta charset=\"utf-8\"><script>\(program)</script>".utf8),
        to: "solver.html")
      browser = try Browser()
      try browser.open(path: path)
      #expect(browser.messages.isEmpty, "\(browser.messages)")
    }

    /// The rows of numbers that an expression gives, with all their bits; null becomes NaN.
    func rows(_ expression: String) throws -> [[Double]] {
      let text = try browser.evaluate(
        "(\(expression)).map((row) => row.map((x) => x === null ? \"nan\" : exact(x)).join(\" \")).join(\";\")"
      )
      return text.filter { $0 != "\"" }.split(separator: ";").map { row in
        row.split(separator: " ").map { Double($0) ?? .nan }
      }
    }
  }

  /// An animation, and the same animation in the page's form.
  private struct Pair {
    let animation: Animation
    let core: TunableMotion.Core

    init(response: Double, fraction: Double, blend: Double = 0) {
      animation = .spring(response: response, dampingFraction: fraction, blendDuration: blend)
      core = .fluid(
        response: response, dampingFraction: fraction, blendDuration: blend, isDefault: false)
    }

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
      animation = .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      core = .interpolating(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }

    init(curve points: [Double], duration: Double) {
      animation = .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
      core = .curve(points, duration: duration, isCSS: false)
    }

    init(css points: [Double], duration: Double) {
      animation = Animation(
        EasingAnimation(
          function: .cubicBezier(points[0], points[1], points[2], points[3]), duration: duration))
      core = .curve(points, duration: duration, isCSS: true)
    }

    /// The page's object for the animation, inside of modifiers.
    func object(_ modifiers: [TunableMotion.Modifier] = []) -> String {
      modifiers.reduce(core.member) { base, modifier in
        modifier.member.dropLast() + ",\"base\":\(base)}"
      }
    }
  }

  private static func spring(_ random: inout SeededGenerator) -> Pair {
    let response = Double.random(in: 0.02...1.6, using: &random)
    let fraction = Double.random(in: 0.06...3, using: &random)
    return Pair(
      response: (response * 1000).rounded() / 1000,
      fraction: Bool.random(using: &random) ? fraction : (fraction * 100).rounded() / 100)
  }

  /// The frames of one animation: value and velocity until it is over.
  private func frames(
    _ solver: Solver, _ object: String, from start: Double = 0, to target: Double, _ rate: Double
  ) throws -> [[Double]] {
    try solver.rows(
      """
      (() => {
        const run = player(\(start), \(rate), [{ f: 0, A: \(object), to: \(target) }]), last = run.end(600000);
        return Array.from({ length: last + 1 }, (_, index) => [run.at(index).x, run.at(index).v]);
      })()
      """)
  }

  private func expectSame(_ rows: [[Double]], _ recording: Recording, _ name: String) {
    #expect(rows.count == recording.count, "\(name)")
    guard rows.count == recording.count else { return }
    let values = rows.map { $0[0].bitPattern } == recording.values.map(\.bitPattern)
    let velocities = rows.map { $0[1].bitPattern } == recording.velocities.map(\.bitPattern)
    let first = rows.indices.first {
      rows[$0][0] != recording.values[$0] || rows[$0][1] != recording.velocities[$0]
    }
    #expect(values && velocities, "\(name), frame \(first ?? -1)")
  }

  @Test func twoHundredSpringsAreThoseOfTheLibraryToTheLastBit() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 30)
    for index in 0..<200 {
      let pair = Self.spring(&random)
      let target = index.isMultiple(of: 4) ? Double.random(in: -400...400, using: &random) : 1
      let start = index.isMultiple(of: 8) ? Double.random(in: -10...10, using: &random) : 0
      let rate = index.isMultiple(of: 3) ? 120.0 : 60
      let recording = try Recorder(from: start, to: target).play(.animation(pair.animation))
        .frames(perSecond: rate)
      expectSame(
        try frames(solver, pair.object(), from: start, to: target, rate), recording,
        "\(pair.core) to \(target)")
    }
  }

  /// On the way to a far target nothing is lost by rounding, and below the smallest numbers nothing breaks.
  @Test(arguments: [1e12, 1e300, 1e-9]) func farTargetsAreReachedAlike(_ target: Double) throws {
    let solver = try Solver()
    let pair = Pair(response: 0.5, fraction: 0.7)
    let recording = try Recorder(from: 0, to: target).play(.animation(pair.animation))
      .frames(perSecond: 60)
    expectSame(try frames(solver, pair.object(), to: target, 60), recording, "\(target)")
  }

  @Test func twentyFourCurvesAreThoseOfTheLibraryToTheLastBit() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 24)
    for index in 0..<24 {
      let points = [
        Double.random(in: 0...1, using: &random), Double.random(in: -0.6...1.6, using: &random),
        Double.random(in: 0...1, using: &random), Double.random(in: -0.6...1.6, using: &random),
      ].map { index.isMultiple(of: 3) ? ($0 * 100).rounded() / 100 : $0 }
      let duration = (Double.random(in: 0.1...1.2, using: &random) * 100).rounded() / 100
      for pair in [Pair(curve: points, duration: duration), Pair(css: points, duration: duration)] {
        let recording = try Recorder(from: 0, to: 1).play(.animation(pair.animation))
          .frames(perSecond: 60)
        expectSame(try frames(solver, pair.object(), to: 1, 60), recording, "\(pair.core)")
      }
    }
  }

  @Test(
    arguments: [
      [.delay(0.21)], [.speed(0.6)], [.repetition(count: 3, autoreverses: true)],
      [.delay(0.1), .repetition(count: 2, autoreverses: false), .speed(1.5)],
      [.speed(2), .delay(0.05), .repetition(count: 2, autoreverses: true), .delay(0.3)],
      [.repetition(count: 2, autoreverses: true), .repetition(count: 2, autoreverses: true)],
    ] as [[TunableMotion.Modifier]])
  func modifiersAreThoseOfTheLibrary(_ modifiers: [TunableMotion.Modifier]) throws {
    let solver = try Solver()
    let pairs = [
      Pair(response: 0.5, fraction: 0.7),
      Pair(curve: [0.42, 0, 0.58, 1], duration: 0.35),
    ]
    for pair in pairs {
      let animation = modifiers.reduce(pair.animation) { animation, modifier in
        switch modifier {
        case .delay(let seconds): animation.delay(seconds)
        case .speed(let factor): animation.speed(factor)
        case .repetition(let count, let turns):
          animation.repeatCount(count ?? 1, autoreverses: turns)
        case .logicalCompletion(let seconds): animation.logicallyComplete(after: seconds)
        }
      }
      let recording = try Recorder(from: 0, to: 1).play(.animation(animation))
        .frames(perSecond: 60)
      expectSame(
        try frames(solver, pair.object(modifiers), to: 1, 60), recording,
        "\(pair.core) \(modifiers)")
    }
  }

  @Test func fiftyMergesAreThoseOfTheLibraryToTheLastBit() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 50)
    for index in 0..<50 {
      let rate = index.isMultiple(of: 2) ? 60.0 : 120
      var time = 0
      var steps: [(pair: Pair, frame: Int)] = []
      for step in 0..<Int.random(in: 2...4, using: &random) {
        let blend = index.isMultiple(of: 5) ? 0.25 : 0
        let made = Self.spring(&random)
        guard case .fluid(let response, let fraction, _, _) = made.core else { continue }
        steps.append((Pair(response: response, fraction: min(fraction, 1.4), blend: blend), time))
        time +=
          step == 0
          ? Int.random(in: 0...40, using: &random) : Int.random(in: 1...70, using: &random)
      }
      try expectSameInterruption(solver, steps, rate, "merge \(index)")
    }
  }

  /// Curves and springs of a closed solution combine; a fluid spring takes over from all of them.
  @Test func whatCombinesIsThatOfTheLibrary() throws {
    let solver = try Solver()
    let kinds = [
      Pair(curve: [0.42, 0, 0.58, 1], duration: 0.35), Pair(css: [0.2, 0, 0, 1], duration: 0.3),
      Pair(response: 0.5, fraction: 0.7), Pair(curve: [0.25, 0.1, 0.25, 1], duration: 0.5),
    ]
    for first in kinds.indices {
      for second in kinds.indices {
        for third in kinds.indices {
          try expectSameInterruption(
            solver, [(kinds[first], 0), (kinds[second], 9), (kinds[third], 21)], 60,
            "\(first), \(second), \(third)")
        }
      }
    }
  }

  private func expectSameInterruption(
    _ solver: Solver, _ steps: [(pair: Pair, frame: Int)], _ rate: Double, _ name: String
  ) throws {
    let interruption = Interruption(
      steps.enumerated().map { NamedAnimation("a\($0)", $1.pair.animation) },
      at: steps.dropFirst().map { Double($0.frame) / rate })
    let recording = try interruption.record(framesPerSecond: rate).attribute
    let script = steps.enumerated().map { index, step in
      "{ f: \(step.frame), A: \(step.pair.object()), to: \(index.isMultiple(of: 2) ? 1 : 0) }"
    }
    let rows = try solver.rows(
      """
      (() => {
        const run = player(0, \(rate), [\(script.joined(separator: ", "))]), last = run.end(600000);
        return Array.from({ length: last + 1 }, (_, index) => {
          const { x, v, model } = run.at(index);
          return [x, v, model];
        });
      })()
      """)
    expectSame(rows, recording.recording, name)
  }

  @Test func closedSolutionsDifferInTheLastPlaceAtMost() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 9)
    for index in 0..<60 {
      let pair = Pair(
        mass: index.isMultiple(of: 3) ? 2 : 1,
        stiffness: Double.random(in: 20...900, using: &random),
        damping: Double.random(in: 1...70, using: &random),
        velocity: index.isMultiple(of: 4) ? Double.random(in: -5...8, using: &random) : 0)
      let recording = try Recorder(from: 0, to: 1).play(.animation(pair.animation))
        .frames(perSecond: 60)
      let rows = try frames(solver, pair.object(), to: 1, 60)
      #expect(rows.count == recording.count, "\(pair.core)")
      for (row, (value, velocity)) in zip(rows, zip(recording.values, recording.velocities)) {
        #expect((row[0] - value).magnitude <= 4e-16 * (1 + value.magnitude), "\(pair.core)")
        // A velocity is a frequency times a figure of this size.
        #expect((row[1] - velocity).magnitude <= 4e-14 * (1 + velocity.magnitude), "\(pair.core)")
      }
    }
  }

  @Test func measuresAreThoseOfTheLibrary() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 12)
    var pairs = (0..<30).map { _ in Self.spring(&random) }
    pairs += [
      Pair(curve: [0.34, 1.56, 0.64, 1], duration: 0.35), Pair(css: [0.2, 0, 0, 1], duration: 0.3),
      Pair(mass: 1, stiffness: 170, damping: 14, velocity: 3), Pair(response: 0.42, fraction: 0.78),
    ]
    for pair in pairs {
      let measures = try Recorder(from: 0, to: 300).play(.animation(pair.animation)).measures()
      let rows = try solver.rows(
        """
        (() => {
          const m = measured(course(\(pair.object()), 300), 0, 300), e = m.overshoot ?? {}, p = m.peak ?? {};
          return [[e.part, e.time, m.crossing, m.settled, m.removal, m.logical, p.value, p.time].map((x) => x ?? null)];
        })()
        """)
      let found = try #require(rows.first)
      let expected = [
        measures.overshoot?.fraction, measures.overshoot?.time, measures.firstCrossing,
        measures.settledWithin1Percent, measures.removal, measures.logicalCompletion,
        measures.peakVelocity?.value, measures.peakVelocity?.time,
      ]
      let tolerances = [1e-12, 1e-8, 1e-12, 1e-12, 0, 1e-15, 1e-12, 1e-8]
      for (index, figure) in expected.enumerated() {
        #expect(figure == nil || found[index].isFinite, "\(pair.core), \(index)")
        if figure == nil { #expect(found[index].isNaN, "\(pair.core), \(index): \(found)") }
        guard let figure, found[index].isFinite else { continue }
        #expect(
          (figure - found[index]).magnitude <= tolerances[index] * (1 + figure.magnitude),
          "\(pair.core), \(index): \(figure) and \(found[index])")
      }
    }
  }

  @Test func numbersAreWrittenAsTheLibraryWritesThem() throws {
    let solver = try Solver()
    var random = SeededGenerator(seed: 4)
    var numbers = [
      0, 1, -2.5, 5e-5, 1e-4, 0.1, 1e15, 1e16, 9_007_199_254_740_992, 9_007_199_254_740_994,
      123_456.789, 1e100, -3e-300,
    ]
    for _ in 0..<200 {
      numbers.append(
        Double.random(in: -1...1, using: &random) * (Bool.random(using: &random) ? 1 : 1e-6))
    }
    let list = numbers.map { "\($0)" }.joined(separator: ",")
    let back = try solver.rows(
      "[\(list)].map((x) => [Number(exact(x)), exact(x).length])")
    for (number, row) in zip(numbers, back) {
      #expect(row[0] == number)
      let text = number.description
      let shortest = text.hasSuffix(".0") ? text.dropLast(2) : text[...]
      #expect(Int(row[1]) == shortest.count, "\(number)")
    }
  }
}
