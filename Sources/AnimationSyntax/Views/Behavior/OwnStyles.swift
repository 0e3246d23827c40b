/// The styles of controls that apps may declare, and of which views are made here.
enum OwnStyles {
  /// Their protocols, by the modifiers that set them.
  static let types = [
    "buttonStyle": "ButtonStyle", "toggleStyle": "ToggleStyle", "labelStyle": "LabelStyle",
    "progressViewStyle": "ProgressViewStyle", "disclosureGroupStyle": "DisclosureGroupStyle",
    "groupBoxStyle": "GroupBoxStyle", "labeledContentStyle": "LabeledContentStyle",
    "gaugeStyle": "GaugeStyle",
  ]

  /// The modifier that sets the style of a kind of view; nil for views without one.
  static func modifier(of kind: String) -> String? {
    guard let first = kind.first else { return nil }
    let name = first.lowercased() + kind.dropFirst() + "Style"
    return types[name] == nil ? nil : name
  }

  /// What the system's views are made of, by what it is called in a style, as their arguments are labelled: the part
  /// that a closure without a label is for, and that which a text is read in.
  static let parts: [String: (closure: String, text: String)] = [
    "Label": ("title", "title"), "ProgressView": ("label", "label"),
    "DisclosureGroup": ("content", "label"), "GroupBox": ("content", "label"),
    "LabeledContent": ("content", "label"), "Gauge": ("label", "label"),
  ]
}
