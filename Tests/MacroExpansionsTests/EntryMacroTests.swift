import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Entry")
struct EntryMacroTests {
  @Test(
    "The container decides what kind of key is made",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("Kymograph.Transaction", "TransactionKey"),
    ])
  func container(extended: String, key: String) {
    expectExpansion(
      of: """
        extension \(extended) {
          @Entry var isPaused: Bool = false
        }
        """,
      is: """
        extension \(extended) {
          var isPaused: Bool {
            get {
              self[__Key_isPaused.self]
            }
            set {
              self[__Key_isPaused.self] = newValue
            }
          }

          private struct __Key_isPaused: Kymograph.\(key) {
            static var defaultValue: Bool {
              false
            }
          }
        }
        """)
  }

  @Test("Without a type the default value gives it")
  func inferredType() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry public var speed = 1.5
        }
        """,
      is: """
        extension EnvironmentValues {
          public var speed {
            get {
              self[__Key_speed.self]
            }
            set {
              self[__Key_speed.self] = newValue
            }
          }

          private struct __Key_speed: Kymograph.EnvironmentKey {
            @Kymograph.EntryDefaultValue static var defaultValue = 1.5
          }
        }
        """)
  }

  @Test("An optional needs no default value", arguments: ["String?", "String!", "(() -> Void)?"])
  func optional(type: String) {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var `default`: \(type)
        }
        """,
      is: """
        extension EnvironmentValues {
          var `default`: \(type) {
            get {
              self[__Key_default.self]
            }
            set {
              self[__Key_default.self] = newValue
            }
          }

          private struct __Key_default: Kymograph.EnvironmentKey {
            static var defaultValue: \(type) {
              nil
            }
          }
        }
        """)
  }

  @Test(
    "Anywhere but in an extension of a container it is an error",
    arguments: ["extension String", "struct EnvironmentValues", "extension FocusedValues"])
  func elsewhere(declaration: String) {
    expectExpansion(
      of: """
        \(declaration) {
          @Entry var isPaused: Bool = false
        }
        """,
      is: """
        \(declaration) {
          var isPaused: Bool = false
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Entry' belongs on a 'var' in an extension of 'EnvironmentValues' or 'Transaction'",
          line: 2, column: 3)
      ])
  }

  @Test("A constant is an error, and how to mend it")
  func constant() {
    expectExpansion(
      of: """
        extension Transaction {
          @Entry let isPaused: Bool = false
        }
        """,
      is: """
        extension Transaction {
          let isPaused: Bool = false
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' needs a 'var', not a 'let'", line: 2, column: 10,
          fixIts: [FixItSpec(message: "replace 'let' with 'var'")])
      ],
      fixed: """
        extension Transaction {
          @Entry var isPaused: Bool = false
        }
        """)
  }

  @Test("A value without a default is an error, and how to mend it")
  func noDefaultValue() {
    expectExpansion(
      of: """
        extension Transaction {
          @Entry var isPaused: Bool
        }
        """,
      is: """
        extension Transaction {
          var isPaused: Bool
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' needs a default value", line: 2, column: 14,
          fixIts: [FixItSpec(message: "add a default value")])
      ],
      fixed: """
        extension Transaction {
          @Entry var isPaused: Bool = <#default value#>
        }
        """)
  }

  @Test(
    "Anything but a single plain variable is an error",
    arguments: ["var (a, b) = (1, 2)", "var a: Int { 1 }", "static var a = 1"])
  func notAVariable(declaration: String) {
    let diagnostics = [
      DiagnosticSpec(
        message: "'@Entry' needs a single 'var' with a plain name and a default value",
        line: 2, column: 3)
    ]
    expectExpansion(
      of: "extension Transaction {\n  @Entry \(declaration)\n}",
      is: "extension Transaction {\n  \(declaration)\n}",
      diagnostics: diagnostics)
  }
}
