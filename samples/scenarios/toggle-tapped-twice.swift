// A button that grows while it is on, tapped again before it has settled.
//
// The second tap merges with the spring: the scale reverses without a corner, because the new
// spring continues with the velocity of the old one. The opacity eases, and its two easings are
// combined instead.

@State var isOn = false
let scale = isOn ? 1.5 : 1.0
let opacity = isOn ? 1.0 : 0.4

scale.animation(.bouncy, value: isOn)
opacity.animation(.easeInOut(duration: 0.4), value: isOn)

at(0)    { isOn.toggle() }
at(0.18) { isOn.toggle() }
