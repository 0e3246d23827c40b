internal import ArgumentParser
internal import MotionCharts

/// How a picture looks.
struct FigureOptions: ParsableArguments {
  /// The largest side of a picture.
  private static let largestSide = 20_000

  /// The most pixels of a picture.
  private static let mostPixels = 200_000_000.0

  @Option(
    help: ArgumentHelp(
      "The picture's size: PNG pixels at --scale 1, points for SVG and PDF.",
      valueName: "widthxheight"))
  var size = FigureSize(width: 1600, height: 1000)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("PNG pixels for each unit of --size.", valueName: "factor"))
  var scale = FiniteNumber(1)

  @Option(help: ArgumentHelp("Dark curves on light ground or the other way.", valueName: "theme"))
  var theme = ThemeName.light

  @Option(help: ArgumentHelp("The words above the plot.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "What to draw, separated by commas: value, velocity, acceleration.",
      valueName: "quantities"))
  var show = QuantityList([.value])

  @Option(
    help: ArgumentHelp("The typeface of all text that is not code.", valueName: "family"))
  var font: String?

  @Flag(help: "Mark what a device shows at --fps.")
  var frames = false

  func validate() throws {
    let sides = 50...Self.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw ValidationError(
        """
        --size wants sides from 50 to \(Self.largestSide), such as 1600x1000, found \
        '\(size.defaultValueDescription)'
        """)
    }
    guard scale.value > 0 else {
      throw ValidationError(
        "--scale wants a number above 0, found '\(scale.defaultValueDescription)'")
    }
    let width = Double(size.width) * scale.value
    let height = Double(size.height) * scale.value
    guard max(width, height) <= Double(Self.largestSide) else {
      throw ValidationError(
        "--size times --scale is \(width) by \(height) pixels; at most 20,000 a side can be made")
    }
    guard width * height <= Self.mostPixels else {
      throw ValidationError(
        "--size times --scale has more than 200 million pixels; ask for a smaller picture")
    }
    guard width >= 1, height >= 1 else {
      throw ValidationError("--size times --scale leaves no pixel; ask for a larger picture")
    }
  }
}

/// The look of a picture.
enum ThemeName: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
}

/// Quantities as typed, separated by commas.
struct QuantityList: ExpressibleByArgument, Hashable {
  let quantities: [Quantity]

  init(_ quantities: [Quantity]) {
    self.quantities = quantities
  }

  /// Nil for an unknown or repeated quantity.
  init?(argument: String) {
    var quantities: [Quantity] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.filter { $0 != " " }
      guard let quantity = Quantity(rawValue: name), !quantities.contains(quantity) else {
        return nil
      }
      quantities.append(quantity)
    }
    self.init(quantities)
  }

  static var allValueStrings: [String] { Quantity.allCases.map(\.rawValue) }

  var defaultValueDescription: String { quantities.map(\.rawValue).joined(separator: ",") }
}
