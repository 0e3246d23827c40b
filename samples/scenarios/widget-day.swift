// A widget through a day: entries hours apart. The figure shows what each of them animates, from its own time on.
context(.widget)

@State var steps = 0
@State var ring = 0.0

steps.contentTransition(.numericText())
ring.animation(.spring(duration: 0.8, bounce: 0.2), value: ring)

entry(at: 0)      { steps = 1200; ring = 0.12 }
entry(at: 3600)   { steps = 4800; ring = 0.48 }
entry(at: 5400)   { steps = 10400; ring = 1.04 }
policy(.after(7200))
