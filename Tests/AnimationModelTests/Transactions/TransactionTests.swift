import AnimationModel
import Testing

@Suite("Transactions")
struct TransactionTests {
  @Test("a new transaction sets nothing")
  func empty() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    #expect(transaction[Speed.self] == 7)
  }

  @Test("outside of any body the current transaction is empty")
  func outside() {
    #expect(Transaction.current.animation == nil)
  }

  @Test("withAnimation sets the animation for its body alone, and returns what the body returns")
  func withAnimationBody() {
    let result = withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      return 5
    }
    #expect(result == 5)
    #expect(Transaction.current.animation == nil)
    withAnimation { #expect(Transaction.current.animation == .default) }
  }

  @Test("the inner animation wins inside, the outer one after it")
  func nesting() {
    withAnimation(.easeIn) {
      withAnimation(.easeOut) { #expect(Transaction.current.animation == .easeOut) }
      #expect(Transaction.current.animation == .easeIn)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
    }
  }

  @Test("nested transactions merge: what the inner one leaves alone comes from the outer one")
  func merging() {
    withAnimation(.easeIn) {
      withTransaction(\.tracksVelocity, true) {
        #expect(Transaction.current.animation == .easeIn)
        #expect(Transaction.current.tracksVelocity)
        withTransaction(Transaction()) {
          #expect(Transaction.current.animation == .easeIn)
        }
        var transaction = Transaction()
        transaction[Speed.self] = 3
        transaction.disablesAnimations = true
        withTransaction(transaction) {
          #expect(Transaction.current.animation == .easeIn)
          #expect(Transaction.current.tracksVelocity)
          #expect(Transaction.current.disablesAnimations)
          #expect(Transaction.current[Speed.self] == 3)
        }
      }
      #expect(!Transaction.current.tracksVelocity)
    }
  }

  @Test("an error leaves the body and its transaction")
  func errors() {
    #expect(throws: Failure.self) {
      try withAnimation(.linear) { throw Failure() }
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test("completions are kept in order, nested ones after outer ones")
  func completions() {
    var log: [String] = []
    withAnimation(.linear) {
      withAnimation(.spring, completionCriteria: .removed) {
        let completions = Transaction.current.completions
        #expect(completions.map(\.criteria) == [.logicallyComplete, .removed])
        for completion in completions { completion.action() }
      } completion: {
        log.append("inner")
      }
    } completion: {
      log.append("outer")
    }
    #expect(log == ["outer", "inner"])
  }

  @Test("another thread does not see the transaction")
  func otherTasks() async {
    let task = withAnimation(.linear) {
      Task.detached { Transaction.current.animation == nil }
    }
    #expect(await task.value)
  }
}

private struct Speed: TransactionKey {
  static let defaultValue = 7
}

private struct Failure: Error {}
