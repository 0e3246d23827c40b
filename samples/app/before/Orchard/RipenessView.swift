import SwiftUI

/// How ripe the fruit is: a ring that turns while that is measured.
struct RipenessView: View {
  @State private var isTurning = false
  @State private var isDone = false
  let fade: Double

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .onAppear {
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { isTurning = true }
      }
      .opacity(isDone ? 0 : 1)
      .animation(.bouncy, value: isDone)
    Text("Ripe")
      .offset(y: isDone ? 0 : 20)
      .animation(isDone ? .toast() : .easeOut(duration: fade))
      .onTapGesture { withAnimation { isDone = true } }
  }
}
