import Foundation

/// A client of the language server that types lines into the middle of one file of a project, deletes them again, and
/// waits for the diagnostics after each keystroke.
struct EditingSession {
  var lint: String
  var folder: String
  var file: String
  var flags: [String]

  /// What a number of keystrokes cost.
  struct Result {
    /// Seconds on the clock, of each.
    var latencies: [Double] = []
    /// Seconds of all cores of the whole session, from the start of the server to its end.
    var cpu = 0.0
  }

  func run(edits: Int) throws -> Result {
    let before = Self.cpuOfChildren()
    let server = Process()
    let (input, output) = (Pipe(), Pipe())
    server.executableURL = URL(fileURLWithPath: lint)
    server.arguments = ["--language-server"] + flags
    server.standardInput = input
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var wire = Wire(input: input.fileHandleForWriting, output: output.fileHandleForReading)

    let uri = URL(fileURLWithPath: file).absoluteString
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let line = text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) / 2
    _ = try wire.ask(
      "initialize", ["rootUri": URL(fileURLWithPath: folder).absoluteString, "capabilities": [:]])
    wire.tell("initialized", [:])
    wire.tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 0, "text": text] as [String: Any]])
    let document = ["textDocument": ["uri": uri]]
    _ = try wire.ask("textDocument/diagnostic", document)

    var result = Result()
    for edit in 0..<edits {
      let start = DispatchTime.now().uptimeNanoseconds
      let (range, text) = Self.keystroke(edit, at: line)
      wire.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": edit + 1] as [String: Any],
          "contentChanges": [["range": range, "text": text] as [String: Any]],
        ])
      guard try wire.ask("textDocument/diagnostic", document)["result"] != nil else {
        throw BenchmarkError("the language server gives no diagnostics")
      }
      result.latencies.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    _ = try wire.ask("shutdown", [:])
    wire.tell("exit", [:])
    server.waitUntilExit()
    result.cpu = Self.cpuOfChildren() - before
    return result
  }

  /// Types the line and its end, one character after the other, and takes them back from the end.
  private static func keystroke(_ number: Int, at line: Int) -> (range: [String: Any], text: String) {
    let typed = Array("if isReady { model.update(\"a\", for: 1) }\n")
    let step = number % (2 * typed.count)
    func place(_ column: Int) -> [String: Any] {
      column < typed.count ? ["line": line, "character": column] : ["line": line + 1, "character": 0]
    }
    if step < typed.count {
      return (["start": place(step), "end": place(step)], String(typed[step]))
    }
    let last = 2 * typed.count - step
    return (["start": place(last - 1), "end": place(last)], "")
  }

  private static func cpuOfChildren() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
      let children = RUSAGE_CHILDREN.rawValue
    #else
      let children = RUSAGE_CHILDREN
    #endif
    getrusage(numericCast(children), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

/// Messages of the protocol, one way and the other.
private struct Wire {
  var input: FileHandle
  var output: FileHandle
  private var buffer = Data()
  private var count = 0

  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  func tell(_ method: String, _ params: [String: Any], id: Int? = nil) {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
    message["id"] = id
    let content = try! JSONSerialization.data(withJSONObject: message)
    input.write(Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  /// Skips what the server says meanwhile.
  mutating func ask(_ method: String, _ params: [String: Any]) throws -> [String: Any] {
    count += 1
    tell(method, params, id: count)
    while true {
      let message = try next()
      if message["id"] as? Int == count, message["method"] == nil { return message }
    }
  }

  private mutating func next() throws -> [String: Any] {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        guard let length = Int(header.split(separator: " ").last ?? "") else {
          throw BenchmarkError("the language server says '\(header)'")
        }
        if buffer.endIndex - end.upperBound >= length {
          let content = buffer[end.upperBound..<end.upperBound + length]
          buffer = Data(buffer[(end.upperBound + length)...])
          return try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any] ?? [:]
        }
      }
      let more = output.availableData
      if more.isEmpty { throw BenchmarkError("the language server is gone") }
      buffer += more
    }
  }
}
