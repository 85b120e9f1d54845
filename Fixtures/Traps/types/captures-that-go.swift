// The same where the capture goes, too.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
func each(_ f: (Int) -> Void) { f(1) }
class C { 
  func m() {}
  func k(_ i: Int) { print(i) }
  func t() {
    each { [weak self] in if #unavailable(iOS 15) { self?.k($0) }; print("a") }
    each { [weak self] in if #unavailable(iOS 15) { self?.k($0) } }
    each { [weak self] x in if #unavailable(iOS 15) { self?.k(x) } else { print(x) } }
  }
}
C().t()
