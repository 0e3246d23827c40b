internal import SwiftProgram

/// The content that the body of a view has shown, and the values of which it was made: SwiftUI does not evaluate it
/// again while all of them are the same.
struct KeptBody {
  /// The view as it was.
  let fields: [SwiftValue]

  /// The evaluation in which the view was made; nil for one that is made whenever it is reached.
  let outer: Int?

  let reads: BodyReads

  /// The content that it has shown.
  let shown: ShownBody
}

/// The content that an evaluation of a body shows.
struct ShownBody {
  let element: ViewElement

  /// The number of the evaluation: the views in what one evaluation shows are made once, with all that they are given.
  let evaluation: Int
}
