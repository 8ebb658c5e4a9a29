extension String {
  /// The text as XML and HTML take it, in elements and between quotation marks.
  ///
  /// Characters that XML 1.0 forbids, and those that turn a line around, become `\u{…}`.
  var markupEscaped: String {
    var escaped = ""
    for scalar in terminalSafe.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
