// Three digits rise one after the other as soon as the view appears.
import SwiftUI

struct CascadeView: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Text("\(index)")
          .offset(y: isShown ? 0 : 40)
          .animation(
            .spring(duration: 0.5, bounce: 0.25).delay(Double(index) * 0.1), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}
