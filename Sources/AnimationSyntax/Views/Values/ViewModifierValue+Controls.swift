internal import MotionRecording
internal import SwiftProgram

extension ViewModifierValue {
  /// Returns the modifier for the value that a control shows.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name for rows of the value.
  ///   - change: The kind of the change, as far as it is known.
  static func showing(
    _ value: SwiftValue, named name: String, _ change: MovingModifier.Hidden
  ) -> ViewModifierValue {
    .moves(MovingValue(name: name, content: .hidden(value.key, change)))
  }

  /// Whether the modifier is that of the value that a control shows.
  var showsValue: Bool {
    guard case .moves(let value) = self, case .hidden(_, let change) = value.content else {
      return false
    }
    return change == .control || change == .level
  }

  /// Returns the modifier for the effect of `.disabled(_:)` on the look of the controls inside.
  static func dimming(_ isDisabled: Bool) -> ViewModifierValue {
    .moves(MovingValue(name: dimming, content: .hidden("\(isDisabled)", .look)))
  }

  /// The name for rows of the look of disabled controls.
  private static let dimming = "disabled"

  /// The same modifier for a view without controls that SwiftUI dims; nil for any other modifier.
  var withoutDimming: ViewModifierValue? {
    guard case .moves(let value) = self, value.name == Self.dimming else { return nil }
    return .moves(MovingValue(name: Self.dimming, content: .hidden("", .look)))
  }
}

extension ViewNode {
  /// Returns whether the view is or contains a control with SwiftUI's own look.
  ///
  /// - Parameter styled: The positions of the buttons that a style of the app's own draws.
  func showsControls(besides styled: Set<SourceOffset>) -> Bool {
    for link in links {
      switch link {
      case .acts(let act) where act.event == .press(minimum: .infinity):
        if !styled.contains(source) { return true }
      case .acts(let act) where act.event == .value: return true
      case .moves(let modifier):
        if case .hidden(_, .control) = modifier.value { return true }
      case .attached(let nodes):
        if nodes.contains(where: { $0.showsControls(besides: styled) }) { return true }
      default: break
      }
    }
    return children.contains { $0.showsControls(besides: styled) }
  }
}
