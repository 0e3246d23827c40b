internal import SwiftProgram

extension ChainRoot {
  /// Whether the first link makes the chain an animation, so that its members are modifiers of animations.
  var beginsAnimation: Bool {
    switch self {
    case .implicit(let name): !Catalog.starts(of: .animation, named: name).isEmpty
    case .named(let name): name == "Animation"
    case .other: false
    }
  }
}
