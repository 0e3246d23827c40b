import SwiftUI

/// A basket that opens, with the fruit that is in it.
struct BasketView: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOpen = false
  @State private var fruit = ["apple", "pear", "plum"]
  private let bounce = 0.25

  var body: some View {
    VStack {
      Image(systemName: "basket")
        .scaleEffect(isOpen ? 1.2 : 1)
        .animation(reduceMotion ? nil : .card, value: isOpen)
        .onTapGesture {
          withAnimation(.spring(response: 0.3, dampingFraction: 1 - bounce)) { isOpen.toggle() }
        }
      ForEach(0..<3) { index in
        Text(fruit[index])
          .offset(y: isOpen ? 0 : 40)
          .animation(.spring(duration: 0.5, bounce: 0.3).delay(Double(index) * 0.1), value: isOpen)
      }
      Toggle("Shelf", isOn: $isOpen.animation(.drawer))
    }
  }
}
