import AnimationSyntax

/// Whether two problems are the same one, whatever their types.
func == (one: (any Problem)?, other: (any Problem)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.isEqual(to: other)
}

func != (one: (any Problem)?, other: (any Problem)?) -> Bool { !(one == other) }
