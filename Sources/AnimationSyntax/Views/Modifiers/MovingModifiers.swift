internal import MotionRecording
internal import SwiftProgram

/// The modifiers with moving numbers, as SwiftUI animates them: with one vector each.
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

  /// Returns a modifier of one number.
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
        anchored([Parameter(nil, .number)]), anchored([Parameter(nil, .geometry(.size))]),
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
    ModifierForm("transformEffect", [[Parameter(nil, TransformValue.type)]]) { arguments in
      arguments["_0"].flatMap(TransformValue.numbers).map { numbers in
        zip(TransformValue.labels, numbers).map { Component($0, $1) }
      }
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

  private static let axisType = SwiftType.tuple(
    ["x", "y", "z"].map { SwiftType.Field(label: $0, type: .number) })

  /// Returns a modifier that takes a value of two numbers, or each number separately.
  private static func planar(_ name: String, _ kind: GeometryType) -> ModifierForm {
    ModifierForm(
      name,
      [
        [Parameter(nil, .geometry(kind))],
        [Parameter("x", .number, isRequired: false), Parameter("y", .number, isRequired: false)],
      ]
    ) { arguments in
      if arguments.has("_0") {
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
          Parameter("height", .optional(.number), isRequired: false), alignment,
        ]
      ],
      still: [
        ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map {
          Parameter($0, .optional(.number), isRequired: false)
        } + [alignment]
      ]
    ) { arguments in
      // A side that is written is a component, also where it is nil or infinite.
      ["width", "height"].compactMap { side in
        arguments.has(side) ? Component(side, arguments.side(side)) : nil
      }
    },
    ModifierForm(
      "padding", vectorCount: 2,
      [
        [], [Parameter(nil, .optional(.number))], [Parameter(nil, .geometry(.insets))],
        [
          Parameter(nil, .opaque("Edge.Set")),
          Parameter(nil, .optional(.number), isRequired: false),
        ],
      ]
    ) { arguments in
      let edges = PaddingEdges(arguments)
      return [edges.components, edges.otherSides]
    },
  ]

  private static let alignment = Parameter("alignment", .opaque("Alignment"), isRequired: false)

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
      // A border is drawn on the edge: half of its width counts, too.
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
      Parameter(nil, .opaque("Color")), Parameter("style", strokeStyle),
      Parameter("antialiased", .boolean, isRequired: false),
    ],
    [
      Parameter("lineWidth", .number, isRequired: false),
      Parameter("antialiased", .boolean, isRequired: false),
    ],
    [Parameter("style", strokeStyle), Parameter("antialiased", .boolean, isRequired: false)],
  ]

  /// The type of a `StrokeStyle`.
  static let strokeStyle = SwiftType.tuple([
    .init(label: "lineWidth", type: .number), .init(label: "lineCap", type: .opaque("CGLineCap")),
    .init(label: "lineJoin", type: .opaque("CGLineJoin")),
    .init(label: "miterLimit", type: .number), .init(label: "dash", type: .array(.number)),
    .init(label: "dashPhase", type: .number),
  ])

  private static func strokeComponents(_ arguments: ModifierArguments) -> [Component]? {
    guard arguments.has("style") else {
      return [Component("lineWidth", arguments.number("lineWidth", default: 1))]
    }
    guard let width = arguments.number("lineWidth", of: "style", default: 1),
      let phase = arguments.number("dashPhase", of: "style", default: 0)
    else { return nil }
    return [Component("lineWidth", width), Component("dashPhase", phase)]
  }

  /// Returns the vector of rounded corners: the size of a corner.
  static func cornerRadius(_ radius: Double) -> [MovingModifier.Component] {
    [Component("", radius), Component(nil, radius)]
  }
}

/// The sides of a padding.
struct PaddingEdges {
  /// The lengths by the names of the sides; missing sides are 0.
  private var sides: [String: Double] = [:]

  /// Whether all sides have the same length.
  private var isUniform = false

  /// Whether missing sides never appear, so that they need no rows.
  private let isFixed: Bool

  /// Creates the sides from the arguments of `.padding`; the system's default length, as in `.padding()`, is not a
  /// number here.
  init(_ arguments: ModifierArguments) {
    isFixed = arguments.hasFixedEdges
    if case .geometry(.insets, let insets)? = arguments["_0"] {
      for (index, side) in GeometryType.insets.labels.enumerated() { sides[side] = insets[index] }
      return
    }
    guard let edges = arguments["_0"], edges.isSetOfEdges else {
      isUniform = true
      sides["top"] = arguments.side("_0")
      return
    }
    let names = Self.names(of: edges)
    isUniform = isFixed && names.count == 4
    for side in isUniform ? ["top"] : names { sides[side] = arguments.side("_1") }
  }

  /// The names of sets of edges.
  static let names: Set<String> = [
    "top", "leading", "bottom", "trailing", "all", "horizontal", "vertical",
  ]

  private static func names(of edges: SwiftValue) -> Set<String> {
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
    return names
  }

  /// The vector: the position of the content.
  var components: [MovingModifier.Component] {
    isUniform ? ["", nil].map { .init($0, sides["top"] ?? 0) } : components(["top", "leading"])
  }

  /// The sides that do not move the content, which are animated separately.
  var otherSides: [MovingModifier.Component] {
    isUniform ? [] : components(["bottom", "trailing"])
  }

  private func components(_ names: [String]) -> [MovingModifier.Component] {
    names.map { .init(isFixed && sides[$0] == nil ? nil : $0, sides[$0] ?? 0) }
  }
}

extension SwiftValue {
  /// Whether the value is a set of edges: any value but a number or nil.
  fileprivate var isSetOfEdges: Bool {
    switch self {
    case .nothing, .number, .float, .integer: false
    default: true
    }
  }
}
