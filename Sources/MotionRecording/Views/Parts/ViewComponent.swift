internal import AnimationModel

/// One number of a view in a transition.
struct ViewComponent: Hashable {
  /// The kind of change to which it belongs.
  let kind: TransitionPart.Kind

  /// The index of the number among those of its kind of change, from 0.
  let axis: Int

  /// The name that follows the view's name.
  let name: String

  private init(_ kind: TransitionPart.Kind, axis: Int, _ name: String) {
    self.kind = kind
    self.axis = axis
    self.name = name
  }

  /// Returns the shown number from the numbers that are animated with it.
  func number(_ vector: ComponentVector) -> Double { vector.lanes[axis] / kind.unitScale }

  /// Returns the name, with another word for the kind if there is one.
  func name(in kindNames: [TransitionPart.Kind: String]) -> String {
    guard let word = kindNames[kind] else { return name }
    return word + name.drop { $0 != "." }
  }

  /// Returns the numbers that a transition changes; the opacity if there are none.
  static func components(of tracks: [TransitionTrack], in size: ViewSize) -> [ViewComponent] {
    var components: [ViewComponent] = []
    for kind in TransitionPart.Kind.allCases {
      let tracks = tracks.filter { $0.kind == kind }
      let still = TransitionPart.Change.identity(kind).numbers(in: size)
      let numbers = tracks.flatMap { $0.numbers(in: size) }
      let isUniform = numbers.allSatisfy { Set($0).count == 1 }
      for (axis, name) in names(of: kind, isUniform: isUniform).enumerated()
      where numbers.contains(where: { $0[axis] != still[axis] }) {
        components.append(ViewComponent(kind, axis: axis, name))
      }
    }
    return components.isEmpty ? [ViewComponent(.opacity, axis: 0, "opacity")] : components
  }

  private static func names(of kind: TransitionPart.Kind, isUniform: Bool) -> [String] {
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

extension TransitionPart.Change {
  /// Returns the numbers that are animated as one.
  ///
  /// The anchor of a scale or of a rotation, which SwiftUI animates too, does not change.
  func numbers(in size: ViewSize) -> [Double] {
    switch self {
    case .opacity(let opacity): [opacity]
    case .offset(let offset):
      [offset.resolved(in: size).x, offset.resolved(in: size).y]
    case .scale(let x, let y, _): [x, y]
    case .blur(let radius): [radius]
    case .rotation(let degrees, _), .hueRotation(let degrees): [degrees * kind.unitScale]
    case .rotation3D(let rotation, _):
      [rotation.x, rotation.y, rotation.z].map { $0 * kind.unitScale }
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      [amount]
    }
  }
}

extension TransitionPart.Kind {
  /// The way in which several changes of the kind make the shown number.
  var blend: LayerBlend {
    switch self {
    case .opacity, .scale, .contrast, .saturation: .product
    case .offset, .blur, .rotation, .rotation3D, .hueRotation, .brightness: .sum
    case .grayscale: .remainder
    }
  }

  /// The factor by which the shown numbers are multiplied before they are animated: degrees become radians, scaled
  /// as in SwiftUI, and rounded so that whole degrees are restored exactly.
  ///
  /// Source: semantics reference, section 2.4.
  fileprivate var unitScale: Double {
    switch self {
    case .rotation, .rotation3D, .hueRotation: Double(Float(128 * Double.pi / 180))
    default: 1
    }
  }
}
