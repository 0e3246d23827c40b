internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var noticedArguments: NoticedArgumentCompiler { NoticedArgumentCompiler(body: self) }
}

/// Compiles arguments of views and modifiers that are not played: all except for those in the lists here.
struct NoticedArgumentCompiler {
  let body: BodyCompiler

  /// Compiles the arguments of a view that are compared from update to update; nil if none of them can change.
  func noticed(in view: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    // Views that are left out as a whole have a note where they may change.
    guard Unplayed.views[view] == nil, !Self.comparedViews.contains(view) else { return nil }
    let isControl = ViewKinds.controls.contains(view)
    return try body.comparisons.comparing(
      call.arguments.enumerated().compactMap { index, argument in
        let label = argument.label?.plainText
        guard !argument.expression.is(ClosureExprSyntax.self) else { return nil }
        if let label {
          if Self.unseenLabels.contains(label) { return nil }
          if Self.playedArguments[view]?.contains(label) == true { return nil }
          if isControl, Self.controlLabels.contains(label) { return nil }
        } else if index == 0, !Self.comparedFirst.contains(view) {
          // The first argument is the value that is displayed or iterated over.
          return nil
        }
        return NoticedArgument(
          name: label ?? "content",
          kind: Self.arrangingLabels.contains(label ?? "") ? .layout : .look,
          node: argument.expression)
      })
  }

  /// Compiles the arguments of a modifier with attached views, except for the views; nil if none of them can change.
  func noticed(around name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    try body.comparisons.comparing(
      call.arguments.compactMap { argument in
        guard let label = argument.label?.plainText, label != "content", label != "in" else {
          return nil
        }
        return NoticedArgument(
          name: "\(name).\(label)",
          kind: Self.arrangingLabels.contains(label) ? .layout : .look, node: argument.expression)
      })
  }

  /// The views that are compared as a whole, or whose arguments are all played.
  private static let comparedViews: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "ForEach", "AnyView", "EquatableView", "EmptyView", "KeyframeAnimator",
    "PhaseAnimator", "ModifiedContent",
  ]

  /// The views whose first argument is not displayed or iterated over.
  private static let comparedFirst: Set<String> = ["ScrollView", "Path"]

  /// The arguments that are played, by view.
  private static let playedArguments: [String: Set<String>] = [
    "RoundedRectangle": ["cornerRadius", "cornerSize"],
    "Text": ["verbatim"],
    "Image": ["systemName", "uiImage", "nsImage"],
    "Toggle": ["isOn"],
    "GeometryReader": [],
    "NavigationStack": ["path"],
    "NavigationLink": ["isActive", "selection"],
  ]

  /// The labels of the values that controls change and show.
  private static let controlLabels: Set<String> = ["value", "selection", "text", "isOn"]

  /// The labels of arguments that are not visible.
  private static let unseenLabels: Set<String> = [
    "id", "action", "destination", "item", "items", "subject", "message", "value", "url", "tag",
    "content", "header", "footer", "label", "root", "coordinateSpace", "bundle", "comment",
    "tableName", "preview", "onEditingChanged", "onCommit", "primaryAction",
  ]

  /// The labels of arguments that decide the positions of views.
  private static let arrangingLabels: Set<String> = [
    "alignment", "spacing", "horizontalSpacing", "verticalSpacing", "columns", "rows", "minLength",
    "edge", "edges", "pinnedViews",
  ]
}
