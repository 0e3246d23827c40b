// Everything inside of the stack that changes in the same update moves, whichever state the animation waits for.
import SwiftUI

struct PairView: View {
  @State private var isLeftLarge = false
  @State private var isRightLarge = false

  var body: some View {
    VStack {
      HStack {
        Color.blue
          .frame(width: 120, height: 120)
          .scaleEffect(isLeftLarge ? 1.0 : 0.5)
        Color.blue
          .frame(width: 120, height: 120)
          .scaleEffect(isRightLarge ? 1.0 : 0.5)
      }

      Button("Both") {
        isLeftLarge.toggle()
        isRightLarge.toggle()
      }
    }
    .animation(.default, value: isLeftLarge)
  }
}

at(0.5) { tap("Both") }
at(1.5) { isRightLarge.toggle() }
