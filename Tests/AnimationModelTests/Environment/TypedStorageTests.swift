import Testing

@testable import AnimationModel

@Suite struct TypedStorageTests {
  private enum First {}
  private enum Second {}

  @Test func keepsOneValueForEachType() {
    var storage = TypedStorage()
    storage[First.self] = 1
    storage[Second.self] = "two"
    #expect(storage[First.self] == 1)
    #expect(storage[Second.self] == "two")
    storage[First.self] = 3
    #expect(storage[First.self] == 3)
    #expect(storage[Second.self] == "two")
  }

  @Test func missingValuesAreNil() {
    let storage = TypedStorage()
    #expect(storage[First.self] == Int?.none)
  }

  @Test func nilRemoves() {
    var storage = TypedStorage()
    storage[First.self] = 1
    storage[First.self] = Int?.none
    #expect(storage[First.self] == Int?.none)
    storage[Second.self] = Int?.none
    #expect(storage[Second.self] == Int?.none)
  }

  @Test func copiesAreIndependent() {
    var storage = TypedStorage()
    storage[First.self] = 1
    let copy = storage
    storage[First.self] = 2
    #expect(copy[First.self] == 1)
  }
}
