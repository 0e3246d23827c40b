internal import MotionRecording
internal import SwiftProgram

/// The default environment of a view, and the modifiers that set values of it.
enum EnvironmentDefaults {
  static let textSizeType = "DynamicTypeSize"

  /// The key of the value that `.disabled(_:)` sets; nothing inside a disabled view is enabled again.
  static let isEnabled = "isEnabled"

  /// The key of the value that says whether a view is on a presented screen.
  static let isPresented = "isPresented"
  static let colorScheme = "colorScheme"
  static let textSize = "dynamicTypeSize"
  static let redaction = "redactionReasons"

  /// The key under which the enclosing `preferredColorScheme` is stored, which nothing inside it overrides.
  static let preferredScheme = "preferredColorScheme"

  /// The dynamic type sizes, smallest first.
  static let textSizes =
    [".xSmall", ".small", ".medium", ".large", ".xLarge", ".xxLarge", ".xxxLarge"]
    + (1...5).map { ".accessibility\($0)" }

  /// The types whose values are names, with their default values, by their keys.
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

  /// Returns whether a dynamic type size is one of the accessibility sizes.
  static func isAccessibilitySize(_ size: OpaqueValue) -> Bool {
    size.text.hasPrefix(".accessibility")
  }

  /// Returns the default value of a key; nil for an unknown one.
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

  /// Returns the kind of change of SwiftUI's own views where the value of a key changes; nil for a key that they do not
  /// read.
  static func hiddenKind(of key: String) -> MovingModifier.Hidden? {
    arranging.contains(key) ? .layout : looks.contains(key) ? .look : nil
  }

  /// The keys that affect the sizes or the positions of views.
  private static let arranging: Set<String> = [
    "layoutDirection", "font", "lineLimit", "lineSpacing", textSize, "multilineTextAlignment",
    "minimumScaleFactor", "controlSize", "legibilityWeight", "defaultMinListRowHeight",
    "defaultMinListHeaderHeight", "imageScale",
  ]

  /// The keys that affect the look of views.
  private static let looks: Set<String> = [
    colorScheme, "textCase", "truncationMode", "symbolVariants", "symbolRenderingMode",
    "backgroundStyle", redaction, "headerProminence", "allowsTightening", "locale",
  ]

  /// Returns the type of the values of a key; unknown for a key whose values are taken as they are.
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

  /// The keys that modifiers set, by the names of the modifiers; `preferredColorScheme` sets the value of the screen,
  /// and `dynamicTypeSize` may limit the value around.
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

  /// Returns the key that a view has to read so that the value of a modifier matters.
  static func readKey(of key: String) -> String { key == preferredScheme ? colorScheme : key }
}

extension TextSizeLimits {
  /// Returns the size inside, where the size around is known.
  func limited(_ value: SwiftValue) -> SwiftValue {
    guard case .opaque(let size) = value, lower <= upper,
      let rank = EnvironmentDefaults.textSizes.firstIndex(of: size.text)
    else { return value }
    let text = EnvironmentDefaults.textSizes[min(max(rank, lower), upper)]
    return .opaque(OpaqueValue(type: size.type, text: text))
  }
}
