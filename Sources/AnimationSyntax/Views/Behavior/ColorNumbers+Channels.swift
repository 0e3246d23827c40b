internal import MotionRecording
internal import SwiftProgram

// The numbers that colors are made of, and those that are animated.
extension ColorNumbers {
  /// Creates the color of an initializer; nil for one that is not made of numbers alone, or is in another color space.
  init?(_ arguments: [CallArgument]) {
    // `Color(UIColor(…))` is the same color.
    if arguments.count == 1, [nil, "uiColor"].contains(arguments[0].label),
      case .opaque(let other) = arguments[0].value, let color = other.color
    {
      self = color
      return
    }
    var rest = arguments[...]
    if let space = rest.first, space.label == nil {
      guard case .member(let member) = space.value, member.links.map(\.name) == ["sRGB"] else {
        return nil
      }
      rest = rest.dropFirst()
    }
    var numbers: [String: Double] = ["opacity": 1]
    for argument in rest {
      guard let label = argument.label, let number = argument.value.double else { return nil }
      numbers[label == "alpha" ? "opacity" : label] = number
    }
    func all(_ labels: String...) -> [Double]? {
      let found = labels.compactMap { numbers[$0] }
      return found.count == labels.count && numbers.count == labels.count + 1 ? found : nil
    }
    let channels: [Double]
    if let given = all("red", "green", "blue") {
      channels = given
    } else if let given = all("white") {
      channels = [given[0], given[0], given[0]]
    } else if let given = all("hue", "saturation", "brightness") {
      channels = Self.channels(hue: given[0], saturation: given[1], brightness: given[2])
    } else {
      return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], opacity: numbers["opacity"] ?? 1)
  }

  /// Returns red, green and blue of a hue from 0 to 1, in the hexcone model.
  private static func channels(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    let sixth = (hue - hue.rounded(.down)) * 6
    return [5.0, 3, 1].map { offset in
      let place = (offset + sixth).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
  }

  /// The vector that SwiftUI animates: linear light, and opacity.
  var components: [MovingModifier.Component] {
    let channels = [("red", red), ("green", green), ("blue", blue)].map { name, value in
      var component = MovingModifier.Component(name, value, scale: GeometryType.unitScale)
      component.encoding = .sRGB
      return component
    }
    return channels + [MovingModifier.Component("opacity", opacity, scale: GeometryType.unitScale)]
  }
}
