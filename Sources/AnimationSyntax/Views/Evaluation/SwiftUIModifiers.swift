/// The labels of SwiftUI's own modifiers, to tell a call of one from that of an app's own of the same name.
enum SwiftUIModifiers {
  /// Whether SwiftUI has a modifier that takes arguments of some labels.
  ///
  /// Of a modifier without numbers only the labels are known, not their order.
  static func has(_ name: String, _ labels: [String?]) -> Bool {
    if let form = MovingModifiers.all[name] {
      return (form.overloads + form.still).contains {
        ModifierForm.indices(of: labels, in: $0) != nil
      }
    }
    guard BodyCompiler.modifierNames.contains(name) else { return false }
    guard let known = self.labels[name] else { return true }
    return labels.allSatisfy { label in
      guard let label, label != ParameterMatching.trailingLabel else { return true }
      return known.contains(label)
    }
  }

  private static let labels: [String: Set<String>] = [
    "accessibilityIdentifier": [], "accessibilityLabel": [], "accentColor": [],
    "animation": ["value", "body"], "aspectRatio": ["contentMode"],
    "background": ["alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"],
    "bold": [], "clipShape": ["style"], "colorMultiply": [], "contentTransition": [],
    "disabled": [], "environment": [], "fill": ["style"], "fixedSize": ["horizontal", "vertical"],
    "font": [], "fontWeight": [], "fontWidth": [], "foregroundColor": [], "foregroundStyle": [],
    "gesture": ["including", "name", "isEnabled"],
    "highPriorityGesture": ["including", "name", "isEnabled"], "id": [], "kerning": [],
    "layoutPriority": [], "lineLimit": ["reservesSpace"], "lineSpacing": [],
    "mask": ["alignment"], "modifier": [], "multilineTextAlignment": [],
    "onAppear": ["perform"], "onChange": ["of", "initial", "perform"], "onDisappear": ["perform"],
    "onHover": ["perform"],
    "onLongPressGesture": [
      "minimumDuration", "maximumDistance", "pressing", "perform", "onPressingChanged",
    ],
    "onReceive": ["perform"], "onTapGesture": ["count", "coordinateSpace", "perform"],
    "overlay": ["alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"],
    "simultaneousGesture": ["including", "name", "isEnabled"], "task": ["id", "priority", "name"],
    "tint": [], "tracking": [], "transaction": ["value", "body"], "transition": [], "zIndex": [],
  ]
}
