internal import ArgumentParser
internal import ChartLayout

/// The shape that a strobe moves, as typed.
enum ShapeName: String, ChoiceArgument {
  case circle
  case square
  case bar

  /// The shape that is drawn.
  var shape: ChartStrobe.Shape {
    switch self {
    case .circle: .circle
    case .square: .square
    case .bar: .bar
    }
  }
}
