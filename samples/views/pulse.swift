// A circle breathes for ever.
import SwiftUI

struct PulseView: View {
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .scaleEffect(isPulsing ? 1.2 : 1)
      .opacity(isPulsing ? 0.5 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) {
          isPulsing = true
        }
      }
  }
}

run(until: 4)
