// The mark below the tabs moves to the one that is tapped; a second tap comes before it has arrived.
import SwiftUI

enum Tab: Int, CaseIterable {
  case home, search, me
}

struct TabsView: View {
  @State private var tab = Tab.home

  var body: some View {
    VStack {
      HStack {
        ForEach(Tab.allCases, id: \.self) { choice in
          Button("\(choice)") {
            withAnimation(.snappy) { tab = choice }
          }
        }
      }

      Capsule()
        .frame(width: 100, height: 3)
        .offset(x: CGFloat(tab.rawValue - 1) * 100)
    }
  }
}

at(0.5) { tap("search") }
at(0.7) { tap("me") }
