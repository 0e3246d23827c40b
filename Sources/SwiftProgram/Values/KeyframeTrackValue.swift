package import AnimationModel
package import MotionRecording

/// A track of keyframes: what it moves of a value, and how.
package struct KeyframeTrackValue {
  /// The names that lead to it, outermost first; none for the whole value.
  package var path: [String]
  package var keyframes: [Keyframe<DynamicVector>]

  /// The value at which it begins.
  package var start: SwiftValue

  /// Why it is not known where it leads; nil for a track that is played.
  package var unknown: UnknownValue?

  /// The track for players.
  package var track: KeyframedNumbers {
    let start = self.start.animatedNumbers ?? .zero
    return KeyframedNumbers(
      start.components.indices.map { "\($0)" }, initialValue: start,
      unitScale: self.start.unitScale, keyframes: keyframes)
  }
}

/// The collector of the tracks and keyframes that a closure lists.
package final class KeyframeCollector {
  package var tracks: [KeyframeTrackValue] = []
  package var keyframes: [Keyframe<DynamicVector>] = []

  /// Why one of the keyframes is not known, without which those after it come at other times.
  var unknown: UnknownValue?

  /// Those of the properties of what moves, where that is a value of the app's own.
  package var parts: [(name: String, collector: KeyframeCollector)] = []

  /// The value that the keyframes that are being listed move.
  package var subject: SwiftValue

  package init(_ subject: SwiftValue) {
    self.subject = subject
  }

  /// The tracks of what the keyframes move themselves, by the names that lead there.
  package func own(path: [String]) -> [KeyframeTrackValue] {
    let whole =
      keyframes.isEmpty && unknown == nil
      ? []
      : [KeyframeTrackValue(path: path, keyframes: keyframes, start: subject, unknown: unknown)]
    return whole + parts.flatMap { $0.collector.own(path: path + [$0.name]) }
  }
}

/// A value over time, as keyframes describe it: a `KeyframeTimeline` of SwiftUI's.
package struct TimelineValue {
  package let initialValue: SwiftValue
  package let tracks: [KeyframeTrackValue]

  /// The paths of the tracks that are known.
  package let paths: [KeyframePath<DynamicVector>]

  package init(initialValue: SwiftValue, tracks: [KeyframeTrackValue]) {
    self.initialValue = initialValue
    self.tracks = tracks
    paths = tracks.filter { $0.unknown == nil }.map(\.track.path)
  }

  /// Seconds until the longest track is over.
  package var duration: Double { paths.map(\.duration).max() ?? 0 }
}

extension SwiftValue {
  /// The numbers that are animated of it; nil for what does not move.
  package var animatedNumbers: DynamicVector? {
    switch self {
    case .number(let number): DynamicVector([number])
    case .float(let number): DynamicVector([Double(number)])
    case .integer(let number): DynamicVector([Double(number)])
    case .geometry(let kind, let numbers):
      DynamicVector((0..<kind.count).map { numbers[$0] })
    default: nil
    }
  }

  /// The value with other numbers.
  package func with(_ numbers: DynamicVector) -> SwiftValue {
    switch self {
    case .number, .integer: .number(numbers[0])
    case .float: .float(Float(numbers[0]))
    case .geometry(let kind, _):
      .geometry(kind, SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
    default: self
    }
  }

  /// The factor by which SwiftUI multiplies the numbers before it animates them.
  package var unitScale: Double {
    if case .geometry(let kind, _) = self { kind.keyframeScale } else { 1 }
  }
}

extension SwiftValue {
  /// The numbers of animatable data: of a value, or of both halves of a pair; nil for anything else.
  package var data: DynamicVector? {
    guard case .tuple(let halves) = self else { return animatedNumbers }
    let numbers = halves.compactMap(\.value.data)
    return numbers.count == halves.count
      ? DynamicVector(numbers.flatMap(\.components)) : nil
  }

  /// The names of its numbers.
  package var partNames: [String] {
    if case .geometry(let kind, _) = self { kind.labels } else { [] }
  }
}
