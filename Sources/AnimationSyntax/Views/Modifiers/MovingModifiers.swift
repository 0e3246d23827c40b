internal import MotionRecording

/// The modifiers whose numbers move, as SwiftUI animates them: one vector each.
enum MovingModifiers {
  private typealias Component = MovingModifier.Component
  private typealias Parameter = ModifierForm.Parameter

  private static let unitScale = GeometryType.unitScale
  private static let degreeScale = GeometryType.angle.animationScale

  /// The modifiers, by name.
  static let all: [String: ModifierForm] = Dictionary(
    uniqueKeysWithValues: (effects + angles + positions + shapes).map { ($0.name, $0) })

  private static func anchored(_ parameters: [Parameter]) -> [Parameter] {
    parameters + [Parameter("anchor", .geometry(.unitPoint), isRequired: false)]
  }

  private static func anchor(_ arguments: ModifierArguments) -> [Component] {
    let anchor = arguments.anchor()
    return [
      Component("anchor.x", anchor.x, scale: unitScale),
      Component("anchor.y", anchor.y, scale: unitScale),
    ]
  }

  /// A modifier of one number.
  private static func single(_ name: String, _ parameters: [Parameter] = [Parameter(nil, .number)])
    -> ModifierForm
  {
    ModifierForm(name, [parameters]) { arguments in
      [Component("", arguments.number(parameters[0].label ?? "_0"))]
    }
  }

  private static let effects: [ModifierForm] = [
    single("opacity"), single("brightness"), single("contrast"), single("saturation"),
    single("grayscale"),
    single(
      "blur", [Parameter("radius", .number), Parameter("opaque", .boolean, isRequired: false)]),
    ModifierForm(
      "scaleEffect", joinedParts: 2,
      [
        anchored([Parameter(nil, .unknown)]),
        anchored([
          Parameter("x", .number, isRequired: false), Parameter("y", .number, isRequired: false),
        ]),
      ]
    ) { arguments in
      let scale: (x: Double, y: Double)
      if let size = arguments.numbers("_0") {
        scale = (size[0], size[1])
      } else if let both = arguments.optionalNumber("_0") {
        scale = (both, both)
      } else {
        scale = (arguments.number("x", default: 1), arguments.number("y", default: 1))
      }
      return [Component("x", scale.x), Component("y", scale.y)] + anchor(arguments)
    },
    ModifierForm(
      "shadow",
      [
        [
          Parameter("color", .opaque("Color"), isRequired: false), Parameter("radius", .number),
          Parameter("x", .number, isRequired: false), Parameter("y", .number, isRequired: false),
        ]
      ]
    ) { arguments in
      [
        Component("radius", arguments.number("radius")), Component("x", arguments.number("x")),
        Component("y", arguments.number("y")),
      ]
    },
  ]

  private static let angles: [ModifierForm] = [
    ModifierForm("rotationEffect", [anchored([Parameter(nil, .geometry(.angle))])]) { arguments in
      guard let angle = arguments.numbers("_0") else { return nil }
      return [Component("", angle[0], scale: degreeScale)] + anchor(arguments)
    },
    ModifierForm("hueRotation", [[Parameter(nil, .geometry(.angle))]]) { arguments in
      arguments.numbers("_0").map { [Component("", $0[0], scale: degreeScale)] }
    },
    ModifierForm(
      "rotation3DEffect",
      [
        [
          Parameter(nil, .geometry(.angle)), Parameter("axis", axisType),
          Parameter("anchor", .geometry(.unitPoint), isRequired: false),
          Parameter("anchorZ", .number, isRequired: false),
          Parameter("perspective", .number, isRequired: false),
        ]
      ]
    ) { arguments in
      guard let angle = arguments.numbers("_0"), case .tuple(let axis)? = arguments["axis"] else {
        return nil
      }
      let axes = zip(["x", "y", "z"], axis).map { Component("axis.\($0)", $1.value.double ?? 0) }
      return [Component("", angle[0], scale: degreeScale)] + axes + anchor(arguments)
    },
  ]

  private static let axisType = ViewType.tuple(
    ["x", "y", "z"].map { ViewType.Field(label: $0, type: .number) })

  /// A modifier that takes a value of two numbers, or each by itself.
  private static func planar(_ name: String, _ kind: GeometryType) -> ModifierForm {
    ModifierForm(
      name,
      [
        [Parameter(nil, .geometry(kind))],
        [Parameter("x", .number, isRequired: false), Parameter("y", .number, isRequired: false)],
      ]
    ) { arguments in
      if arguments["_0"] != nil {
        return arguments.numbers("_0").map { [Component("x", $0[0]), Component("y", $0[1])] }
      }
      return [Component("x", arguments.number("x")), Component("y", arguments.number("y"))]
    }
  }

  private static let positions: [ModifierForm] = [
    planar("offset", .size), planar("position", .point),
    ModifierForm(
      "frame",
      [
        [
          Parameter("width", .optional(.number), isRequired: false),
          Parameter("height", .optional(.number), isRequired: false),
          Parameter("alignment", .opaque("Alignment"), isRequired: false),
        ]
      ]
    ) { arguments in
      // A side without an end is no side that the frame gives.
      let sides = ["width", "height"].compactMap { side in
        arguments.optionalNumber(side).flatMap { $0.isFinite ? Component(side, $0) : nil }
      }
      return sides.isEmpty ? nil : sides
    },
    ModifierForm(
      "padding",
      [
        [], [Parameter(nil, .unknown)],
        [Parameter(nil, .opaque("Edge.Set")), Parameter(nil, .optional(.number))],
      ]
    ) { arguments in
      PaddingEdges(arguments)?.components
    },
  ]

