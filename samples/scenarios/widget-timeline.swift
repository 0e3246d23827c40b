// A widget that counts cups of water: the changes of its entries are animated implicitly, for two seconds at most. The
// slowly filling ring is cut off there; a real timeline has its entries minutes apart.
context(.widget)

@State var cups = 0.0
@State var level = 0.0

cups.animation(.spring(duration: 0.2), value: cups)
level.animation(.default.speed(0.25).delay(0.5), value: level)

entry(at: 0)   { cups = 3; level = 3.0 / 8 }
entry(at: 3)   { cups = 4; level = 4.0 / 8 }
entry(at: 5.5) { cups = 0; level = 0 }
policy(.atEnd)
run(until: 8)
