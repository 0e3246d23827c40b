// Three ways to reverse a motion half way.
//
// All start with the same ease to 100 and go back to 0 at 0.25 s. The ease continues for a
// moment, because the old easing fades out while the new one fades in; the spring reverses at once
// but starts from rest, because an easing has no velocity to pass on; and without an animation the
// value jumps by the whole travel and still finishes its old motion.

@State var eased = 0.0
@State var sprung = 0.0
@State var jumped = 0.0

at(0) {
  withAnimation(.easeInOut(duration: 0.6)) {
    eased = 100
    sprung = 100
    jumped = 100
  }
}
at(0.25) {
  withAnimation(.easeInOut(duration: 0.6)) { eased = 0 }
  withAnimation(.spring(duration: 0.6)) { sprung = 0 }
  jumped = 0
}
