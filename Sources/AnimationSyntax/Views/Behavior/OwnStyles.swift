/// The styles of controls that apps may declare and that are played.
enum OwnStyles {
  /// The protocols of the styles, by the modifiers that set them.
  static let types = [
    "buttonStyle": "ButtonStyle", "toggleStyle": "ToggleStyle", "labelStyle": "LabelStyle",
    "progressViewStyle": "ProgressViewStyle", "disclosureGroupStyle": "DisclosureGroupStyle",
    "groupBoxStyle": "GroupBoxStyle", "labeledContentStyle": "LabeledContentStyle",
    "gaugeStyle": "GaugeStyle",
  ]

  /// Returns the modifier that sets the style of a kind of view; nil for views without one.
  static func modifier(of kind: String) -> String? {
    guard let first = kind.first else { return nil }
    let name = first.lowercased() + kind.dropFirst() + "Style"
    return types[name] == nil ? nil : name
  }

  /// The parts of the system's views, by their names in a style, which are the labels of the arguments: the part of a
  /// closure without a label, and the part with the text.
  static let parts: [String: (closure: String, text: String)] = [
    "Label": ("title", "title"), "ProgressView": ("label", "label"),
    "DisclosureGroup": ("content", "label"), "GroupBox": ("content", "label"),
    "LabeledContent": ("content", "label"), "Gauge": ("label", "label"),
  ]
}
