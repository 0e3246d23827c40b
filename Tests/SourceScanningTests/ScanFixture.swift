import SourceScanning

/// Two files of an app, as in the documentation.
enum ScanFixture {
  static let tokens = """
    import SwiftUI

    extension Animation {
      static let card = Animation.spring(response: 0.3, dampingFraction: 0.7)
      static let old = easeIn(duration: quick)
      static func toast(_ seconds: Double = 0.25) -> Animation { .easeInOut(duration: seconds) }
    }
    let quick = 0.2

    """

  static let card = """
    import SwiftUI

    struct Card: View {
      @State private var isOpen = false
      private let bounce = 0.25
      var body: some View {
        Rectangle()
          .scaleEffect(isOpen ? 1.2 : 1)
          .animation(.card, value: isOpen)
          .animation(isOpen ? .spring(response: 0.3, dampingFraction: 1 - bounce) : .toast(), value: isOpen)
          .opacity(isOpen ? 1 : 0.5)
          .animation(.bouncy)
          .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isOpen = true } }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        Toggle("on", isOn: $isOpen.animation(.smooth))
        ForEach(0..<3) { i in Text("\\(i)").animation(.spring(duration: 0.5, bounce: 0.3).delay(Double(i) * 0.1), value: isOpen) }
      }
    }

    """

  static let files = [
    SourceFile(path: "Card.swift", bytes: Array(card.utf8)),
    SourceFile(path: "Tokens.swift", bytes: Array(tokens.utf8)),
  ]

  /// Scans sources, each in a file of its own: `0.swift`, `1.swift`, or under given names.
  static func scan(_ sources: String..., names: [String]? = nil) -> SourceScan {
    SourceScanner().scan(
      sources.enumerated().map { index, source in
        SourceFile(path: names?[index] ?? "\(index).swift", bytes: Array(source.utf8))
      })
  }

  /// Returns a view with a state and a body, with members before it.
  static func view(_ body: String, members: String = "") -> String {
    """
    struct Card: View {
      @State private var isOn = false
      \(members)
      var body: some View { \(body) }
    }
    """
  }
}
