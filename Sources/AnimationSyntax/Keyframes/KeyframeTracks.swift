internal import SwiftProgram

/// The tracks of one timeline, as far as what they name can be moved here.
struct KeyframeTracks {
  /// The tracks that can be played, in the order in which they are written.
  var moving: [KeyframeTrackText] = []

  /// Tracks that cannot, likewise.
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

/// A track that cannot be played: of something that is no number, or with numbers that only the app knows.
struct LeftOutTrack {
  /// The key path, as `tint`; empty for the whole value.
  let name: String

  /// Why it cannot be played.
  let reason: Fault

  /// Seconds of all its keyframes; nil if one of them does not say how long it takes.
  let duration: Double?
}

extension Fault {
  /// Whether a track can be left out for it: nothing is wrong with what is written, but it cannot be played here.
  var leavesOutTrack: Bool {
    if dependsOnApp { return true }
    switch problem as? KeyframeProblem {
    case .color, .doesNotMove, .withoutLabels: return true
    default: return false
    }
  }
}
