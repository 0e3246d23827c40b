// Four rows of a list that appear one after the other.
//
// All are changed in one update; only their delays differ. A name for the animation keeps the motion
// itself in one place.

@State var isShown = false
let step = 0.08
let entrance = Animation.spring(duration: 0.5, bounce: 0.25)

let first = isShown ? 0.0 : 100.0
let second = isShown ? 0.0 : 100.0
let third = isShown ? 0.0 : 100.0
let fourth = isShown ? 0.0 : 100.0

first.animation(entrance, value: isShown)
second.animation(entrance.delay(step), value: isShown)
third.animation(entrance.delay(2 * step), value: isShown)
fourth.animation(entrance.delay(3 * step), value: isShown)

at(0.1) { isShown = true }
