// A color that is written as numbers has rows of its own with --colors-as-rows.
import SwiftUI

struct GlowView: View {
  @State private var isLit = false

  var body: some View {
    Circle()
      .fill(isLit ? Color(red: 1, green: 0.8, blue: 0.2) : Color(red: 0.1, green: 0.1, blue: 0.3))
      .animation(.easeInOut(duration: 0.8), value: isLit)
      .onTapGesture { isLit.toggle() }
  }
}
