import Foundation

/// The tool's description of its commands and options, as `--experimental-dump-help` writes it.
struct ToolDescription: Decodable, Sendable {
  struct Command: Decodable, Sendable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
    let shouldDisplay: Bool?
  }

  struct Argument: Decodable, Sendable {
    struct Name: Decodable, Sendable {
      let kind: String
      let name: String
    }

    let kind: String
    let abstract: String?
    let discussion: String?
    let sectionTitle: String?
    let valueName: String?
    let defaultValue: String?
    let allValues: [String]?
    let names: [Name]?
    let isRepeating: Bool
    let isOptional: Bool
    let shouldDisplay: Bool
  }

  let command: Command
}

/// The tool's description of its language, as `kymo list --format json` writes it.
struct LanguageDescription: Decodable {
  struct Entry: Decodable {
    let kind: String
    let signature: String
    let summary: String
  }

  struct ScenarioForm: Decodable {
    let form: String
    let summary: String
  }

  let entries: [Entry]
  let scenarioForms: [ScenarioForm]
}
