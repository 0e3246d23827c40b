internal import SwiftProgram

// The types of values that SwiftUI passes to closures and styles.
extension SwiftType {
  /// The type of a `GeometryProxy`.
  static let geometryProxy = SwiftType.tuple([
    .init(label: "size", type: .geometry(.size)),
    .init(label: "safeAreaInsets", type: .geometry(.insets)),
    .init(label: "place", type: .integer),
  ])

  /// Returns the type of a `KeyframeTimeline` of values of a type.
  static func timeline(of value: SwiftType) -> SwiftType {
    .generic(AnimationPartKind.timeline.rawValue, [value])
  }

  /// The type of the configuration that a style receives, for all kinds of styles.
  static let styleConfiguration = SwiftType.tuple(
    ["label", "content", "icon", "title"].map { Field(label: $0, type: .view) } + [
      Field(label: "isPressed", type: .boolean), Field(label: "isOn", type: .boolean),
      Field(label: "$isOn", type: .binding(.boolean)), Field(label: "isMixed", type: .boolean),
      Field(label: "trigger", type: .function([], .void)),
      Field(label: "isExpanded", type: .boolean),
      Field(label: "$isExpanded", type: .binding(.boolean)),
      Field(label: "fractionCompleted", type: .optional(.number)),
      Field(label: "value", type: .number), Field(label: "currentValueLabel", type: .view),
      Field(label: "minimumValueLabel", type: .view),
      Field(label: "maximumValueLabel", type: .view),
    ])
}
