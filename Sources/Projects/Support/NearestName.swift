/// The name with the smallest edit distance, when that is small enough for a typing error.
public func nearestName(to name: String, in names: [String]) -> String? {
  let limit = max(2, name.utf8.count / 3)
  let ranked = names.map { (name: $0, distance: editDistance(name, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
  return best.name
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two strings.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  var rows = [Array(0...right.count)]
  for (row, byte) in left.enumerated() {
    var next = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(rows[row][column] + (byte == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, rows[row - 1][column - 1] + 1)
      }
      next.append(cost)
    }
    rows.append(next)
  }
  return rows[left.count][right.count]
}
