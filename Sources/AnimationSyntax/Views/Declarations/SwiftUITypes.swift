internal import SwiftProgram
internal import SwiftSyntax

/// The declarations of SwiftUI, UIKit and AppKit, as far as they matter to the meaning of an app's files.
struct SwiftUITypes: FrameworkTypes {
  let modules: Set<String> = ["SwiftUI", "CoreGraphics"]

  let builder: String? = "ViewBuilder"

  // MARK: - Types

  func type(_ name: String, _ arguments: [SwiftType]) -> SwiftType? {
    let first = arguments.first ?? .unknown
    return switch name {
    case "LocalizedStringKey", "LocalizedStringResource": .text
    case "Animation": .animation
    case "Spring": .spring
    case "UnitCurve": .unitCurve
    case "CGAffineTransform": TransformValue.type
    case "StrokeStyle": MovingModifiers.strokeStyle
    case "GeometryProxy": .geometryProxy
    case "AnyTransition": .transition
    case "Transaction": .transaction
    case "Binding": .binding(first)
    case AnimationPartKind.timeline.rawValue: .timeline(of: first)
    case AnimatedData.pair: .pair(first, arguments.count > 1 ? arguments[1] : .unknown)
    // `Content` is the content of a modifier of the app.
    case "AnyView", "AnyShape", "View", "Text", "Image", "Shape", "Content", "Subview": .view
    case _ where Self.subviewCollections.contains(name): .array(.view)
    case _ where Self.styleConfigurations.contains(name): .styleConfiguration
    case _ where Self.opaque.contains(name): .opaque(name)
    default: AnimationPartKind(rawValue: name).map { .part($0) }
    }
  }

  /// The opaque types.
  private static let opaque: Set<String> = [
    "Color", "Font", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "UIColor",
    "NSColor", "CGColor", "ColorScheme", "Alignment", "HorizontalAlignment", "VerticalAlignment",
    "ScenePhase", "Edge", "Axis", "ShapeStyle", "AnyShapeStyle", "Material", "BlendMode",
    "LayoutDirection", "ContentMode", "AnyGradient", "AnyLayout", "HStackLayout", "VStackLayout",
    "ZStackLayout", "GridLayout", "AnimationCompletionCriteria", "DynamicTypeSize", "ControlSize",
    "TextAlignment", "Prominence", "UserInterfaceSizeClass", "ColorSchemeContrast",
    "LegibilityWeight", "SymbolVariants", "CancellationError",
  ]

  /// The types of collections of subviews.
  private static let subviewCollections: Set<String> = [
    "SubviewsCollection", "SubviewsCollectionSlice",
  ]

  /// The types of the configurations of styles.
  private static let styleConfigurations: Set<String> = [
    "Configuration", "ButtonStyleConfiguration", "PrimitiveButtonStyleConfiguration",
    "ToggleStyleConfiguration", "LabelStyleConfiguration", "ProgressViewStyleConfiguration",
    "DisclosureGroupStyleConfiguration", "GroupBoxStyleConfiguration",
    "LabeledContentStyleConfiguration", "GaugeStyleConfiguration",
  ]

  func type(
    _ name: String, in base: String, _ arguments: GenericArgumentClauseSyntax?,
    _ number: (String) -> Int?
  ) -> SwiftType? {
    switch (base, name) {
    case ("Edge", "Set"): return .opaque("Edge.Set")
    case ("Animation", "Animation"): return .animation
    case ("AnimationContext", "Value"): return .part(.vector)
    case ("Namespace", "ID"): return .namespace
    case ("_VariadicView", "Children"): return .array(.view)
    case (_, "Element") where Self.subviewCollections.contains(base): return .view
    case ("Subview", "ID"): return .text
    case (_, "Value"):
      return SwiftType(gesture: base, arguments).gestureValue(number)
    case (_, "Configuration") where base == "Self" || base.hasSuffix("Style"):
      return .styleConfiguration
    default: return nil
    }
  }

  func type(conformingTo name: String) -> SwiftType? {
    switch name {
    case "View", "Shape", "InsettableShape", "AnyView", "AnyShape": .view
    case "VectorArithmetic": .part(.vector)
    default: nil
    }
  }

  /// Returns whether the type is a common one of colors, gradients and materials.
  func isShared(_ name: String) -> Bool { ["ShapeStyle", "AnyShapeStyle"].contains(name) }

  func isKnownByMembers(_ type: String) -> Bool {
    ["CoordinateSpace", "NamedCoordinateSpace"].contains(type)
  }

