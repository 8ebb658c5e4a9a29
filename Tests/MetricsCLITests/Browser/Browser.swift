import Foundation
import Testing

/// Chromium without a window, where `script/test browser` names one.
struct Browser {
  static let path = ProcessInfo.processInfo.environment["FIELDMETRICS_CHROMIUM"]

  struct Page {
    /// What the page's own script found out.
    let results: [String: Any]
    /// Messages on the console, warnings and errors among them.
    let console: [String]

    func number(_ key: String) -> Double { (results[key] as? NSNumber)?.doubleValue ?? .nan }
    func list(_ key: String) -> [String] { results[key] as? [String] ?? ["no answer"] }
  }

  /// Settings of the reader.
  struct Reader {
    var isDark = false
    var wantsLessMotion = false
    /// Of the window, in CSS px.
    var width = 1200
    /// Device pixels to a CSS px; the screen's own when `nil`.
    var displayScale: Double?
  }

  /// Loads a page, runs a script of a test in it, and takes its answer.
  ///
  /// - Parameter script: sets members of `results`.
  static func load(_ html: String, script: String, reader: Reader = Reader()) throws -> Page {
    try CommandLineTool.withTemporaryFolder { folder in
      let page = folder.appendingPathComponent("page.html")
      let answer = """
        <script>const results = {};
        (async () => { try { \(script) } catch (error) { results.failure = String(error) }
        const bytes = new TextEncoder().encode(JSON.stringify(results));
        const text = document.createElement('pre');
        text.textContent = 'RESULT:' + btoa(String.fromCharCode(...bytes)) + ':END';
        document.body.append(text) })()</script>
        """
      let body = html.replacingOccurrences(of: "</body>", with: answer + "</body>")
      try body.write(to: page, atomically: true, encoding: .utf8)
      var arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-dev-shm-usage", "--enable-logging=stderr", "--virtual-time-budget=4000",
        "--user-data-dir=\(folder.path)/profile", "--window-size=\(reader.width),900",
        "--dump-dom",
      ]
      if let scale = reader.displayScale {
        arguments.append("--force-device-scale-factor=\(scale)")
      }
      if reader.isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
      if reader.wantsLessMotion { arguments.append("--force-prefers-reduced-motion") }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(Self.path))
      process.arguments = arguments + [page.absoluteString]
      let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
      for file in files { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      process.waitUntilExit()
      let dom = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
      let errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
      let encoded = try #require(
        dom.firstMatch(of: #/RESULT:([A-Za-z0-9+\/=]+):END/#), "\(errors.suffix(2000))")
      let data = try #require(Data(base64Encoded: String(encoded.1)))
      return Page(
        results: try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:],
        console: errors.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") })
    }
  }
}
