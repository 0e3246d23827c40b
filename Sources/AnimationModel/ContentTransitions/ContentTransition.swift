/// The way in which the content of a view changes within an animated change.
///
/// Values of ``numericText(value:)`` are compared as `Float`.
///
/// Source: semantics reference, section 15.3 (documented; equality reported).
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Float)
  }

  private let kind: Kind

  /// The content is replaced at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)

  /// The content is interpolated from old to new where it can be, as colors and sizes of text can.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The digits that change roll.
  ///
  /// - Parameter countsDown: Whether the digits roll as for a number that becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The digits that change roll, as for a number that becomes larger or smaller.
  ///
  /// - Parameter value: The number that is shown.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(Float(value)))
  }

  /// The content transition of a view that sets none; it differs from all public ones.
  static let automatic = ContentTransition(kind: .automatic)

  /// Returns the direction in which digits roll when this transition follows another; nil if they do not roll.
  ///
  /// With ``numericText(value:)`` the value of the previous transition decides. If that has no value, or an
  /// equal one, the number counts up, which is our choice.
  public func roll(after previous: ContentTransition) -> NumericTextChange.Roll? {
    switch (kind, previous.kind) {
    case (.numericText(let countsDown), _): countsDown ? .countsDown : .countsUp
    case (.numericValue(let new), .numericValue(let old)): new < old ? .countsDown : .countsUp
    case (.numericValue, _): .countsUp
    case (.automatic, _), (.identity, _), (.opacity, _), (.interpolate, _): nil
    }
  }
}

extension ContentTransition {
  /// Whether the transition is visible: the invisible ones replace the content at once.
  package var isAnimated: Bool {
    switch kind {
    case .automatic, .identity: false
    case .opacity, .interpolate, .numericText, .numericValue: true
    }
  }

  /// Whether digits roll.
  package var rolls: Bool {
    switch kind {
    case .numericText, .numericValue: true
    case .automatic, .identity, .opacity, .interpolate: false
    }
  }

  /// Whether digits roll as for a number that becomes smaller; nil if the numbers decide.
  package var countsDown: Bool? {
    if case .numericText(let countsDown) = kind { countsDown } else { nil }
  }
}

extension EnvironmentValues {
  /// The content transition of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that changes is drawn off screen first.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
