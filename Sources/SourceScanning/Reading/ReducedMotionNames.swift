/// The names with which code asks whether motion is to be reduced.
enum ReducedMotionNames {
  /// The system's names, in SwiftUI, AppKit and UIKit.
  static let ofSystem: Set<String> = [
    "accessibilityReduceMotion", "accessibilityDisplayShouldReduceMotion", "isReduceMotionEnabled",
  ]

  /// Whether a value that is given elsewhere has a name that is usual for the setting for reduced motion.
  static func isUsual(_ name: String) -> Bool {
    name.contains("educeMotion") || name.contains("educedMotion")
  }
}
