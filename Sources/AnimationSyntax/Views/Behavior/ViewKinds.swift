internal import MotionRecording

/// The kinds of SwiftUI's views and modifiers, as far as they matter here.
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
    "GeometryReader", "ViewThatFits", "AnyView", "Menu", "Label", scrollReader,
    "ControlGroup", "GroupBox",
    "DisclosureGroup", "NavigationLink", "GlassEffectContainer", "Tab", "LabeledContent", "Link",
    "ShareLink",
    "EquatableView", "AnyShape", "ContentUnavailableView", "HSplitView", "VSplitView",
    "PhotosPicker", "SafeAreaPadding", "ToolbarItem", "ToolbarItemGroup", "ModifiedContent",
    "TabSection", "ToolbarTitleMenu", "SettingsLink",
  ]

  /// Containers whose children come and go by themselves.
  static let lists: Set<String> = ["Group"]

  /// Containers that animate the insertion and removal of their content themselves, without transitions.
  static let movingRows: Set<String> = ["List", "Form", toolbar]

  /// The kind of the view that holds the views of a toolbar, which is none of SwiftUI's own.
  static let toolbar = "toolbar"

  /// Containers whose children count as those of the view around them.
  static let passingRows: Set<String> = [
    "Section", "ToolbarItem", "ToolbarItemGroup", "TabSection",
  ]

  /// The container whose closure is given a proxy that scrolls.
  static let scrollReader = "ScrollViewReader"

  /// Containers whose content scrolls.
  static let scrolling: Set<String> = ["ScrollView", "List", "Form"]

  /// Containers that lay views out next to each other.
  static let arranging: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "List", "Section", "Form", "ScrollView", "HStackLayout", "VStackLayout", "GridLayout",
  ]

  /// Views with which a person can interact.
  static let controls: Set<String> = [
    "Button", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor",
    "DatePicker", "MultiDatePicker", "ColorPicker",
  ]

  /// Controls that show their values by motion, with the argument for the value and the kind of its change.
  static let shownValues: [String: (argument: String, change: MovingModifier.Hidden)] = [
    "Slider": ("value", .level), "Picker": ("selection", .control),
    "DatePicker": ("selection", .control), "MultiDatePicker": ("selection", .control),
    "ColorPicker": ("selection", .control),
  ]

  /// Views without content.
  static let leaves: Set<String> = [
    "Text", "Image", "Color", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    "Capsule", "Ellipse",
    "Spacer", "Divider", "ProgressView", "Path", "LinearGradient", "RadialGradient",
    "AngularGradient",
    "EllipticalGradient", "MeshGradient", "Gauge", "AsyncImage", "ContainerRelativeShape",
    "EmptyView", "ButtonBorderShape", "Table", "OutlineGroup", "EditButton", "PasteButton",
    "RenameButton", "TextFieldLink", "HelpLink", "ToolbarSpacer", "DefaultToolbarItem",
  ]

  /// The kinds of the system's shapes with a leading dot, by name.
  private static let shapes = [
    "circle": "Circle", "capsule": "Capsule", "ellipse": "Ellipse",
    "buttonBorder": "ButtonBorderShape", "containerRelative": "ContainerRelativeShape",
  ]

  /// Returns the kind of the system's shape with a leading dot; nil for none of the name.
  ///
  /// - Parameters:
  ///   - name: The name: `rect`.
  ///   - labels: The labels of the arguments.
  static func shape(named name: String, labels: [String?]) -> String? {
    guard name == "rect" else { return shapes[name] }
    switch labels.first {
    case nil: return "Rectangle"
    case "cornerRadius", "cornerSize": return "RoundedRectangle"
    default: return "UnevenRoundedRectangle"
    }
  }

  /// The types whose extensions add members with a leading dot where a view or a shape is expected.
  static let extended = [
    "Shape", "InsettableShape", "View", "Image", "Text", "AnyView", "AnyShape",
  ]

  /// Layouts that are values, and containers when they are called with views.
  static let layouts: Set<String> = [
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
  ]

  /// Views whose content is not played.
  static let notPlayed: Set<String> = ["Canvas"]

  /// Returns whether a name is that of a view.
  static func isView(_ name: String) -> Bool {
    containers.contains(name) || controls.contains(name) || leaves.contains(name)
      || notPlayed.contains(name) || name == "ForEach" || AnimatorNames.all.contains(name)
  }

  /// Modifiers with attached views.
  static let attaching: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "toolbar", "safeAreaBar",
    "listRowBackground", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  /// Modifiers that present views, which are not played.
  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "alert", "actionSheet", "popover", "confirmationDialog",
    "inspector", "navigationDestination", "fileDialogMessage", "quickLookPreview",
  ]

  /// Modifiers that change a color, whose interpolation in SwiftUI is unknown.
  static let coloring: Set<String> = [
    "fill", "foregroundStyle", "foregroundColor", "tint", "colorMultiply", "accentColor",
    "background",
  ]

  /// Modifiers that affect the size or the position of their content.
  static let arrangingModifiers: Set<String> = [
    "font", "fontWeight", "fontWidth", "bold", "kerning", "tracking", "lineSpacing", "lineLimit",
    "multilineTextAlignment", "frame", "fixedSize", "aspectRatio", "layoutPriority",
    "alignmentGuide", "scaledToFit", "scaledToFill", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "safeAreaPadding", "contentMargins", "listRowInsets", "listRowSpacing", "listSectionSpacing",
    "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment",
    "containerRelativeFrame", "minimumScaleFactor", "dynamicTypeSize", "baselineOffset",
    "textScale", "controlSize", "lineHeight",
  ]

  /// Modifiers that affect the look of their content, whose interpolation is unknown.
  static let looks: Set<String> = [
    "underline", "strikethrough", "textCase", "italic", "monospaced", "fontDesign",
    "truncationMode", "blendMode", "luminanceToAlpha", "colorInvert", "redacted",
    "privacySensitive", "imageScale", "symbolVariant", "symbolRenderingMode", "glassEffect",
    "backgroundStyle", "preferredColorScheme", "colorScheme", "hidden",
    "materialActiveAppearance",
  ]

  /// Modifiers that change the size that their content is offered in a way that is not computed.
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

  /// Modifiers whose changes are not animated.
  static let unanimated: Set<String> = ["zIndex"]

  /// The system's styles of controls for which apps may declare styles, too.
  static let styles: Set<String> = [
    "automatic", "default", "plain", "bordered", "borderedProminent", "borderless", "link", "card",
    "glass",
    "glassProminent", "accessoryBar", "accessoryBarAction", "switch", "button", "checkbox",
    "titleAndIcon", "titleOnly", "iconOnly", "linear", "circular", "linearCapacity",
    "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular", "accessoryCircularCapacity",
  ]
}
