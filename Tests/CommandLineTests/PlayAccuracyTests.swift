import Foundation
import TestSupport
import Testing

/// The positions of things by the rules of a moving SVG, computed as CSS defines, against the table of samples.
@Suite(.runsPrograms) struct PlayAccuracyTests {
  /// The largest distance from the samples, in pixels.
  private static let bound = 0.25

  private static let expressions = [
    ".smooth", ".snappy", ".bouncy", ".spring(duration: 1.2, bounce: 0.8)", ".easeInOut",
    ".linear(duration: 0.4).repeatCount(3)", ".timingCurve(0.9, 0, 0.1, 1, duration: 0.2)",
    ".interpolatingSpring(stiffness: 900, damping: 8)",
  ]

  @Test func thingsStandWhereTheSamplesAre() throws {
    let folder = try TemporaryFolder()
    // Names without quotes in tables.
    let named = Self.expressions.enumerated().map { "a\($0)=\($1)" }
    _ = try kymo(["play"] + named + ["-o", "a.svg"], in: folder.path)
    let film = try MovingSVG(String(decoding: try folder.read("a.svg"), as: UTF8.self))
    #expect(film.things.count == named.count)
    let table = rows(
      try kymo(["sample"] + named + ["--clock", "continuous", "--fps", "240"]).outputText)
    for (index, thing) in film.things.enumerated() {
      let samples = table.filter { $0[0] == "a\(index)" }
      #expect(samples.count > 40)
      var worst = 0.0
      for row in samples {
        let (time, value) = (try #require(Double(row[1])), try #require(Double(row[2])))
        let shown = try film.position(of: thing, at: 0.25 + time)
        worst = max(worst, (shown - thing.start - value * thing.travel).magnitude)
      }
      #expect(worst <= Self.bound, "\(Self.expressions[index]): \(worst) px")
    }
  }
}

/// A moving SVG of tracks, played by the rules of CSS Animations and of `linear()` in CSS Easing Functions 2.
private struct MovingSVG {
  /// A thing on a track.
  struct Thing {
    /// The number of the thing's motion.
    var motion: Int
    /// The position at which the track begins.
    var start: Double
    /// The distance that the thing moves to the right.
    var travel: Double
  }

  private(set) var things: [Thing] = []
  private let cycle: Double
  private var stops: [Int: [(offset: Double, value: Double, easing: String?)]] = [:]
  private var lines: [Int: [(input: Double, output: Double)]] = [:]

  init(_ text: String) throws {
    cycle =
      try #require(
        text.firstMatch(of: #/\.m{animation:([0-9.]+)ms linear infinite}/#).flatMap { Double($0.1) }
      )
      / 1000
    let tracks = text.matches(of: #/d="M([0-9.]+) [0-9.]+h([0-9.]+)m-/#).compactMap { match in
      Double(match.1).flatMap { start in Double(match.2).map { (start, $0) } }
    }
    let movers = text.matches(
      of: #/<g class="m a(\d+)" transform="translate\([0-9.]+\)">\n<circle fill="#[0-9a-f]+" r=/#
    ).compactMap { Int($0.1) }
    things = zip(movers, tracks).map { Thing(motion: $0, start: $1.0, travel: $1.1) }
    for rule in text.matches(of: #/@keyframes k[0-9a-f]+-(\d+){((?:[^{}]+{[^{}]*})+)}/#) {
      let motion = try #require(Int(rule.1))
      let all = rule.2.matches(
        of:
          #/([0-9.,%]+){transform:translate\(([-0-9.]+)px\)(?:;animation-timing-function:([a-z-]+))?}/#
      )
      stops[motion] = try all.flatMap { stop in
        try stop.1.split(separator: ",").map { place in
          (
            offset: try #require(Double(place.dropLast())) / 100,
            value: try #require(Double(stop.2)), easing: stop.3.map(String.init)
          )
        }
      }
    }
    for rule in text.matches(
      of:
        #/\n(#[^{}\n]+){animation-timing-function:cubic-bezier\([^)]*\);animation-timing-function:linear\(([^)]*)\)}/#
    ) {
      let points = try Self.points(rule.2)
      for motion in rule.1.matches(of: #/\.a(\d+)/#) {
        lines[try #require(Int(motion.1))] = points
      }
    }
  }

  /// The points of a line; those without an input are spaced evenly between their neighbors.
  private static func points(_ text: Substring) throws -> [(input: Double, output: Double)] {
    let parts = text.split(separator: ",").map { $0.split(separator: " ") }
    var inputs = try parts.map { part in
      part.count > 1 ? try #require(Double(part[1].dropLast())) / 100 : nil
    }
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    for index in inputs.indices where inputs[index] == nil {
      let next = try #require(inputs[index...].firstIndex { $0 != nil })
      let (from, to) = (try #require(inputs[index - 1]), try #require(inputs[next]))
      inputs[index] = from + (to - from) / Double(next - index + 1)
    }
    return try zip(inputs, parts).map { (try #require($0), try #require(Double($1[0]))) }
  }

  /// The position of a thing at a time of the film, in pixels from the left.
  func position(of thing: Thing, at time: Double) throws -> Double {
    let part = time / cycle
    let stops = try #require(self.stops[thing.motion])
    let next = try #require(stops.firstIndex { $0.offset > part })
    let (from, to) = (stops[next - 1], stops[next])
    guard from.value != to.value else { return from.value }
    let input = (part - from.offset) / (to.offset - from.offset)
    let output: Double
    switch from.easing {
    case "step-end": output = 0
    case "step-start": output = 1
    default:
      let line = try #require(lines[thing.motion])
      let end = line.firstIndex { $0.input > input } ?? line.count - 1
      let (left, right) = (line[end - 1], line[end])
      output =
        left.output + (right.output - left.output) * (input - left.input)
        / (right.input - left.input)
    }
    return from.value + (to.value - from.value) * output
  }
}
