// Six taps in a row, faster than the spring can follow.
//
// Every tap merges with the running motion, so that the knob never stops and never jumps,
// however often it is reversed.

@State var isOn = false
let knob = isOn ? 20.0 : 0.0

knob.animation(.interactiveSpring, value: isOn)

for tap in 0..<6 {
  at(Double(tap) * 0.09) { isOn.toggle() }
}
