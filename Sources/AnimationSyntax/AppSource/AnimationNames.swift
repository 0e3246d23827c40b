internal import SwiftProgram

/// The names with a meaning in SwiftUI where an animation, a spring or a curve is written.
package enum AnimationNames {
  /// The types of SwiftUI for whose values apps declare names.
  package static let types: Set<String> = ["Animation", "Spring", "UnitCurve"]

  /// The types of SwiftUI that play keyframes and phases, or list keyframes.
  private static let players: Set<String> = [
    "KeyframeAnimator", "KeyframeTimeline", "KeyframeTrack", "PhaseAnimator",
  ]

  /// Returns whether a name is that of a type of SwiftUI or of Swift in the code of animations, such as
  /// `KeyframeTrack`.
  package static func isFrameworkType(_ name: String) -> Bool {
    isType(name) || players.contains(name) || BasicType(swiftName: name) != nil
      || Catalog.keyframes.contains { $0.name == name }
  }

  /// Returns whether a member begins an animation, such as `.spring`.
  package static func beginsAnimation(_ name: String) -> Bool {
    !Catalog.starts(of: .animation, named: name).isEmpty
  }

  /// Returns whether a member begins a value of one of the types in animations.
  package static func beginsValue(_ name: String) -> Bool {
    [ValueType.animation, .spring, .unitCurve, .unitPoint].contains {
      !Catalog.starts(of: $0, named: name).isEmpty
    }
  }

  /// Returns whether a member follows an animation, such as `.delay`.
  package static func modifiesAnimation(_ name: String) -> Bool {
    !Catalog.members(of: .animation, named: name).isEmpty
  }

  /// Returns whether a member begins a transition and no animation.
  package static func beginsTransition(_ name: String) -> Bool { Catalog.beginsTransition(name) }

  /// Returns whether a type or a function makes a value here, such as `Spring(…)`, `Double(…)` and `min(…)`.
  package static func isCallable(_ name: String) -> Bool {
    if ValueType.swiftNames[name] != nil || NumberFunction(rawValue: name) != nil { return true }
    let type = BasicType(swiftName: name)
    return type == .number || type == .integer
  }

  /// Returns whether the name of a type begins a value of the catalog: `Animation`, `Spring`, `UnitPoint`.
  package static func isType(_ name: some StringProtocol) -> Bool {
    ValueType.swiftNames[String(name)] != nil
  }
}