  private static let shapes: [ModifierForm] = [
    ModifierForm(
      "cornerRadius",
      [[Parameter(nil, .number), Parameter("antialiased", .boolean, isRequired: false)]]
    ) { arguments in
      cornerRadius(arguments.number("_0"))
    },
    ModifierForm(
      "trim",
      [
        [
          Parameter("from", .number, isRequired: false),
          Parameter("to", .number, isRequired: false),
        ]
      ]
    ) { arguments in
      [
        Component("from", arguments.number("from"), scale: unitScale),
        Component("to", arguments.number("to", default: 1), scale: unitScale),
      ]
    },
    ModifierForm("stroke", strokes) { strokeComponents($0) },
    ModifierForm("strokeBorder", strokes) { strokeComponents($0) },
    ModifierForm(
      "border",
      [[Parameter(nil, .opaque("Color")), Parameter("width", .number, isRequired: false)]]
    ) { arguments in
      // A border is laid over the edge: half of its width counts too.
      let width = arguments.number("width", default: 1)
      return [Component("width", width), Component(nil, width, scale: 0.5)]
    },
  ]

  private static let strokes: [[Parameter]] = [
    [
      Parameter(nil, .opaque("Color")), Parameter("lineWidth", .number, isRequired: false),
      Parameter("antialiased", .boolean, isRequired: false),
    ],
    [
      Parameter(nil, .opaque("Color")), Parameter("style", .unknown),
      Parameter("antialiased", .boolean, isRequired: false),
    ],
    [
      Parameter("lineWidth", .number, isRequired: false),
      Parameter("antialiased", .boolean, isRequired: false),
    ],
    [Parameter("style", .unknown), Parameter("antialiased", .boolean, isRequired: false)],
  ]

  private static func strokeComponents(_ arguments: ModifierArguments) -> [Component] {
    guard case .tuple(let style)? = arguments["style"] else {
      return [Component("lineWidth", arguments.number("lineWidth", default: 1))]
    }
    func part(_ label: String, _ value: Double) -> Double {
      style.first { $0.label == label }?.value.double ?? value
    }
    return [
      Component("lineWidth", part("lineWidth", 1)), Component("dashPhase", part("dashPhase", 0)),
    ]
  }

  /// The sides of a padding that do not move what is inside, which are animated by themselves.
  static func otherSides(ofPadding arguments: ModifierArguments) -> [MovingModifier.Component] {
    PaddingEdges(arguments)?.otherSides ?? []
  }

  /// The vector of rounded corners: the size of a corner.
  static func cornerRadius(_ radius: Double) -> [MovingModifier.Component] {
    [Component("", radius), Component(nil, radius)]
  }
}

/// The sides of a padding.
struct PaddingEdges {
  private let sides: [(name: String, value: Double)]

  /// Whether all sides have one number.
  private let isUniform: Bool

  /// Takes the arguments of `.padding`; nil where no number is given, as in `.padding()`.
  init?(_ arguments: ModifierArguments) {
    if case .geometry(.insets, let insets)? = arguments["_0"] {
      sides = GeometryType.insets.labels.enumerated().map { ($1, insets[$0]) }
      isUniform = false
      return
    }
    if let number = arguments.optionalNumber("_0") {
      sides = [("leading", number), ("top", number)]
      isUniform = true
      return
    }
    guard let edges = arguments["_0"], let number = arguments.optionalNumber("_1") else {
      return nil
    }
    let names = Self.names(of: edges)
    guard !names.isEmpty else { return nil }
    isUniform = names.count == 4
    sides = (isUniform ? ["leading", "top"] : names).map { ($0, number) }
  }

  private static func names(of edges: ViewValue) -> [String] {
    let words: [String]
    switch edges {
    case .array(let values): words = values.map(\.text)
    default: words = [edges.text]
    }
    var names: Set<String> = []
    for word in words {
      switch word.drop(while: { $0 == "." }) {
      case "all": names.formUnion(["top", "leading", "bottom", "trailing"])
      case "horizontal": names.formUnion(["leading", "trailing"])
      case "vertical": names.formUnion(["top", "bottom"])
      case let name: names.insert(String(name))
      }
    }
    return ["top", "leading", "bottom", "trailing"].filter(names.contains)
  }

  /// The vector: where the inside lies.
  var components: [MovingModifier.Component] {
    if isUniform { return sides.enumerated().map { .init($0 == 0 ? "" : nil, $1.value) } }
    return sides.filter { Self.inside.contains($0.name) }.map { .init($0.name, $0.value) }
  }

  /// The sides that do not move what is inside.
  var otherSides: [MovingModifier.Component] {
    isUniform
      ? [] : sides.filter { !Self.inside.contains($0.name) }.map { .init($0.name, $0.value) }
  }

  private static let inside: Set<String> = ["leading", "top"]
}
