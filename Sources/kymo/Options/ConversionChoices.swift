internal import ArgumentParser
internal import MotionConversion

/// The argument of `--to`: a target, or all of them.
enum TargetChoice: ExpressibleByArgument, CaseIterable, CustomStringConvertible {
  case one(ConversionTarget)
  case all

  static var allCases: [TargetChoice] { ConversionTarget.allCases.map(TargetChoice.one) + [.all] }
  static var allValueStrings: [String] { allCases.map(\.description) }

  init?(argument: String) {
    if argument == "all" {
      self = .all
    } else if let target = ConversionTarget(rawValue: argument) {
      self = .one(target)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .one(let target): target.rawValue
    case .all: "all"
    }
  }

  /// The targets, each only once, in the order in which they are given.
  static func targets(_ choices: [TargetChoice]) -> [ConversionTarget] {
    var targets: [ConversionTarget] = []
    for choice in choices {
      switch choice {
      case .one(let target): if !targets.contains(target) { targets.append(target) }
      case .all: targets += ConversionTarget.allCases.filter { !targets.contains($0) }
      }
    }
    return targets
  }
}

/// The argument of `--from`: the library whose parameters are converted.
enum DialectChoice: ExpressibleByArgument {
  case dialect(SpringDialect)

  static var allValueStrings: [String] { SpringDialect.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let dialect = SpringDialect(rawValue: argument) else { return nil }
    self = .dialect(dialect)
  }

  var dialect: SpringDialect {
    switch self {
    case .dialect(let dialect): dialect
    }
  }
}
