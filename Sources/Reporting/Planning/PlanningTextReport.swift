import LintCore
import Migration

/// The results of `--forecast` and `--inventory` for people: tables.
public struct PlanningTextReport: Sendable {
  /// The width of the terminal in columns; `nil`: lines are not cut.
  public var width: Int?

  public init(width: Int? = nil) { self.width = width }

  public func write(_ forecast: Forecast, to out: ByteWriter) {
    let series = forecast.series.filter(\.hasGain)
    guard !series.isEmpty else {
      return out.write(
        "Nothing in the code waits for a minimum above the present ones: raising them buys nothing.\n")
    }
    for (index, series) in series.enumerated() {
      if index > 0 { out.write("\n") }
      out.write("What could go if the minimum of \(series.title) were raised, cumulative:\n\n")
      var table = TextTable(
        [
          "minimum", "checks", "attributes", "shims", "call sites",
          series.isPlanned ? "fixes" : "all findings", "lines",
        ],
        numbers: 1..<7)
      for step in series.steps {
        let counts = [step.checks, step.attributes, step.shims, step.callSites, step.findings, step.lines]
        table.add([series.title(of: step)] + counts.map(String.init))
      }
      table.write(to: out, width: width)
    }
    let sentences = [forecast.sentenceOnOthers, forecast.sentenceOnLines].compactMap(\.self)
    if !sentences.isEmpty { out.write("\n\(sentences.joined(separator: "\n"))\n") }
  }

  public func write(_ inventory: Inventory, to out: ByteWriter) {
    guard !inventory.shims.isEmpty else { return out.write("No shims were found.\n") }
    var table = TextTable(["shim", "kind", "call sites", "place", "can go"], numbers: [2])
    for shim in inventory.shims {
      table.add([
        shim.name.printable, shim.kind, String(shim.callSites.count),
        "\(shim.path.printable):\(shim.start.line)", shim.outlook.printable,
      ])
    }
    table.write(to: out, width: width)
    out.write("\n\(counted(inventory.shims.count, "shim")), ")
    out.write("\(counted(inventory.callSiteCount, "call site")).\n")
    writeUnclear(inventory.unclearCallSiteCount, to: out)
  }

  private func writeUnclear(_ count: Int, to out: ByteWriter) {
    guard count > 0 else { return }
    let subject =
      count == 1
      ? "1 more call has the name and labels of a shim and may mean"
      : "\(count) more calls have the name and labels of a shim and may mean"
    out.write("\(subject) another declaration: not counted.\n")
  }
}

/// A table with columns as wide as their widest cell, separated by two spaces.
struct TextTable {
  private var rows: [[String]]
  private let numbers: Set<Int>

  /// - Parameter numbers: the right-aligned columns.
  init(_ titles: [String], numbers: some Sequence<Int>) {
    rows = [titles]
    self.numbers = Set(numbers)
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// - Parameter width: the width of the terminal. Longer lines are cut and end with `…`.
  func write(to out: ByteWriter, width: Int? = nil) {
    let widths = rows[0].indices.map { column in rows.map { Self.width($0[column]) }.max() ?? 0 }
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let blank = String(repeating: " ", count: widths[column] - Self.width(cell))
        if column > 0 { line += "  " }
        line += numbers.contains(column) ? blank + cell : cell + blank
      }
      while line.last == " " { line.removeLast() }
      if let width { line = Self.cut(line, to: width) }
      out.write(line + "\n")
    }
  }

  private static func cut(_ line: String, to width: Int) -> String {
    guard self.width(line) > width, width > 1 else { return line }
    var (cut, columns) = ("", 0)
    for character in line {
      columns += self.width(String(character))
      if columns >= width { break }
      cut.append(character)
    }
    return cut + "…"
  }

  private static func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.columns } }
}
