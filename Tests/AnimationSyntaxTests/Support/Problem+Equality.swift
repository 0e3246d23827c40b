import AnimationSyntax

@testable import SwiftProgram

/// Returns whether two problems are equal, whatever their types.
func == (one: (any Problem)?, other: (any Problem)?) -> Bool {
  switch (one, other) {
  case (let one?, let other?): one.isEqual(to: other)
  case (nil, nil): true
  default: false
  }
}

func != (one: (any Problem)?, other: (any Problem)?) -> Bool { !(one == other) }
