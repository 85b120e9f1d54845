// target: iOS 15
func show() {
  if #available(iOS 14, *) { modern() } else { legacy(); shared(); named(); Named() } // expect: 6 [redundant-check] "always true"
  if #available(iOS 16, *) { newer() } else { notYet() } // above the target: silent
  guard #available(iOS 15, *) else { return early() } // expect: 9 [redundant-check] "always true"
  shared()
}

private func legacy() { legacy() } // expect: 1 [orphaned-declaration/unused] "only dead code refers to 'legacy()'"
fileprivate var early: () -> Void { { } } // expect: 1 [orphaned-declaration/unused] "'early'"
private func shared() { } // live code calls it as well
private func notYet() { } // the branch is not dead
private func never() { } // nobody ever called it, which is another matter
private func named() { } // expect: 1 [orphaned-declaration/unused] "'named()'"
private final class Named { } // a string names it
let name = "named Named"
func visible() { }
