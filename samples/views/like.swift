// The order of modifiers is the scope of animations: a spring for the scale, a curve for the opacity, none for the offset.
import SwiftUI

struct LikeView: View {
  @State private var isLiked = false

  var body: some View {
    Circle()
      .scaleEffect(isLiked ? 1.3 : 1)
      .animation(.bouncy, value: isLiked)
      .opacity(isLiked ? 1 : 0.4)
      .animation(.easeInOut(duration: 0.2), value: isLiked)
      .offset(x: isLiked ? 20 : 0)
      .onTapGesture { isLiked.toggle() }
  }
}
