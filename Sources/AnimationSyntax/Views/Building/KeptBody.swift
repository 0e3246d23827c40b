internal import SwiftProgram

/// The last content of a view's body, with the values of which it was made: SwiftUI does not evaluate the body again
/// while all of them are the same.
struct KeptBody {
  /// The properties of the view at that time.
  let fields: [SwiftValue]

  /// The evaluation in which the view was made; nil for a view that is made whenever it is reached.
  let outer: Int?

  let reads: BodyReads

  /// The last content.
  let shown: ShownBody
}

/// The content that an evaluation of a body returns.
struct ShownBody {
  let element: ViewElement

  /// The number of the evaluation; closures and views from the same evaluation are the same.
  let evaluation: Int
}
