// A toast slides in from the top while a circle fades, and goes before its spring is at rest.
import SwiftUI

struct ToastView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Toast") { isOpen.toggle() }

      if isOpen {
        Text("Saved")
          .frame(width: 300, height: 60)
          .transition(.move(edge: .top))
      } else {
        Circle()
      }
    }
    .animation(.snappy, value: isOpen)
  }
}

at(0.5) { tap("Toast") }
at(0.8) { tap("Toast") }
