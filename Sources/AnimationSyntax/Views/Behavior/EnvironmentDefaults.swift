internal import MotionRecording
internal import SwiftProgram

/// The environment of a view by default, and the modifiers that set a value of it.
enum EnvironmentDefaults {
  static let textSizeType = "DynamicTypeSize"

  /// The key of what `.disabled(_:)` sets; nothing inside of what is disabled is enabled again.
  static let isEnabled = "isEnabled"

  /// The key of whether a view is on a screen that is shown on top of others.
  static let isPresented = "isPresented"
  static let colorScheme = "colorScheme"
  static let textSize = "dynamicTypeSize"
  static let redaction = "redactionReasons"

  /// The key under which the modifier around is kept that prefers a color scheme, which nothing inside of it overrides.
  static let preferredScheme = "preferredColorScheme"

  /// The sizes of text, smallest first.
  static let textSizes =
    [".xSmall", ".small", ".medium", ".large", ".xLarge", ".xxLarge", ".xxxLarge"]
    + (1...5).map { ".accessibility\($0)" }

  /// The types whose values are names, by the keys of these.
  private static let named = [
    colorScheme: ("ColorScheme", ".light"), "layoutDirection": ("LayoutDirection", ".leftToRight"),
    "scenePhase": ("ScenePhase", ".active"),
    "horizontalSizeClass": ("UserInterfaceSizeClass", ".compact"),
    "verticalSizeClass": ("UserInterfaceSizeClass", ".regular"),
    textSize: (textSizeType, ".large"), "controlSize": ("ControlSize", ".regular"),
    "multilineTextAlignment": ("TextAlignment", ".leading"),
    "truncationMode": ("Text.TruncationMode", ".tail"), "imageScale": ("Image.Scale", ".medium"),
    "headerProminence": ("Prominence", ".standard"),
    "colorSchemeContrast": ("ColorSchemeContrast", ".standard"),
    "legibilityWeight": ("LegibilityWeight", ".regular"),
    "symbolVariants": ("SymbolVariants", ".none"),
    "buttonRepeatBehavior": ("ButtonRepeatBehavior", ".automatic"),
  ]

  /// The types of values that are nil by default, by their keys.
  private static let missing: [String: SwiftType] = [
    "editMode": .unknown, "lineLimit": .integer, "font": .opaque("Font"),
    "textCase": .opaque("Text.Case"), "symbolRenderingMode": .opaque("SymbolRenderingMode"),
    "backgroundStyle": .unknown,
  ]

  /// Whether a size of text is one of the large ones, which are for accessibility.
  static func isAccessibilitySize(_ size: OpaqueValue) -> Bool {
    size.text.hasPrefix(".accessibility")
  }

  /// The value of a key; nil for one that is not known.
  static func value(of key: String) -> SwiftValue? {
    switch key {
    case "accessibilityReduceMotion", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
      "accessibilityVoiceOverEnabled", "isLuminanceReduced", isPresented, "isSearching",
      "isFocused", "allowsTightening", "autocorrectionDisabled":
      .boolean(false)
    case isEnabled, "isScrollEnabled": .boolean(true)
    case redaction: .set([])
    case "displayScale": .number(3)
    case "pixelLength": .number(1 / 3)
    case "lineSpacing": .number(0)
    case "minimumScaleFactor": .number(1)
    case _ where missing[key] != nil: .nothing
    default: named[key].map { .opaque(OpaqueValue(type: $0.0, text: $0.1)) }
    }
  }

  /// Returns the kind of change that views of SwiftUI's own make where the value of a key changes; nil for a key that
  /// they do not look at.
  static func hiddenKind(of key: String) -> MovingModifier.Hidden? {
    arranging.contains(key) ? .layout : looks.contains(key) ? .look : nil
  }

  /// The keys that decide how large views are, or where they lie.
  private static let arranging: Set<String> = [
    "layoutDirection", "font", "lineLimit", "lineSpacing", textSize, "multilineTextAlignment",
    "minimumScaleFactor", "controlSize", "legibilityWeight", "defaultMinListRowHeight",
    "defaultMinListHeaderHeight", "imageScale",
  ]

  /// The keys that decide what views look like.
  private static let looks: Set<String> = [
    colorScheme, "textCase", "truncationMode", "symbolVariants", "symbolRenderingMode",
    "backgroundStyle", redaction, "headerProminence", "allowsTightening", "locale",
  ]

  /// The type of the values of a key; unknown for one whose values are taken as they come.
  static func type(of key: String) -> SwiftType {
    if let named = named[key] { return .opaque(named.0) }
    if let missing = missing[key] { return missing.isUnknown ? .unknown : .optional(missing) }
    switch value(of: key) {
    case .boolean: return .boolean
    case .number: return .number
    case .set: return .set(.opaque("RedactionReasons"))
    default: return .unknown
    }
  }

  /// The modifiers that set a value, by their names; `preferredColorScheme` sets that of the screen, and
  /// `dynamicTypeSize` may limit that around.
  static let modifiers = [
    "colorScheme": colorScheme, "dynamicTypeSize": textSize, "controlSize": "controlSize",
    "multilineTextAlignment": "multilineTextAlignment", "lineLimit": "lineLimit",
    "lineSpacing": "lineSpacing", "minimumScaleFactor": "minimumScaleFactor",
    "allowsTightening": "allowsTightening", "truncationMode": "truncationMode",
    "textCase": "textCase", "font": "font", "imageScale": "imageScale",
    "symbolVariant": "symbolVariants", "symbolRenderingMode": "symbolRenderingMode",
    "headerProminence": "headerProminence", "autocorrectionDisabled": "autocorrectionDisabled",
    "buttonRepeatBehavior": "buttonRepeatBehavior", "backgroundStyle": "backgroundStyle",
    "redacted": redaction, "unredacted": redaction, "preferredColorScheme": preferredScheme,
  ]

  /// The key of what has to be read so that it matters what a modifier sets.
  static func readKey(of key: String) -> String { key == preferredScheme ? colorScheme : key }
}

extension TextSizeLimits {
  /// The size inside, where that around is known.
  func limited(_ value: SwiftValue) -> SwiftValue {
    guard case .opaque(let size) = value, lower <= upper,
      let rank = EnvironmentDefaults.textSizes.firstIndex(of: size.text)
    else { return value }
    let text = EnvironmentDefaults.textSizes[min(max(rank, lower), upper)]
    return .opaque(OpaqueValue(type: size.type, text: text))
  }
}
