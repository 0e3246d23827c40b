// Three ways to turn back in the middle of a motion.
//
// All start alike with an ease to 100 and are sent home at 0.25 s. See that the ease goes on for a
// moment, because the old easing fades out while the new one fades in; that the spring turns at once
// but starts from rest, for an easing has no velocity to hand on; and that without an animation the
// value jumps by the whole way and still finishes its old motion.

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
