/// The names under which code asks whether motion is to be reduced.
enum ReducedMotionNames {
  /// The system's names, in SwiftUI, AppKit and UIKit.
  static let ofSystem: Set<String> = [
    "accessibilityReduceMotion", "accessibilityDisplayShouldReduceMotion", "isReduceMotionEnabled",
  ]

  /// Whether something that others give a value to is called as what says so is.
  static func isUsual(_ name: String) -> Bool {
    name.contains("educeMotion") || name.contains("educedMotion")
  }
}
