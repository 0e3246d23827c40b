// A toast that slides in, and is inserted again while it is being removed.
//
// At 0.9 s the toast has not disappeared yet when it is inserted again: it reverses from its current
// value, with the spring's velocity. The card is shown while 'isOpen' is true, the button while it is
// false; they fade, as views without a transition do.

@State var isOpen = false

toast.frame(width: 300, height: 60).transition(.move(edge: .top))

Group {
  if isOpen { card.transition(.scale(scale: 0.8).combined(with: .opacity)) } else { button }
}.animation(.snappy, value: isOpen)

at(0.1) { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { appear(toast) } }
at(0.3) { isOpen = true }
at(0.9) { withAnimation(.easeIn(duration: 0.3)) { disappear(toast) } }
at(1.1) { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { appear(toast) } }
at(1.8) { withAnimation(.easeIn(duration: 0.3)) { disappear(toast) } }
