// An implicit animation on a group animates everything inside that changes with its value.
//
// The animation is meant for the width, which follows 'isOpen'. At 0 s the badge is changed in the
// same update, and animates too, although that was not intended. At 0.8 s it changes alone, and jumps.

@State var isOpen = false
@State var badge = 20.0
let width = isOpen ? 120.0 : 60.0

Group { width; badge }.animation(.smooth(duration: 0.5), value: isOpen)

at(0) {
  isOpen = true
  badge = 80
}
at(0.8) { badge = 20 }
