internal import SwiftProgram

// Views and modifiers that are not played: each kind of them has one way into the ledger.
extension ProgramRun {
  /// Notes a view that the files do not declare and SwiftUI does not have.
  func noteOpaque(_ kind: String, at position: SourcePosition) {
    enter(kind, as: .view, at: position)
  }

  /// Notes a modifier that nothing here knows.
  func noteUnknownModifier(_ name: String, at position: SourcePosition) {
    enter(".\(name)", as: .modifier, at: position)
  }

  /// Notes what is not played, with why, and what can be done instead.
  func noteUnplayed(_ unplayed: Unplayed, of name: String, at position: SourcePosition) {
    note("'\(name)' is not played: \(unplayed.words)", at: position)
  }
}
