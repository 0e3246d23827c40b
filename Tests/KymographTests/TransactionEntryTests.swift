import Kymograph
import Testing

extension Transaction {
  @Entry fileprivate var reason = "none"
  @Entry fileprivate var weight: Double?
}

@Suite("Entries of transactions")
struct TransactionEntryTests {
  @Test("An entry has its default value until it is set")
  func values() {
    var transaction = Transaction(animation: .bouncy)
    #expect(transaction.reason == "none")
    #expect(transaction.weight == nil)
    transaction.reason = "drag"
    transaction.weight = 2
    #expect(transaction.reason == "drag")
    #expect(transaction.weight == 2)
    #expect(transaction.animation == .bouncy)
    #expect(Transaction().reason == "none")
  }

  @Test("A body sees the entry that its transaction sets")
  func body() {
    let reasons = withTransaction(\.reason, "outer") {
      let outer = Transaction.current.reason
      return withAnimation(.smooth) { [outer, Transaction.current.reason] }
    }
    #expect(reasons == ["outer", "outer"])
  }
}
