// The second step waits for the first: work that is put off by 0.3 s.
import SwiftUI

struct TwoStepsView: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Image(systemName: "arrow.right")
        .offset(x: step == 0 ? 0 : 100)
        .rotationEffect(.degrees(step == 2 ? 180 : 0))

      Button("Go", action: go)
    }
  }

  private func go() {
    withAnimation(.easeOut(duration: 0.3)) { step = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      withAnimation(.spring(duration: 0.4)) { step = 2 }
    }
  }
}
