/// A track of a timeline with its path, whatever the type of its property is.
protocol ResolvedTrack<Root> {
  associatedtype Root

  /// Seconds until the last keyframe of the track is over.
  var duration: Double { get }

  /// Sets the property to its value at a time in seconds.
  func update(value: inout Root, time: Double)

  /// Sets the property so that its `animatableData` is the velocity at a time in seconds.
  func update(velocity: inout Root, time: Double)

  /// The track as plain numbers, with its given name or else that of its key path.
  var outline: (name: String?, path: KeyframePath<DynamicVector>) { get }
}

/// The track of one property.
struct KeyPathTrack<Root, Value: Animatable>: ResolvedTrack {
  let keyPath: WritableKeyPath<Root, Value>
  let path: KeyframePath<Value.AnimatableData>
  let name: String?

  var duration: Double { path.duration }

  func update(value: inout Root, time: Double) {
    // A track without keyframes leaves its property alone.
    guard !path.segments.isEmpty else { return }
    value[keyPath: keyPath].animatableData = path.value(time: time)
  }

  func update(velocity: inout Root, time: Double) {
    velocity[keyPath: keyPath].animatableData = path.velocity(time: time)
  }

  var outline: (name: String?, path: KeyframePath<DynamicVector>) {
    let unit = 1 / ((Value.self as? any UnitScaled.Type)?.unitScale ?? 1)
    let numbers = path.mapped { vector in
      DynamicVector((vector as? any ComponentwiseVector)?.components ?? []).scaled(by: unit)
    }
    return (name ?? keyPath.propertyPath, numbers)
  }
}

/// A type whose `animatableData` consists of its own numbers times a factor.
///
/// Source: semantics reference, section 2.4.
package protocol UnitScaled: Animatable {
  /// The factor by which the numbers are multiplied.
  static var unitScale: Double { get }
}

extension Angle: UnitScaled {
  package static var unitScale: Double { 128 }
}

extension AnyKeyPath {
  /// The properties that the key path goes through, joined by dots, such as `offset.width`.
  ///
  /// Empty for the whole value. Nil if Swift does not know the name of the first property, as of a
  /// computed one; the names after the first unknown one are left out.
  var propertyPath: String? {
    // The description reads `\Root.offset.width`, with brackets in the names of generic and tuple types.
    var elements: [String] = [""]
    var depth = 0
    for character in String(describing: self) {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      default: break
      }
      if character == "." && depth == 0 {
        elements.append("")
      } else {
        elements[elements.count - 1].append(character)
      }
    }
    let known = elements.dropFirst().prefix { !$0.hasPrefix("<") }
    if known == ["self"] { return "" }
    return known.isEmpty ? nil : known.joined(separator: ".")
  }
}
