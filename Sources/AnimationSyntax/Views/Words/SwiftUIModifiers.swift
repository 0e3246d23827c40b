internal import SwiftProgram

/// The names and labels of SwiftUI's modifiers, which distinguish them from modifiers of an app with the same name.
enum SwiftUIModifiers {
  /// The names of modifiers whose call makes an expression a view that is not known to be one.
  static let names: Set<String> = Set(MovingModifiers.all.keys)
    .union(ViewKinds.attaching).union(ViewKinds.coloring).union(AnimatorNames.all)
    .union(ViewKinds.presenting)
    .union(Unplayed.modifiers.keys).subtracting(Unplayed.shapeModifiers).union(played)
    .union([
      "accessibilityIdentifier", "accessibilityLabel", "clipShape", "environment",
      "environmentObject", "modifier", "transformEnvironment",
    ])

  /// The modifiers that are played without numbers of their own.
  static let played: Set<String> = [
    "animation", "transaction", "transition", "onTapGesture", "onAppear", "onDisappear",
    "onChange", "task", "onHover", "onLongPressGesture", "gesture", "simultaneousGesture",
    "highPriorityGesture", "onReceive", "buttonStyle", "toggleStyle", "disabled", "id",
    "contentTransition", "defaultFocus", "onScrollGeometryChange", "onScrollPhaseChange",
    "visualEffect",
  ]

  /// Returns whether SwiftUI has a modifier that takes arguments with some labels.
  ///
  /// For a modifier without numbers only the labels are known, not their order.
  static func has(_ name: String, _ labels: [String?]) -> Bool {
    if let form = MovingModifiers.all[name] {
      return (form.overloads + form.still).contains {
        ModifierForm.indices(of: labels, in: $0) != nil
      }
    }
    guard names.contains(name) else { return false }
    guard let known = self.labels[name] else { return true }
    return labels.allSatisfy { label in
      guard let label, label != ParameterMatching.trailingLabel else { return true }
      return known.contains(label)
    }
  }

  /// Returns whether SwiftUI has a modifier with a name that may take arguments with some labels.
  static func mayHave(_ name: String, _ labels: [String?]) -> Bool {
    has(name, labels) || isPassedOver(name) && !isOther(name, labels)
  }

  /// Returns whether SwiftUI has a modifier with a name, but none that takes one of some labels.
  ///
  /// For modifiers without a list of their own, only labels that SwiftUI has nowhere are distinguished.
  static func isOther(_ name: String, _ labels: [String?]) -> Bool {
    guard MovingModifiers.all[name] == nil, Unplayed.modifiers[name] == nil else { return false }
    let isListed = self.labels[name] != nil
    guard isListed || isPassedOver(name) else { return false }
    let known = self.labels[name] ?? labelsOfOthers
    return labels.contains { label in
      guard let label, label != ParameterMatching.trailingLabel else { return false }
      return !known.contains(label)
    }
  }

  /// Returns whether a modifier is skipped, or examined only to note that it has no rows.
  private static func isPassedOver(_ name: String) -> Bool {
    if name.hasPrefix("accessibility") { return false }
    return StillModifiers.contains(name) || ViewKinds.arrangingModifiers.contains(name)
      || ViewKinds.looks.contains(name) || ViewKinds.coloring.contains(name)
      || ViewKinds.attaching.contains(name) || ViewKinds.presenting.contains(name)
  }

