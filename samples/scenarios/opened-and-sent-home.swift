// An offset that is sent out, called back half way and pushed without an animation, and a scale that is
// animated by itself whenever 'isOpen' changes.
//
// See that the push at 0.4 s shifts the value and leaves the spring running, and that "home" is
// logged when the spring that calls back is done.

@State var isOpen = false
@State var offset = 0.0
let scale = isOpen ? 1.5 : 1.0

scale.animation(.bouncy, value: isOpen)

at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
at(0.25) { withAnimation(.snappy) { offset = 0 } completion: { log("home") } }
at(0.3)  { isOpen.toggle() }
at(0.4)  { offset += 50 }
run(until: 1.5)
