import Availability
import Foundation
import SwiftSource

// Compares the linter with its peers on a folder of Swift code, all in one call and in turn. What counts is
// the ratio: absolute times belong to the machine.

let usage = """
  swift run -c release backport-benchmark FOLDER [--runs N] [--ast-grep] [--swift-syntax] [--lexing] [--growth]
                                            [--editing]

    FOLDER          a tree of Swift code, the larger the better
    --runs N        counted runs of each command (default 10)
    --ast-grep      also 'ast-grep run --lang swift -k availability_condition' (one run a round)
    --swift-syntax  also SwiftSyntax parsing the same files
    --lexing        our lexer over every byte of the tree against SwiftSyntax's parser, one core each
    --growth        our lint on the tree once, four and sixteen times over
    --editing       keystrokes in the language server against a full lint: in a file of some 2,000 lines, and in
                    the one, of those with 1,500 or more, that tells most about shims and their uses

  It needs ripgrep ('rg') on the PATH, and 'ast-grep' for --ast-grep.
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("backport-benchmark: \(message)\n\(usage)\n".utf8))
  exit(2)
}

/// Seconds on the clock that our lexer takes for all of the files, the fastest and the median of the runs.
func lexingSeconds(_ texts: [SourceText], runs: Int) -> (best: Double, median: Double) {
  var seconds: [Double] = []
  var tokens = 0
  for _ in 0..<runs {
    let start = DispatchTime.now().uptimeNanoseconds
    for text in texts { tokens &+= Lexer.tokens(of: text).count }
    seconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
  precondition(tokens > 0 || texts.isEmpty)
  return (seconds.min() ?? 0, median(seconds))
}

var folder: String?
var runs = 10
var flags: Set<String> = []
var words = Array(CommandLine.arguments.dropFirst())
while !words.isEmpty {
  let word = words.removeFirst()
  switch word {
  case "--runs":
    guard let number = words.first.flatMap({ Int($0) }), number > 0 else { fail("--runs takes a number") }
    runs = number
    words.removeFirst()
  case "--ast-grep", "--swift-syntax", "--lexing", "--growth", "--editing": flags.insert(word)
  case "--help", "-h":
    print(usage)
    exit(0)
  default:
    guard !word.hasPrefix("-"), folder == nil else { fail("what is '\(word)'?") }
    folder = word
  }
}
guard let folder else { fail("name a folder of Swift code") }

let lint = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  .deletingLastPathComponent()
  .appendingPathComponent("backport-lint").path
guard FileManager.default.isExecutableFile(atPath: lint) else {
  fail("there is no '\(lint)': build it first with 'swift build -c release'")
}
let minimums = ["--min", "iOS=15,macOS=12,tvOS=15,watchOS=8"]
func lintCommand(_ name: String, _ folder: String, flags: [String] = []) -> MeasuredCommand {
  MeasuredCommand(name: name, arguments: [lint, folder] + flags + ["--fail-on", "never"])
}

/// Latency as a ratio: on the clock the median of all keystrokes, in processor time their mean.
func measureEditing(_ tree: SourceTree, _ folder: String, runs: Int) throws {
  let keystrokes = 2_000
  let plain = tree.file(ofAbout: 2000)
  let busy = try tree.file(
    ofAtLeast: 1500,
    minimums: [(.iOS, 15), (.macOS, 12), (.tvOS, 15), (.watchOS, 8)].map {
      DeploymentTarget($0, Version($1), source: "--min")
    })
  var full = Comparison([lintCommand("a full lint", folder, flags: minimums)], runs: runs)
  try full.measure()
  let (wall, cpu) = (median(full.costs[0].map(\.wall)), median(full.costs[0].map(\.cpu)))
  var rows = [
    ["\(keystrokes) keystrokes, each", "wall ms", "cpu ms", "full lint/it: wall", "cpu"],
    ["a full lint", milliseconds(wall), milliseconds(cpu), "1", "1"],
  ]
  for (name, path) in [
    ("in \(plain.lines) lines", plain.path), ("in \(busy.lines) lines with \(busy.facts) facts", busy.path),
  ] where !path.isEmpty {
    let session = EditingSession(lint: lint, folder: folder, file: path, flags: minimums)
    let start = try session.run(edits: 0)
    let whole = try session.run(edits: keystrokes)
    let keyCPU = max(1e-6, (whole.cpu - start.cpu) / Double(keystrokes))
    let keyWall = median(whole.latencies)
    rows.append([
      name, String(format: "%.2f", keyWall * 1e3), String(format: "%.2f", keyCPU * 1e3),
      decimal(wall / keyWall, places: 0), decimal(cpu / keyCPU, places: 0),
    ])
  }
  print(aligned(rows), "\n")
}

do {
  let tree = SourceTree(folder)
  print(
    "\(tree.paths.count) Swift files, \(runs) runs after one warm-up; first/this below 1: we are faster\n")

  // By the targets that the projects declare, and by minimums that make much stale.
  for flags in [[], minimums] {
    let name = (["backport-lint"] + flags).joined(separator: " ")
    var comparison = Comparison([lintCommand(name, folder, flags: flags), Peers.ripgrep(folder)], runs: runs)
    try comparison.measure()
    print(comparison.table, "\n")
  }

  if flags.contains("--ast-grep") || flags.contains("--swift-syntax") {
    var slow = [lintCommand("backport-lint", folder)]
    if flags.contains("--ast-grep") { slow.append(Peers.astGrep(folder)) }
    if flags.contains("--swift-syntax") { slow.append(try Peers.swiftSyntax(list: try tree.list())) }
    var peers = Comparison(slow, runs: min(runs, 3), warmUps: 2)
    try peers.measure()
    print(peers.table, "\n")
  }

  if flags.contains("--growth") {
    let counts = [1, 4, 16]
    let places = try counts.map { try SourceTree.copies(of: folder, count: $0) }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    var growth = Comparison(zip(counts, places).map { lintCommand("\($0) x", $1.path) }, runs: min(runs, 5))
    try growth.measure()
    print(growth.table, "\n")
  }

  if flags.contains("--editing") {
    try measureEditing(tree, folder, runs: runs)
  }

  // Last: it holds the whole tree in memory, which would count as peak memory of commands started after it.
  if flags.contains("--lexing") {
    let texts = tree.paths.compactMap { FileManager.default.contents(atPath: $0) }.map {
      SourceText([UInt8]($0))
    }
    let bytes = texts.reduce(0) { $0 + $1.bytes.count }
    let ours = lexingSeconds(texts, runs: runs)
    let theirs = try Peers.swiftSyntaxThroughput(list: try tree.list())
    let ratio = (Double(bytes) / ours.median) / (Double(theirs.bytes) / theirs.seconds)
    print(
      aligned([
        ["one core, every byte", "bytes", "ms", "MB/s"],
        [
          "our lexer", "\(bytes)", milliseconds(ours.median),
          decimal(Double(bytes) / ours.median / 1e6, places: 1),
        ],
        [
          "SwiftSyntax's parser", "\(theirs.bytes)", milliseconds(theirs.seconds),
          decimal(Double(theirs.bytes) / theirs.seconds / 1e6, places: 1),
        ],
      ]))
    print("throughput: \(decimal(ratio, places: 1)) times SwiftSyntax's\n")
  }
} catch {
  FileHandle.standardError.write(Data("backport-benchmark: \(error)\n".utf8))
  exit(1)
}
