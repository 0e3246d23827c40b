internal import ArgumentParser

/// An argument that is one of a few words: the raw values of an enumeration.
///
/// It declares what the parser would find out by itself for such an enumeration, with look-ups of
/// conformances for each type whenever the tool starts.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ChoiceArgument {
  init?(argument: String) { self.init(rawValue: argument) }

  var defaultValueDescription: String { rawValue }

  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// No value needs a description besides its word.
  static var allValueDescriptions: [String: String] { [:] }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
