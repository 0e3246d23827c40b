internal import SwiftProgram

extension ChainRoot {
  /// Whether the chain is an animation by its beginning, whose members are modifiers of animations.
  var beginsAnimation: Bool {
    switch self {
    case .implicit(let name): !Catalog.starts(of: .animation, named: name).isEmpty
    case .named(let name): name == "Animation"
    case .other: false
    }
  }
}