  // MARK: - Protocols

  func roles(of type: TypeDeclaration) -> TypeRoles {
    var roles = type.inherited.reduce(into: TypeRoles()) { roles, name in
      roles.formUnion(Self.roles[name] ?? [])
    }
    if !type.attributes.isDisjoint(with: Self.observed) { roles.insert(.observable) }
    guard !type.isForeign else { return roles.subtracting([.view, .modifier, .animation]) }
    if type.bridge != nil { roles.insert(.representable) }
    guard type.conformsElsewhere else { return roles }
    if type.kind == .structure, type.members.contains(where: \.isBodyOfView) {
      roles.insert(.view)
    }
    if !roles.contains(.view), type.members.contains(where: \.isBodyOfModifier) {
      roles.insert(.modifier)
    }
    return roles
  }

  /// The macros whose classes tell views of changes: Observation's, SwiftData's, and one for older systems.
  private static let observed: Set<String> = ["Observable", "Model", "Perceptible"]

  /// The roles of types that conform to a protocol, by the protocol's name.
  private static let roles: [String: TypeRoles] = [
    "View": .view, "ViewModifier": .modifier, "AnimatableModifier": .modifier,
    "App": [.app, .scene], "Scene": .scene, "Shape": .shape, "InsettableShape": .shape,
    "CustomAnimation": .animation, "Layout": .layout, "PrimitiveButtonStyle": .primitiveStyle,
    "PreviewProvider": .previews, "ObservableObject": .observableObject,
    "DynamicProperty": .dynamicProperty, "Keyframes": .keyframes,
    "KeyframeTrackContent": .keyframes,
  ]

  // MARK: - Properties

  func wrapper(_ name: String) -> PropertyWrapper? { Self.wrappers[name] }

  func leavesValue(_ attribute: String) -> Bool {
    attribute.hasSuffix("Builder") || Self.macros.contains(attribute)
  }

  /// The macros for properties of SwiftUI, Observation, SwiftData and similar libraries.
  private static let macros: Set<String> = [
    "Animatable", "AnimatableIgnored", "Attribute", "Entry", "ObservationTracked",
    "PerceptionIgnored", "PerceptionTracked", "Relationship", "Transient",
  ]

  private static let wrappers: [String: PropertyWrapper] = [
    "State": .state, "StateObject": .stateObject, "SceneStorage": .keyed, "AppStorage": .keyed,
    "GestureState": .gestureState, "FocusState": .focus, "Binding": .binding,
    "Bindable": .bindable, "Environment": .environment, "EnvironmentObject": .environmentObject,
    "Query": .outside, "FetchRequest": .outside, "SectionedFetchRequest": .outside,
    "UIApplicationDelegateAdaptor": .outside, "NSApplicationDelegateAdaptor": .outside,
    "WKApplicationDelegateAdaptor": .outside, "FocusedValue": .outside,
    "FocusedBinding": .outside, "FocusedObject": .outside, "PhysicalMetric": .outside,
    "AccessibilityFocusState": .focus, "ScaledMetric": .stored,
    "Namespace": .namespace, "ObservedObject": .observedObject, "ObservationIgnored": .ignored,
    "Published": .stored,
    "Previewable": .preview,
  ]

  var keyedValues: (type: String, variable: String)? { ("UserDefaults", "_stored") }

  // MARK: - Calls

  func writes(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    switch member.declName.baseName.text {
    // With it a style triggers the action of its button.
    case "trigger": return member.base?.trimmedDescription == "configuration"
    // The canceled work is not done any more.
    case "cancel", "invalidate": return call.arguments.isEmpty
    // Views are notified of a change.
    case "send":
      return member.base?.trimmedDescription.split(separator: ".").last == "objectWillChange"
    default: return false
    }
  }

  func changesNothing(_ call: FunctionCallExprSyntax) -> Bool {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["withAnimation", "withTransaction", "scheduledTimer", "invalidate"].contains(name)
      || StillCalls.contains(call.calledExpression.trimmedDescription)
  }

  let calledNames: Set<String> = [
    AnimatedData.property, "defaultValue", "animate", "velocity", "shouldMerge",
  ]

  func shownNames(among types: [TypeDeclaration]) -> Set<String> {
    var names = TypeDeclaration.updates.union([
      "body", "makeBody", "effectValue", "previews", "keyframes",
    ])
    if types.contains(where: { $0.inherited.contains("PreferenceKey") }) {
      names.insert("reduce")
    }
    return names.union(types.filter { $0.isView || $0.isScene }.map(\.name))
  }
}
