import AnimationModel
import Testing

@Suite("Edges")
struct EdgeTests {
  @Test("the opposite of the opposite is the edge itself, whose offset is the other way")
  func opposite() {
    for edge in Edge.allCases {
      #expect(edge.opposite != edge)
      #expect(edge.opposite.opposite == edge)
      #expect(TransitionOffset(towards: edge) + TransitionOffset(towards: edge.opposite) == .zero)
    }
  }
}
