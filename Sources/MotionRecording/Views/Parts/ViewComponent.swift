internal import AnimationModel

/// One number of a view in a transition.
struct ViewComponent: Hashable {
  /// The kind of change to which it belongs.
  let kind: TransitionChange.Kind

  /// The index of the number among those of its kind of change, from 0.
  let axis: Int

  /// The name that follows the view's name.
  let name: String

  private init(_ kind: TransitionChange.Kind, axis: Int, _ name: String) {
    self.kind = kind
    self.axis = axis
    self.name = name
  }

  /// Returns the shown number from the numbers that are animated with it.
  func number(_ vector: ComponentVector) -> Double { vector.lanes[axis] / kind.unitScale }

  /// Returns the name, with another word for the kind if there is one.
  func name(in kindNames: [TransitionChange.Kind: String]) -> String {
    guard let word = kindNames[kind] else { return name }
    return word + name.drop { $0 != "." }
  }

  /// Returns the numbers that a transition changes; the opacity if there are none.
  static func components(of tracks: [TransitionTrack], in size: ViewSize) -> [ViewComponent] {
    var components: [ViewComponent] = []
    for kind in TransitionChange.Kind.allCases {
      let tracks = tracks.filter { $0.kind == kind }
      let still = TransitionChange.identity(kind).numbers(in: size)
      let numbers = tracks.flatMap { $0.numbers(in: size) }
      let isUniform = numbers.allSatisfy { Set($0).count == 1 }
      for (axis, name) in names(of: kind, isUniform: isUniform).enumerated()
      where numbers.contains(where: { $0[axis] != still[axis] }) {
        components.append(ViewComponent(kind, axis: axis, name))
      }
    }
    return components.isEmpty ? [ViewComponent(.opacity, axis: 0, "opacity")] : components
  }

  private static func names(of kind: TransitionChange.Kind, isUniform: Bool) -> [String] {
    switch kind {
    case .opacity: ["opacity"]
    case .offset: ["offset.x", "offset.y"]
    case .scale: isUniform ? ["scale"] : ["scale.x", "scale.y"]
    case .blur: ["blur"]
    case .rotation: ["rotation"]
    case .rotation3D: ["rotation3D.x", "rotation3D.y", "rotation3D.z"]
    case .hueRotation: ["hueRotation"]
    case .brightness: ["brightness"]
    case .contrast: ["contrast"]
    case .saturation: ["saturation"]
    case .grayscale: ["grayscale"]
    }
  }
}

extension TransitionChange.Kind {
  /// The way in which several changes of the kind make the shown number.
  var blend: LayerBlend {
    switch self {
    case .opacity, .scale, .contrast, .saturation: .product
    case .offset, .blur, .rotation, .rotation3D, .hueRotation, .brightness: .sum
    case .grayscale: .remainder
    }
  }
}
