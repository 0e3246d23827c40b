/// The modifiers of SwiftUI that cannot move anything, with the reasons.
///
/// A modifier that is in no list, and that the files do not declare, is left out with a note.
enum StillModifiers {
  /// The modifiers, by the reason why they move nothing.
  static let reasons: [(reason: String, names: Set<String>)] = [
    (
      "it is read by assistive technologies",
      ["speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters"]
    ),
    (
      "it says how something is typed or chosen",
      [
        "keyboardType", "textContentType", "autocapitalization", "textInputAutocapitalization",
        "autocorrectionDisabled", "disableAutocorrection", "submitLabel", "submitScope",
        "textFieldStyle", "textEditorStyle", "textSelection", "textSelectionAffinity", "focused",
        "focusable", "focusSection", "focusScope", "focusEffectDisabled", "focusedValue",
        "focusedSceneValue", "focusedObject", "focusedSceneObject",
        "prefersDefaultFocus", "keyboardShortcut", "scrollDismissesKeyboard", "findDisabled",
        "replaceDisabled", "writingToolsBehavior", "writingToolsAffordanceVisibility",
        "typesettingLanguage", "textInputSuggestions", "textInputCompletion",
        "searchCompletion", "searchScopes",
        "searchToolbarBehavior", "searchPresentationToolbarBehavior", "dialogSuppressionToggle",
        "deleteDisabled", "moveDisabled", "selectionDisabled", "menuOrder",
        "menuActionDismissBehavior",
      ]
    ),
    (
      "it is read in a bar or a window",
      [
        "navigationTitle", "navigationSubtitle", "navigationBarTitle", "navigationDocument",
        "interactiveDismissDisabled", "presentationBackgroundInteraction",
        "presentationContentInteraction", "defersSystemGestures", "tabViewCustomization",
      ]
    ),
    (
      "it says how something is built or previewed, not how it looks",
      [
        "contentShape", "geometryGroup", "compositingGroup", "drawingGroup", "environment",
        "environmentObject", "previewDevice", "previewLayout", "previewDisplayName",
        "previewInterfaceOrientation", "previewContext", "equatable",
        "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "scrollInputBehavior",
        "scrollBounceBehavior", "defaultScrollAnchor", "buttonRepeatBehavior",
        "controlWidgetActionHint", "invalidatableContent", "preferredSurroundingsEffect",
      ]
    ),
    (
      "it is a style, which is a type, so that no condition chooses another one",
      [
        "pickerStyle", "menuStyle", "listStyle", "formStyle", "datePickerStyle",
        "controlGroupStyle", "tableStyle", "navigationSplitViewStyle",
        "navigationViewStyle", "tabViewStyle", "indexViewStyle", "windowStyle",
      ]
    ),
    (
      "it says what is reached, or by what name",
      [
        "tag", "allowsHitTesting", "help", "coordinateSpace", "handlesExternalEvents",
        "userActivity", "widgetURL", "widgetAccentable", "containerValue", "preference",
        "anchorPreference", "transformPreference",
        "transformAnchorPreference",
        "modelContainer", "modelContext", "managedObjectContext", "defaultAppStorage",
        "sensoryFeedback", "hoverEffectDisabled", "symbolEffectDisabled",
        "handGestureShortcut", "itemProvider", "exportsItemProviders", "importsItemProviders",
        "supportedFamilies", "contentMarginsDisabled",
      ]
    ),
  ]

  /// The prefix of the names of modifiers that only assistive technologies read.
  private static let accessibility = "accessibility"

  private static let names = Set(reasons.flatMap(\.names))

  /// Returns whether a modifier cannot move anything.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix(accessibility)
  }

  /// The modifiers that move nothing as long as their arguments stay the same, and change the look once they change.
  static let compared: Set<String> = [
    // Bars and windows.
    "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarBackButtonHidden",
    "navigationSplitViewColumnWidth", "statusBar", "statusBarHidden", "toolbarBackground",
    "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarVisibility",
    "toolbarTitleDisplayMode", "toolbar", "toolbarTitleMenu", "toolbarRole",
    "toolbarForegroundStyle", "sharedBackgroundVisibility", "toolbarItemHidden", "tabItem",
    "tabBarMinimizeBehavior", "tabViewBottomAccessory", "badge", "badgeProminence",
    "persistentSystemOverlays", "windowToolbarFullScreenVisibility", "windowResizability",
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationCornerRadius", "presentationCompactAdaptation", "presentationSizing",
    // Controls and lists.
    "labelsHidden", "labelsVisibility", "buttonBorderShape", "menuIndicator", "headerProminence",
    "listItemTint", "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator",
    "listSectionSeparatorTint", "listSectionIndexVisibility", "alternatingRowBackgrounds",
    "scrollContentBackground", "scrollIndicators", "scrollIndicatorsFlash", "scrollClipDisabled",
    "scrollEdgeEffectStyle", "horizontalRadioGroupLayout", "sectionActions",
    // Drawing.
    "clipped", "resizable", "interpolation", "antialiased", "renderingMode",
    "allowedDynamicRange", "flipsForRightToLeftLayoutDirection", "unredacted", "allowsTightening",
    "monospacedDigit", "labelIconToTitleSpacing", "symbolColorRenderingMode",
    "symbolVariableValueMode", "symbolEffectsRemoved", "containerShape", "fillStyle",
    "containerBackground",
  ]

  /// Returns whether a modifier changes the look once its arguments change.
  static func isCompared(_ name: String) -> Bool { compared.contains(name) }
}
