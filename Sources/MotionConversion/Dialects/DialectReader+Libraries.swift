extension DialectReader {
  /// The spring as the library plays it.
  func spring() throws(DialectFault) -> DialectSpring {
    switch dialect {
    case .reactSpring: try reactSpring()
    case .motion: try motion()
    case .reanimated: try reanimated()
    case .compose: try compose()
    case .flutter: try flutter()
    case .figma: try figma()
    case .wobble: try wobble()
    }
  }
}
