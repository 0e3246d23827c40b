// A card that follows a finger, is flicked to the right, and springs back.
//
// The card moves on after it is released at 0.3 s: a drag without an animation tracks its velocity, and
// the spring that takes over starts with it.

@State var offset = 0.0

drag(offset) {
  sample(0.100, 0)
  sample(0.116, 2)
  sample(0.133, 6)
  sample(0.150, 13)
  sample(0.166, 22)
  sample(0.183, 34)
  sample(0.200, 48)
  sample(0.216, 65)
  sample(0.233, 83)
  sample(0.250, 102)
  sample(0.266, 122)
  sample(0.283, 142)
}

at(0.3) { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { offset = 0 } }
