// target: iOS 15
func needless(_ a: Bool, _ b: Bool, _ list: [Int]) {
  if a || b { use() }
  guard a || b else { return }
  // The closure needs them, and so do operands.
  if (list.contains { $0 == 1 }) { use() }
  if (a || b) && a { use() }
  // A list of conditions keeps its form.
  if (a || b), a { use() }
}
