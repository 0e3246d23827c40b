/// The modifiers of SwiftUI that cannot move anything, and why.
///
/// A modifier that is in no list of the reader's, and that the files do not declare, is left out with a note.
enum StillModifiers {
  /// The modifiers, by why they move nothing.
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
        "focusedSceneValue", "focusedObject", "focusedSceneObject", "defaultFocus",
        "prefersDefaultFocus", "keyboardShortcut", "scrollDismissesKeyboard", "findDisabled",
        "replaceDisabled", "writingToolsBehavior", "writingToolsAffordanceVisibility",
        "typesettingLanguage", "textInputSuggestions", "textInputCompletion", "labelsHidden",
        "labelsVisibility", "searchSuggestions", "searchCompletion", "searchScopes",
        "searchToolbarBehavior", "searchPresentationToolbarBehavior", "dialogSuppressionToggle",
        "deleteDisabled", "moveDisabled", "selectionDisabled", "menuOrder",
        "menuActionDismissBehavior",
      ]
    ),
    (
      "it is the title or the look of a bar or a window",
      [
        "navigationTitle", "navigationSubtitle", "navigationBarTitle",
        "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarBackButtonHidden",
        "navigationDocument", "navigationSplitViewColumnWidth", "navigationSplitViewStyle",
        "navigationViewStyle", "statusBar", "statusBarHidden", "toolbarBackground",
        "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarVisibility",
        "toolbarTitleDisplayMode", "toolbar", "toolbarTitleMenu", "toolbarRole",
        "toolbarForegroundStyle",
        "sharedBackgroundVisibility", "toolbarItemHidden",
        "tabItem", "tabViewStyle", "tabViewCustomization", "tabBarMinimizeBehavior",
        "tabViewBottomAccessory", "indexViewStyle", "badge", "badgeProminence",
        "persistentSystemOverlays", "defersSystemGestures",
        "windowToolbarFullScreenVisibility", "windowStyle", "windowResizability",
        "presentationDetents", "presentationDragIndicator", "presentationBackground",
        "presentationBackgroundInteraction", "presentationCornerRadius",
        "presentationContentInteraction", "presentationCompactAdaptation", "presentationSizing",
        "interactiveDismissDisabled",
      ]
    ),
    (
      "it chooses the look of controls and lists",
      [
        "pickerStyle", "menuStyle", "listStyle", "formStyle", "groupBoxStyle", "labelStyle",
        "labeledContentStyle", "progressViewStyle", "gaugeStyle", "datePickerStyle",
        "controlGroupStyle", "tableStyle", "disclosureGroupStyle",
        "buttonBorderShape", "buttonRepeatBehavior", "menuIndicator", "headerProminence",
        "listItemTint", "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator",
        "listSectionSeparatorTint", "listSectionIndexVisibility", "alternatingRowBackgrounds",
        "scrollContentBackground", "scrollIndicators", "scrollIndicatorsFlash", "scrollDisabled",
        "scrollBounceBehavior", "scrollClipDisabled", "scrollEdgeEffectStyle",
        "scrollTargetBehavior", "scrollTargetLayout", "scrollTarget", "scrollInputBehavior",
        "defaultScrollAnchor", "horizontalRadioGroupLayout",
        "allowedDynamicRange", "controlWidgetActionHint", "invalidatableContent",
        "sectionActions",
      ]
    ),
    (
      "it says how something is drawn, not what",
      [
        "clipped", "drawingGroup", "compositingGroup", "geometryGroup", "contentShape", "resizable",
        "interpolation", "antialiased", "renderingMode",
        "flipsForRightToLeftLayoutDirection", "unredacted", "environment", "environmentObject",
        "allowsTightening", "monospacedDigit", "labelIconToTitleSpacing",
        "symbolColorRenderingMode",
        "symbolVariableValueMode", "symbolEffectsRemoved", "containerShape",
        "preferredSurroundingsEffect", "fillStyle", "previewDevice",
        "previewLayout", "previewDisplayName", "previewInterfaceOrientation", "previewContext",
        "equatable",
      ]
    ),
    (
      "it says what is reached, or by what name",
      [
        "tag", "allowsHitTesting", "help", "coordinateSpace", "handlesExternalEvents",
        "userActivity", "widgetURL", "widgetAccentable", "containerValue", "preference",
        "anchorPreference", "transformPreference", "transformEnvironment",
        "transformAnchorPreference",
        "modelContainer", "modelContext", "managedObjectContext", "defaultAppStorage",
        "sensoryFeedback", "hoverEffectDisabled", "symbolEffectDisabled",
        "handGestureShortcut", "itemProvider", "exportsItemProviders", "importsItemProviders",
        "supportedFamilies", "contentMarginsDisabled",
      ]
    ),
  ]

  /// What the names of modifiers begin with that only assistive technologies read.
  private static let accessibility = "accessibility"

  private static let names = Set(reasons.flatMap(\.names))

  /// Whether a modifier cannot move anything.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix(accessibility)
  }
}
