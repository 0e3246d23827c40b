internal import ArgumentParser
internal import SharedWork

extension ParsableCommand {
  /// Parses the words of a command by itself.
  ///
  /// - Throws: The error of the parser.
  static func parsedAlone(_ words: [String]) throws -> Self {
    try FlatCommand<Self>.parse(words).command
  }

  /// The parser's sentence for an error of ``parsedAlone(_:)``.
  static func sentence(for error: any Error) -> String {
    FlatCommand<Self>.message(for: error)
  }

  /// The parser's JSON about the options, without the titles of their groups.
  static var ungroupedDescription: String { FlatCommand<Self>._dumpHelp() }
}

/// A command as the parser sees it when it is parsed by itself: all options are its own, and none is in a group.
///
/// Groups are the titles of the help, which is made of the command as it is. To the parser a group is a command
/// within the command: debug builds, which check all declarations at each start, build the options of groups four
/// times as often as those beside them, 42 times instead of ten.
/// So no two options of a command are properties of the same name, whatever their groups.
struct FlatCommand<Command: ParsableCommand>: ParsableCommand, CustomReflectable {
  static var configuration: CommandConfiguration { Command.configuration }

  /// The command as it is.
  private(set) var command: Command

  init() { command = Command() }

  init(from decoder: any Decoder) throws {
    // Debug builds of the parser look here whether all options have a key.
    _ = try decoder.container(keyedBy: OptionName.self)
    command = try Command(from: GroupDecoder(options: decoder))
  }

  mutating func validate() throws { try command.validate() }

  /// The options that the parser takes for the properties of the command.
  var customMirror: Mirror {
    let name = ObjectIdentifier(Command.self)
    let options = knownOptions.withLock { known in
      if let options = known[name] { return options }
      let properties = Mirror(reflecting: command).children
      let options = properties.flatMap { property in
        (property.value as? any ReflectedGroup)?.options ?? [property]
      }
      known[name] = options
      return options
    }
    return Mirror(self, children: options)
  }
}

/// The options of the commands, as they are defined: the parser asks for them again and again, in debug builds
/// ten times at each start.
private let knownOptions = Locked<[ObjectIdentifier: [Mirror.Child]]>([:])

/// Any group of options.
private protocol ReflectedGroup {
  /// The properties of the group, as they are defined.
  var options: [Mirror.Child] { get }
}

extension OptionGroup: ReflectedGroup {
  fileprivate var options: [Mirror.Child] { Array(Mirror(reflecting: Value()).children) }
}

/// The name of any property.
private struct OptionName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

/// Decodes groups whose options are beside the command's own.
private struct GroupDecoder: Decoder {
  /// The decoder that has all options.
  let options: any Decoder

  var codingPath: [any CodingKey] { options.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let properties = try options.container(keyedBy: type)
    return KeyedDecodingContainer(Container(options: options, properties: properties))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try options.unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try options.singleValueContainer()
  }

  private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let options: any Decoder
    let properties: KeyedDecodingContainer<Key>

    var codingPath: [any CodingKey] { properties.codingPath }
    var allKeys: [Key] { properties.allKeys }

    func contains(_ key: Key) -> Bool { properties.contains(key) }

    func decodeNil(forKey key: Key) throws -> Bool { try properties.decodeNil(forKey: key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      type is any ReflectedGroup.Type
        ? try type.init(from: options) : try properties.decode(type, forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try properties.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try properties.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try properties.superDecoder() }

    func superDecoder(forKey key: Key) throws -> any Decoder {
      try properties.superDecoder(forKey: key)
    }
  }
}
