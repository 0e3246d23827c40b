package import AnimationModel
package import MotionRecording

/// The settings of a run beside the code.
package struct RunSetting: Sendable {
  /// The host that knows the values that are not Swift's own.
  var host: any HostValues

  package var semantics = Semantics.ios17

  /// The files, for positions in them.
  package var origins: [SourceOrigin] = []

  /// The numbers of the extensions that the files add to types that are not theirs, by name.
  package var extensions: [String: Int] = [:]

  /// The size that `UIScreen.main.bounds` gives.
  package var screen = ViewSize(width: 393, height: 852)

  /// The seed from which random numbers are drawn; nil for the middle of every range.
  package var seed: UInt64?

  /// Whether colors that are written as numbers have rows.
  package var showsColors = false

  /// The context in which the views are shown.
  package var context = PresentationContext.app

  package init(
    host: any HostValues, semantics: Semantics = Semantics.ios17, origins: [SourceOrigin] = [],
    extensions: [String: Int] = [:], screen: ViewSize = ViewSize(width: 393, height: 852),
    seed: UInt64? = nil, showsColors: Bool = false,
    context: PresentationContext = PresentationContext.app
  ) {
    self.host = host
    self.semantics = semantics
    self.origins = origins
    self.extensions = extensions
    self.screen = screen
    self.seed = seed
    self.showsColors = showsColors
    self.context = context
  }
}