  /// The labels of modifiers without a list of their own.
  private static let labelsOfOthers: Set<String> = [
    "action", "actions", "allowing", "colorMode", "computeValue", "element", "isSuppressed",
    "onAppear", "onEdit", "onExport", "onFocusChange", "onImport", "activated", "activation",
    "alignment", "allowedTypes", "anchor",
    "antialiased",
    "arrowEdge", "attachmentAnchor", "axes", "axis", "backgroundStyle", "background", "behavior",
    "capInsets", "center", "checkMode", "clip", "color", "condition", "content", "count",
    "cornerRadius", "customizationID", "default", "defaultVisibility", "destination", "detents",
    "direction", "displayMode",
    "edge", "edges", "enabled", "eoFill", "equals", "error", "eventModifiers", "event",
    "excluding", "fillStyle", "for", "forKey", "height", "hidden", "horizontal", "icon", "id",
    "ideal", "in", "inMemory", "includeOptional", "includes", "including", "initialFields",
    "initialValue", "inputs", "isActive", "isAutosaveEnabled", "isEnabled", "isHidden", "isOn",
    "isPresented", "isSearching", "isShown", "isSource", "isTargeted", "isUndoEnabled", "item",
    "items", "key", "label", "labels", "leading", "length", "limit", "limitBehavior",
    "localization", "matching", "max", "maxHeight", "maxLength", "maxWidth", "message", "min",
    "minHeight", "minLength", "minWidth", "mode", "modifiers", "name", "named", "on",
    "onDismiss", "onSetup", "operation", "opaque", "options", "order", "pattern", "perform",
    "phases", "placement", "preferring", "presenting", "priority", "prompt", "properties",
    "reason", "removing", "resizingMode", "role", "scale", "scope", "scopes", "selection",
    "shape", "size", "sortOrder", "spacing", "span", "specifier", "store", "style",
    "suggestedTokens", "text", "title", "titleVisibility", "token", "tokens", "transform",
    "trailing", "trigger", "type", "types", "upThrough", "value", "variant", "verbatim",
    "vertical", "visibility", "width", "wrappedValue",
  ]

  private static let labels: [String: Set<String>] = [
    "accessibilityIdentifier": ["isEnabled"], "accessibilityLabel": ["content", "isEnabled"],
    "accentColor": [],
    "actionSheet": ["isPresented", "item", "content"],
    "alert": ["isPresented", "item", "content", "presenting", "error", "actions", "message"],
    "confirmationDialog": [
      "isPresented", "item", "titleVisibility", "presenting", "actions", "message",
    ],
    "inspector": ["isPresented", "content"],
    "navigationDestination": ["for", "isPresented", "item", "destination"],
    "popover": ["isPresented", "item", "attachmentAnchor", "arrowEdge", "content"],
    "sheet": ["isPresented", "item", "onDismiss", "content"],
    "fullScreenCover": ["isPresented", "item", "onDismiss", "content"],
    "buttonStyle": [], "toggleStyle": [], "environmentObject": [], "focused": ["equals"],
    "keyframeAnimator": ["initialValue", "repeating", "trigger", "content", "keyframes"],
    "phaseAnimator": ["trigger", "content", "animation"],
    "contentShape": ["eoFill"], "defaultFocus": ["priority"], "preference": ["key", "value"],
    "sensoryFeedback": ["trigger", "condition"], "tabItem": [],
    "animation": ["value", "body"], "aspectRatio": ["contentMode"],
    "background": ["alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"],
    "bold": [], "clipShape": ["style"], "colorMultiply": [], "contentTransition": [],
    "disabled": [], "environment": [], "fill": ["style"], "fixedSize": ["horizontal", "vertical"],
    "font": [], "fontWeight": [], "fontWidth": [], "foregroundColor": [], "foregroundStyle": [],
    "gesture": ["including", "name", "isEnabled"],
    "highPriorityGesture": ["including", "name", "isEnabled"], "id": [], "kerning": [],
    "layoutPriority": [], "lineLimit": ["reservesSpace"], "lineSpacing": [],
    "mask": ["alignment", "content"], "modifier": [], "multilineTextAlignment": [],
    "onAppear": ["perform"], "onChange": ["of", "initial", "perform"], "onDisappear": ["perform"],
    "onHover": ["perform"],
    "onLongPressGesture": [
      "minimumDuration", "maximumDistance", "pressing", "perform", "onPressingChanged",
    ],
    "onScrollGeometryChange": ["for", "of", "action"], "onScrollPhaseChange": [],
    "scrollDisabled": [],
    "onReceive": ["perform"], "onTapGesture": ["count", "coordinateSpace", "perform"],
    "overlay": ["alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"],
    "simultaneousGesture": ["including", "name", "isEnabled"],
    "task": ["id", "priority", "name", "executorPreference", "file", "line"],
    "tint": [], "tracking": [], "transaction": ["value", "body"], "transition": [], "zIndex": [],
  ]
}
