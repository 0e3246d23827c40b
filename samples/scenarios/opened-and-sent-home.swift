// An offset that moves out, is reversed half way and pushed without an animation, and a scale with an implicit
// animation for every change of 'isOpen'.
//
// The push at 0.4 s shifts the value and leaves the spring running, and "home" is logged when the
// returning spring is complete.

@State var isOpen = false
@State var offset = 0.0
let scale = isOpen ? 1.5 : 1.0

scale.animation(.bouncy, value: isOpen)

at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
at(0.25) { withAnimation(.snappy) { offset = 0 } completion: { log("home") } }
at(0.3)  { isOpen.toggle() }
at(0.4)  { offset += 50 }
run(until: 1.5)
