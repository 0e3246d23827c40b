// A circle is pulled away, and springs back with the velocity of the finger.
import SwiftUI

struct PullView: View {
  @State private var distance = CGSize.zero

  var body: some View {
    Circle()
      .frame(width: 80, height: 80)
      .offset(distance)
      .gesture(
        DragGesture()
          .onChanged { distance = $0.translation }
          .onEnded { _ in
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { distance = .zero }
          }
      )
  }
}
