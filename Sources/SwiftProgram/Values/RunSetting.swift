package import AnimationModel
package import MotionRecording

/// The settings of a run besides the code.
package struct RunSetting: Sendable {
  /// The host that knows the values that are not Swift's own.
  var host: any HostValues

  package var semantics = Semantics.ios17

  /// The names and texts of the files, for error positions.
  package var origins: [SourceOrigin] = []

  /// The numbers of the files' extensions of types that they do not declare, by the names of the types.
  package var extensions: [String: Int] = [:]

  /// The size that `UIScreen.main.bounds` gives.
  package var screen = ViewSize(width: 393, height: 852)

  /// The seed of the random numbers; nil for the middle of every range.
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
