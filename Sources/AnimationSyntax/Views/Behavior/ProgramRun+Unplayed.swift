internal import SwiftProgram

// Views and modifiers that are not played: each kind of them has one way into the ledger.
extension ProgramRun {
  /// Notes a view that the files do not declare and SwiftUI does not have.
  func noteOpaque(_ kind: String, at position: SourcePosition) {
    enter(kind, as: .view, at: position)
  }

  /// Notes an unknown modifier.
  func noteUnknownModifier(_ name: String, at position: SourcePosition) {
    enter(".\(name)", as: .modifier, at: position)
  }

  /// Notes something that is not played, with the reason and the remedy.
  func noteUnplayed(_ unplayed: Unplayed, of name: String, at position: SourcePosition) {
    note("'\(name)' is not played: \(unplayed.words)", at: position)
  }
}
