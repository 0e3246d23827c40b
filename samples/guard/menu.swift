// A menu is opened, and closed again before it is fully open.
@State var offset = 0.0
@State var isOpen = false
let shade = isOpen ? 0.4 : 0.0

shade.animation(.easeOut(duration: 0.2), value: isOpen)

at(0)    { isOpen = true; withAnimation(.spring(duration: 0.5, bounce: 0.2)) { offset = 240 } }
at(0.25) {
  isOpen = false
  withAnimation(.snappy) { offset = 0 } completion: { log("home") }
}
