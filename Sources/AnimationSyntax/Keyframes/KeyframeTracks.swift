internal import SwiftProgram

/// The tracks of one timeline, divided into those that can be played here and the others.
struct KeyframeTracks {
  /// The tracks that can be played, in the order of the text.
  var moving: [KeyframeTrackText] = []

  /// The tracks that cannot be played, in the order of the text.
  var leftOut: [LeftOutTrack] = []

  /// The tracks that have keyframes.
  ///
  /// - Throws: The fault of the first track that is left out, if no other track moves anything.
  var played: [KeyframeTrackText] {
    get throws(Fault) {
      let played = moving.filter { !$0.keyframes.isEmpty }
      if played.isEmpty, let first = leftOut.first { throw first.reason }
      return played
    }
  }
}

/// A track that cannot be played: its property is not a number, or its numbers depend on the app.
struct LeftOutTrack {
  /// The key path, such as `tint`; empty for the whole value.
  let name: String

  /// The reason for which it cannot be played.
  let reason: Fault

  /// The total duration of its keyframes in seconds; nil if one of them has no known duration.
  let duration: Double?
}

extension Fault {
  /// Whether a track with this fault can be left out: the track is valid but cannot be played here.
  var leavesOutTrack: Bool {
    if dependsOnApp { return true }
    switch problem as? KeyframeProblem {
    case .color, .doesNotMove, .withoutLabels: return true
    default: return false
    }
  }
}
