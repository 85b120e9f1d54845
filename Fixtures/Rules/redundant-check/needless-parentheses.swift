// target: iOS 15
func needless(_ a: Bool, _ b: Bool, _ list: [Int]) {
  if #available(iOS 13, *), (a || b) { use() } // expect: 6 [redundant-check] "this part of the condition can go"
  guard (a || b), #available(iOS 13, *) else { return } // expect: 19 [redundant-check] "this part of the condition can go"
  // The closure needs them, and so do operands.
  if #available(iOS 13, *), (list.contains { $0 == 1 }) { use() } // expect: 6 [redundant-check] "this part"
  if #available(iOS 13, *), (a || b) && a { use() } // expect: 6 [redundant-check] "this part of the condition can go"
  // A list of conditions keeps its form.
  if #available(iOS 13, *), (a || b), a { use() } // expect: 6 [redundant-check] "this part of the condition can go"
}
