internal import ArgumentParser

/// The help of the option for the seed of random numbers in an app's own code.
enum SeedHelp {
  static let help = ArgumentHelp(
    "Seed for random numbers.",
    discussion: """
      By default a random number in views is the middle of its range, and a random element the first; an animation \
      of an app's own that draws one is refused.
      """,
    valueName: "number")
}
