internal import AnimationModel
internal import MotionRecording

/// What a run knows beside the views.
struct ViewSetting: Sendable {
  /// What knows the values that are not Swift's own.
  var host: any HostValues

  var semantics = Semantics.ios17

  /// The files, for positions in them.
  var origins: [SourceOrigin] = []

  /// What the files add to types that are not theirs, by name.
  var extensions: [String: Int] = [:]

  /// What `UIScreen.main.bounds` says.
  var screen = ViewSize(width: 393, height: 852)

  /// What random numbers are drawn from; nil for the middle of every range.
  var seed: UInt64?

  /// Whether colors that are written as numbers have rows.
  var showsColors = false

  /// Where the views are shown.
  var context = PresentationContext.app
}
