/// A fade with a blur and a change of size, for a view that takes the place of another.
///
/// Source: semantics reference, section 15.1 (documented; numbers recovered).
public struct BlurReplaceTransition: Transition {
  /// The way in which the size changes.
  public struct Configuration: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
      case downUp
      case upUp
    }

    private let storage: Storage

    /// The view that is removed becomes smaller, and the one that is inserted larger.
    public static let downUp = Configuration(storage: .downUp)

    /// Both views become larger.
    public static let upUp = Configuration(storage: .upUp)
  }

  /// The way in which the size changes.
  public var configuration: Configuration

  /// Makes a transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view; in other phases than identity it is invisible, blurred and of another size.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    let scale =
      switch phase {
      case .willAppear: 0.9
      case .identity: 1.0
      case .didDisappear: configuration == .upUp ? 1.1 : 0.9
      }
    return content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A fade with a blur, in which the view that is removed becomes smaller and the one that is inserted larger.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// A fade with a blur and a change of size.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
