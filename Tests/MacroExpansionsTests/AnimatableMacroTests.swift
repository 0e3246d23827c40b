import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
  @Test("It adds a variable of the stored properties and the conformance")
  func storedProperties() {
    expectExpansion(
      of: """
        @Animatable
        struct Wave {
          var height: Double
          var phase = 0.0
        }
        """,
      is: """
        struct Wave {
          var height: Double
          var phase = 0.0

          @Kymograph.SynthesizedAnimatableData(\\Wave.height, \\Wave.phase)
          nonisolated var animatableData = Kymograph.AnimatableValues(
            #animatableProperty(\\Wave.height),
            #animatableProperty(\\Wave.phase)
          )
        }

        extension Wave: Kymograph.Animatable {
        }
        """)
  }

  @Test("Only stored instance variables take part")
  func selection() {
    expectExpansion(
      of: """
        @Animatable
        final class Selection {
          static var shared: Double = 0
          class var common: Double { 0 }
          let constant: Double = 0
          lazy var late: Double = 0
          var computed: Double { 0 }
          var accessed: Double {
            get { 0 }
            set {}
          }
          var observed: Double = 0 { didSet {} }
          var first = 0.0, second = 0.0
          var (left, right) = (0.0, 0.0)
          private(set) var guarded: Double = 0
          @Wrapper var wrapped: Double = 0
          var `repeat`: Double = 0
          func unrelated() {}
        }
        """,
      is: """
        final class Selection {
          static var shared: Double = 0
          class var common: Double { 0 }
          let constant: Double = 0
          lazy var late: Double = 0
          var computed: Double { 0 }
          var accessed: Double {
            get { 0 }
            set {}
          }
          var observed: Double = 0 { didSet {} }
          var first = 0.0, second = 0.0
          var (left, right) = (0.0, 0.0)
          private(set) var guarded: Double = 0
          @Wrapper var wrapped: Double = 0
          var `repeat`: Double = 0
          func unrelated() {}

          @Kymograph.SynthesizedAnimatableData(\\Selection.observed, \\Selection.first, \\Selection.second, \\Selection.guarded, \\Selection.wrapped, \\Selection.`repeat`)
          nonisolated var animatableData = Kymograph.AnimatableValues(
            #animatableProperty(\\Selection.observed),
            #animatableProperty(\\Selection.first),
            #animatableProperty(\\Selection.second),
            #animatableProperty(\\Selection.guarded),
            #animatableProperty(\\Selection.wrapped),
            #animatableProperty(\\Selection.`repeat`)
          )
        }

        extension Selection: Kymograph.Animatable {
        }
        """)
  }

  @Test(
    "A property that is marked is left out, whether or not the mark is qualified",
    arguments: ["@AnimatableIgnored", "@Kymograph.AnimatableIgnored"])
  func ignored(mark: String) {
    expectExpansion(
      of: """
        @Animatable
        struct Route {
          var length: Double
          \(mark) var name: String
        }
        """,
      is: """
        struct Route {
          var length: Double
          \(mark.contains(".") ? mark + " " : "")var name: String

          @Kymograph.SynthesizedAnimatableData(\\Route.length)
          nonisolated var animatableData = Kymograph.AnimatableValues(
            #animatableProperty(\\Route.length)
          )
        }

        extension Route: Kymograph.Animatable {
        }
        """)
  }

  @Test("A type that conforms already gets no second conformance")
  func existingConformance() {
    expectExpansion(
      of: """
        @Animatable
        struct Wave: Animatable {
          var height: Double
        }
        """,
      is: """
        struct Wave: Animatable {
          var height: Double

          @Kymograph.SynthesizedAnimatableData(\\Wave.height)
          nonisolated var animatableData = Kymograph.AnimatableValues(
            #animatableProperty(\\Wave.height)
          )
        }
        """,
      expanding: .writtenOnConformingType)
  }

  @Test(
    "The vector is as accessible as a requirement has to be",
    arguments: [
      ("public ", "public "), ("open ", "public "), ("package ", "package "),
      ("private ", ""), ("fileprivate ", ""), ("internal ", ""), ("", ""),
    ])
  func access(type: String, vector: String) {
    expectExpansion(
      of: """
        @Animatable
        \(type)class Wave {
          var height: Double
        }
        """,
      is: """
        \(type)class Wave {
          var height: Double

          @Kymograph.SynthesizedAnimatableData(\\Wave.height)
          \(vector)nonisolated var animatableData = Kymograph.AnimatableValues(
            #animatableProperty(\\Wave.height)
          )
        }

        extension Wave: Kymograph.Animatable {
        }
        """)
  }

  @Test("A type in a public extension is public")
  func accessOfExtension() {
    expectExpansion(
      of: """
        public extension Water {
          @Animatable
          struct Wave {
            var height: Double
          }
        }
        """,
      is: """
        public extension Water {
          struct Wave {
            var height: Double

            @Kymograph.SynthesizedAnimatableData(\\Wave.height)
            public nonisolated var animatableData = Kymograph.AnimatableValues(
              #animatableProperty(\\Wave.height)
            )
          }
        }

        extension Water.Wave: Kymograph.Animatable {
        }
        """)
  }

  @Test(
    "A type without a property to animate is an error",
    arguments: [
      "struct Wave {\n}", "struct Wave {\n  let height = 1.0\n}",
      "enum Wave {\n  case high, low\n}",
      "class Wave {\n  static var height = 1.0\n}", "struct Wave {\n  var (x, y) = (1.0, 2.0)\n}",
    ])
  func noProperties(type: String) {
    expectExpansion(
      of: "@Animatable\n" + type,
      is: type + "\n\nextension Wave: Kymograph.Animatable {\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Animatable' needs a type with stored variables that can be animated",
          line: 1, column: 1,
          notes: [NoteSpec(message: "remove '@Animatable'", line: 1, column: 1)])
      ])
  }

  @Test("A vector that is declared by hand is left alone, and the type conforms")
  func existingData() {
    let type = """
      struct Wave {
        var height: Double
        var animatableData: Double {
          get { height }
          set { height = newValue }
        }
      }
      """
    expectExpansion(
      of: "@Animatable\n" + type,
      is: type + "\n\nextension Wave: Kymograph.Animatable {\n}")
    expectExpansion(
      of: "@Animatable\n" + type, is: type, expanding: .writtenOnConformingType)
  }
}
