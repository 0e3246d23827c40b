/// The sizes of text to which those around are limited, by their ranks.
struct TextSizeLimits: Hashable, Sendable {
  var lower = 0
  var upper = Int.max
}
