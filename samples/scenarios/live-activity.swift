// A delivery in a Live Activity: an update without an animation has the default one, a slow spring that is reversed
// gets another two seconds, and nothing moves while the display is dimmed.
context(.liveActivity)

@State var progress = 0.0
@State var minutes = 25.0

at(0)   { progress = 0.2; minutes = 24 }
at(1)   { withAnimation(.spring(duration: 5)) { progress = 0.7 } }
at(2)   { withAnimation(.spring(duration: 5)) { progress = 0.9 } completion: { log("cut") } }
at(5)   { environment.isLuminanceReduced = true }
at(5.2) { minutes = 12 }
at(6)   { environment.isLuminanceReduced = false }
at(6.2) { progress = 1; minutes = 0 }
