/// The way in which a spring was played.
public enum FittedPlayer: String, Hashable, Sendable, CaseIterable {
  /// In steps of 1/300 s, as SwiftUI plays `.spring`.
  case swiftui

  /// As the closed form, as Core Animation, `.interpolatingSpring` and the web play it.
  case exact
}
