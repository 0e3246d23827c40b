package import AnimationModel
package import MotionRecording

/// A track of keyframes, with the path of the property that it moves.
package struct KeyframeTrackValue {
  /// The names of the path to the property, outermost first; none for the whole value.
  package var path: [String]
  package var keyframes: [Keyframe<DynamicVector>]

  /// The value at which the track begins.
  package var start: SwiftValue

  /// The reason why the values of the track are unknown; nil for a track that is played.
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

  /// The reason why a keyframe is unknown; the keyframes after it would come at other times.
  var unknown: UnknownValue?

  /// The collectors for the properties of the animated value, where that is a value of the app.
  package var parts: [(name: String, collector: KeyframeCollector)] = []

  /// The value that the collected keyframes move.
  package var subject: SwiftValue

  package init(_ subject: SwiftValue) {
    self.subject = subject
  }

  /// Returns the tracks of this value itself, by the path that leads to it.
  package func own(path: [String]) -> [KeyframeTrackValue] {
    let whole =
      keyframes.isEmpty && unknown == nil
      ? []
      : [KeyframeTrackValue(path: path, keyframes: keyframes, start: subject, unknown: unknown)]
    return whole + parts.flatMap { $0.collector.own(path: path + [$0.name]) }
  }
}

/// A value over time, as keyframes describe it: a `KeyframeTimeline` of SwiftUI.
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

  /// The duration of the longest track, in seconds.
  package var duration: Double { paths.map(\.duration).max() ?? 0 }
}

extension SwiftValue {
  /// The numbers of the value that are animated; nil for a value that does not move.
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

  /// Returns the value with other numbers.
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
  /// The numbers of animatable data: of a value, or of both halves of an `AnimatablePair`; nil for any other value.
  package var data: DynamicVector? {
    guard case .tuple(let halves) = self else { return animatedNumbers }
    let numbers = halves.compactMap(\.value.data)
    return numbers.count == halves.count
      ? DynamicVector(numbers.flatMap(\.components)) : nil
  }

  /// The names of the value's numbers.
  package var partNames: [String] {
    if case .geometry(let kind, _) = self { kind.labels } else { [] }
  }
}
