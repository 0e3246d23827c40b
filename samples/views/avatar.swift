// A view that is told from outside what to show: the last line says when.
import SwiftUI

struct AvatarView: View {
  var isSelected: Bool

  var body: some View {
    Image("avatar")
      .scaleEffect(isSelected ? 1.5 : 1.0)
      .animation(.spring, value: isSelected)
  }
}

#Preview {
  AvatarView(isSelected: false)
}

at(0.5) { isSelected = true }
