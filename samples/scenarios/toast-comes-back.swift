// A toast that slides in, and is called back while it is on its way out.
//
// See that the toast of 0.9 s has not gone when it is to come again: it turns back from where it is,
// with the spring's own velocity. Of the card and the button one is there while 'isOpen' holds, the other
// while it does not; they fade, as views without a transition do.

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
