internal import AnimationModel

/// Creates sizes, points, rectangles, angles and insets, and reads their parts.
enum GeometryValue {
  /// Returns the value that an initializer makes of arguments; nil if they do not fit.
  static func make(_ kind: GeometryType, _ arguments: [CallArgument]) -> SwiftValue? {
    if var unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      unknown.isMadeInto = true
      return .unknown(unknown)
    }
    if arguments.isEmpty { return .geometry(kind, .zero) }
    switch kind {
    case .angle:
      guard let argument = arguments.first, let number = argument.value.double else { return nil }
      switch argument.label {
      case "degrees": return .geometry(.angle, [number, 0, 0, 0])
      case "radians": return .geometry(.angle, [Angle(radians: number).degrees, 0, 0, 0])
      default: return nil
      }
    case .rectangle:
      if case .geometry(_, let origin)? = arguments.first?.value, arguments.count == 2,
        case .geometry(_, let size) = arguments[1].value
      {
        return .geometry(.rectangle, [origin[0], origin[1], size[0], size[1]])
      }
    default: break
    }
    var numbers = SIMD4<Double>.zero
    for argument in arguments {
      guard let label = argument.label, let index = kind.labels.firstIndex(of: label),
        let number = argument.value.double
      else { return nil }
      numbers[index] = number
    }
    return .geometry(kind, numbers)
  }

  /// Returns a static member such as `.zero`, `.degrees(45)` or `.topLeading`; nil for a name that the type does not
  /// have.
  static func member(
    _ name: String, of kind: GeometryType, _ arguments: [CallArgument]?
  ) -> SwiftValue? {
    if let arguments {
      guard kind == .angle, let argument = arguments.first, name == "degrees" || name == "radians"
      else { return nil }
      if argument.value.isUnknown { return argument.value }
      guard let number = argument.value.double else { return nil }
      return .geometry(
        .angle, [name == "degrees" ? number : Angle(radians: number).degrees, 0, 0, 0])
    }
    if name == "zero" { return .geometry(kind, .zero) }
    guard kind == .unitPoint, let point = NamedUnitPoints.byName[name] else { return nil }
    return .geometry(.unitPoint, [point.x, point.y, 0, 0])
  }

  /// Returns the part of a value with a name; nil for a part that it does not have.
  static func part(_ name: String, of kind: GeometryType, _ numbers: SIMD4<Double>)
    -> SwiftValue?
  {
    if let index = kind.labels.firstIndex(of: name), kind != .rectangle {
      return .number(numbers[index])
    }
    switch (kind, name) {
    case (.angle, "degrees"): return .number(numbers[0])
    case (.angle, "radians"): return .number(Angle(degrees: numbers[0]).radians)
    case (.point, "first"), (.size, "first"), (.vector, "first"): return .number(numbers[0])
    case (.point, "second"), (.size, "second"), (.vector, "second"): return .number(numbers[1])
    case (.rectangle, "origin"): return .geometry(.point, [numbers[0], numbers[1], 0, 0])
    case (.rectangle, "size"): return .geometry(.size, [numbers[2], numbers[3], 0, 0])
    // A rectangle of negative size stands for its standardized one.
    case (.rectangle, "width"): return .number(abs(numbers[2]))
    case (.rectangle, "height"): return .number(abs(numbers[3]))
    case (.rectangle, "minX"): return .number(numbers[0] + min(numbers[2], 0))
    case (.rectangle, "standardized"): return RectangleSides(numbers).value
    case (.rectangle, "integral"): return RectangleSides(numbers).roundedOut.value
    // The null and the infinite rectangle do not occur here.
    case (.rectangle, "isNull"), (.rectangle, "isInfinite"): return .boolean(false)
    case (.rectangle, "isEmpty"): return .boolean(numbers[2] == 0 || numbers[3] == 0)
    case (.rectangle, "midX"): return .number(numbers[0] + numbers[2] / 2)
    case (.rectangle, "maxX"): return .number(numbers[0] + max(numbers[2], 0))
    case (.rectangle, "minY"): return .number(numbers[1] + min(numbers[3], 0))
    case (.rectangle, "midY"): return .number(numbers[1] + numbers[3] / 2)
    case (.rectangle, "maxY"): return .number(numbers[1] + max(numbers[3], 0))
    default: return nil
    }
  }

  /// Returns the result of a function of a rectangle; nil for any other function.
  ///
  /// A rectangle of negative size stands for its standardized one, as in Core Graphics. The intersection of rectangles
  /// that do not meet is the null rectangle there, which has no numbers and is unknown here.
  static func method(
    _ name: String, of kind: GeometryType, _ numbers: SIMD4<Double>, _ arguments: [CallArgument]
  ) -> SwiftValue? {
    guard kind == .rectangle else { return nil }
    let rectangle = RectangleSides(numbers)
    switch (name, arguments.map(\.label), arguments.first?.value) {
    case ("contains", _, .geometry(.point, let point)?):
      return .boolean(
        point[0] >= rectangle.left && point[0] < rectangle.right && point[1] >= rectangle.top
          && point[1] < rectangle.bottom)
    case ("contains", _, .geometry(.rectangle, let other)?):
      return .boolean(rectangle.union(RectangleSides(other)) == rectangle)
    case ("intersects", _, .geometry(.rectangle, let other)?):
      return rectangle.intersects(RectangleSides(other)).map { .boolean($0) }
    case ("intersection", _, .geometry(.rectangle, let other)?):
      return rectangle.intersection(RectangleSides(other)).map(\.value)
    case ("union", _, .geometry(.rectangle, let other)?):
      return rectangle.union(RectangleSides(other)).value
    case ("insetBy", ["dx", "dy"], let across?):
      guard let x = across.double, let y = arguments[1].value.double else { return nil }
      return rectangle.inset(x, y).map(\.value)
    case ("offsetBy", ["dx", "dy"], let across?):
      guard let x = across.double, let y = arguments[1].value.double else { return nil }
      return rectangle.moved(x, y).value
    default: return nil
    }
  }

  /// Sets a part of a value.
  ///
  /// - Returns: Whether the value has such a part that can be set.
  static func setPart(
    _ name: String, of kind: GeometryType, _ numbers: inout SIMD4<Double>, to value: SwiftValue
  ) -> Bool {
    if let index = kind.labels.firstIndex(of: name), kind != .rectangle, let number = value.double {
      numbers[index] = number
      return true
    }
    switch (kind, name, value) {
    case (.angle, "degrees", _):
      numbers[0] = value.double ?? numbers[0]
    case (.angle, "radians", _):
      numbers[0] = value.double.map { Angle(radians: $0).degrees } ?? numbers[0]
    case (.rectangle, "origin", .geometry(_, let origin)):
      (numbers[0], numbers[1]) = (origin[0], origin[1])
    case (.rectangle, "size", .geometry(_, let size)):
      (numbers[2], numbers[3]) = (size[0], size[1])
    default: return false
    }
    return true
  }
}

extension GeometryType {
  /// Returns the text that Swift prints for a value on Apple's platforms: points, sizes and rectangles as their numbers
  /// alone.
  func description(of numbers: SIMD4<Double>) -> String {
    switch self {
    case .size, .point, .rectangle:
      "(\(labels.indices.map { "\(numbers[$0])" }.joined(separator: ", ")))"
    case .angle: "Angle(radians: \(Angle(degrees: numbers[0]).radians))"
    case .vector, .unitPoint, .insets:
      "\(rawValue)(\(labels.enumerated().map { "\($1): \(numbers[$0])" }.joined(separator: ", ")))"
    }
  }

  /// Returns the type of an argument of an initializer, or of a function that makes an angle.
  func argumentType(_ label: String?) -> SwiftType {
    switch label {
    case "origin": .geometry(.point)
    case "size": .geometry(.size)
    default: .number
    }
  }
}
