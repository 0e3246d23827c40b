import Testing

@Suite("@SynthesizedAnimatableData")
struct SynthesizedAnimatableDataMacroTests {
  @Test("It reads and writes the property at each key path, in order")
  func severalProperties() {
    expectExpansion(
      of: """
        struct Wave {
          @SynthesizedAnimatableData(\\Wave.height, \\Wave.`repeat`)
          nonisolated var animatableData = zero
        }
        """,
      is: """
        struct Wave {
          nonisolated var animatableData {
            get {
              Kymograph.AnimatableValues(
                Kymograph.AnimatableSynthesis.data(of: self.height),
                Kymograph.AnimatableSynthesis.data(of: self.`repeat`)
              )
            }
            set {
              Kymograph.AnimatableSynthesis.setData(of: &self.height, to: newValue.value.0)
              Kymograph.AnimatableSynthesis.setData(of: &self.`repeat`, to: newValue.value.1)
            }
          }
        }
        """,
      expanding: .supporting)
  }

  @Test("A single property is not in a tuple")
  func oneProperty() {
    expectExpansion(
      of: """
        struct Wave {
          @SynthesizedAnimatableData(\\Wave.height)
          nonisolated var animatableData = zero
        }
        """,
      is: """
        struct Wave {
          nonisolated var animatableData {
            get {
              Kymograph.AnimatableValues(
                Kymograph.AnimatableSynthesis.data(of: self.height)
              )
            }
            set {
              Kymograph.AnimatableSynthesis.setData(of: &self.height, to: newValue.value)
            }
          }
        }
        """,
      expanding: .supporting)
  }
}
