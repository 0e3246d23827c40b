internal import AnimationModel
internal import SwiftProgram

extension Parameter<Edge> {
  /// Returns a parameter for an edge, with a label.
  static func edge(_ name: String, label: String, help: String) -> Parameter {
    .given(.edge, label: label, name: name, help: help) {
      guard case .edge(let edge) = $0 else { return nil }
      return edge
    }
  }
}

extension Parameter<ViewSize> {
  /// Returns a parameter for a size, without a label.
  static func plainSize(_ name: String, help: String) -> Parameter {
    .given(.size, label: nil, name: name, help: help) {
      guard case .size(let size) = $0 else { return nil }
      return size
    }
  }
}

extension Parameter<AnyTransition> {
  /// Returns a parameter for a transition, with or without a label.
  static func transition(_ name: String, label: String?, help: String) -> Parameter {
    .given(.transition, label: label, name: name, help: help) {
      guard case .transition(let transition) = $0 else { return nil }
      return transition
    }
  }
}

extension Parameter<Animation?> {
  /// Returns a parameter for an animation or nil, without a label.
  static func plainAnimation(_ name: String, help: String) -> Parameter {
    .given(.optionalAnimation, label: nil, name: name, help: help) {
      switch $0 {
      case .animation(let animation): .some(animation)
      case .nothing: .some(nil)
      default: nil
      }
    }
  }
}

extension Parameter<UnitPoint> {
  /// The parameter for the anchor of a scale, with the center as its default.
  static var anchor: Parameter {
    .given(
      .unitPoint, label: "anchor", name: "anchor", help: "the point that stays fixed",
      defaultText: ".center", defaultValue: .unitPoint(.center)
    ) {
      guard case .unitPoint(let point) = $0 else { return nil }
      return point
    }
  }
}

extension Parameter<BlurReplaceTransition.Configuration> {
  /// Returns a parameter for the change of size of a blur, without a label.
  static func blurReplace(_ name: String, help: String) -> Parameter {
    .given(
      .blurReplace, label: nil, name: name, help: help, defaultText: ".downUp",
      defaultValue: .blurReplace(.downUp)
    ) {
      guard case .blurReplace(let configuration) = $0 else { return nil }
      return configuration
    }
  }
}

extension Parameter {
  /// Returns a parameter without a range.
  private static func given(
    _ type: ParameterType, label: String?, name: String, help: String,
    defaultText: String? = nil, defaultValue: ArgumentValue? = nil,
    extract: @escaping @Sendable (ArgumentValue) -> Value?
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: label, name: name, type: type, defaultText: defaultText, range: .any, help: help,
        defaultValue: defaultValue),
      extract: extract)
  }
}
