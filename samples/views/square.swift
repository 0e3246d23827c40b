// A square grows when its button is tapped, with an animation that is asked for where the state changes.
import SwiftUI

struct SquareView: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Rectangle()
        .fill(.red)
        .frame(width: 150, height: 150)
        .scaleEffect(isLarge ? 1.0 : 0.4)
        .frame(width: 180, height: 180)

      Button("Grow", systemImage: "arrow.up.left.and.arrow.down.right") {
        withAnimation(.default) {
          isLarge.toggle()
        }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  SquareView()
}
