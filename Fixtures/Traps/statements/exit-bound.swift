// `exit` and `abort` bound by `let`, `guard let`, a subscript's parameter; and the system's own, with its
// module.
// min: 16

// ==== main.swift
import Foundation
struct A {
  func go() -> Int {
    let exit = { (n: Int) in print("closure exit", n) }
    if #available(iOS 15, *) { exit(1) }
    print("after")
    return 1
  }
  func go2(_ x: Int?) {
    guard let abort = x.map({ n in { print("abort", n) } }) else { return }
    if #available(iOS 15, *) { abort() }
    print("after 2")
  }
  subscript(exit exit: (Int) -> Void) -> Int {
    if #available(iOS 15, *) { exit(1) }
    print("after 3")
    return 3
  }
}
func real(_ b: Bool) {
  if b {
    if #available(iOS 15, *) { Foundation.exit(0) }
    print("never")
  }
  print("real")
}
_ = A().go(); A().go2(3); _ = A()[exit: { print("s", $0) }]; real(false); real(true)
