internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts

/// What a film shows.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: ArgumentHelp(
      "Parts to show (default: tracks,curves).",
      discussion: """
        tracks are things that move along a line, tiles things that change on the spot, curves the values against \
        time. Several are separated by commas. Of a scenario the default is curves. A terminal shows tiles as tracks.
        """, valueName: "parts"))
  var partList: FilmPartList?

  @Option(
    name: .customLong("as"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "How tiles show a value.",
      discussion: """
        0 to 1 as an offset, as a scale of 0.6 to 1, as a rotation of 0 to 90°, as an opacity, or as a width. May \
        be repeated, for one curve after the other. Without --show it shows tiles instead of tracks.
        """, valueName: "look"))
  var lookNames: [LookName] = []

  @Option(help: ArgumentHelp("What moves.", valueName: "shape"))
  var shape: FilmShapeName = .disc

  @Option(
    name: .customLong("still"),
    help: ArgumentHelp(
      "Picture shown when motion is off (default: strobe).",
      discussion: """
        strobe shows what moves at equal times, 30 to the second; first and last are the beginning and the end. A GIF \
        begins with its first frame.
        """, valueName: "still"))
  var stillName: StillName?

  /// The picture that is shown when motion is off.
  var still: PlayChart.Still { stillName?.still ?? .strobe }

  /// The parts that are shown.
  ///
  /// - Parameter usual: Those that are shown if nothing is said.
  func parts(otherwise usual: Set<ChartScene.Part>) -> Set<ChartScene.Part> {
    if let partList { return Set(partList.parts) }
    return lookNames.isEmpty ? usual : [.tiles, .curves]
  }

  /// How tiles show values, by position.
  var looks: [ChartScene.Look] { lookNames.map(\.look) }

  func validate() throws {
    guard lookNames.isEmpty || parts(otherwise: []).contains(.tiles) else {
      throw ValidationError("--as says how tiles show a value; add tiles to --show")
    }
  }
}

/// Parts of a film as typed, separated by commas.
struct FilmPartList: ExpressibleByArgument, Hashable {
  let parts: [ChartScene.Part]

  /// Nil for an unknown or repeated part.
  init?(argument: String) {
    var parts: [ChartScene.Part] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = ChartScene.Part(rawValue: word.filter { $0 != " " }), !parts.contains(part)
      else { return nil }
      parts.append(part)
    }
    self.parts = parts
  }

  static var allValueStrings: [String] { ChartScene.Part.allCases.map(\.rawValue) }
}

/// How a tile shows a value, as typed.
enum LookName: String, ChoiceArgument {
  case offset
  case scale
  case rotation
  case opacity
  case width

  var look: ChartScene.Look {
    switch self {
    case .offset: .offset
    case .scale: .scale
    case .rotation: .rotation
    case .opacity: .opacity
    case .width: .width
    }
  }
}

/// What moves in a film, as typed.
enum FilmShapeName: String, ChoiceArgument {
  case disc
  case square
  case bar

  var shape: ChartStrobe.Shape {
    switch self {
    case .disc: .circle
    case .square: .square
    case .bar: .bar
    }
  }
}

/// What a film shows where nothing moves, as typed.
enum StillName: String, ChoiceArgument {
  case strobe
  case first
  case last

  var still: PlayChart.Still {
    switch self {
    case .strobe: .strobe
    case .first: .first
    case .last: .last
    }
  }
}
