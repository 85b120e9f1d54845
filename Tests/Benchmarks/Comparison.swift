/// Several commands run in turn, A B C A B C …, so that a drift of the machine touches all of them alike.
struct Comparison {
  var commands: [MeasuredCommand]
  var runs: Int
  /// How many runs of the first command come before each of its counted ones, and do not count. What a slow peer
  /// leaves behind, such as a core at rest and files that have gone from the cache, would tell on a run of less than a
  /// second; its own, which takes that many times longer, comes after short ones.
  var warmUps: Int
  private(set) var costs: [[Cost]] = []

  init(_ commands: [MeasuredCommand], runs: Int, warmUps: Int = 0) {
    self.commands = commands
    self.runs = runs
    self.warmUps = warmUps
  }

  /// Runs everything once to warm the file cache, then `runs` counted times.
  mutating func measure() throws {
    for command in commands { _ = try command.run() }
    costs = Array(repeating: [], count: commands.count)
    for _ in 0..<runs {
      for (index, command) in commands.enumerated() {
        if index == 0 { for _ in 0..<warmUps { _ = try command.run() } }
        costs[index].append(try command.run())
      }
    }
  }

  /// One row a command: medians, spread, and how the first command's wall time compares, pair by pair.
  var table: String {
    var rows = [["command", "wall ms", "min", "max", "cpu ms", "peak MB", "first/this"]]
    for (index, command) in commands.enumerated() {
      let wall = costs[index].map(\.wall)
      let ratios = zip(costs[0], costs[index]).map { $0.wall / $1.wall }
      rows.append([
        command.name, milliseconds(median(wall)), milliseconds(wall.min() ?? 0),
        milliseconds(wall.max() ?? 0),
        milliseconds(median(costs[index].map(\.cpu))),
        decimal(Double(costs[index].map(\.peakMemory).max() ?? 0) / 1024, places: 1),
        index == 0 ? "1" : decimal(median(ratios), places: 3),
      ])
    }
    return aligned(rows)
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, places: 1) }

func decimal(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  guard places > 0 else { return "\(scaled)" }
  let fraction = String(scaled % Int(scale))
  return "\(scaled / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
}

/// Columns padded to their widest cell; the first to the left, the others to the right.
func aligned(_ rows: [[String]]) -> String {
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    row.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 0 ? row[column] + padding : padding + row[column]
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}
