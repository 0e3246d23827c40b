internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts

/// The options for the content of a film.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: ArgumentHelp(
      "Parts to show (default: tracks,curves).",
      discussion: """
        tracks are things that move along a line, overlay all of them on one line, tiles things that change on the spot, stage views that move as \
        their modifiers say, curves the values against time. Several are separated by commas, or the option is repeated. Of a view the default is \
        stage,curves, of another scenario curves. A terminal shows all of them as tracks.
        """, valueName: "parts"))
  var partLists: [FilmPartList] = []

  @Option(
    name: .customLong("as"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "How tiles or a stage show a value.",
      discussion: """
        0 to 1 as an offset, as a scale of 0.4 to 1, as a rotation of 0 to 90°, as an opacity, or as a width; or on \
        a stage as a card or a sheet that rises, a toast that comes down, a button that grows, or a toggle. A view \
        takes that look, whatever its modifiers. May be repeated, once for each curve or view, in order. Without --show it \
        shows tiles, or the stage, instead of tracks.
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

  /// The picture that is shown when motion is turned off.
  var still: PlayChart.Still { stillName?.still ?? .strobe }

  /// The parts that are shown.
  ///
  /// - Parameter usual: The parts that are shown if none are given.
  func parts(otherwise usual: Set<ChartScene.Part>) -> Set<ChartScene.Part> {
    if !partLists.isEmpty { return Set(partLists.flatMap(\.parts)) }
    if lookNames.contains(where: { $0.form != nil }) { return [.stage, .curves] }
    return lookNames.isEmpty ? usual : [.tiles, .curves]
  }

  /// The forms of the things on a stage, by index; nil for a look that shows one property.
  var forms: [ChartScene.Thing.Form?] { lookNames.map(\.form) }

  /// The properties by which tiles show values, by index.
  var looks: [ChartScene.Look] { lookNames.map(\.look) }

  /// Refuses looks for parts that the film does not have.
  func check(_ scene: ChartScene) throws(ToolError) {
    let count = max(
      scene.things.count,
      scene.things.isEmpty || scene.parts.contains(.tiles) ? scene.rows.count : 0)
    guard lookNames.count > count else { return }
    let things = count == 1 ? "one thing moves" : "\(count) things move"
    throw ToolError(
      .usage,
      "\(things) in the film, and --as is given \(lookNames.count) times; give it once for each")
  }

  func validate() throws {
    let parts = parts(otherwise: [])
    guard lookNames.isEmpty || parts.contains(.tiles) || parts.contains(.stage) else {
      throw ValidationError("--as says how tiles show a value; add tiles to --show")
    }
    guard parts.contains(.stage) || lookNames.allSatisfy({ $0.form == nil }) else {
      throw ValidationError(
        "a \(lookNames.first { $0.form != nil }?.rawValue ?? "card") is on a stage; add stage to --show"
      )
    }
  }
}

/// The parts of a film, as typed, separated by commas.
struct FilmPartList: ExpressibleByArgument, Hashable {
  let parts: [ChartScene.Part]

  /// Reads the parts; nil if one is unknown or repeated.
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

/// The property by which a tile shows a value, as typed.
enum LookName: String, ChoiceArgument {
  case offset
  case scale
  case rotation
  case opacity
  case width
  case card
  case sheet
  case toast
  case button
  case toggle

  /// The form on a stage; nil for a look that shows one property.
  var form: ChartScene.Thing.Form? { ChartScene.Thing.Form(rawValue: rawValue) }

  /// The property that a tile shows; for a form on a stage, the offset.
  var look: ChartScene.Look {
    ChartScene.Look(rawValue: rawValue) ?? .offset
  }
}

/// The shape that moves in a film, as typed.
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

/// The picture that a film shows where nothing moves, as typed.
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
