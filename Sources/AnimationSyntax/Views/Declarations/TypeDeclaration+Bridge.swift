internal import SwiftProgram
internal import SwiftSyntax

// Views that another framework draws.
extension TypeDeclaration {
  /// The functions that SwiftUI calls to update such views.
  static let updates: Set<String> = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
  ]

  /// Why a view that another framework draws is not played; nil for any other type.
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

  /// The name of what updates a view that another framework draws, where it animates anything; nil for any other type.
  var animatedUpdate: String? {
    guard bridge != nil else { return nil }
    let functions = members.lazy.compactMap { $0.declaration.as(FunctionDeclSyntax.self) }
    return functions.first { function in
      Self.updates.contains(function.name.text)
        && function.tokens(viewMode: .sourceAccurate).contains { $0.text == "animate" }
    }?.name.text
  }
}
