internal import DrawingModel
internal import OutsideText
internal import TextForms

/// The frame that every page has around its content: its policy, its facts, its style, its data and its program.
struct PageFrame {
  let title: String

  /// The description of the page in words, for readers who cannot see it.
  let description: String

  /// The facts about the page, such as the command that made it.
  let facts: [Drawing.Fact]
  let style: String

  /// The data that the program reads, as JSON without a `<`.
  let data: String
  let script: String

  /// The page as HTML: UTF-8 text that ends with a line feed.
  ///
  /// Only this style sheet and this program are allowed, by their digests, and nothing is loaded.
  ///
  /// - Parameter content: The content between the heading and the program, as HTML.
  func html(_ content: String) -> String {
    let policy =
      "default-src 'none'; style-src \(SHA256Digest(style).policySource); "
      + "script-src \(SHA256Digest(script).policySource); img-src data:"
    let words = [Drawing.Fact(key: "Description", value: description)]
    let metadata = (words.filter { !$0.value.isEmpty } + facts).map {
      "<meta name=\"\(XMLText.escaped($0.key.lowercased()))\" content=\"\(XMLText.escaped($0.value))\">\n"
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(metadata)<title>\(XMLText.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>\(XMLText.escaped(title))</h1>
      \(content)
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }
}
