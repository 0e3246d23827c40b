// Three steps, each started by the completion of the one before it.
//
// The events show that a spring is logically complete long before it is removed: the second step
// begins while the first still settles. The third waits until the second is removed, and the last
// completion is called at once, because nothing changes with an animation.

@State var first = 0.0
@State var second = 0.0
@State var third = 0.0

at(0) {
  withAnimation(.spring(duration: 0.4)) {
    first = 100
  } completion: {
    log("first is there")
    withAnimation(.bouncy(duration: 0.4), completionCriteria: .removed) {
      second = 80
    } completion: {
      log("second is at rest")
      withAnimation(.easeOut(duration: 0.3)) { third = 60 } completion: { log("third is there") }
      withAnimation(nil) { first = 90 } completion: { log("nothing to wait for") }
    }
  }
}
