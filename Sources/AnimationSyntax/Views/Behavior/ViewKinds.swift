internal import MotionRecording

/// The views that SwiftUI has, as far as it matters what they are.
enum ViewKinds {
  /// Returns the kind of change of a modifier without rows whose arguments are compared; nil for any other modifier.
  static func hiddenKind(of modifier: String) -> MovingModifier.Hidden? {
    if arrangingModifiers.contains(modifier) { return .layout }
    if unanimated.contains(modifier) { return .other }
    return looks.contains(modifier) || StillModifiers.isCompared(modifier) ? .look : nil
  }

  /// Containers whose children are part of the tree.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group",
    "List", "Section", "Form", "ScrollView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView",
    "GeometryReader", "ViewThatFits", "AnyView", "Menu", "Label", "ScrollViewReader",
    "ControlGroup", "GroupBox",
    "DisclosureGroup", "NavigationLink", "GlassEffectContainer", "Tab", "LabeledContent", "Link",
    "ShareLink",
    "EquatableView", "AnyShape", "ContentUnavailableView", "HSplitView", "VSplitView",
    "PhotosPicker", "SafeAreaPadding", "ToolbarItem", "ToolbarItemGroup", "ModifiedContent",
    "TabSection", "ToolbarTitleMenu", "SettingsLink",
  ]

  /// Containers that are lists of views, which come and go by themselves.
  static let lists: Set<String> = ["Group"]

  /// Containers that bring and take what is in them by themselves, not by transitions.
  static let movingRows: Set<String> = ["List", "Form", toolbar]

  /// The kind of the view that holds the views of a toolbar together, which is none of SwiftUI's own.
  static let toolbar = "toolbar"

  /// Containers whose insides count as those of the view around them.
  static let passingRows: Set<String> = [
    "Section", "ToolbarItem", "ToolbarItemGroup", "TabSection",
  ]

  /// Containers whose insides a person can scroll.
  static let scrolling: Set<String> = ["ScrollView", "List", "Form"]

  /// Containers that lay views out next to each other.
  static let arranging: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "List", "Section", "Form", "ScrollView", "HStackLayout", "VStackLayout", "GridLayout",
  ]

  /// Views that can be acted on.
  static let controls: Set<String> = [
    "Button", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor",
    "DatePicker", "MultiDatePicker", "ColorPicker",
  ]

  /// Controls that show their values by what moves, with the argument that gives the value and what is known of a change.
  static let shownValues: [String: (argument: String, change: MovingModifier.Hidden)] = [
    "Slider": ("value", .level), "Picker": ("selection", .control),
    "DatePicker": ("selection", .control), "MultiDatePicker": ("selection", .control),
    "ColorPicker": ("selection", .control),
  ]

  /// Views without anything inside.
  static let leaves: Set<String> = [
    "Text", "Image", "Color", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    "Capsule", "Ellipse",
    "Spacer", "Divider", "ProgressView", "Path", "LinearGradient", "RadialGradient",
    "AngularGradient",
    "EllipticalGradient", "MeshGradient", "Gauge", "AsyncImage", "ContainerRelativeShape",
    "EmptyView", "ButtonBorderShape", "Table", "OutlineGroup", "EditButton", "PasteButton",
    "RenameButton", "TextFieldLink", "HelpLink", "ToolbarSpacer", "DefaultToolbarItem",
  ]

  /// The shapes that the system has behind a leading dot, by name.
  private static let shapes = [
    "circle": "Circle", "capsule": "Capsule", "ellipse": "Ellipse",
    "buttonBorder": "ButtonBorderShape", "containerRelative": "ContainerRelativeShape",
  ]

  /// The kind of the shape that the system has behind a leading dot; nil for none of the name.
  ///
  /// - Parameters:
  ///   - name: The name: `rect`.
  ///   - labels: The labels of what it is called with.
  static func shape(named name: String, labels: [String?]) -> String? {
    guard name == "rect" else { return shapes[name] }
    switch labels.first {
    case nil: return "Rectangle"
    case "cornerRadius", "cornerSize": return "RoundedRectangle"
    default: return "UnevenRoundedRectangle"
    }
  }

  /// The types whose extensions have what is behind a leading dot where a view or a shape is expected.
  static let extended = [
    "Shape", "InsettableShape", "View", "Image", "Text", "AnyView", "AnyShape",
  ]

  /// Layouts that are values, and containers where they are called with views.
  static let layouts: Set<String> = [
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
  ]

  /// Views whose insides are not looked into.
  static let notPlayed: Set<String> = ["Canvas"]

  /// Whether a name is that of a view.
  static func isView(_ name: String) -> Bool {
    containers.contains(name) || controls.contains(name) || leaves.contains(name)
      || notPlayed.contains(name) || name == "ForEach" || AnimatorNames.all.contains(name)
  }

  /// Modifiers in which views hang.
  static let attaching: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "toolbar", "safeAreaBar",
    "listRowBackground", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  /// Modifiers that show something else, which is not played.
  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "alert", "actionSheet", "popover", "confirmationDialog",
    "inspector", "navigationDestination", "fileDialogMessage", "quickLookPreview",
  ]

  /// Modifiers that change a color, which SwiftUI mixes in a way that is not known.
  static let coloring: Set<String> = [
    "fill", "foregroundStyle", "foregroundColor", "tint", "colorMultiply", "accentColor",
    "background",
  ]

  /// Modifiers that decide how large what is inside is, or where it lies.
  static let arrangingModifiers: Set<String> = [
    "font", "fontWeight", "fontWidth", "bold", "kerning", "tracking", "lineSpacing", "lineLimit",
    "multilineTextAlignment", "frame", "fixedSize", "aspectRatio", "layoutPriority",
    "alignmentGuide", "scaledToFit", "scaledToFill", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "safeAreaPadding", "contentMargins", "listRowInsets", "listRowSpacing", "listSectionSpacing",
    "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment",
    "containerRelativeFrame", "minimumScaleFactor", "dynamicTypeSize", "baselineOffset",
    "textScale", "controlSize", "lineHeight",
  ]

  /// Modifiers that decide what something looks like, which changes in a way that is not known.
  static let looks: Set<String> = [
    "underline", "strikethrough", "textCase", "italic", "monospaced", "fontDesign",
    "truncationMode", "blendMode", "luminanceToAlpha", "colorInvert", "redacted",
    "privacySensitive", "imageScale", "symbolVariant", "symbolRenderingMode", "glassEffect",
    "backgroundStyle", "preferredColorScheme", "colorScheme", "hidden",
    "materialActiveAppearance",
  ]

  /// Modifiers that give what is inside another room, in a way that is not computed.
  static let resizing: Set<String> = [
    "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill", "safeAreaInset", "safeAreaBar",
    "safeAreaPadding", "ignoresSafeArea", "edgesIgnoringSafeArea", "containerRelativeFrame",
    "scenePadding", "contentMargins", "layoutValue",
  ]

  /// Views that take all the room that they are offered.
  static let filling: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "GeometryReader", "LinearGradient",
    "RadialGradient", "AngularGradient",
  ]

  /// Modifiers whose change nobody sees move.
  static let unanimated: Set<String> = ["zIndex"]

  /// The styles that the system has of what apps may declare styles of, too.
  static let styles: Set<String> = [
    "automatic", "default", "plain", "bordered", "borderedProminent", "borderless", "link", "card",
    "glass",
    "glassProminent", "accessoryBar", "accessoryBarAction", "switch", "button", "checkbox",
    "titleAndIcon", "titleOnly", "iconOnly", "linear", "circular", "linearCapacity",
    "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular", "accessoryCircularCapacity",
  ]
}
