// An animation of what stands in its body alone.
import SwiftUI

struct BodyFormView: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Rectangle()
        .foregroundStyle(.red)
        .frame(width: 150, height: 150)
        .animation(.linear(duration: 2)) { content in
          content.scaleEffect(isLarge ? 1.0 : 0.4)
        }

      Button("Grow") { isLarge.toggle() }
    }
  }
}
