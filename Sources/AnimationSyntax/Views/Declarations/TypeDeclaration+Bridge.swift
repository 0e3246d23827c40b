internal import SwiftProgram
internal import SwiftSyntax

// Views of other frameworks.
extension TypeDeclaration {
  /// The functions that SwiftUI calls to update such views.
  static let updates: Set<String> = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
  ]

  /// The reason why a view of another framework is not played; nil for any other type.
  var bridge: Unplayed? {
    let frameworks = [
      "UIViewRepresentable": "UIKit", "UIViewControllerRepresentable": "UIKit",
      "NSViewRepresentable": "AppKit", "NSViewControllerRepresentable": "AppKit",
      "WKInterfaceObjectRepresentable": "WatchKit",
    ]
    return inherited.sorted().lazy.compactMap { frameworks[$0] }.first.map {
      Unplayed("what \($0) draws is not known")
    }
  }

  /// The name of the function that updates a view of another framework, where it animates anything; nil for any other
  /// type.
  var animatedUpdate: String? {
    guard bridge != nil else { return nil }
    let functions = members.lazy.compactMap { $0.declaration.as(FunctionDeclSyntax.self) }
    return functions.first { function in
      Self.updates.contains(function.name.text)
        && function.tokens(viewMode: .sourceAccurate).contains { $0.text == "animate" }
    }?.name.text
  }
}
