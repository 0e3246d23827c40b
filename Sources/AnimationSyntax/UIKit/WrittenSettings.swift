internal import AnimationModel
internal import SwiftProgram

/// The settings of an object in a sequence of statements, with their texts and their faults.
struct WrittenSettings {
  private struct Entry {
    let name: String
    let range: Range<Int>
    let fault: Fault?
  }

  private var entries: [Entry] = []

  /// The notes for a reader on settings that are not played.
  private(set) var notes: [String] = []

  /// Adds a note that something is not played.
  mutating func add(note: String) { notes.append(note) }

  /// Records a setting that may or may not run, depending on the app: an earlier setting remains valid; without one,
  /// the value is unknown.
  mutating func note(_ name: String, perhaps setting: UnplayedSettings.Setting) {
    if entries.contains(where: { $0.name == name }) {
      notes.append("'\(setting.text)' is left out: what it does depends on the app")
    } else {
      let fault = Fault(.settingDependsOnApp(setting.text), setting.value)
      entries.append(Entry(name: name, range: setting.value, fault: fault))
    }
  }

  /// Reads the value of a setting, and keeps its fault, which is reported where the object is used.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - range: The range of the value.
  /// - Returns: The value; nil if it is not understood.
  mutating func note<Value>(
    _ name: String, _ range: Range<Int>, _ read: () throws(Fault) -> Value
  ) -> Value? {
    // The earlier value of a setting that is set again no longer has an effect.
    entries.removeAll { $0.name == name }
    do throws(Fault) {
      let value = try read()
      entries.append(Entry(name: name, range: range, fault: nil))
      return value
    } catch {
      entries.append(Entry(name: name, range: range, fault: error))
      return nil
    }
  }

  /// Reads a number.
  mutating func number(
    _ name: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> Double? {
    note(name, range) { () throws(Fault) in try reader.number(in: range) }
  }

  /// Reads a number of cycles, which may be infinite.
  mutating func count(_ name: String, _ range: Range<Int>, _ reader: UIKitValueReader) -> Double? {
    note(name, range) { () throws(Fault) in try reader.count(in: range) }
  }

  /// Reads `true` or `false`.
  mutating func flag(_ name: String, _ range: Range<Int>, _ reader: UIKitValueReader) -> Bool? {
    note(name, range) { () throws(Fault) in try reader.flag(in: range) }
  }

  /// Reads a curve, which may be `nil`.
  mutating func timingFunction(
    _ name: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> CAMediaTimingFunction?? {
    note(name, range) { () throws(Fault) in try reader.timingFunction(in: range) }
  }

  /// The first fault, if any.
  var fault: Fault? { entries.lazy.compactMap(\.fault).first }

  /// Throws the first fault, if any.
  func check() throws(Fault) { if let fault { throw fault } }

  /// Returns the settings on one line: `duration = 0.4, damping = ‹own›`.
  func text(in text: TextRegions) -> String {
    entries.map { entry in
      let value = OneLineText(text, range: entry.range).text
      return "\(entry.name) = " + (entry.fault == nil ? value : "‹\(value)›")
    }.joined(separator: ", ")
  }
}
